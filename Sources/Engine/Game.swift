// SPDX-License-Identifier: GPL-3.0-or-later

/// A game's rules, with the settings that a save needs to make the same game again.
///
/// A game answers questions about a table and changes it only in ``deal(_:)``,
/// ``play(_:_:)`` and ``sweep(_:)``. Menus, hints, narration, saves and undo follow from it.
public protocol Game: Codable, Sendable {
  /// The game's name in saves and on the command line: "atlas".
  static var id: String { get }

  /// How hard this round is, by the name the game's kind lists it under.
  var difficulty: Difficulty { get }

  /// Every place, in the order in which a player reads them.
  var places: [Place] { get }

  func deal(_ turn: inout Turn)

  /// The pieces that may be picked next; those picked first come first.
  ///
  /// In a patience one card is picked and what lies on it follows, see ``load(of:on:)``.
  func picks(after picked: [Piece], on table: Table) -> [Piece]

  /// Why a piece cannot be picked after others, or nil.
  func objection(toPicking piece: Piece, after picked: [Piece], on table: Table) -> Objection?

  /// The act that plays what is picked, in a game where pieces are gathered one after the other; nil
  /// where one piece is picked and carried to a place.
  var gatheringAct: Act? { get }

  /// What gathered pieces make, as in "Pair, 15"; nil as long as they make nothing.
  func worth(of picked: [Piece], on table: Table) -> Term?

  /// Gathered pieces and how they hang together.
  func chain(of picked: [Piece], on table: Table) -> Term

  /// What could be gathered now; nil where the player has to find it.
  func choices(on table: Table) -> Choices?

  /// What the game tells beside what every game does; see ``GameKind/readings``.
  ///
  /// - Parameters:
  ///   - piece: the one the player is at.
  ///   - picked: what is gathered.
  func answer(
    _ reading: Reading, about piece: Piece?, picked: [Piece], on table: Table
  ) -> Answer

  /// Everything that travels when these pieces are moved.
  func load(of picked: [Piece], on table: Table) -> [Piece]

  /// Every legal move of a table. Where the order of what is picked does not matter, one of the
  /// orders.
  func moves(on table: Table) -> [Move]

  /// Why a move cannot be played, or nil. The only place where legality is decided.
  func objection(to move: Move, on table: Table) -> Objection?

  /// Why a piece cannot leave its place, wherever it is to go, or nil.
  func objection(toTaking piece: Piece, on table: Table) -> Objection?

  /// The goals to list for what is picked: all that is legal and, unless only right ones are
  /// wanted, every answer that the player has to know to be wrong. They follow from
  /// ``objection(to:on:)``; a game answers for itself only to be faster.
  func goals(for picked: [Piece], on table: Table, onlyRight: Bool) -> [Place]

  /// Plays a legal move, without its consequences.
  func play(_ move: Move, _ turn: inout Turn)

  /// Plays what follows by itself: cards that turn up, groups that are complete.
  func sweep(_ turn: inout Turn)

  func outcome(of table: Table) -> Outcome

  /// The acts the table offers, in the order of the menu.
  func acts(on table: Table) -> [Act]

  /// What choosing a place does where that is more than picking a card: drawing, at the stock.
  func act(at place: Place, on table: Table) -> Act?

  /// Whether a piece is never missed once it lies on a foundation.
  func isSpare(_ piece: Piece, on table: Table) -> Bool

  /// Whether the player has to know the right goals, so that nothing but a lesson may tell them
  /// from the wrong ones.
  var testsKnowledge: Bool { get }

  /// Whether a player who learns is shown the right goals alone.
  var lessonsTellGoals: Bool { get }

  /// Places that, chosen one after the other with nothing picked, show or hide the acts that play
  /// the round to its end by themselves; nil for a game without such a secret.
  var secret: [Place]? { get }

  /// The pieces that a short form means, as experts type it: "7h". They may lie anywhere.
  func pieces(called text: String) -> [Piece]

  /// What a piece is called. In normal play it gives nothing away that the player has to know.
  func name(of piece: Piece) -> Term

  /// What a learner hears after the name; empty where there is nothing to teach.
  func lesson(on piece: Piece, of table: Table) -> [Term]

  /// The thing in the world that a piece stands for, by which facts about it are found.
  func subject(of piece: Piece) -> String?

  /// What an empty place takes, as in "takes a base card"; nil for a place that takes nothing.
  func invitation(of place: Place, on table: Table) -> Term?

  /// A place with cards in the game's own words; nil where the usual ones serve.
  func label(of place: Place, on table: Table) -> Term?

  /// The face-up pieces of a column as runs, the free one first, each from its deepest piece;
  /// empty where every piece is told for itself.
  func runs(at place: Place, on table: Table) -> [[Piece]]

  /// Every foundation in one line; nil where each is told for itself.
  func foundations(on table: Table) -> Term?

  /// The pieces that lie out of sight; nil where the player does not know what is in the round.
  func unseen(on table: Table) -> [Piece]?

  /// Pieces in short, as a list of what is out of sight; a line each.
  func summary(of pieces: [Piece]) -> [Term]

  /// What the foundations take next, wherever it lies.
  func wanted(on table: Table) -> [Piece]

  /// How far the round is, most important first.
  func progress(of table: Table) -> [Term]

  /// Whether a move can be a wrong answer, see ``Objection/Weight/mistake``.
  var hasMistakes: Bool { get }

  /// The points, in a match where this many moves were taken back; nil for a game without points.
  func score(of table: Table, undoCount: Int) -> Int?

  /// Whether the points are all there is to a round, so that one that ends is not lost by that.
  var isPlayedForPoints: Bool { get }

  /// A move worth making that follows from what the player can see, with its reason.
  func advice(on table: Table) -> Advice?

  /// Why there is no deal of a seed, or nil; a game that deals from numbers has not all of them.
  func objection(toSeed seed: UInt64) -> Objection?

  /// The number the player knows the deal by; nil for a deal without one, such as a board that
  /// was brought along.
  func dealNumber(seed: UInt64) -> UInt64?

  /// What the round is made of, for choosing something else next time (group ids).
  var ingredients: [String] { get }
}

public enum Outcome: String, Hashable, Sendable, Codable {
  case open, won, lost
  /// The points stand; there was nothing to win or lose.
  case over

  /// Whether the round has come to an end for good. A lost one may be taken back.
  public var isFinal: Bool { self == .won || self == .over }
}

/// A hint: a move and why it helps.
public struct Advice: Hashable, Sendable {
  public let move: Move
  public let reason: Term

  public init(_ move: Move, because reason: Term) {
    self.move = move
    self.reason = reason
  }
}

/// How hard a round is, by one lower-case word: "easy".
public struct Difficulty: Hashable, Sendable, Codable, RawRepresentable, ExpressibleByStringLiteral
{
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  /// `difficulty-easy`
  public var name: Term { Term(Key("difficulty-\(rawValue)")) }

  /// Where the match of a game at this difficulty is kept: "klondike-easy".
  public func slot(of game: any Game.Type) -> String { "\(game.id)-\(rawValue)" }
}

extension Game {
  /// Where its match is kept.
  public var slot: String { difficulty.slot(of: Self.self) }

  /// What the game is called: `game-klondike`.
  public var title: Term { .game(Self.id) }

  public func objection(
    toPicking piece: Piece, after picked: [Piece], on table: Table
  ) -> Objection? {
    picks(after: picked, on: table).contains(piece)
      ? nil : Objection(Term("refused-covered", ["card": .term(name(of: piece))]))
  }
  public var gatheringAct: Act? { nil }
  public func worth(of picked: [Piece], on table: Table) -> Term? { nil }
  public func chain(of picked: [Piece], on table: Table) -> Term {
    picked.last.map(name) ?? Term("load-nothing")
  }
  public func choices(on table: Table) -> Choices? { nil }
  public func answer(
    _ reading: Reading, about piece: Piece?, picked: [Piece], on table: Table
  ) -> Answer { .lines([Term("refused-act")]) }
  public func load(of picked: [Piece], on table: Table) -> [Piece] { picked }
  public func objection(toTaking piece: Piece, on table: Table) -> Objection? { nil }
  public func sweep(_ turn: inout Turn) {}
  public func acts(on table: Table) -> [Act] { [] }
  public func act(at place: Place, on table: Table) -> Act? {
    place.kind == .stock ? acts(on: table).first : nil
  }
  public func isSpare(_ piece: Piece, on table: Table) -> Bool { true }
  public var testsKnowledge: Bool { false }
  public var lessonsTellGoals: Bool { true }
  public var secret: [Place]? { nil }
  public func pieces(called text: String) -> [Piece] { [] }
  public func lesson(on piece: Piece, of table: Table) -> [Term] { [] }
  public func subject(of piece: Piece) -> String? { nil }
  public func invitation(of place: Place, on table: Table) -> Term? { nil }
  public func label(of place: Place, on table: Table) -> Term? { nil }
  public func runs(at place: Place, on table: Table) -> [[Piece]] { [] }
  public func foundations(on table: Table) -> Term? { nil }
  public func unseen(on table: Table) -> [Piece]? { nil }
  public func summary(of pieces: [Piece]) -> [Term] { pieces.map(name) }
  public func wanted(on table: Table) -> [Piece] { [] }
  public func progress(of table: Table) -> [Term] { [] }
  public var hasMistakes: Bool { false }
  public func score(of table: Table, undoCount: Int) -> Int? { table.counts[.score] }
  public var isPlayedForPoints: Bool { false }
  public func advice(on table: Table) -> Advice? { nil }
  public func objection(toSeed seed: UInt64) -> Objection? { nil }
  public func dealNumber(seed: UInt64) -> UInt64? { seed }
  public var ingredients: [String] { [] }

  public func goals(for picked: [Piece], on table: Table, onlyRight: Bool) -> [Place] {
    table.goals(onlyRight: onlyRight) { objection(to: Move(picked, to: $0), on: table) }
  }

  /// The acts that need no piece, and one piece to one place.
  public func moves(on table: Table) -> [Move] {
    let acts = acts(on: table).map { Move($0) }.filter { objection(to: $0, on: table) == nil }
    let carries = picks(after: [], on: table).flatMap { piece in
      goals(for: [piece], on: table, onlyRight: true).map { Move([piece], to: $0) }
    }
    return acts + carries
  }
}
