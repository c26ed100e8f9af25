// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Samples
import Testing

@testable import Conversation

/// What typed lines mean, before anything is done. FreeCell's deal 1 ends in 6 of spades, 9 of clubs,
/// 2 and 6 of hearts, 6 of clubs, 3 of diamonds, 8 and 10 of clubs.
@Suite struct LineReaderTests {
  private func reader(
    _ game: any Game, seed: UInt64 = 1, picked: [Piece] = [], secretActs: [Act] = []
  ) -> LineReader {
    LineReader(
      game, Match(game, seed: seed).table, picked: picked, secretActs: secretActs,
      Talk(descriptors: EveryDescriptor.all).dialogue.environment)
  }

  /// An intent in a word and what it is about.
  private func written(_ intent: Intent, _ reader: LineReader) -> String {
    func names(_ pieces: [Piece]) -> String {
      pieces.map { reader.game.name(of: $0).plainName }.joined(separator: " + ")
    }
    return switch intent {
    case .choose(let place): "choose \(place)"
    case .take(let piece): "take \(names([piece]))"
    case .gather(let pieces): "gather \(names(pieces))"
    case .move(let pieces, let goals):
      "move \(names(pieces)) > \(goals.places.map(\.description).joined(separator: ", "))"
    case .act(let act, let pieces): "\(act.name) \(names(pieces))"
    case .label(let place): "label \(place)"
    case .read(let place): "read \(place)"
    case .find(let text): "find \(text)"
    case .gameQuery(let query, let arguments): "\(query.name) \(arguments.count)"
    case .secret(let act): "secret \(act.name)"
    case .foreign: "foreign"
    case .unclear(.unknown(let text)): "unknown \(text)"
    case .unclear(.ambiguous(let text, let names)): "ambiguous \(text) \(names.count)"
    case .unclear(.refused(let refusal)): "refused \(refusal.reason.key.name)"
    }
  }

  private func expect(
    _ line: String, means intent: String, _ reader: LineReader,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(written(reader.intent(of: line), reader) == intent, "\(line)", sourceLocation: location)
  }

  @Test(arguments: [
    // A card or place alone, by its number, name, part of a name or two signs.
    ("8", "choose column 8"), ("column 8", "choose column 8"), ("c1", "choose cell 1"),
    ("cell", "ambiguous cell 4"), ("xc", "take ten of clubs"), ("10c", "take ten of clubs"),
    ("ten of clubs", "take ten of clubs"), ("ten", "take ten of clubs"),
    ("queen", "ambiguous queen 4"), ("2s", "refused refused-run"),
    // What to take and where to put it.
    ("8 9", "move ten of clubs > cell 1"), ("xc c1", "move ten of clubs > cell 1"),
    ("ten of clubs cell 2", "move ten of clubs > cell 2"),
    ("xc c", "move ten of clubs > cell 1, cell 2, cell 3, cell 4"),
    ("6s 9c", "move six of spades > column 2"), ("6s 2s", "refused refused-covered"),
    ("2s 8", "refused refused-run"), ("9 1", "refused refused-nothing-to-take"),
    ("9 9", "label cell 1"), ("8 8", "move ten of clubs > column 8"),
    // An act with the card it needs.
    ("auto-move 8", "auto-move ten of clubs"), ("auto-move zz", "unknown auto-move zz"),
    // Questions.
    ("b 3", "read column 3"), ("b column 3", "read column 3"), ("l ten", "find ten"),
    ("find ten of", "find ten of"),
    // What is not understood is named, from the left.
    ("7h zz", "unknown zz"), ("zz 7h", "unknown zz"), ("6s zz yy", "unknown zz yy"),
    ("zz yy", "unknown zz yy"), ("3 99", "unknown 99"), ("99 3", "unknown 99"),
    // What only other games have.
    ("play-hand", "foreign"), ("neighbours", "foreign"),
  ]) func aLineOfFreeCell(line: String, intent: String) throws {
    expect(line, means: intent, reader(try FreeCell("easy")))
  }

  @Test func withACardInHandAThingAloneIsItsGoal() throws {
    let game = try FreeCell("easy")
    let ten = game.pieces(called: "xc")
    let reader = reader(game, picked: ten)
    expect("9", means: "move ten of clubs > cell 1", reader)
    expect("9c", means: "move ten of clubs > column 2", reader)
    expect("c", means: "move ten of clubs > cell 1, cell 2, cell 3, cell 4", reader)
    expect("2s", means: "refused refused-covered", reader)
    expect("6s c1", means: "move six of spades > cell 1", reader)
  }

  @Test func aCardOutOfSightIsNotOnTheTable() {
    let reader = reader(Klondike(.one))
    let hidden = reader.table.pieces.first { !reader.table.isFaceUp($0) }
    let name = hidden.map { reader.game.name(of: $0).plainName } ?? ""
    expect(name, means: "refused typed-unseen", reader)
    expect("stock", means: "choose stock", reader)
    expect("stock 2", means: "refused refused-nothing-to-take", reader)
  }

  @Test func cardsOfAGridAreGatheredOneAfterTheOther() throws {
    let reader = reader(PokerSlam(listsHands: false), seed: 3)
    let pieces = reader.table.places.filter { $0.kind == .square }.prefix(3)
      .compactMap { reader.table[$0].top?.piece }
    let names = pieces.map { reader.game.name(of: $0).plainName }
    let all = names.joined(separator: " + ")
    expect("11 12 13", means: "gather \(all)", reader)
    expect(names.joined(separator: " "), means: "gather \(all)", reader)
    expect("11", means: "choose square 11", reader)
    expect("11 12 zz", means: "unknown 12 zz", reader)
    expect("row 2", means: "read row 2", reader)
    expect("b 12", means: "read square 12", reader)
  }

  @Test func aQueryOfTheGameTakesWhatFollows() throws {
    let reader = reader(PokerSlam(listsHands: false), seed: 3)
    expect("neighbours 11", means: "neighbours 1", reader)
    expect("neighbours zz", means: "unknown zz", reader)
    expect("neighbours 11 12", means: "unknown neighbours 11 12", reader)
    #expect(reader.isQuestion("neighbours 11"))
    #expect(reader.isQuestion("neighbours zz"))
  }

  @Test func aPieceAndASquareAreAMove() throws {
    let deal = try EveryDescriptor.puzzle.deal(DealRequest(difficulty: "easy", number: 1))
    let reader = reader(deal.game, seed: deal.seed)
    let piece = deal.game.name(of: Piece(2)).plainName
    expect("3 11", means: "move \(piece) > square 11", reader)
    expect("3", means: "choose tray 3", reader)
    expect("row 1", means: "read row 1", reader)
  }

  @Test func theSecretsActsAreWordsOnlyOnceItIsKnown() throws {
    let act = Solving.acts[0]
    expect(act.name, means: "unknown \(act.name)", reader(Klondike(.one)))
    expect(act.name, means: "secret \(act.name)", reader(Klondike(.one), secretActs: [act]))
  }

  /// In every game, what can be moved by two numbers is read as that move.
  @Test(arguments: EveryDescriptor.all.map(\.id)) func everyMoveIsReadFromItsNumbers(id: String)
    throws
  {
    let descriptor = try #require(EveryDescriptor.all.first { $0.id == id })
    let deal = try descriptor.deal(DealRequest(difficulty: descriptor.difficulties[0], number: 2))
    let environment = Talk(descriptors: [descriptor]).dialogue.environment
    var match = Match(deal.game, seed: deal.seed)
    var generator = Generator(seed: 4)
    for _ in 0..<40 {
      let moves = match.game.moves(on: match.table)
      let reader = LineReader(match.game, match.table, environment)
      let numbering = Numbering(match.table)
      for move in moves where match.game.gathering?.gatheringAct == nil {
        guard let piece = move.picked.first, case .place(let goal) = move.goal,
          let origin = match.table.place(of: piece), numbering.places.contains(goal)
        else { continue }
        let line = "\(numbering.number(of: origin)) \(numbering.number(of: goal))"
        guard case .move(let pieces, let goals) = reader.intent(of: line) else {
          Issue.record("\(line) is \(reader.intent(of: line))")
          continue
        }
        #expect(pieces.contains(piece) && goals.places == [goal], "\(line)")
      }
      guard !moves.isEmpty else { return }
      try match.play(moves[generator.below(moves.count)])
    }
  }

  @Test(arguments: [
    ("b 3", true), ("l ten", true), ("8", false), ("8 9", false), ("zz", false),
  ]) func questionsChangeNothing(line: String, isQuestion: Bool) throws {
    #expect(reader(try FreeCell("easy")).isQuestion(line) == isQuestion)
  }
}
