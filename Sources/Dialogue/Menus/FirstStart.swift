// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences

/// The few questions of the first start. Each answer takes effect at once and can be changed.
enum FirstStart {
  static var language: Menu {
    question("first-language") { reply in
      reply.world.languages.map { tag in
        Answer(Key("language-name-\(tag)")) { $0.language = tag }
      }
    } next: {
      speech
    }
  }

  private static var speech: Menu {
    question("first-voice") { _ in
      [
        Answer("first-voice-own") { $0.voice = .auto },
        Answer("first-voice-reader") { $0.voice = .off },
      ]
    } next: {
      input
    }
  }

  private static var input: Menu {
    question("first-input") { _ in
      [
        Answer("first-input-lines") { $0.input = .lines },
        Answer("first-input-keys") { $0.input = .keys },
      ]
    } next: {
      verbosity
    }
  }

  private static var verbosity: Menu {
    question("first-verbosity") { _ in
      Settings.Verbosity.allCases.map { verbosity in
        Answer(Key("first-verbosity-\(verbosity.rawValue)")) { $0.verbosity = verbosity }
      }
    } next: {
      nil
    }
  }

  private struct Answer: Sendable {
    let title: Term
    let apply: @Sendable (inout Settings) -> Void

    init(_ key: Key, _ apply: @escaping @Sendable (inout Settings) -> Void) {
      title = Term(key)
      self.apply = apply
    }
  }

  private static func question(
    _ key: Key, answers: @escaping @Sendable (Reply) -> [Answer],
    next: @escaping @Sendable () -> Menu?
  ) -> Menu {
    let goOn: @Sendable (inout Reply) -> Void = { reply in
      if let next = next() { return reply.go(.replace(next)) }
      reply.change { $0.firstStartDone = true }
      reply.say("first-done")
      reply.go(.close)
    }
    return Menu([Term(key)], onBack: goOn) { reply in
      answers(reply).map { answer in
        Menu.Entry(answer.title) { reply in
          reply.change(answer.apply)
          goOn(&reply)
        }
      }
    }
  }
}
