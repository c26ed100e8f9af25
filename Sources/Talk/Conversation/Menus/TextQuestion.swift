// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning

/// A question that is answered by typing a line, such as a name or a number.
struct TextQuestion: ScreenContents, Equatable, Codable {
  let question: Term
  let purpose: Purpose
  /// Whether every blank counts, as in a path.
  var isVerbatim = false
  /// What can be answered without a keyboard; nil where only typing will do.
  var dial: Dial?

  /// What the answer is for.
  enum Purpose: Equatable, Codable, Sendable {
    /// Where a card is.
    case find
    /// How many moves to take back, or to do again.
    case undo(most: Int)
    case redo(most: Int)
    /// What one of a game's own readings still has to be given.
    case argument(GameQuery, after: [GameQuery.Argument], GameQuery.Parameter)
    case address(setting: String)
    /// A word that the voice misreads, and how it is said.
    case word(language: String)
    case respelling(of: String, language: String?)
    case dealNumber(game: String, Difficulty)
    case topic(game: String, group: Int)
    /// The name of something new.
    case name(of: Bench)
    case newName(of: Bench)
    case part(of: Bench)
    /// Of a friend's deal, or of a class.
    case joinCode
    /// What a class is called, and a pupil in it; which group it is about; its last day.
    case className
    case pupilName(SchoolClass)
    case classGroup(ClassPlan)
    case classEnd(ClassPlan)
  }

  var screen: Screen { .text(self) }
  var takesText: Bool { true }

  func open(_ reply: inout Reply, isReturning: Bool) {
    reply.say(question)
    if reply.isTypedByKeys { reply.hint("hint-question-keys") }
    guard reply.usesPad else { return }
    dial == nil ? reply.say("dial-none") : reply.hint("hint-dial")
  }

  mutating func respond(to command: Command, _ reply: inout Reply) {
    switch command {
    case .text(let text) where isAnswered(by: text, reply.playing, reply.environment):
      take(text, &reply)
    case .back, .takeBack, .query(.quit): reply.go(.close)
    case .step(let step) where dial != nil: dial?.turn(step, &reply)
    case .accept:
      guard let text = dial?.text else { return open(&reply, isReturning: true) }
      take(text, &reply)
    case _ where reply.isForTable(command): reply.pass(command)
    default: open(&reply, isReturning: true)
    }
  }

  private func take(_ text: String, _ reply: inout Reply) {
    reply.go(.close)
    let words = text.split(whereSeparator: \.isWhitespace)
    reply.take(isVerbatim ? text : words.joined(separator: " "), for: purpose)
  }
}

extension Reply {
  mutating func ask(
    _ question: Term, for purpose: TextQuestion.Purpose, isVerbatim: Bool = false,
    dial: Dial? = nil
  ) {
    go(
      .open(
        .text(
          TextQuestion(question: question, purpose: purpose, isVerbatim: isVerbatim, dial: dial))))
  }

  /// Does what a question that was answered is for: the one place where any answer is taken.
  fileprivate mutating func take(_ text: String, for purpose: TextQuestion.Purpose) {
    switch purpose {
    case .find: go(.forward(.find(text)))
    case .undo: Keymap.number(text).map { go(.forward(.undo($0))) }
    case .redo: Keymap.number(text).map { go(.forward(.redo($0))) }
    case .argument(let gameQuery, let given, let parameter):
      playing?.take(text, as: parameter, of: gameQuery, after: given, &self)
    case .address(let setting): takeAddress(text, for: setting)
    case .word(let language): takeWord(text, in: language)
    case .respelling(let word, let language): takeRespelling(text, of: word, in: language)
    case .dealNumber(let game, let difficulty): takeNumber(text, of: game, difficulty)
    case .topic(let game, let group):
      lookUp(
        .topicNamed(text, game: game, group: group), for: .namedTopic(game: game, group: group))
    case .name(let bench): takeName(text, of: bench)
    case .newName(let bench): takeNewName(text, of: bench)
    case .part(let bench): takePart(text, of: bench)
    case .joinCode: takeCode(text)
    case .className: takeClassName(text)
    case .pupilName(let schoolClass): join(schoolClass, as: text)
    case .classGroup(let plan): ask(.subjectsNamed(text, plan))
    case .classEnd(let plan): takeEnd(text, of: plan)
    }
  }
}
