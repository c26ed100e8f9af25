// SPDX-License-Identifier: GPL-3.0-or-later

/// Where pieces lie. A place keeps its name for the whole game.
public struct Place: Hashable, Sendable {
  /// What sort of place it is. Games may make kinds of their own.
  public struct Kind: Hashable, Sendable, ExpressibleByStringLiteral {
    /// One lower-case word, for saves and messages: "column".
    public let name: String

    public init(_ name: String) { self.name = name }
    public init(stringLiteral name: String) { self.name = name }

    // The places of card tables, which sounds, narration and more than one game speak of.
    public static let stock: Kind = "stock"
    public static let waste: Kind = "waste"
    public static let foundation: Kind = "foundation"
    public static let column: Kind = "column"
    /// A square of a grid, numbered by row and column; see ``Place/square(row:column:)``.
    public static let square: Kind = "square"
    /// A row of squares, which is read as a whole and holds nothing itself.
    public static let row: Kind = "row"
    /// Holds one piece that waits to be placed; once it is empty it is not read out any more.
    public static let tray: Kind = "tray"
    /// A point of a working area, where a piece can be let go; see ``Place/point(x:y:)``.
    public static let point: Kind = "point"
    /// Where pieces go that are out of play; it is never read out.
    public static let completed: Kind = "completed"
  }

  public let kind: Kind
  /// From 1, left to right; 0 where there is only one place of the kind. A square has its row as
  /// the tens and its column as the ones.
  public let number: Int

  public init(_ kind: Kind, _ number: Int = 0) {
    self.kind = kind
    self.number = number
  }

  /// The number first: a table looks its places up all the time, and comparing words takes longer.
  public static func == (one: Place, other: Place) -> Bool {
    one.number == other.number && one.kind == other.kind
  }

  /// The place's name: `place-column` with its number as `n`, `place-square` with `row` and
  /// `column`, `place-point` with `x` and `y`.
  public var name: Term {
    let key = Key("place-\(kind.name)")
    return switch kind {
    case .square: Term(key, ["row": .number(row), "column": .number(column)])
    case .point: Term(key, ["x": .number(x), "y": .number(y)])
    default: Term(key, ["n": .number(number)])
    }
  }
}

extension Place {
  /// A square of a grid of up to nine rows and columns, both counted from 1.
  public static func square(row: Int, column: Int) -> Place {
    Place(.square, row * 10 + column)
  }

  /// The row of a square, from the top.
  public var row: Int { number / 10 }
  /// The column of a square, from the left.
  public var column: Int { number % 10 }
  /// A square by its number alone, as it is typed: row and column, "23".
  public var digits: Term { Term("square-digits", ["digits": .number(number)]) }

  /// The place where a piece waits, which keeps the piece's number, from 1.
  public static func tray(of piece: Piece) -> Place { Place(.tray, piece.number + 1) }

  /// The piece that waits at a place, or did before it was placed; nil where none ever does.
  public var waiting: Piece? { kind == .tray ? Piece(number - 1) : nil }

  /// What is further right or down is as far as this.
  public static let farthestPoint = 999

  /// A point, counted from the left and from the top; both 0 to ``farthestPoint``.
  public static func point(x: Int, y: Int) -> Place {
    Place(.point, y * (farthestPoint + 1) + x)
  }

  /// How far a point lies from the left.
  public var x: Int { number % (Self.farthestPoint + 1) }
  /// How far a point lies from the top.
  public var y: Int { number / (Self.farthestPoint + 1) }
}

extension Place: LosslessStringConvertible {
  /// As a save writes it: "waste", "column 2".
  public var description: String { number == 0 ? kind.name : "\(kind.name) \(number)" }

  public init?(_ description: String) {
    let words = description.split(separator: " ", omittingEmptySubsequences: false)
    guard let kind = words.first, !kind.isEmpty, words.count <= 2 else { return nil }
    guard words.count == 2 else {
      self.init(Kind(String(kind)))
      return
    }
    guard let number = Int(words[1]), number > 0 else { return nil }
    self.init(Kind(String(kind)), number)
  }
}

extension Place: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let place = Place(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a place")
    }
    self = place
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
