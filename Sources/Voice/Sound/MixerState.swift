// SPDX-License-Identifier: GPL-3.0-or-later

import Speech

/// What a mixer keeps behind its lock: the device, or what waits for one that has gone.
struct MixerState: ~Copyable {
  /// Nil while there is no device, and once the mixer is closed.
  var device: MixerDevice?
  var placement: SoundPlacement
  var isClosed = false
  /// What is left of a device that has gone.
  var remains: MixerDevice?
  /// The device has gone.
  private(set) var isLost = false
  /// Another device is being opened.
  private(set) var isOpening = false
  /// Speech for the device that is being opened.
  var waiting: [(samples: [Int16], direction: Direction)] = []
  /// The device has not come back, and nobody has been told.
  var hasLost = false
  private var isKnownLost = false
  private var lastTry: ContinuousClock.Instant?

  init(_ device: consuming MixerDevice, _ placement: SoundPlacement) {
    self.device = consume device
    self.placement = placement
  }

  /// Speech still to be heard, or waiting for the device, in samples of a channel.
  var pending: Int {
    mutating get { device?.pending ?? waiting.reduce(0) { $0 + $1.samples.count } }
  }

  /// Whether the device has gone and has to be opened anew now: after a while since the last try.
  mutating func mustOpen(after patience: Duration) -> Bool {
    if device?.isConnected == false { lose() }
    guard isLost, !isClosed, !isOpening else { return false }
    if let lastTry, ContinuousClock.now - lastTry < patience { return false }
    isOpening = true
    lastTry = .now
    return true
  }

  mutating func lose() {
    remains = device.take()
    isLost = true
  }

  mutating func takeIn(_ device: consuming MixerDevice?) {
    self.device = consume device
    isOpening = false
    isLost = false
    isKnownLost = false
    hasLost = false
    self.device?.enter()
    for (samples, direction) in waiting { self.device?.append(samples, from: direction) }
    waiting = []
  }

  /// No device is there. The player is told once, until one has been there again.
  mutating func stayLost() {
    isOpening = false
    waiting = []
    if !isKnownLost { hasLost = true }
    isKnownLost = true
  }
}
