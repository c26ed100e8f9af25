// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Foundation

/// Groups that are taken over from a table.
extension StoredPlayer {
  /// What everyone has and what the player has.
  ///
  /// - Throws: a ``Refusal`` where either cannot be read.
  public func catalogue(beside content: Content) throws(Refusal) -> Catalogue {
    do {
      return try groups.after(try content.shipped()).loadAllGroups()
    } catch {
      throw Refusal(error.term)
    }
  }

  /// Keeps every sound group of a table. One with the title of a group of the player's takes its place.
  ///
  /// - Returns: a line for each.
  /// - Throws: a ``Refusal`` where one cannot be kept, or where there is nothing to keep and nothing wrong.
  public func keep(
    _ table: GroupTable, by shop: GroupShop, in catalogue: Catalogue
  ) async throws(Refusal) -> [Term] {
    let filed = Dictionary(own.filedGroups.map { ($0.group.title, $0) }) { first, _ in first }
    var taken = own.takenIDs(in: catalogue)
    var told: [Term] = []
    for group in table.groups {
      let old = filed[group.title]
      let id = old?.group.id ?? shop.newID(for: group.title, besides: taken)
      taken.insert(id)
      if let change = own.keeping(group, id: id, inPlaceOf: old) {
        do { try await keep(change) } catch { throw Refusal(error.reason) }
      }
      told.append(
        Term(
          "workshop-imported",
          ["title": .text(group.title), "parts": .number(group.parts.count)]))
    }
    if told.isEmpty, table.problems.isEmpty {
      throw Refusal(Term("workshop-import-none", ["file": .text(table.name)]))
    }
    return told
  }
}
