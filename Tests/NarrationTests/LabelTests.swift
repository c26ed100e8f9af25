// SPDX-License-Identifier: GPL-3.0-or-later

import Narration
import Testing

@testable import Engine

/// What is said of a place or a card as it lies.
@Suite struct LabelTests {
  private let game = Letters()
  private var table: Table { Match(game, seed: 1).table }
  private let plain = Narrator(Letters())

  private func name(_ number: Int) -> Term { game.name(of: Piece(number)) }

  private func place(_ place: Place, _ cards: [Int], of count: Int, hidden: Int = 0) -> Term {
    Term(
      hidden > 0 ? "label-place-hidden" : "label-place",
      [
        "place": .term(place.name), "cards": .list(cards.map(name)), "count": .number(count),
        "hidden": .number(hidden),
      ])
  }

  @Test func aColumnIsReadFromTheFreeCardDownAndCountsWhatIsHidden() {
    #expect(
      plain.label(of: Place(.column, 1), on: table)
        == [place(Place(.column, 1), [2], of: 3, hidden: 2)])
    #expect(
      plain.label(of: Place(.column, 2), on: table) == [place(Place(.column, 2), [4, 3], of: 2)])
  }

  @Test func countsCanBeSwitchedOff() {
    let quiet = Narrator(game, style: .init(counts: false))
    #expect(quiet.label(of: Place(.column, 1), on: table).map(\.key) == ["label-place"])
  }

  @Test func anEmptyPlaceSaysWhatItTakes() {
    #expect(
      plain.label(of: Place(.foundation, 2), on: table) == [
        Term(
          "label-empty-takes",
          [
            "place": .term(Place(.foundation, 2).name), "kind": "foundation",
            "takes": .term(Term("takes-base")),
          ])
      ])
    #expect(plain.label(of: Place(.waste), on: table).map(\.key) == ["label-empty"])
  }

  @Test func theStockTellsHowManyAndAFoundationItsBaseAndCount() {
    #expect(
      plain.label(of: Place(.stock), on: table) == [
        Term("label-closed", ["place": .term(Place(.stock).name), "count": 2])
      ])
    #expect(
      plain.label(of: Place(.foundation, 1), on: table) == [
        Term(
          "label-foundation",
          [
            "place": .term(Place(.foundation, 1).name), "base": .term(name(5).form("short")),
            "cards": .list([]), "count": 0,
          ])
      ])
  }

  @Test func aCardIsNamedWithItsPlaceAndPosition() {
    let fillings: [String: Filling] = [
      "name": .term(name(3)), "place": .term(Place(.column, 2).name.form("at")), "position": 2,
      "count": 2,
    ]
    #expect(
      plain.label(of: Piece(3), on: table) == [Term("label-card-position", fillings)])
    let brief = Narrator(game, style: .init(positions: false))
    #expect(brief.label(of: Piece(3), on: table) == [Term("label-card", fillings)])
    #expect(plain.label(of: Piece(5), on: table).map(\.key) == ["label-card"])
  }

  @Test func aFaceDownCardIsNeverNamed() {
    let label = Term(
      "label-hidden", ["place": .term(Place(.column, 1).name.form("at")), "count": 2])
    #expect(plain.label(of: Piece(1), on: table) == [label])
    #expect(plain.label(of: Piece(99), on: table) == [])
    let learner = Narrator(game, style: .init(learner: true)) { _, _ in [Term("taught")] }
    #expect(learner.label(of: Piece(1), on: table) == [label])
    #expect(learner.lesson(on: Piece(1), of: table) == [])
  }

  @Test func aLearnerHearsTheLessonAfterTheLabel() {
    let learner = Narrator(game, style: .init(learner: true)) { subject, _ in
      [Term("taught", ["subject": .text(subject)])]
    }
    let label = plain.label(of: Place(.column, 2), on: table)[0]
    #expect(
      learner.label(of: Place(.column, 2), on: table) == [
        Term("sentence", ["text": .term(label)]), Term("lesson"),
        Term("taught", ["subject": "subject 4"]),
      ])
    #expect(learner.untaught.label(of: Place(.column, 2), on: table) == [label])
    #expect(plain.lesson(on: Piece(4), of: table) == [])
  }

  @Test func aTargetIsItsTopCardOrTheGroupOfItsFoundation() {
    #expect(
      plain.target(Place(.column, 2), on: table)
        == Term(
          "label-target",
          ["place": .term(Place(.column, 2).name), "kind": "column", "card": .term(name(4))]))
    #expect(
      plain.target(Place(.foundation, 1), on: table).fillings["card"]
        == .term(name(5).form("short")))
    #expect(plain.target(Place(.foundation, 2), on: table).key == "label-empty-takes")
  }

  @Test func aTargetTellsWhatElseTheMoveDoesOrWhyItIsRefused() {
    let column = Place(.column, 2)
    let target = plain.target(column, on: table)
    func told(_ effects: MovePreview.Effect..., refusal: Refusal? = nil) -> Term {
      let preview = MovePreview(effects: effects, moveRank: .lies)
      return plain.target(column, on: table, preview, refusal)
    }
    #expect(told() == target)
    #expect(
      told(.turnsUp, .frees(2))
        == Term(
          "label-target-effects",
          [
            "target": .term(target),
            "effects": .list([Term("effect-turns-up"), Term("effect-frees", ["count": 2])]),
          ]))
    #expect(
      told(.turnsUp, refusal: Refusal(Term("refused-stays")))
        == Term(
          "label-target-refused",
          ["target": .term(target), "reason": .term(Term("refused-stays").form("short"))]))
  }

  @Test func aLoadIsItsOnlyCardOrItsFirstAndLast() {
    #expect(
      plain.carried([Piece(3), Piece(4)])
        == Term("load-few", ["cards": .list([name(4), name(3)])]))
    #expect(
      plain.carried([Piece(3), Piece(4), Piece(5)])
        == Term("load-few", ["cards": .list([name(5), name(4), name(3)])]))
    #expect(
      plain.carried([Piece(3), Piece(4), Piece(5), Piece(6)])
        == Term(
          "load",
          [
            "count": 4, "first": .term(name(6).form("from")), "last": .term(name(3).form("to")),
            "ends": "names",
          ]))
    #expect(plain.carried([]) == Term("load-nothing"))
  }

  @Test func theTableIsReadPlaceByPlaceWithoutWhatIsOutOfPlay() {
    let places = table.readablePlaces
    #expect(places == Array(game.places.dropLast()))
    #expect(
      plain.everything(on: table)
        == places.map { PlacedLine(plain.label(of: $0, on: table), at: $0) })
    let shown = [1, 2, 3].map { Place(.column, $0) } + [Place(.foundation, 1)]
    #expect(
      plain.tops(of: table) == shown.map { PlacedLine([plain.target($0, on: table)], at: $0) })
  }

  @Test func onlyWhatLiesOpenIsFound() {
    let found = plain.whereabouts(on: table) { _ in true }
    #expect(found == [2, 3, 4, 5].map(whereabouts))
    #expect(plain.whereabouts(on: table) { $0 == name(4) } == [whereabouts(4)])
    #expect(plain.whereabouts(on: table) { $0 == name(0) } == [])
  }

  /// Of the letters, only 3 lies under another.
  private func whereabouts(_ number: Int) -> PlacedLine {
    let label = plain.label(of: Piece(number), on: table)
    let place = table.place(of: Piece(number))
    guard number == 3 else { return PlacedLine(label, at: place) }
    let under = Term(
      "where-under",
      ["card": .term(label[0]), "count": 1, "cards": .list([name(4)]), "moves": 0])
    return PlacedLine([under], at: place)
  }
}
