// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences

/// The player's own words; each can be heard, changed and forgotten.
public enum PronunciationPage: Equatable, Codable, Sendable {
  case words
  case word(Respelling)
  /// A word before and after, to be heard and then kept or not.
  case trial(Respelling)
}

public enum PronunciationAction: Equatable, Codable, Sendable {
  /// Asks for a new word.
  case new
  case change(Respelling)
  case forget(Respelling)
  case keep(Respelling)
  case hearAgain(Respelling)
}

extension PronunciationPage: PageContents {
  func heading(_ reply: Reply) -> [Term] {
    switch self {
    case .words: [Term("pronunciation"), Term("pronunciation-help")]
    case .word(let word): [Term("pronunciation-entry", word.fillings)]
    case .trial(let word): word.beforeAndAfter
    }
  }

  func entries(_ reply: Reply) -> [Menu.Entry] {
    switch self {
    case .words:
      [Menu.Entry(Term("pronunciation-new"), .pronunciation(.new))]
        + reply.respellings.filter { $0.holds(in: reply.environment.language.tag) }.map { own in
          Menu.Entry(
            Term("pronunciation-entry", own.fillings), opening: .pronunciation(.word(own)))
        }
    case .word(let word):
      [
        Menu.Entry(Term("pronunciation-change"), .pronunciation(.change(word))),
        Menu.Entry(Term("pronunciation-forget"), .pronunciation(.forget(word))),
      ]
    case .trial(let word):
      [
        Menu.Entry(Term("pronunciation-keep"), .pronunciation(.keep(word))),
        Menu.Entry(Term("pronunciation-again"), .pronunciation(.hearAgain(word))),
        Menu.Entry(Term("pronunciation-change"), .pronunciation(.change(word))),
      ]
    }
  }
}

extension Reply {
  mutating func perform(_ action: PronunciationAction) {
    switch action {
    case .new: ask(Term("pronunciation-which"), for: .word(language: environment.language.tag))
    case .change(let word):
      go(.close)
      askHowToSay(word.word, in: word.language)
    case .forget(let word):
      memory.respellings.removeAll { $0.replaces(word) }
      request(.drop(word))
      say(Term("pronunciation-forgotten", word.fillings))
      go(.close)
    case .keep(let word): keep(word)
    case .hearAgain(let word): for line in word.beforeAndAfter { say(line) }
    }
  }

  private mutating func keep(_ word: Respelling) {
    let before = memory.respellings.last { $0.replaces(word) }
    memory.respellings.removeAll { $0.replaces(word) }
    memory.respellings.append(word)
    request(.keep(word))
    say(word.kept(insteadOf: before))
    go(.close)
  }

  mutating func takeWord(_ word: String, in language: String) {
    guard Respelling(word, said: word, language: language) != nil else {
      return say("pronunciation-not-kept")
    }
    askHowToSay(word, in: language)
  }

  private mutating func askHowToSay(_ word: String, in language: String?) {
    ask(
      Term("pronunciation-how", ["word": .text(word)]),
      for: .respelling(of: word, language: language))
  }

  mutating func takeRespelling(_ said: String, of word: String, in language: String?) {
    guard let respelling = Respelling(word, said: said, language: language) else {
      return say("pronunciation-not-kept")
    }
    go(.open(.menu(.pronunciation(.trial(respelling)))))
  }
}

extension Respelling {
  fileprivate var fillings: [String: Filling] { ["word": .text(word), "said": .text(said)] }

  fileprivate var beforeAndAfter: [Term] {
    [Term("pronunciation-before", fillings), Term("pronunciation-after", fillings)]
  }

  /// That it is kept, and what it took the place of.
  fileprivate func kept(insteadOf before: Respelling?) -> Term {
    guard let before else { return Term("pronunciation-kept", fillings) }
    return Term(
      "pronunciation-replaced",
      fillings.merging(["before": .text(before.word), "heard": .text(before.said)]) { $1 })
  }
}
