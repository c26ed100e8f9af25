// SPDX-License-Identifier: GPL-3.0-or-later

/// What a sound server plays, sample by sample, as it comes.
struct Monitor: ~Copyable {
  struct Ended: Error {}
  struct NothingHeard: Error {}

  /// Nobody hears less, and the silence of a sink is nought.
  private static let threshold = 64
  private let recorder: Child
  /// The first half of a sample whose second has not come yet.
  private var half: ArraySlice<UInt8> = []

  init(_ recorder: Child) { self.recorder = recorder }

  deinit { recorder.end() }

  /// When it becomes loud: no earlier than that, as what is recorded takes a moment to come.
  mutating func loudness(within limit: Duration = .seconds(3)) throws -> ContinuousClock.Instant {
    let start = ContinuousClock.now
    while start.duration(to: .now) < limit {
      let samples = try samples()
      let arrival = ContinuousClock.now
      guard let first = samples.firstIndex(where: Self.isLoud) else { continue }
      let rest = Double(samples.count - first) / Double(SoundServer.sampleRate)
      return arrival - .seconds(rest)
    }
    throw NothingHeard()
  }

  /// Waits until it has been silent for so long.
  mutating func waitForSilence(_ duration: Duration) throws {
    var wanted = Int(duration / .seconds(1) * Double(SoundServer.sampleRate))
    let whole = wanted
    while wanted > 0 {
      let samples = try samples()
      let silent = samples.lastIndex(where: Self.isLoud).map { samples.count - 1 - $0 }
      wanted = silent.map { whole - $0 } ?? wanted - samples.count
    }
  }

  private mutating func samples() throws -> [Int16] {
    guard let new = recorder.readBytes() else { throw Ended() }
    let bytes = half + new
    half = bytes.suffix(bytes.count % 2)
    return stride(from: bytes.startIndex, to: bytes.endIndex - bytes.count % 2, by: 2).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
  }

  private static func isLoud(_ sample: Int16) -> Bool { sample.magnitude > threshold }
}
