// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences

/// The few questions of the first start. Each answer takes effect at once and can be changed.
struct FirstStart: Sendable {
  /// What the player wanted when the questions came first.
  let start: Dialogue.Start

  init(then start: Dialogue.Start) { self.start = start }

  /// - Parameter input: how the player types until that is asked.
  func language(_ input: Settings.InputMode) -> Menu {
    question("first-language", ["input": .text(input.rawValue)]) { reply in
      reply.environment.languages().map { tag in
        Answer(Key("language-name-\(tag)"), language: tag) { $0.language = tag }
      }
    } next: {
      speech
    }
  }

  private var speech: Menu {
    question("first-voice") { reply in
      let answers = [
        Answer("first-voice-own") { $0.voice = .auto },
        Answer("first-voice-reader") { $0.voice = .off },
      ]
      guard reply.environment.hasSpeechDispatcher else { return answers }
      return answers + [Answer("first-voice-speechd") { $0.voice = .speechd }]
    } next: {
      input
    }
  }

  private var input: Menu {
    question("first-input") { _ in
      [
        Answer("first-input-lines") { $0.input = .lines },
        Answer("first-input-keys") { $0.input = .keys },
      ]
    } next: {
      verbosity
    }
  }

  private var verbosity: Menu {
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
    let language: String?
    let apply: @Sendable (inout Settings) -> Void

    init(
      _ key: Key, language: String? = nil, _ apply: @escaping @Sendable (inout Settings) -> Void
    ) {
      title = Term(key)
      self.language = language
      self.apply = apply
    }
  }

  private func question(
    _ key: Key, _ fillings: [String: Filling] = [:],
    answers: @escaping @Sendable (Reply) -> [Answer],
    next: @escaping @Sendable () -> Menu?
  ) -> Menu {
    let start = start
    let goOn: @Sendable (inout Reply) -> Void = { reply in
      if let next = next() { return reply.go(.replace(next)) }
      reply.change { $0.firstStartDone = true }
      reply.say("first-done")
      reply.go(.start(start))
    }
    return Menu([Term(key, fillings)], zero: .keeps(goOn)) { reply in
      answers(reply).map { answer in
        Menu.Entry(answer.title, language: answer.language) { reply in
          reply.change(answer.apply)
          goOn(&reply)
        }
      }
    }
  }
}
