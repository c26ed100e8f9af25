// SPDX-License-Identifier: GPL-3.0-or-later

/// A step that cannot be taken back, and what it needs.
struct KlondikeBranch {
  /// What has to be on the foundations first.
  let up: KlondikeCards
  let step: KlondikeStep
  /// A column is emptied for a king only, which follows at once.
  let second: KlondikeStep?
  let score: Int16

  /// Which branches of a position are found.
  enum Reach {
    /// Those that need no other foundations, those that do, or both.
    case near, far, all
  }
}
