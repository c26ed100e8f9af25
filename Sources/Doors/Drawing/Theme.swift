// SPDX-License-Identifier: GPL-3.0-or-later

/// What a drawing is laid on.
enum Ground: String, CaseIterable, Sendable {
  case table, paper, band, back, plate
}

/// What a drawing is written and drawn with: the class of its elements.
enum Ink: String, CaseIterable, Sendable {
  /// Words beside the cards.
  case word
  /// Words on a card.
  case name
  case hearts, diamonds, clubs, spades
  /// Words on the mark of a card that opens a group.
  case opener
  /// How many cards lie face down.
  case count
  /// The number of a part of a picture.
  case number

  /// What it always stands on.
  var ground: Ground {
    switch self {
    case .word: .table
    case .name, .hearts, .diamonds, .clubs, .spades: .paper
    case .opener: .band
    case .count, .number: .plate
    }
  }
}

/// What lines are drawn with.
enum Stroke: String, CaseIterable, Sendable {
  /// The edge of a card.
  case edge
  case picked, target, focus
  /// The pattern of a back.
  case weave

  /// What it stands on.
  var grounds: [Ground] {
    switch self {
    case .edge, .picked, .target, .focus: [.table, .paper]
    case .weave: [.back]
    }
  }
}

/// The colours of drawings. They stand in rules for classes, so that a page that draws with others
/// need only give others.
public struct Theme: Sendable {
  let grounds: @Sendable (Ground) -> SRGBColour
  let inks: @Sendable (Ink) -> SRGBColour
  let strokes: @Sendable (Stroke) -> SRGBColour

  /// The rules of every class that drawings have, for elements inside one of the class `drawing`.
  public var styleSheet: String { Self.type + "\n" + colours }

  /// What holds in every theme.
  public static let type = rules([
    "text{font-family:Arial,Helvetica,sans-serif;font-weight:700;text-anchor:middle}",
    ".line{text-anchor:start}",
  ])

  /// What a theme has of its own.
  public var colours: String {
    let fills =
      Ground.allCases.map { ($0.rawValue, grounds($0)) }
      + Ink.allCases.map { ($0.rawValue, inks($0)) }
    return Self.rules(
      fills.map { ".\($0){fill:\($1)}" }
        + Stroke.allCases.map { ".\($0.rawValue){stroke:\(strokes($0))}" }
        // The gap of a double line.
        + [".gap{stroke:\(grounds(.table))}"])
  }

  private static func rules(_ rules: [String]) -> String {
    rules.map { ".drawing \($0)" }.joined(separator: "\n")
  }
}

extension Theme {
  public static let light = Theme { ground in
    switch ground {
    case .table: 0xf2f2f2
    case .paper: 0xffffff
    case .band, .plate: 0x000000
    case .back: 0x27384d
    }
  } inks: { ink in
    switch ink {
    case .word, .name, .spades: 0x000000
    case .hearts: 0xb00010
    case .diamonds: 0x0040b0
    case .clubs: 0x005a20
    case .opener, .count, .number: 0xffffff
    }
  } strokes: { stroke in
    switch stroke {
    case .edge: 0x000000
    case .picked: 0xa000a0
    case .target: 0x0050d0
    case .focus: 0x000000
    case .weave: 0x8298b0
    }
  }

  public static let dark = Theme { ground in
    switch ground {
    case .table, .band, .plate: 0x000000
    case .paper: 0x1c1c1c
    case .back: 0x3a3a3a
    }
  } inks: { ink in
    switch ink {
    case .word, .name, .spades, .opener, .count, .number: 0xffffff
    case .hearts: 0xff9a9a
    case .diamonds: 0x8fc4ff
    case .clubs: 0x6fe07f
    }
  } strokes: { stroke in
    switch stroke {
    case .edge, .focus: 0xffffff
    case .picked: 0xff9cff
    case .target: 0x6fd0ff
    case .weave: 0x909090
    }
  }

  /// One colour for all that is written and drawn, and one for what it stands on.
  public static func twoColours(_ colour: SRGBColour, on background: SRGBColour) -> Theme {
    Theme { ground in
      switch ground {
      case .table, .paper, .plate, .back: background
      case .band: colour
      }
    } inks: { ink in
      switch ink {
      case .word, .name, .hearts, .diamonds, .clubs, .spades, .count, .number: colour
      case .opener: background
      }
    } strokes: { _ in
      colour
    }
  }

  public static let yellowOnBlack = Theme { ground in
    switch ground {
    case .table, .paper, .plate: 0x000000
    case .band: 0xffff00
    case .back: 0x333300
    }
  } inks: { ink in
    switch ink {
    case .word, .name, .spades, .count, .number: 0xffff00
    case .opener: 0x000000
    case .hearts: 0xff9a80
    case .diamonds: 0x8fd0ff
    case .clubs: 0x70ff70
    }
  } strokes: { stroke in
    switch stroke {
    case .edge, .focus: 0xffff00
    case .picked: 0xff9cff
    case .target: 0x6fd0ff
    case .weave: 0xb0b000
    }
  }
}
