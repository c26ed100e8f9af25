// SPDX-License-Identifier: GPL-3.0-or-later

/// Where samples go: a device, a file, nowhere. 16 bit, one channel, at the rate of the
/// synthesizer.
///
/// Every call returns at once, so that it may be made while a lock is held.
public protocol AudioOutput: Sendable {
  /// Whether what is appended takes its own length to be heard. If not, a message is never
  /// interrupted: it has been heard as soon as it has been said.
  var isLive: Bool { get }

  /// How long after ``pending`` has become zero the last sample may still be on its way.
  var latency: Duration { get }

  /// Speech that is still to be heard, in samples.
  var pending: Int { get }

  /// Speech to be heard after what was appended before.
  func append(_ samples: [Int16])

  /// Drops all speech that has not been heard yet; sounds go on.
  func silence()

  /// A sound, heard from now on beside speech and other sounds.
  ///
  /// - Parameter volume: 0...100.
  func play(_ samples: [Int16], volume: Int)
}

/// Hears nothing, for a game in text.
public struct SilentOutput: AudioOutput {
  public let isLive = false
  public let latency = Duration.zero
  public let pending = 0

  public init() {}
  public func append(_ samples: [Int16]) {}
  public func silence() {}
  public func play(_ samples: [Int16], volume: Int) {}
}
