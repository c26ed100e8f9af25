// SPDX-License-Identifier: GPL-3.0-or-later

/// Where samples go: a device, a file, nowhere. 16 bit, at the rate of the synthesizer; one channel
/// where nothing else is said.
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

  /// Speech to be heard after what was appended before. All of it moves to the direction of what
  /// came last.
  func append(_ samples: [Int16], from: Direction)

  /// Two channels, left and right in turn, heard in place of speech until speech is appended.
  func listen(to frames: [Int16])

  /// Drops all speech that has not been heard yet, and what is listened to; sounds go on.
  func silence()

  /// A sound, heard from now on beside speech and other sounds.
  ///
  /// - Parameter volume: 0...100.
  func play(_ samples: [Int16], volume: Int, from: Direction)

  /// A sound that comes again and again, until another is given or nil.
  ///
  /// - Parameter volume: 0...100.
  func loop(_ samples: [Int16]?, volume: Int, from: Direction)
}

extension AudioOutput {
  /// Speech from ahead.
  public func append(_ samples: [Int16]) { append(samples, from: .ahead) }

  /// A sound from ahead.
  public func play(_ samples: [Int16], volume: Int) {
    play(samples, volume: volume, from: .ahead)
  }

  public func listen(to frames: [Int16]) {}
  public func loop(_ samples: [Int16]?, volume: Int, from: Direction) {}
}

/// Hears nothing, for a game in text.
public struct SilentOutput: AudioOutput {
  public let isLive = false
  public let latency = Duration.zero
  public let pending = 0

  public init() {}
  public func append(_ samples: [Int16], from: Direction) {}
  public func silence() {}
  public func play(_ samples: [Int16], volume: Int, from: Direction) {}
}
