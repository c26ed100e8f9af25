// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences

/// The few questions of the first start. Each answer takes effect at once and can be changed.
public struct FirstStart: Equatable, Codable, Sendable {
  let question: Question
  /// What the player wanted when the questions came first.
  let start: Dialogue.Start
  /// How the player typed when they began.
  let input: Settings.InputMode
  /// Whether every language is listed, and not the one alone that is spoken already.
  let listsLanguages: Bool

  enum Question: Int, Codable {
    case language, voice, input
  }

  init(
    then start: Dialogue.Start, input: Settings.InputMode, question: Question = .language,
    listsLanguages: Bool = false
  ) {
    self.question = question
    self.listsLanguages = listsLanguages
    self.start = start
    self.input = input
  }
}

public enum FirstStartAction: Equatable, Codable, Sendable {
  /// Gives a setting a value, both as the settings file has them.
  case answer(setting: String, value: String)
  /// Leaves it as it is.
  case keep
  /// Asks for the language among all there are.
  case listLanguages
  /// Asks for it in short again.
  case listFewLanguages
}

extension FirstStart: PageContents {
  private func nextQuestion(_ reply: Reply) -> Question? {
    let next = Question(rawValue: question.rawValue + 1)
    return switch reply.environment.equipment.seat {
    case .terminal: next
    // A field takes lines and a box takes keys, both at any time.
    case .page: next == .input ? nil : next
    // It has a voice of its own, and takes lines alone.
    case .lineClient: nil
    }
  }

  var zero: Menu.Zero {
    listsLanguages ? .returns(.firstStart(.listFewLanguages)) : .keeps(.firstStart(.keep))
  }

  func isYesOrNo(_ equipment: Equipment) -> Bool { question == .voice && !equipment.isPage }

  func heading(_ reply: Reply) -> [Term] {
    switch question {
    case .language:
      [
        Term(
          "first-language",
          ["input": .text(reply.environment.equipment.isPage ? "page" : input.rawValue)])
      ]
    case .voice:
      [Term(reply.environment.equipment.isPage ? "first-page-voice" : "first-voice")]
    case .input: [Term("first-input")]
    }
  }

  func entries(_ reply: Reply) -> [Menu.Entry] {
    switch question {
    case .language where listsLanguages: reply.environment.languages.tags().map(language)
    case .language:
      [
        language(reply.environment.language.tag),
        Menu.Entry(Term("first-language-other"), .firstStart(.listLanguages)),
      ]
    case .voice where reply.environment.equipment.isPage:
      [
        answer("first-page-reader", Settings.Key.pageVoice, .reader),
        answer("first-page-browser", Settings.Key.pageVoice, .browser),
        answer("first-page-espeak", Settings.Key.pageVoice, .espeak),
      ]
    case .voice:
      [
        answer("first-voice-own", Settings.Key.voice, .auto),
        answer("first-voice-reader", Settings.Key.voice, .off),
      ]
        + (reply.environment.equipment.hasSpeechDispatcher
          ? [answer("first-voice-speechd", Settings.Key.voice, .speechd)] : [])
    case .input:
      [
        answer("first-input-lines", Settings.Key.input, .lines),
        answer("first-input-keys", Settings.Key.input, .keys),
      ]
    }
  }

  private func language(_ tag: String) -> Menu.Entry {
    answer(Key("language-name-\(tag)"), Settings.Key.language, tag, language: tag)
  }

  private func answer<Value>(
    _ title: Key, _ setting: SettingKey<Value>, _ value: Value, language: String? = nil
  ) -> Menu.Entry {
    Menu.Entry(
      Term(title),
      .firstStart(.answer(setting: setting.name, value: setting.text(of: value))),
      language: language)
  }

  func entry(forLanguage tag: String, _ reply: Reply) -> Menu.Entry? {
    question == .language && reply.environment.languages.tags().contains(tag) ? language(tag) : nil
  }

  func perform(_ action: FirstStartAction, _ reply: inout Reply) {
    switch action {
    case .listLanguages, .listFewLanguages:
      let page = FirstStart(then: start, input: input, listsLanguages: action == .listLanguages)
      return reply.go(.replace(.menu(.firstStart(page))))
    case .answer(let name, let value):
      if let setting = reply.settingList.named(name) { reply.change(setting, to: value) }
    case .keep: break
    }
    if let next = nextQuestion(reply) {
      let page = FirstStart(then: start, input: input, question: next)
      return reply.go(.replace(.menu(.firstStart(page))))
    }
    reply.change { $0.firstStartDone = true }
    reply.isNew = true
    reply.say("first-done")
    reply.go(.start(start))
  }
}
