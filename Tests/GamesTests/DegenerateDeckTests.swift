// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Foundation
import Games
import Samples
import Testing

struct DegenerateDeckTests {
  private func refusal(_ groups: [Group], columns: [Int] = [1, 1, 1, 1], limit: Int? = nil)
    -> Refusal?
  {
    let setup = AtlasSetup(
      difficulty: "easy", groups: groups, columns: columns, reshuffleLimit: limit)
    do {
      _ = try AtlasSolitaire(setup)
      return nil
    } catch {
      return error
    }
  }

  private func reason(_ key: Key, _ group: Group) -> Refusal {
    Refusal(Term(key, ["group": .term(group.name)]), .impossible)
  }

  @Test("Degenerate decks: no group")
  func none() {
    #expect(refusal([]) == Refusal(Term("deck-without-groups")))
  }

  @Test("Degenerate decks: a group without partners")
  func withoutPartners() {
    let groups = Group.lettered(2) + [Group("empty", "Empty", base: "empty_base", of: [])]
    #expect(refusal(groups) == reason("deck-group-incomplete", groups[2]))
  }

  @Test("Degenerate decks: a group without a base")
  func withoutBase() {
    let partner = Card(group: "odd", localID: "peru", label: "Peru", kind: .partner)
    let odd = Group(id: "odd", title: "Odd", base: partner, partners: [partner])
    #expect(refusal(Group.lettered(1) + [odd]) == reason("deck-group-incomplete", odd))
  }

  @Test("Degenerate decks: a group twice")
  func twice() {
    let groups = Group.lettered(3) + Group.lettered(2).suffix(1)
    #expect(refusal(groups) == reason("deck-group-twice", groups[1]))
  }

  @Test("Degenerate decks: a group with one name twice could never be completed")
  func nameTwice() {
    let odd = Group("odd", "Odd", base: "odd_base", of: ["Rome", "Oslo", "Rome"])
    #expect(refusal(Group.lettered(1) + [odd]) == reason("deck-name-twice", odd))
  }

  @Test("Degenerate decks: more than 64 groups")
  func tooMany() {
    let groups = (1...65).map { Group("g\($0)", "Group \($0)", base: "b\($0)", of: ["p\($0)"]) }
    #expect(refusal(Array(groups.prefix(64))) == nil)
    #expect(refusal(groups) == Refusal(Term("deck-too-large", ["limit": 64])))
  }

  @Test(
    "Degenerate decks: columns that take more cards than there are, or are not four",
    arguments: [
      [3, 3, 3, 4], [1, 1, 1], [1, 1, 1, 1, 1], [], [-1, 1, 1, 1], [.max, 1, 1, 1],
      [.max, .max, .max, .max],
    ])
  func columns(columns: [Int]) {
    #expect(refusal(Group.lettered(2), columns: columns) == Refusal(Term("deck-columns")))
  }

  @Test("Degenerate decks: every card may lie in the columns, and every one in the stock")
  func extremes() {
    #expect(refusal(Group.lettered(2), columns: [3, 3, 3, 3]) == nil)
    #expect(refusal(Group.lettered(2), columns: [12, 0, 0, 0]) == nil)
    #expect(refusal(Group.lettered(1, partners: 1), columns: [0, 0, 0, 0]) == nil)
  }

  @Test("Degenerate decks: a limit below none")
  func limit() {
    #expect(refusal(Group.lettered(2), limit: -1) == Refusal(Term("deck-columns")))
    #expect(refusal(Group.lettered(2), limit: 0) == nil)
  }

  @Test("Degenerate decks: refused from a save as well, with the same reason")
  func saved() throws {
    let setup = AtlasSetup(difficulty: "easy", groups: Group.lettered(1) + Group.lettered(1))
    let data = try JSONEncoder().encode(setup)
    #expect(throws: reason("deck-group-twice", setup.groups[0])) {
      try JSONDecoder().decode(AtlasSolitaire.self, from: data)
    }
  }
}
