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
  /// What is known of its parts.
  private(set) var known: [Found<Item.Part>] = []
  /// What a text may mean that was typed for a part.
  var meanings: [Found<Item.Part>] = []

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

  /// The same with what was found of its parts, or of one that is added.
  func knowing(_ found: [Found<Item.Part>]) -> Work {
    var work = self
    work.meanings = []
    work.known.removeAll { old in found.contains { $0.part == old.part } }
    work.known += found
    return work
  }

  /// What is to be known of it, a line each.
  var remarks: [Term] {
    draft.parts.compactMap { part in known.first { $0.part == part }?.remark }
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
  var tools: [Menu.Entry] { get }
  /// What a text may mean, told apart.
  func titles(ofMeanings text: String) -> [Term]

  /// Shows what can be done with it, once it is known what there is to be told of it.
  func open(_ reply: inout Reply)
  /// The same with what was asked for that.
  func open(with answer: Lookup.Answer, _ reply: inout Reply)

  /// Asks for the name of something new, and then for its parts.
  func askForName(_ reply: inout Reply)
  func begin(called name: String, _ reply: inout Reply)
  func rename(to name: String, _ reply: inout Reply)
  /// Asks for a new name.
  func askForNewName(_ reply: inout Reply)
  func askForPart(_ reply: inout Reply)
  /// Looks for what a text means.
  func takePart(_ text: String, _ reply: inout Reply)
  /// Takes what was found for it.
  func takePart(_ answer: Lookup.Answer, for text: String, _ reply: inout Reply)
  /// Adds one of the meanings of a text, counted from 0.
  func addMeaning(_ index: Int, _ reply: inout Reply)
  func removePart(_ index: Int, _ reply: inout Reply)
  func readRemarks(_ reply: inout Reply)
  func keep(_ reply: inout Reply)
  /// It is kept by now, under an id.
  func isKept(id: String, _ reply: inout Reply)
  /// Asks whether what is kept is to be given up.
  func askToDrop(_ reply: inout Reply)
  func drop(_ reply: inout Reply)
  /// It is given up by now.
  func isDropped(_ reply: inout Reply)
}
