// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Preferences
import Samples
import Testing

@testable import Conversation

/// The tutorial, done by nothing but what it says.
@Suite struct TutorialTests {
  /// What each step asks for, as it is typed and as it is pressed.
  private static let asked = [
    "tutorial-table": ("all", "a"), "tutorial-list": ("", "m"), "tutorial-draw": ("d", "d"),
    "tutorial-undo": ("u", "u"), "tutorial-ask": ("h", "h"),
  ]

  @Test(arguments: [Settings.InputMode.lines, .keys]) func itsOwnAdviceFinishesIt(
    input: Settings.InputMode
  ) throws {
    var talk = Talk(.tutorial) { $0.input = input }
    var steps: [String] = []
    var table: Match = try match()
    for _ in 0..<300 {
      let step = talk.said.joined().last { $0.key.name.hasPrefix("tutorial-") }
      let name = step?.key.name
      if let name { steps.append(name) }
      if name == "tutorial-over" { break }
      if let name, let (line, key) = Self.asked[name] {
        #expect(step?.fillings["input"] == .text(input.rawValue))
        _ = input == .keys ? talk.press(key) : talk.type(line)
      } else if name == "tutorial-pick" {
        switch step?.fillings["number"] {
        case .number(let number)?: enter("\(number)", input, &talk)
        case .text(let keys)?: enter(keys.filter { $0 != " " }, input, &talk)
        default: break
        }
      } else {
        table = talk.dialogue.playing?.match ?? table
        let advice = try #require(table.game.hints?.advice(on: table.table))
        if name == "tutorial-move" || talk.keys.contains("picked"),
          case .place(let goal) = advice.move.goal
        {
          enter(
            input == .keys ? keys(of: goal, table) : "\(Typist.number(of: goal, on: table))", input,
            &talk)
        } else if input == .keys, case .place(let goal) = advice.move.goal,
          let origin = advice.move.picked.first.flatMap(table.table.place)
        {
          enter(keys(of: origin, table) + keys(of: goal, table), input, &talk)
        } else {
          var typist = Typist(table)
          for line in try typist.type(advice.move, letters: [.draw: "d"]) {
            enter(line, input, &talk)
          }
        }
      }
    }
    #expect(
      steps
        == [
          "tutorial-welcome", "tutorial-table", "tutorial-list", "tutorial-pick", "tutorial-move",
          "tutorial-draw", "tutorial-undo", "tutorial-ask", "tutorial-finish", "tutorial-over",
        ].filter { $0 != "tutorial-welcome" })
    #expect(
      !talk.all.contains {
        switch $0 {
        case .record, .save, .forget: true
        default: false
        }
      }, "the tutorial leaves saved rounds and statistics alone")
  }

  private func keys(of place: Place, _ match: Match) -> String {
    PlaceKeys(match.game, match.table).keys(of: place).joined()
  }

  private func enter(_ text: String, _ input: Settings.InputMode, _ talk: inout Talk) {
    guard input == .keys else { return _ = talk.type(text) }
    for character in text { talk.press(String(character)) }
  }

  private func match() throws -> Match {
    let round = try #require(try Talk.atlas().learning?.lesson?())
    return Match(round.game, seed: round.seed)
  }
}
