// SPDX-License-Identifier: GPL-3.0-or-later

import CLouis
import Synchronization
import Testing

@testable import Braille
@testable import Tactile

/// Reads braille as a finger does: by where its dots lie.
extension Sheet {
  /// The lines between the title and the number, each from its first cell on.
  func braille() throws -> [String] {
    try lines.map { try ReadBraille.text(of: Array($0.drop { $0 == 0 })) }
  }

  /// What stands in each line, from the left margin.
  var lines: [[UInt8]] {
    marks.compactMap { mark in
      if case .braille(let dots) = mark { cells(of: dots) } else { nil }
    }
  }

  private func cells(of dots: [Point]) -> [UInt8] {
    var cells: [UInt8] = []
    for dot in dots {
      let across = dot.x - paper.area.x - Standard.dot / 2
      let cell = Int((across + 0.1) / Standard.cellDistance)
      let column = Int((across - Double(cell) * Standard.cellDistance) / Standard.dotDistance + 0.5)
      let down = (dot.y - paper.area.y - Standard.dot / 2)
        .truncatingRemainder(dividingBy: Standard.lineDistance)
      let row = Int((down / Standard.dotDistance).rounded())
      while cells.count <= cell { cells.append(0) }
      cells[cell] |= 1 << UInt8(3 * column + row)
    }
    return cells
  }
}

enum ReadBraille {
  /// The text of cells by a table, that of English braille without contractions unless told otherwise.
  static func text(of cells: [UInt8], table: String = "en-ueb-g1.ctb") throws -> String {
    let input = cells.map { UInt32($0) | 0x8000 }
    // The library is not for two at once.
    let text = Translator.library.withLock { _ -> String? in
      var output = [UInt32](repeating: 0, count: 8 * cells.count + 16)
      var (taken, made) = (Int32(cells.count), Int32(output.count))
      let status = lou_backTranslate(
        table, input, &taken, &output, &made, nil, nil, nil, nil, nil,
        Int32(dotsIO.rawValue))
      guard status == 1 else { return nil }
      return String(
        String.UnicodeScalarView(output.prefix(Int(made)).compactMap(Unicode.Scalar.init)))
    }
    return try #require(text)
  }
}
