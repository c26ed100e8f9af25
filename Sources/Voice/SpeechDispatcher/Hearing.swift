// SPDX-License-Identifier: GPL-3.0-or-later

/// A message that the server has and that is still to be heard.
struct Hearing {
  let order: Desk.Order
  /// It has been given to the server before, which went away in the middle.
  var isRepeated = false
  /// When it counts as heard without news; nil while the server pauses.
  private(set) var deadline: ContinuousClock.Instant?
  private let patience: Duration
  private var waiting: Set<Int>

  init(_ order: Desk.Order, _ messages: Set<Int>, patience: Duration) {
    self.order = order
    self.patience = patience
    waiting = messages
    deadline = .now + patience
  }

  var isOver: Bool { waiting.isEmpty }

  /// The parts are said in the order of their numbers: news of one is news of those before it,
  /// of which some synthesizers tell nothing.
  mutating func hear(_ event: ServerEvent) {
    guard waiting.contains(event.message) else { return }
    deadline = event.kind == .paused ? nil : .now + patience
    waiting = waiting.filter { $0 >= event.message }
    if event.kind == .ended { waiting.remove(event.message) }
  }
}
