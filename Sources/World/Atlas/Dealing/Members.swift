// SPDX-License-Identifier: GPL-3.0-or-later

/// A group as the dealer looks at it: who would be taken for a member, by truth or by ear.
struct Members {
  let group: Group
  let partners: [Member]
  let base: Member
  private let identities: Set<Card.Identity>
  private let sounds: Set<String>

  init(_ group: Group) {
    self.group = group
    base = Member(group.base)
    partners = group.partners.map(Member.init)
    identities = Set(partners.map(\.identity))
      .union(group.truth.map(Card.Identity.entity))
      .union(group.homonyms.map(Card.Identity.entity))
    sounds = Set(partners.map(\.sound)).union([base.sound])
  }

  func take(in member: Member) -> Bool {
    identities.contains(member.identity) || sounds.contains(member.sound)
  }
}

/// A card with what it is compared by.
struct Member {
  let card: Card
  let identity: Card.Identity
  /// Upper and lower case sound alike.
  let sound: String

  init(_ card: Card) {
    self.card = card
    identity = card.identity
    sound = card.label.trimmed.lowercased()
  }
}
