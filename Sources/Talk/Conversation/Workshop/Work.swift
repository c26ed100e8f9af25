// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Work: AnyWork {
  var heading: [Term] {
    let parts = parts
    return [draft.summary]
      + (parts.isEmpty ? [] : [Term("workshop-parts", ["parts": .list(parts)])])
  }

  var question: Term { Term("workshop-keep-question", draft.fillings) }
  var titleOfRemoval: Term { Term(Item.key("remove")) }
  var parts: [Term] { draft.parts.map(Item.name) }

  var tools: [Menu.Entry] {
    let remarks = remarks.count
    return [Menu.Entry(Term(Item.key("add")), .workshop(.addPart))]
      + (draft.parts.isEmpty
        ? [] : [Menu.Entry(titleOfRemoval, opening: .workshop(.removal(bench)))])
      + (remarks == 0
        ? []
        : [
          Menu.Entry(
            Term("workshop-remarks", ["count": .number(remarks)]), .workshop(.readRemarks))
        ])
      + [Menu.Entry(Term("workshop-rename"), .workshop(.rename))]
      + (isKept ? [] : [Menu.Entry(Term("workshop-save"), .workshop(.keep))])
      + (kept == nil ? [] : [Menu.Entry(Term("workshop-delete"), .workshop(.drop))])
  }

  func titles(ofMeanings text: String) -> [Term] {
    meanings.map {
      Item.isOnlyName($0.part)
        ? Term("workshop-as-typed", ["name": .text(text)]) : Item.name(of: $0.part).form("full")
    }
  }

  func readRemarks(_ reply: inout Reply) { for remark in remarks { reply.say(remark) } }

  func open(_ reply: inout Reply) {
    guard let subject = draft.lookupOfRemarks else {
      return reply.go(.open(.menu(.workshop(.bench(bench)))))
    }
    reply.lookUp(subject, for: .bench(bench))
  }

  func open(with answer: Lookup.Answer, _ reply: inout Reply) {
    let work = knowing(Item.found(in: answer))
    reply.go(.open(.menu(.workshop(.bench(work.bench)))))
  }
}

// Names.
extension Work {
  func askForName(_ reply: inout Reply) {
    reply.ask(Term(Item.key("name")), for: .name(of: bench))
  }

  func begin(called name: String, _ reply: inout Reply) {
    let work = Work(Item(title: name))
    reply.go(.open(.menu(.workshop(.bench(work.bench)))))
    work.askForPart(&reply)
  }

  func askForNewName(_ reply: inout Reply) {
    reply.ask(Term(Item.key("name")), for: .newName(of: bench))
  }

  func rename(to name: String, _ reply: inout Reply) {
    guard draft.canBeCalled(name) else {
      reply.say(Term("workshop-import-twice", ["part": .text(name)]))
      return askForNewName(&reply)
    }
    changed { $0.title = name }.reopen(&reply)
  }

  /// In place of what was there before it changed.
  private func reopen(_ reply: inout Reply) {
    reply.go(.replace(.menu(.workshop(.bench(bench)))))
  }
}

// Parts.
extension Work {
  func askForPart(_ reply: inout Reply) {
    askForPart(Term(Item.key("next"), ["n": .number(draft.parts.count + 1)]), &reply)
  }

  /// - Parameter question: asks and says what became of the answer before.
  private func askForPart(_ question: Term, _ reply: inout Reply) {
    reply.ask(question, for: .part(of: bench))
  }

  func takePart(_ text: String, _ reply: inout Reply) {
    reply.lookUp(draft.lookup(of: text), for: .part(text, of: bench))
  }

  func takePart(_ answer: Lookup.Answer, for text: String, _ reply: inout Reply) {
    let found = Item.found(in: answer)
    let things = found.filter { !Item.isOnlyName($0.part) }
    if things.count > 1 {
      var work = self
      work.meanings = found
      reply.go(.open(.menu(.workshop(.meanings(of: text, work.bench)))))
    } else if let part = things.first ?? found.first {
      add(part, &reply)
    } else {
      askForPart(Term(Item.key("unknown"), ["name": .text(text)]), &reply)
    }
  }

  func addMeaning(_ index: Int, _ reply: inout Reply) {
    if meanings.indices.contains(index) { add(meanings[index], &reply) }
  }

  private func add(_ found: Found<Item.Part>, _ reply: inout Reply) {
    let part = found.part
    let isFull = draft.parts.count == Item.counts.upperBound
    let end =
      switch draft {
      case let draft where draft.holds(part): "twice"
      case _ where isFull: "too-many"
      default: Item.isOnlyName(part) ? "added-own" : "added"
      }
    let isAdded = end.hasPrefix("added")
    let work = isAdded ? changed { $0.parts.append(part) }.knowing([found]) : knowing([])
    work.reopen(&reply)
    work.askForPart(
      Term(
        Item.key(end),
        ["part": .term(Item.name(of: part)), "n": .number(work.draft.parts.count + 1)]),
      &reply)
  }

  func removePart(_ index: Int, _ reply: inout Reply) {
    reply.go(.close)
    let part = draft.parts[index]
    changed { $0.parts.removeAll { $0 == part } }.reopen(&reply)
  }
}

// What is kept.
extension Work {
  func keep(_ reply: inout Reply) {
    guard draft.parts.count >= Item.counts.lowerBound else {
      reply.say(Term(Item.key("too-few")))
      return reopen(&reply)
    }
    reply.lookUp(.keep(draft.keepsake), for: .keep(bench))
  }

  func isKept(id: String, _ reply: inout Reply) {
    let draft = changed { $0.id = id }.draft
    if let index = reply.own[keyPath: Item.shelf].firstIndex(where: { $0.id == id }) {
      reply.own[keyPath: Item.shelf][index] = draft
    } else {
      reply.own[keyPath: Item.shelf].append(draft)
    }
    reply.say(Term(Item.key("saved"), draft.fillings))
    reply.go(.close)
  }

  func askToDrop(_ reply: inout Reply) {
    guard let kept else { return }
    reply.confirm(Term("workshop-delete-question", kept.fillings), .drop(bench))
  }

  func drop(_ reply: inout Reply) {
    if let kept { reply.lookUp(.drop(kept.keepsake), for: .drop(bench)) }
  }

  func isDropped(_ reply: inout Reply) {
    guard let kept else { return }
    reply.own[keyPath: Item.shelf].removeAll { $0.id == kept.id }
    reply.say(Term("workshop-deleted", kept.fillings))
    reply.go(.close)
  }
}

extension Reply {
  /// Asks for a new group.
  mutating func beginGroup() { Bench.newGroup.work.askForName(&self) }

  /// Asks until a name is given that a file can keep.
  mutating func takeName(_ text: String, of bench: Bench) {
    guard isName(text) else { return bench.work.askForName(&self) }
    bench.work.begin(called: text, &self)
  }

  mutating func takeNewName(_ text: String, of bench: Bench) {
    guard isName(text) else { return bench.work.askForNewName(&self) }
    bench.work.rename(to: text, &self)
  }

  mutating func takePart(_ text: String, of bench: Bench) {
    guard isName(text) else { return bench.work.askForPart(&self) }
    bench.work.takePart(text, &self)
  }

  /// - Returns: False for a text that cannot be the name of anything, once that was told.
  private mutating func isName(_ text: String) -> Bool {
    guard let refusal = environment.capabilities.refusalOfName?(text) else { return true }
    say(refusal.reason)
    return false
  }
}
