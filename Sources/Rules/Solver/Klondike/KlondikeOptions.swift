// SPDX-License-Identifier: GPL-3.0-or-later

/// What can be done on a table without changing the foundations first.
struct KlondikeOptions {
  let drawable: KlondikeCards
  /// The next cards of the foundations.
  let next: KlondikeCards
  /// What could go to a column.
  let welcome: KlondikeCards
  let safe: KlondikeCards
  /// What can go from the columns to its foundation.
  let raised: KlondikeCards

  init(of position: KlondikePosition, _ drawable: KlondikeCards) {
    self.drawable = drawable
    next = position.next
    let open = position.open
    welcome = position.welcome(open)
    safe = position.up.safe
    raised = next & open & position.visible
  }

  /// What can go to its foundation and would never be missed.
  var safelyRaised: KlondikeCards { raised & safe }
}
