// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// Menus beside a game, and after its end.
public enum TablePage: Equatable, Codable, Sendable {
  /// Everything that can be done in the game: what is wanted most, then the rest by topic.
  case commands
  /// The topics of that menu.
  case reading, round, messages
  /// Every place of the table, or row and column of a grid, to hear what lies there.
  case places
  /// The kinds of what can be picked as a whole.
  case choices(Choices, title: Term)
  /// Of one kind all there is.
  case choiceList(Choices.Group)
  /// The things that a piece shows, as entities, under the piece's name.
  case subjects([String], of: Term)
  /// A dead end, with what is said of it. The table below answers questions meanwhile; whatever else
  /// is not a number goes to it.
  case lost([Term])
  /// The end of a round after so many seconds, with what is said of it.
  case ended(RoundResult.Ending, [Term], seconds: Int)
  /// What a learner was wrong about.
  case review
}

/// What is done beside a table, apart from commands to it.
public enum TableAction: Equatable, Codable, Sendable {
  /// The facts about a thing in the world.
  case teach(String)
  /// The facts about a piece that the player was wrong about.
  case describe(Piece)
  /// Another round as hard as the one that has ended.
  case playAgain
  /// Another round about the same, at a difficulty.
  case playAboutTheSame(Difficulty)
  /// Another difficulty, or another topic.
  case choose
  /// The line to share of a round that was played to its end.
  case share(RoundResult.Ending, seconds: Int)
}

extension TablePage: PageContents {
  var passesOn: Bool {
    switch self {
    case .commands, .reading, .round, .messages, .places, .choices, .choiceList, .lost: true
    case .subjects, .ended, .review: false
    }
  }

  var staysForQuestions: Bool { if case .lost = self { true } else { false } }

  var isAside: Bool {
    switch self {
    case .commands, .reading, .round, .messages: true
    case .places, .choices, .choiceList, .subjects, .lost, .ended, .review: false
    }
  }

  func heading(_ reply: Reply) -> [Term] {
    switch self {
    case .commands: [Term("game-menu")]
    case .reading: [Term("game-menu-reading")]
    case .round: [Term("game-menu-round")]
    case .messages: [Term("game-menu-messages")]
    case .places: [Term("choose-place-to-read")]
    case .choices(_, let title): [title]
    case .choiceList(let group): [group.title]
    case .subjects(_, let name): [Term("facts-which", ["card": .term(name)])]
    case .lost(let told): told
    case .ended(_, let told, _): told
    case .review: [Term("review")]
    }
  }

  func entries(_ reply: Reply) -> [Menu.Entry] {
    guard let playing = reply.playing else { return [] }
    switch self {
    case .commands: return commands(playing, reply)
    case .reading: return reading(playing, reply)
    case .round:
      return Self.roundQueries.filter(playing.answers).filter(playing.canDo).map {
        entry(for: $0, in: playing)
      }
        + again(playing, reply) { .passBeyond(.again($0)) } + playing.invitations(reply)
        + (reply.descriptor?.privacyEntries ?? [])
    case .messages: return messages(playing).map { entry(for: $0, in: playing) }
    case .places:
      return playing.narrator(reply).sections(of: playing.table).map { place in
        Menu.Entry(place.name, .pass(.read(place)))
      }
    case .choices(let choices, _):
      return choices.groups.map { Menu.Entry($0.title, opening: .table(.choiceList($0))) }
    case .choiceList(let group):
      return group.list.map { Menu.Entry($0.title, .passBeyond(.pick($0.pieces))) }
    case .subjects(let subjects, _):
      return subjects.map { Menu.Entry(Term(Key($0)), .table(.teach($0))) }
    case .lost: return afterLoss(playing)
    case .ended(let ending, _, let seconds):
      return afterEnd(ending, seconds: seconds, playing, reply)
    case .review: return review(playing, reply)
    }
  }
}

extension Reply {
  mutating func perform(_ action: TableAction) {
    guard let playing else { return }
    switch action {
    case .teach(let subject): teach(subject)
    case .describe(let piece): describe(piece, of: playing.game)
    case .playAgain:
      start(type(of: playing.game).id, playing.game.difficulty)
    case .playAboutTheSame(let difficulty):
      let kind = environment.descriptor(of: playing.game)
      start(type(of: playing.game).id, difficulty, about: kind?.topic(of: playing.game))
    case .choose:
      guard let game = environment.descriptor(of: playing.game) else { return go(.home) }
      choose(game, isInPlace: true)
    case .share(let ending, let seconds):
      share(RoundResult(of: playing.match, ending, seconds: seconds))
    }
  }
}
