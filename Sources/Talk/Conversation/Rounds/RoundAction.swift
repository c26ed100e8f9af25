// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences

/// What leads to a round.
public enum RoundAction: Equatable, Codable, Sendable {
  /// Offers what can be gone on with; where that is nothing, as ``chooseNew(game:)``.
  case choose(game: String)
  /// Asks how hard a round is to be, and whatever comes before that.
  case chooseNew(game: String)
  case play(RoundChoice)
  /// The deal of the day.
  case playDaily(game: String)
  /// The round of a deck, by its name.
  case deck(Term, game: String)
  case resume(slot: String)
  case tutorial(game: String)
  /// Asks for the number of a deal.
  case askNumber(game: String)
  /// Lists what a round can be about; the lists are counted from 0.
  case openTopics(game: String, group: Int)
  /// Asks what it is to be about by a line.
  case nameTopic(game: String, group: Int)
  /// Makes what it is to be about.
  case makeTopic(game: String, group: Int)
  /// Tells what becomes of the player's own files.
  case explainPrivacy(game: String)
  /// Writes a map for the fingers, of what a round can be about.
  case writeTactileMap(of: String)
  /// What a round will be made of, before it is played.
  case study(game: String, topic: String?)
  /// The round that was studied.
  case playStudied
  /// Tells about a piece of the round that is studied.
  case describe(Piece)
}

/// A round as a menu offers it.
public struct RoundChoice: Equatable, Codable, Sendable {
  let game: String
  let difficulty: Difficulty
  var topic: String?
  var rating: DealRating?
  /// How many menus close when it is chosen.
  var closing = 0
}

extension Reply {
  mutating func perform(_ action: RoundAction, on page: Page) {
    switch (action, page) {
    case (.choose(let game), _) where memory.saves.contains { type(of: $0.match.game).id == game }:
      go(.open(.menu(.round(.kept(game: game)))))
    case (.choose(let game), _), (.chooseNew(let game), _): descriptor(game).map { choose($0) }
    case (.play(let wish), _): play(wish)
    case (.playDaily(let game), _): start(game, deal: .day(moment.day))
    case (.deck(let deck, let game), _): start(deck: deck, of: game)
    case (.resume(let slot), _): resume(slot)
    case (.tutorial(let game), _): startTutorial(of: game)
    case (.askNumber(let game), _): askNumber(of: game)
    case (.openTopics(let game, let group), _):
      lookUp(.topics(game: game, group: group), for: .topics(game: game, group: group))
    case (.nameTopic(let game, let group), _): askTopic(of: game, group)
    case (.makeTopic(let game, let group), _):
      lookUp(.newTopic(game: game, group: group), for: .newTopic(game: game))
    case (.explainPrivacy(let game), _):
      if let privacy = descriptor(game)?.privacy { say(privacy.text) }
    case (.writeTactileMap(let topic), _):
      lookUp(.tactileMap(.topic(topic)), for: .tactileMap)
    case (.study(let game, let topic), _): study(game, about: topic)
    case (.playStudied, .round(.study(let deal))): start(deal)
    case (.describe(let piece), .round(.chapter(_, let deal))): describe(piece, of: deal.game)
    case (.playStudied, _), (.describe, _): break
    }
  }

  private mutating func play(_ wish: RoundChoice) {
    use(wish.difficulty)
    for _ in 0..<wish.closing { go(.close) }
    start(wish.game, wish.difficulty, about: wish.topic, wonBy: wish.rating)
  }

  /// Keeps the difficulty that was chosen for the next time nobody asks.
  private mutating func use(_ difficulty: Difficulty) {
    guard let used = Settings.UsualDifficulty(rawValue: difficulty.rawValue),
      used != memory.settings.difficulty
    else { return }
    change { $0.difficulty = used }
  }

  /// Asks again for as long as nothing is typed that can be the number or the day of a deal.
  private mutating func askNumber(of id: String) {
    guard let game = descriptor(id) else { return }
    let used = Difficulty(rawValue: memory.settings.difficulty.rawValue)
    let difficulty = game.difficulty(nearest: used)
    let question = Term(
      "deal-number-question",
      [
        "difficulty": .term(difficulty.name), "daily": .term(game.daily.difficulty.name),
        "same": .text(difficulty == game.daily.difficulty ? "yes" : "no"),
      ])
    ask(
      question, for: .dealNumber(game: id, difficulty),
      dial: Dial(numbers: 1...999_999))
  }

  mutating func takeNumber(_ text: String, of game: String, _ difficulty: Difficulty) {
    if let deal = DealSelector(text) { start(game, difficulty, deal: deal) }
  }

  /// Asks again for as long as nothing is named that a round can be about.
  mutating func askTopic(of game: String, _ group: Int) {
    guard let naming = topicGroup(group, of: game)?.naming else { return }
    ask(naming.question, for: .topic(game: game, group: group), isVerbatim: true)
  }
}
