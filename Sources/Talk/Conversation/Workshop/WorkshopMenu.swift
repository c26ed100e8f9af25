// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Menu {
  /// The groups and decks of the player's own.
  static var workshop: Menu {
    Menu([Term("workshop")]) { reply in
      [
        Entry(Term("workshop-group-new")) { $0.begin(DraftGroup.self) },
        Entry(Term("workshop-deck-new")) { $0.begin(DraftDeck.self) },
      ] + entries(reply.own.groups) + entries(reply.own.decks)
    }
  }

  private static func entries<Kept: Draft>(_ kept: [Kept]) -> [Entry] {
    kept.map { draft in
      Entry(draft.summary) { $0.go(.open(bench(of: Work(draft, kept: draft)))) }
    }
  }

  /// What can be done with a group or deck that is being put together.
  static func bench<Item: Draft>(of work: Work<Item>) -> Menu {
    let parts = work.draft.parts.map(Item.name)
    let contents = parts.isEmpty ? [] : [Term("workshop-parts", ["parts": .list(parts)])]
    return Menu(
      [work.draft.summary] + contents,
      zero: work.isKept ? .goesBack : .asks { $0.go(.open(leaving(work))) }
    ) { tools(for: work, $0) }
  }

  private static func tools<Item: Draft>(for work: Work<Item>, _ reply: Reply) -> [Entry] {
    let remarks = reply.environment.workshop.map { work.draft.remarks($0) } ?? []
    var entries = [Entry(Term(Item.key("add"))) { $0.askForPart(of: work) }]
    if !work.draft.parts.isEmpty {
      entries.append(Entry(Term(Item.key("remove")), opening: { removal(from: work) }))
    }
    if !remarks.isEmpty {
      entries.append(
        Entry(Term("workshop-remarks", ["count": .number(remarks.count)])) { reply in
          for remark in remarks { reply.say(remark) }
        })
    }
    entries.append(Entry(Term("workshop-rename")) { $0.rename(work) })
    if !work.isKept { entries.append(Entry(Term("workshop-save")) { $0.keep(work) }) }
    if let kept = work.kept { entries.append(Entry(Term("workshop-delete")) { $0.delete(kept) }) }
    return entries
  }

  /// Asks whether what has changed is kept; who does not answer goes on with it.
  private static func leaving<Item: Draft>(_ work: Work<Item>) -> Menu {
    Menu(
      [Term("workshop-keep-question", work.draft.fillings)], zero: .asks { $0.go(.close) }
    ) { _ in
      [
        Entry(Term("workshop-save")) { reply in
          reply.go(.close)
          reply.keep(work)
        },
        Entry(Term("workshop-discard")) { reply in
          reply.go(.close)
          reply.go(.close)
        },
      ]
    }
  }

  private static func removal<Item: Draft>(from work: Work<Item>) -> Menu {
    Menu([Term(Item.key("remove"))]) { _ in
      work.draft.parts.map { part in
        Entry(Item.name(of: part)) { reply in
          reply.go(.close)
          reply.go(.replace(bench(of: work.changed { $0.parts.removeAll { $0 == part } })))
        }
      }
    }
  }

  /// What a text may mean, told apart.
  fileprivate static func meanings<Item: Draft>(
    of text: String, _ found: [Item.Part], orElse asTyped: Item.Part?, in work: Work<Item>
  ) -> Menu {
    @Sendable func entry(_ title: Term, _ part: Item.Part) -> Entry {
      Entry(title) { reply in
        reply.go(.close)
        reply.add(part, to: work)
      }
    }
    return Menu([Term("workshop-which", ["name": .text(text)])]) { _ in
      found.map { entry(Item.name(of: $0).form("full"), $0) }
        + (asTyped.map { [entry(Term("workshop-as-typed", ["name": .text(text)]), $0)] } ?? [])
    }
  }
}

/// What is being put together, and what it was when it was kept last; nil for something new.
struct Work<Item: Draft>: Sendable {
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
}

extension Reply {
  /// Asks for the name of something new, and then for its parts.
  fileprivate mutating func begin<Item: Draft>(_ kind: Item.Type) {
    askForName(of: kind) { name, reply in
      let work = Work(Item(title: name))
      reply.go(.open(Menu.bench(of: work)))
      reply.askForPart(of: work)
    }
  }

  /// Asks for a new group.
  mutating func beginGroup() { begin(DraftGroup.self) }

  fileprivate mutating func rename<Item: Draft>(_ work: Work<Item>) {
    askForName(of: Item.self) { name, reply in
      guard work.draft.canBeCalled(name) else {
        reply.say(Term("workshop-import-twice", ["part": .text(name)]))
        return reply.rename(work)
      }
      reply.go(.replace(Menu.bench(of: work.changed { $0.title = name })))
    }
  }

  /// Asks until a name is given that a file can keep.
  private mutating func askForName<Item: Draft>(
    of kind: Item.Type, then act: @escaping @Sendable (String, inout Reply) -> Void
  ) {
    go(
      .open(
        TextQuestion(question: Term(kind.key("name"))) { text, reply in
          if let refusal = reply.environment.workshop?.refusal(ofName: text) {
            reply.say(refusal.reason)
            return reply.askForName(of: kind, then: act)
          }
          act(text, &reply)
        }))
  }

  /// - Parameter question: asks and says what became of the answer before.
  fileprivate mutating func askForPart<Item: Draft>(
    of work: Work<Item>, _ question: Term? = nil
  ) {
    let next = Term(Item.key("next"), ["n": .number(work.draft.parts.count + 1)])
    go(
      .open(
        TextQuestion(question: question ?? next) { text, reply in
          guard let workshop = reply.environment.workshop else { return }
          if let refusal = workshop.refusal(ofName: text) {
            reply.say(refusal.reason)
            return reply.askForPart(of: work)
          }
          let (found, asTyped) = Item.parts(called: text, workshop)
          if found.count > 1 {
            reply.go(.open(Menu.meanings(of: text, found, orElse: asTyped, in: work)))
          } else if let part = found.first ?? asTyped {
            reply.add(part, to: work)
          } else {
            reply.askForPart(
              of: work, Term(Item.key("unknown"), ["name": .text(text)]))
          }
        }))
  }

  fileprivate mutating func add<Item: Draft>(_ part: Item.Part, to work: Work<Item>) {
    let isFull = work.draft.parts.count == Item.counts.upperBound
    let end =
      switch work.draft {
      case let draft where draft.holds(part): "twice"
      case _ where isFull: "too-many"
      default: Item.isOnlyName(part) ? "added-own" : "added"
      }
    let work = end.hasPrefix("added") ? work.changed { $0.parts.append(part) } : work
    go(.replace(Menu.bench(of: work)))
    askForPart(
      of: work,
      Term(
        Item.key(end),
        ["part": .term(Item.name(of: part)), "n": .number(work.draft.parts.count + 1)]))
  }

  fileprivate mutating func keep<Item: Draft>(_ work: Work<Item>) {
    guard work.draft.parts.count >= Item.counts.lowerBound else {
      say(Term(Item.key("too-few")))
      return go(.replace(Menu.bench(of: work)))
    }
    guard let workshop = environment.workshop else { return }
    let id = work.draft.id ?? workshop.newID(for: work.draft.title)
    let draft = work.changed { $0.id = id }.draft
    if let index = memory.own[keyPath: Item.shelf].firstIndex(where: { $0.id == id }) {
      memory.own[keyPath: Item.shelf][index] = draft
    } else {
      memory.own[keyPath: Item.shelf].append(draft)
    }
    request(draft.keeping)
    say(Term(Item.key("saved"), draft.fillings))
    go(.close)
  }

  fileprivate mutating func delete<Item: Draft>(_ kept: Item) {
    let question = Term("workshop-delete-question", kept.fillings)
    Menu.confirm(question, &self) { reply in
      reply.own[keyPath: Item.shelf].removeAll { $0.id == kept.id }
      if let id = kept.id { reply.request(Item.dropping(id: id)) }
      reply.say(Term("workshop-deleted", kept.fillings))
      reply.go(.close)
    }
  }
}
