// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Which menu it is, with what it is about. What it offers is computed anew each time.
public indirect enum Page: Equatable, Codable, Sendable {
  case main
  /// How a round is chosen.
  case round(RoundPage)
  /// Beside a game, or after its end.
  case table(TablePage)
  case settings(SettingsPage)
  /// The player's own words and how they are said.
  case pronunciation(PronunciationPage)
  case help(HelpPage)
  case learning(LearningPage)
  /// A quiz, at its next question.
  case quiz(Quiz)
  /// The player's own groups and decks.
  case workshop(WorkshopPage)
  /// What was won, a line for each game and difficulty.
  case statistics([Tally])
  case firstStart(FirstStart)
  /// What is kept of a player without an account.
  case guest(GuestPage)
  /// What is played with others of the same server.
  case together(TogetherPage)
  /// Asks before something is done that cannot be undone.
  case confirmation(Confirmation)

  var contents: any PageContents {
    switch self {
    case .main: MainMenu()
    case .round(let page): page
    case .table(let page): page
    case .settings(let page): page
    case .pronunciation(let page): page
    case .help(let page): page
    case .learning(let page): page
    case .quiz(let page): page
    case .workshop(let page): page
    case .statistics(let tallies): StatisticsMenu(tallies: tallies)
    case .firstStart(let page): page
    case .guest(let page): page
    case .together(let page): page
    case .confirmation(let page): page
    }
  }
}

/// What a menu says and offers.
protocol PageContents {
  /// What is said before the entries, a line each; the first is what the menu is called.
  func heading(_ reply: Reply) -> [Term]

  func entries(_ reply: Reply) -> [Menu.Entry]

  /// How many entries are enough to begin with; nil where that is all of them.
  func introducedCount(_ reply: Reply) -> Int?

  var zero: Menu.Zero { get }

  /// What the name of a language means that is typed and that no entry stands for; nil for nothing.
  func entry(forLanguage tag: String, _ reply: Reply) -> Menu.Entry?

  /// Whether a command that means nothing here is meant for the screen below.
  var passesOn: Bool { get }

  /// Whether a question about the table is answered without closing it.
  var staysForQuestions: Bool { get }

  /// Whether its first entry says yes and the second no.
  func isYesOrNo(_ equipment: Equipment) -> Bool

  /// Whether it is no message of its own: what was said before it is then what is said again.
  var isAside: Bool { get }

  /// Whether it is heard whole when it is said again, whatever was said since.
  var isQuestion: Bool { get }

  /// Whether what an entry has led to tells as much as the entry, which then need not be told again.
  var isToldByAnswers: Bool { get }
}

extension PageContents {
  var zero: Menu.Zero { .goesBack }
  func introducedCount(_ reply: Reply) -> Int? { nil }
  func entry(forLanguage tag: String, _ reply: Reply) -> Menu.Entry? { nil }
  var passesOn: Bool { false }
  var staysForQuestions: Bool { false }
  func isYesOrNo(_ equipment: Equipment) -> Bool { false }
  var isAside: Bool { false }
  var isQuestion: Bool { false }
  var isToldByAnswers: Bool { false }
}
