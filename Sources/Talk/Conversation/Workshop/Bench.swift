// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A group or deck that is being put together.
public struct Bench: Equatable, Codable, Sendable {
  let content: Content

  enum Content: Equatable, Codable, Sendable {
    case group(Work<DraftGroup>)
    case deck(Work<DraftDeck>)
  }

  static let newGroup = Bench(content: .group(Work(DraftGroup(title: ""))))
  static let newDeck = Bench(content: .deck(Work(DraftDeck(title: ""))))

  var work: any AnyWork {
    switch content {
    case .group(let work): work
    case .deck(let work): work
    }
  }
}

/// What is being put together, and what it was when it was kept last; nil for something new.
struct Work<Item: Draft>: Equatable, Codable, Sendable {
  var draft: Item
  let kept: Item?

  init(_ draft: Item, kept: Item? = nil) {
    self.draft = draft
    self.kept = kept
  }

  var isKept: Bool { draft == kept }

  func changed(_ change: (inout Item) -> Void) -> Work {
    var work = self
    change(&work.draft)
    return work
  }

  var bench: Bench { Item.bench(of: self) }
}

/// What can be done with whatever is being put together.
protocol AnyWork {
  var isKept: Bool { get }
  var heading: [Term] { get }
  /// That what has changed may be lost.
  var question: Term { get }
  var titleOfRemoval: Term { get }
  /// The parts, by their names.
  var parts: [Term] { get }
  func tools(_ reply: Reply) -> [Menu.Entry]
  /// What a text may mean, told apart.
  func meanings(of text: String, _ reply: Reply) -> [Term]

  /// Asks for the name of something new, and then for its parts.
  func askForName(_ reply: inout Reply)
  func begin(called name: String, _ reply: inout Reply)
  func rename(to name: String, _ reply: inout Reply)
  /// Asks for a new name.
  func askForNewName(_ reply: inout Reply)
  func askForPart(_ reply: inout Reply)
  func takePart(_ text: String, _ reply: inout Reply)
  /// Adds one of the meanings of a text, counted from 0.
  func addMeaning(_ index: Int, of text: String, _ reply: inout Reply)
  func removePart(_ index: Int, _ reply: inout Reply)
  func tellRemarks(_ reply: inout Reply)
  func keep(_ reply: inout Reply)
  func keep(id: String, _ reply: inout Reply)
  /// Asks whether what is kept is to be given up.
  func askToDrop(_ reply: inout Reply)
  func drop(_ reply: inout Reply)
}
