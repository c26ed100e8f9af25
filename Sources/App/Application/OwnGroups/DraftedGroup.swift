// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Conversation

extension Group {
  /// What a player has put together, as a group of the catalogue.
  ///
  /// - Parameter old: the group as it was; what the player cannot change here stays as it is.
  init(_ draft: DraftGroup, id: String, over old: Group? = nil) {
    var number = 0
    let known = Set(old?.partners.map(\.localID) ?? [])
    let partners = draft.parts.map { part in
      let same = old?.partners.first { $0.label == part.label && $0.entity == part.entity }
      if let same { return same }
      repeat { number += 1 } while known.contains("card_\(number)")
      return Card(
        group: id, localID: "card_\(number)", label: part.label, entity: part.entity,
        kind: .partner)
    }
    self.init(
      id: id, title: draft.title,
      base: Card(
        group: id, localID: old?.base.localID ?? "base", label: draft.title, kind: .base,
        illustration: old?.base.illustration),
      partners: partners, truth: old?.truthBesidePartners ?? [], homonyms: old?.homonyms ?? [],
      illustration: old?.illustration, about: old?.about ?? About())
  }
}
