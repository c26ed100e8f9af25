// SPDX-License-Identifier: GPL-3.0-or-later

/// What one card does; where it lies in the columns, and where it goes to in them, is not told.
struct KlondikeStep: Hashable {
  enum Kind: UInt8, CaseIterable {
    /// From the columns to its foundation.
    case raise
    /// From its foundation to the columns.
    case lower
    /// From what lies on it face down, or from the ground, to another column.
    case uncover
    /// From the stock or the waste to its foundation.
    case raiseDrawn
    /// From the stock or the waste to a column.
    case layDrawn
  }

  let kind: Kind
  let card: KlondikeCard

  init(_ kind: Kind, _ card: KlondikeCard) {
    self.kind = kind
    self.card = card
  }
}
