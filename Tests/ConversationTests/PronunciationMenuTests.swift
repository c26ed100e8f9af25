// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences
import Testing

@testable import Conversation

/// Words of the player's own: typed, heard before and after, kept, forgotten.
@Suite struct PronunciationMenuTests {
  private func opened(_ words: [Respelling] = []) throws -> Talk {
    var talk = Talk(.settings, respellings: words)
    talk.type("1")
    let number = try #require(talk.numbered.last { $0.title.key == "pronunciation" }?.number)
    talk.type(String(number))
    return talk
  }

  private func word(_ word: String, _ said: String, _ language: String? = "en") throws -> Respelling
  {
    try #require(Respelling(word, said: said, language: language))
  }

  private func words(_ requests: [Request]) -> [String] {
    requests.compactMap {
      switch $0 {
      case .keep(let word): "keep \(word.word) = \(word.said)"
      case .drop(let word): "drop \(word.word)"
      default: nil
      }
    }
  }

  @Test func aWordIsHeardBeforeAndAfterAndKept() throws {
    var talk = try opened()
    #expect(talk.entries.map(\.key) == ["pronunciation-new"])
    #expect(talk.type("1") == ["pronunciation-which"])
    #expect(talk.type("Łódź") == ["pronunciation-how"])
    #expect(talk.said == [[Term("pronunciation-how", ["word": "Łódź"])]])
    talk.type("Wooch")
    let fillings: [String: Filling] = ["word": "Łódź", "said": "Wooch"]
    #expect(
      talk.said.prefix(2) == [
        [Term("pronunciation-before", fillings)], [Term("pronunciation-after", fillings)],
      ])
    #expect(talk.type("2") == ["pronunciation-before", "pronunciation-after"])
    #expect(words(talk.all) == [])
    #expect(talk.type("1").first == "pronunciation-kept")
    #expect(words(talk.requests) == ["keep Łódź = Wooch"])
    // Listed as soon as it is kept.
    talk.type("")
    #expect(talk.entries.last == Term("pronunciation-entry", fillings))
    #expect(try talk.dialogue.respellings == [word("Łódź", "Wooch")])
  }

  @Test func aWordCanBeWrittenAnotherWayBeforeItIsKept() throws {
    var talk = try opened()
    talk.type("1", "Reading", "Reeding")
    #expect(talk.type("3") == ["pronunciation-how"])
    talk.type("Redding", "1")
    #expect(words(talk.all) == ["keep Reading = Redding"])
  }

  @Test func aWordThatIsThereAlreadyIsReplacedAndThatIsSaid() throws {
    var talk = try opened([word("reading", "reeding")])
    talk.type("1", "Reading", "Redding", "1")
    #expect(
      talk.said.first == [
        Term(
          "pronunciation-replaced",
          ["word": "Reading", "said": "Redding", "before": "reading", "heard": "reeding"])
      ])
    #expect(try talk.dialogue.respellings == [word("Reading", "Redding")])
  }

  @Test func nothingIsKeptUnasked() throws {
    var talk = try opened()
    talk.type("1", "Reading", "Redding", "0", "1", "0", "1", "Reading", "0")
    #expect(words(talk.all) == [])
    #expect(talk.dialogue.respellings == [])
  }

  @Test func aWordThatALineCannotKeepIsRefused() throws {
    var talk = try opened()
    talk.type("1")
    #expect(talk.type("a=b").contains("pronunciation-not-kept"))
    talk.type("1", "a")
    let long = String(repeating: "x", count: 65)
    #expect(talk.type(long).contains("pronunciation-not-kept"))
    #expect(talk.entries.map(\.key) == ["pronunciation-new"])
  }

  @Test func aWordIsChangedOrForgotten() throws {
    let own = try [word("a", "b"), word("c", "d", nil), word("e", "f", "de")]
    var talk = try opened(own)
    // Those of other languages are not listed.
    #expect(talk.entries.count == 3)
    talk.type("2", "1")
    #expect(talk.keys == ["pronunciation-how"])
    talk.type("new", "1")
    #expect(try talk.dialogue.respellings == [own[1], own[2], word("a", "new")])
    talk.type("2", "2")
    #expect(words(talk.requests) == ["drop c"])
    #expect(talk.keys.first == "pronunciation-forgotten")
    talk.type("")
    #expect(talk.entries.count == 2)
    #expect(try talk.dialogue.respellings == [own[2], word("a", "new")])
  }
}
