// SPDX-License-Identifier: GPL-3.0-or-later

import Cues
import Wakeup

/// The gamepads and what is done with them, one turn after the other; time is given.
struct Seat: ~Copyable {
  private var controllers: Controllers
  private var steering = Steering()
  /// The pad that was used last, which is the one that shakes.
  private var inHand: Int32?
  private var shaking: (pad: Int32, end: Duration)?
  private var watch: Watch
  private var lastUse = Duration.zero

  init(_ controllers: consuming Controllers, wakeup: PollWakeup? = nil) {
    self.controllers = controllers
    watch = Watch(wakeup: wakeup)
  }

  /// How many are plugged in.
  var count: Int { controllers.count }

  /// What was pressed and plugged since the last turn.
  mutating func turn(at now: Duration) -> [GamepadMonitor.News] {
    var news: [GamepadMonitor.News] = []
    for event in controllers.poll() {
      note(event, at: now, &news)
      if let button = steering.take(event, at: now) { news.append(.pressed(button)) }
    }
    if let button = steering.takeHeld(at: now) { news.append(.pressed(button)) }
    if let shaking, shaking.end <= now { stopShaking(shaking.pad) }
    return news
  }

  /// Shakes the pad in hand, in place of what it still does.
  mutating func rumble(_ cue: HapticCue, at now: Duration) {
    guard let pad = inHand else { return }
    if let shaking, shaking.pad != pad { stopShaking(shaking.pad) }
    let rumble = Rumble(cue)
    controllers.shake(pad, heavy: rumble.heavy, light: rumble.light, limit: Self.longestShake)
    shaking = (pad, now + rumble.length)
  }

  /// Waits until there is something to do.
  mutating func wait(at now: Duration) { watch.wait(patience(at: now)) }

  /// How long nothing need be done, unless the watch tells something; in milliseconds.
  func patience(at now: Duration) -> Int32 {
    var patience = Self.patience(
      pads: controllers.count, areWatched: watch.count >= controllers.count,
      unused: now - lastUse)
    for deadline in [steering.deadline, shaking?.end] {
      if let deadline { patience = min(patience, max(deadline - now, .zero)) }
    }
    // Rounded up, lest it wakes a moment too early and again.
    return Int32((patience + .microseconds(999)) / .milliseconds(1))
  }

  /// A new pad is found within a second. Pads whose files cannot be watched are asked, often while
  /// they are used.
  private static func patience(pads: Int, areWatched: Bool, unused: Duration) -> Duration {
    if pads == 0 || areWatched { return .seconds(1) }
    return unused < .seconds(5) ? .milliseconds(10) : .milliseconds(100)
  }

  /// In milliseconds.
  private static let longestShake: UInt32 = 1000

  private mutating func note(
    _ event: PadEvent, at now: Duration, _ news: inout [GamepadMonitor.News]
  ) {
    lastUse = now
    switch event.change {
    case .attached:
      inHand = inHand ?? event.pad
      if let path = controllers.path(of: event.pad) { watch.add(path, of: event.pad) }
      news.append(.connected)
    case .detached:
      if inHand == event.pad { inHand = nil }
      if shaking?.pad == event.pad { shaking = nil }
      watch.remove(event.pad)
      news.append(.disconnected)
    case .pressed: inHand = event.pad
    case .moved(_, to: let value):
      if abs(value) >= Stick.engaging { inHand = event.pad }
    case .released: break
    }
  }

  private mutating func stopShaking(_ pad: Int32) {
    controllers.shake(pad, heavy: 0, light: 0, limit: 0)
    shaking = nil
  }
}
