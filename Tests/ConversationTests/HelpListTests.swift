// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Samples
import Testing

@testable import Conversation

/// What help tells: of each game what it has, in the words of how the player types.
@Suite struct HelpListTests {
  private func commands(_ talk: Talk) -> [(name: String, keys: Filling?)] {
    talk.said.joined().compactMap { line in
      guard case .term(let command)? = line.fillings["command"] else { return nil }
      return (command.key.name, line.fillings["keys"])
    }
  }

  private func match(_ descriptor: any GameDescriptor) throws -> Deal {
    try descriptor.deal(DealRequest(difficulty: descriptor.difficulties[0], number: 1))
  }

  @Test(arguments: [nil, .wins, .points, .deadEnds] as [AnalysisCapability?])
  func outsideOfGamesNothingIsListedThatAGameDoesNotAnswer(capability: AnalysisCapability?) throws {
    var menu = Talk(descriptors: EveryDescriptor.all, analysisCapability: capability)
    menu.type("help")
    try menu.choose(Term("help-commands"))
    let lists = menu.entries.count
    #expect(lists == EveryDescriptor.all.count + 1)
    menu.type("1")
    let common = commands(menu).map(\.name)
    for (index, descriptor) in EveryDescriptor.all.enumerated() {
      menu.type("\(index + 2)")
      let own = commands(menu).map(\.name)
      let playing = try #require(
        Talk(
          .round(try match(descriptor)), descriptors: [descriptor], analysisCapability: capability
        ).playing)
      for query in Query.allCases where (common + own).contains("command-\(query.rawValue)") {
        // What a picture shows is known once there is one.
        let isOfPicture =
          descriptor.id == "puzzle" && [.facts, .learner, .refresher].contains(query)
        #expect(playing.answers(query) || isOfPicture, "\(descriptor.id): \(query)")
      }
      #expect(Set(common).isDisjoint(with: own), "\(descriptor.id)")
    }
  }

  @Test func whatHasNoKeyIsDoneByThatOfTheActItCanReplace() throws {
    let klondike = try #require(EveryDescriptor.all.first { $0.id == "klondike" })
    var talk = Talk(.round(try match(klondike)), descriptors: [klondike]) { $0.input = .keys }
    talk.press("f1")
    talk.press("5", "1")
    let finish = commands(talk).first { $0.name == "act-finish" }
    #expect(finish?.keys == .list([Term(key: "F")]))
  }

  @Test func whatHasNoKeyIsInTheGameMenuWhichIsNamedOnceAtTheEnd() throws {
    let klondike = try #require(EveryDescriptor.all.first { $0.id == "klondike" })
    var talk = Talk(.round(try match(klondike)), descriptors: [klondike]) { $0.input = .keys }
    talk.press("f1")
    talk.press("5")
    var told: [String] = []
    for topic in 1...talk.entries.count {
      talk.press(String(topic))
      told += commands(talk).map(\.name)
      let more = Term("help-more-in-menu", ["keys": .list([Term(key: "x"), Term(key: "f10")])])
      #expect(talk.said.joined().filter { $0 == more } == (talk.said.last == [more] ? [more] : []))
    }
    #expect(!told.contains("command-rating"))
    #expect(Set(told).count == told.count, "each once")
    #expect(
      Set(told).isSuperset(of: ["command-take-back", "command-next-choice", "command-find"]))
    var lines = Talk(.round(try match(klondike)), descriptors: [klondike])
    lines.type("help", "5", "1")
    let list = lines.said.joined().first { line in
      line.fillings["command"] == .term(Term("command-list"))
    }
    #expect(list?.fillings["keys"] == .list([Term(key: "m"), Term(key: ":")]), "letters first")
  }

  @Test func aTopicIsReadByItsNumberOrWordsAfterTheWordForHelp() throws {
    let yukon = try #require(EveryDescriptor.all.first { $0.id == "yukon" })
    var talk = Talk(.round(try match(yukon)), descriptors: [yukon])
    let table = talk.dialogue.screens
    talk.type("help 2")
    #expect(talk.keys == ["help-reading-text"])
    #expect(talk.dialogue.screens == table, "no menu is left open")
    #expect(talk.type("help help-reading") == ["help-reading-text"])
    #expect(talk.type("help 99") == ["menu-no-such-entry"])
    #expect(talk.dialogue.screens == table)
  }

  @Test func keysAndLinesAreHelpedInTheirOwnWords() throws {
    let yukon = try #require(EveryDescriptor.all.first { $0.id == "yukon" })
    var typed = Talk(.round(try match(yukon)), descriptors: [yukon])
    typed.type("help", "1")
    #expect(typed.said[1][0].fillings["input"] == "lines")
    var pressed = Talk(.round(try match(yukon)), descriptors: [yukon]) { $0.input = .keys }
    pressed.press("f1", "1")
    #expect(pressed.said[1][0].fillings["input"] == "keys")
    pressed.press("2")
    #expect(
      pressed.said[0][0]
        == Term("help-reading-text", ["input": "keys", "foundations": "some"]))
    let spider = try #require(EveryDescriptor.all.first { $0.id == "spider" })
    var other = Talk(.round(try match(spider)), descriptors: [spider])
    other.type("help", "2")
    #expect(
      other.said[0][0]
        == Term("help-reading-text", ["input": "lines", "foundations": "none"]))
  }
}
