// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What choosing an entry of a menu does.
public indirect enum Action: Equatable, Codable, Sendable {
  /// A menu on top of this one.
  case open(Page)
  case back
  /// To the main menu.
  case home
  /// Ends the talk.
  case leave
  /// A command for the screen below the menu, which closes.
  case pass(Command)
  /// The same for the screen below the menu that led here, which closes as well.
  case passBeyond(Command)
  case round(RoundAction)
  case table(TableAction)
  case setting(SettingAction)
  case pronunciation(PronunciationAction)
  case help(HelpAction)
  case learning(LearningAction)
  case quiz(QuizAction)
  case workshop(WorkshopAction)
  case firstStart(FirstStartAction)
  /// Tells the rest of a line of the statistics, counted from 0.
  case tally(Int)
  /// Agrees to what a confirmation asks.
  case confirm
  /// Shows the devices that have joined, and how another joins.
  case devices
  case guest(GuestAction)
  case together(TogetherAction)
}

extension Reply {
  /// Does what an entry stands for: the one place where anything that was chosen is done.
  ///
  /// - Parameter menu: where it was chosen.
  mutating func perform(_ action: Action, on menu: Menu) {
    switch (action, menu.page) {
    case (.open(let page), _): go(.open(.menu(page)))
    case (.back, _): go(.close)
    case (.home, _): go(.home)
    case (.leave, _): leave()
    case (.pass(let command), _): pass(command)
    case (.passBeyond(let command), _):
      go(.close)
      pass(command)
    case (.round(let action), _): perform(action, on: menu.page)
    case (.table(let action), _): perform(action)
    case (.setting(let action), _): perform(action)
    case (.pronunciation(let action), _): perform(action)
    case (.help(let action), _): perform(action)
    case (.learning(let action), _): perform(action)
    case (.quiz(let action), .quiz(let quiz)): quiz.perform(action, isLast: menu.isLast, &self)
    case (.workshop(let action), .workshop(let page)): perform(action, on: page)
    case (.firstStart(let action), .firstStart(let question)): question.perform(action, &self)
    case (.tally(let index), .statistics(let tallies)):
      for line in tallies[index].details { say(line) }
    case (.confirm, .confirmation(let confirmation)):
      go(.close)
      perform(confirmation)
    case (.devices, let page):
      // Who comes back from there goes on with the game.
      if case .table = page { go(.close) }
      request(.leadTo(.devices))
    case (.guest(let action), _): perform(action)
    case (.together(let action), let page): perform(action, on: page)
    case (.quiz, _), (.workshop, _), (.firstStart, _), (.tally, _), (.confirm, _): break
    }
  }

  /// Closes a menu and gives a command to the screen below it.
  mutating func pass(_ command: Command) {
    go(.close)
    go(.forward(command))
  }
}
