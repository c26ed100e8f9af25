// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// The groups and decks of the player's own, and what is being put together.
public enum WorkshopPage: Equatable, Codable, Sendable {
  case shelf
  /// What can be done with a group or deck that is being put together.
  case bench(Bench)
  /// Asks whether what has changed is kept; who does not answer goes on with it.
  case leaving(Bench)
  case removal(Bench)
  /// What a text may mean, told apart.
  case meanings(of: String, Bench)
}

public enum WorkshopAction: Equatable, Codable, Sendable {
  case newGroup, newDeck
  /// Goes on with what is kept.
  case open(Bench)
  case addPart, readRemarks, rename, keep, drop
  /// One of the parts, counted from 0.
  case remove(Int)
  /// One of the meanings of a text, counted from 0.
  case add(Int)
  /// Leaves it as it was kept last.
  case discard
}

extension WorkshopPage: PageContents {
  var zero: Menu.Zero {
    switch self {
    case .bench(let bench) where !bench.work.isKept: .asks(.open(.workshop(.leaving(bench))))
    case .leaving: .asks(.back)
    case .shelf, .bench, .removal, .meanings: .goesBack
    }
  }

  func heading(_ reply: Reply) -> [Term] {
    switch self {
    case .shelf: [Term("workshop")]
    case .bench(let bench): bench.work.heading
    case .leaving(let bench): [bench.work.question]
    case .removal(let bench): [bench.work.titleOfRemoval]
    case .meanings(let text, _): [Term("workshop-which", ["name": .text(text)])]
    }
  }

  func entries(_ reply: Reply) -> [Menu.Entry] {
    switch self {
    case .shelf:
      [
        Menu.Entry(Term("workshop-group-new"), .workshop(.newGroup)),
        Menu.Entry(Term("workshop-deck-new"), .workshop(.newDeck)),
      ] + entries(reply.own.groups) + entries(reply.own.decks)
    case .bench(let bench): bench.work.tools
    case .leaving:
      [
        Menu.Entry(Term("workshop-save"), .workshop(.keep)),
        Menu.Entry(Term("workshop-discard"), .workshop(.discard)),
      ]
    case .removal(let bench):
      bench.work.parts.enumerated().map { Menu.Entry($1, .workshop(.remove($0))) }
    case .meanings(let text, let bench):
      bench.work.titles(ofMeanings: text).enumerated().map {
        Menu.Entry($1, .workshop(.add($0)))
      }
    }
  }

  private func entries<Kept: Draft>(_ kept: [Kept]) -> [Menu.Entry] {
    kept.map { draft in
      Menu.Entry(draft.summary, .workshop(.open(Work(draft, kept: draft).bench)))
    }
  }
}

extension Reply {
  mutating func perform(_ action: WorkshopAction, on page: WorkshopPage) {
    switch (action, page) {
    case (.newGroup, _): Bench.newGroup.work.askForName(&self)
    case (.newDeck, _): Bench.newDeck.work.askForName(&self)
    case (.open(let bench), _): bench.work.open(&self)
    case (.addPart, .bench(let bench)): bench.work.askForPart(&self)
    case (.readRemarks, .bench(let bench)): bench.work.readRemarks(&self)
    case (.rename, .bench(let bench)): bench.work.askForNewName(&self)
    case (.keep, .bench(let bench)): bench.work.keep(&self)
    case (.keep, .leaving(let bench)):
      go(.close)
      bench.work.keep(&self)
    case (.drop, .bench(let bench)): bench.work.askToDrop(&self)
    case (.remove(let index), .removal(let bench)): bench.work.removePart(index, &self)
    case (.add(let index), .meanings(_, let bench)):
      go(.close)
      bench.work.addMeaning(index, &self)
    case (.discard, _):
      go(.close)
      go(.close)
    default: break
    }
  }
}
