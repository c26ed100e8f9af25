// SPDX-License-Identifier: GPL-3.0-or-later

/// Passages in cells, one after the other, as if the display had no end.
public struct Strip: Hashable, Sendable {
  /// Blank cells between two passages.
  private static let gap = 2

  public private(set) var cells: [UInt8] = []
  private var stretches: [Stretch] = []

  private struct Stretch: Hashable {
    let range: Range<Int>
    let target: Passage.Target?
  }

  public init(_ passages: [(cells: [UInt8], target: Passage.Target?)]) {
    for passage in passages where !passage.cells.isEmpty {
      if !cells.isEmpty { cells += [UInt8](repeating: 0, count: Self.gap) }
      let start = cells.count
      cells += passage.cells
      stretches.append(Stretch(range: start..<cells.count, target: passage.target))
    }
  }

  public init(_ passages: [Passage], by translator: Translator) {
    self.init(passages.map { (translator.translate($0.text).cells, $0.target) })
  }

  /// What a routing key over a cell is for; nil over messages and between passages.
  func target(at cell: Int) -> Passage.Target? {
    stretches.first { $0.range.contains(cell) }?.target
  }

  /// The strip cut for a display of `width` cells: at the ends of words, and of entries that fit
  /// one display; a word longer than the display is cut where it ends. At least one window.
  func windows(of width: Int) -> [Range<Int>] {
    guard width > 0 else { return [0..<0] }
    var windows: [Range<Int>] = []
    for part in stretches.flatMap({ parts(of: $0, width) }) {
      if let last = windows.last, part.upperBound - last.lowerBound <= width {
        windows[windows.count - 1] = last.lowerBound..<part.upperBound
      } else {
        windows.append(part)
      }
    }
    return windows.isEmpty ? [0..<0] : windows
  }

  /// What is not cut: an entry that fits, or else its words.
  private func parts(of stretch: Stretch, _ width: Int) -> [Range<Int>] {
    if stretch.target != nil, stretch.range.count <= width { return [stretch.range] }
    return cells[stretch.range].split(separator: 0).flatMap { word in
      stride(from: word.startIndex, to: word.endIndex, by: width).map {
        $0..<min($0 + width, word.endIndex)
      }
    }
  }
}
