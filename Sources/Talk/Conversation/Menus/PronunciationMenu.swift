// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences

extension Menu {
  /// The player's own words; each can be heard, changed and forgotten.
  static var pronunciation: Menu {
    Menu([Term("pronunciation"), Term("pronunciation-help")]) { reply in
      [Entry(Term("pronunciation-new")) { $0.askForWord() }]
        + reply.respellings.filter { $0.holds(in: reply.environment.language) }.map { own in
          Entry(Term("pronunciation-entry", own.fillings)) { $0.go(.open(Menu.own(own))) }
        }
    }
  }

  fileprivate static func own(_ word: Respelling) -> Menu {
    Menu([Term("pronunciation-entry", word.fillings)]) { _ in
      [
        Entry(Term("pronunciation-change")) { reply in
          reply.go(.close)
          reply.askHowToSay(word.word, in: word.language)
        },
        Entry(Term("pronunciation-forget")) { reply in
          reply.respellings.removeAll { $0.replaces(word) }
          reply.request(.drop(word))
          reply.say(Term("pronunciation-forgotten", word.fillings))
          reply.go(.close)
        },
      ]
    }
  }

  /// A word before and after, to be heard and then kept or not.
  fileprivate static func trial(of word: Respelling) -> Menu {
    Menu([
      Term("pronunciation-before", word.fillings), Term("pronunciation-after", word.fillings),
    ]) { _ in
      [
        Entry(Term("pronunciation-keep")) { reply in
          let before = reply.respellings.last { $0.replaces(word) }
          reply.respellings.removeAll { $0.replaces(word) }
          reply.respellings.append(word)
          reply.request(.keep(word))
          reply.say(word.kept(insteadOf: before))
          reply.go(.close)
        },
        Entry(Term("pronunciation-again")) { reply in
          reply.say(Term("pronunciation-before", word.fillings))
          reply.say(Term("pronunciation-after", word.fillings))
        },
        Entry(Term("pronunciation-change")) { reply in
          reply.go(.close)
          reply.askHowToSay(word.word, in: word.language)
        },
      ]
    }
  }
}

extension Respelling {
  fileprivate var fillings: [String: Filling] { ["word": .text(word), "said": .text(said)] }

  /// That it is kept, and what it took the place of.
  fileprivate func kept(insteadOf before: Respelling?) -> Term {
    guard let before else { return Term("pronunciation-kept", fillings) }
    return Term(
      "pronunciation-replaced",
      fillings.merging(["before": .text(before.word), "heard": .text(before.said)]) { $1 })
  }
}

extension Reply {
  fileprivate mutating func askForWord() {
    let language = environment.language
    go(
      .open(
        TextQuestion(question: Term("pronunciation-which")) { word, reply in
          guard Respelling(word, said: word, language: language) != nil else {
            return reply.say("pronunciation-not-kept")
          }
          reply.askHowToSay(word, in: language)
        }))
  }

  fileprivate mutating func askHowToSay(_ word: String, in language: String?) {
    let question = Term("pronunciation-how", ["word": .text(word)])
    go(
      .open(
        TextQuestion(question: question) { said, reply in
          guard let respelling = Respelling(word, said: said, language: language) else {
            return reply.say("pronunciation-not-kept")
          }
          reply.go(.open(Menu.trial(of: respelling)))
        }))
  }
}
