// SPDX-License-Identifier: GPL-3.0-or-later

/// Where pieces lie. A place keeps its name for the whole game.
public struct Place: Hashable, Sendable {
  /// What a place is called. Games may make kinds of their own; what generic layers have to know of a
  /// place is not its kind but its ``PlaceTraits``.
  public struct Kind: Hashable, Sendable, ExpressibleByStringLiteral {
    /// One lower-case word, for saves and messages: "column".
    public let name: String

    public init(_ name: String) { self.name = name }
    public init(stringLiteral name: String) { self.name = name }

    public static let stock: Kind = "stock"
    public static let waste: Kind = "waste"
    public static let foundation: Kind = "foundation"
    public static let column: Kind = "column"
    public static let square: Kind = "square"
    public static let row: Kind = "row"
    public static let gridColumn: Kind = "grid-column"
    public static let tray: Kind = "tray"
    public static let point: Kind = "point"
    public static let completed: Kind = "completed"
  }

  public let kind: Kind
  // A coordinate in the least room: places are copied and compared all the time.
  private let shape: Coordinate.Shape
  private let code: Int32

  public init(_ kind: Kind, at coordinate: Coordinate) {
    self.kind = kind
    shape = coordinate.shape
    code = Int32(clamping: coordinate.number)
  }

  public var coordinate: Coordinate { Coordinate(number, shape) }

  /// As saves write it and players type it; see ``Coordinate/number``.
  public var number: Int { Int(code) }

  /// The only place of its kind.
  public init(_ kind: Kind) { self.init(kind, at: .only) }

  /// - Parameter index: from 1, left to right.
  public init(_ kind: Kind, _ index: Int) { self.init(kind, at: .index(index)) }

  /// By what a save keeps of it, so that a place that is read again is the same. The number first: a
  /// table looks its places up all the time, and comparing words takes longer.
  public static func == (one: Place, other: Place) -> Bool {
    one.code == other.code && one.kind == other.kind
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(kind)
  }

  /// The place's name: `place-column` with its number as `n`, also for a column of a grid,
  /// `place-square` with `row` and `column`, `place-point` with `x` and `y`.
  public var name: Term {
    let key: Key = kind == .gridColumn ? "place-column" : Key("place-\(kind.name)")
    return switch coordinate {
    case .square(let row, let column):
      Term(key, ["row": .number(row), "column": .number(column)])
    case .point(let x, let y): Term(key, ["x": .number(x), "y": .number(y)])
    default: Term(key, ["n": .number(number)])
    }
  }

  /// What lies here, by its name, with where that is: one thing in a sentence.
  public func holding(_ piece: Term) -> Term {
    Term(
      "hint-pair-card",
      ["name": .term(piece), "from": .term(name.form("from")), "at": .term(name.form("at"))])
  }
}

extension Place {
  /// A square of a grid of up to nine rows and columns, both counted from 1.
  public static func square(row: Int, column: Int) -> Place {
    Place(.square, at: .square(row: row, column: column))
  }

  /// All squares of a row, which are read together.
  public static func row(_ row: Int) -> Place { Place(.row, at: .row(row)) }

  /// All squares of a column, which are read together.
  public static func gridColumn(_ column: Int) -> Place {
    Place(.gridColumn, at: .column(column))
  }

  public var isSquare: Bool { if case .square = coordinate { true } else { false } }

  /// The row of a square or of a row of them, from the top; 0 for anything else.
  public var row: Int {
    switch coordinate {
    case .square(let row, _), .row(let row): row
    default: 0
    }
  }

  /// The column of a square or of a column of them, from the left; 0 for anything else.
  public var column: Int {
    switch coordinate {
    case .square(_, let column), .column(let column): column
    default: 0
    }
  }

  /// A square by its number alone, as it is typed: row and column, "23".
  public var digits: Term { Term("square-digits", ["digits": .number(number)]) }

  /// The place where a piece waits to be placed.
  public static func tray(of piece: Piece) -> Place { Place(.tray, at: .piece(piece)) }

  /// The piece that waits at a place, or did before it was placed; nil where none ever does.
  public var waiting: Piece? { if case .piece(let piece) = coordinate { piece } else { nil } }

  /// What is further right or down is as far as this.
  public static let farthestPoint = 999

  /// A point, counted from the left and from the top; both 0 to ``farthestPoint``.
  public static func point(x: Int, y: Int) -> Place { Place(.point, at: .point(x: x, y: y)) }

  public var isPoint: Bool { if case .point = coordinate { true } else { false } }

  /// How far a point lies from the left; 0 for anything else.
  public var x: Int { if case .point(let x, _) = coordinate { x } else { 0 } }
  /// How far a point lies from the top; 0 for anything else.
  public var y: Int { if case .point(_, let y) = coordinate { y } else { 0 } }
}
