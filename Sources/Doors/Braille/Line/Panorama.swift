// SPDX-License-Identifier: GPL-3.0-or-later

/// The part of a strip that a display shows, and how it is moved.
public struct Panorama: Hashable, Sendable {
  public let strip: Strip
  /// Cells of the display.
  public let width: Int
  private let windows: [Range<Int>]
  private var index = 0

  /// The beginning of a strip.
  public init(_ strip: Strip, width: Int) {
    self.strip = strip
    self.width = max(width, 0)
    windows = strip.windows(of: width)
  }

  /// Where the window goes.
  public enum Pan: Hashable, Sendable {
    case back, forward, start, end
  }

  /// What the display shows: exactly `width` cells.
  public var cells: [UInt8] {
    let shown = strip.cells[windows[index]]
    return shown + [UInt8](repeating: 0, count: width - shown.count)
  }

  /// Moves the window.
  ///
  /// - Returns: False where it was at the edge already.
  @discardableResult
  public mutating func pan(_ pan: Pan) -> Bool {
    let goal =
      switch pan {
      case .back: max(index - 1, 0)
      case .forward: min(index + 1, windows.count - 1)
      case .start: 0
      case .end: windows.count - 1
      }
    defer { index = goal }
    return goal != index
  }

  /// What a routing key is for, by its cell from 0.
  public func target(at cell: Int) -> Passage.Target? {
    let window = windows[index]
    return 0..<window.count ~= cell ? strip.target(at: window.lowerBound + cell) : nil
  }
}
