// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Sound
import Testing

@testable import make_sounds

struct MelodyTests {
  private let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Data/sounds").standardized.path

  @Test(arguments: Melody.all.map(\.name))
  func `the file is what the generator makes`(name: String) throws {
    let melody = try #require(Melody.all.first { $0.name == name })
    let bytes = FileManager.default.contents(atPath: folder + "/\(name).wav").map { [UInt8]($0) }
    #expect(bytes == melody.wave.bytes)
  }

  @Test func `there is a sound for each cue, and no other`() {
    let bank = SoundBank(folder: folder, sampleRate: 22_050)
    #expect(
      bank.sounds.keys.sorted() == [
        "complete_group", "drop_success", "flip", "invalid", "move", "win",
      ])
    #expect(bank.problems == [])
  }

  @Test(arguments: Melody.all.map(\.name))
  func `a sound is short, begins and ends without a click, and does not clip`(name: String) throws {
    let samples = try #require(Melody.all.first { $0.name == name }).wave.samples
    #expect(samples.count < 22_050)
    #expect(samples.prefix(5).allSatisfy { $0.magnitude < 1_000 })
    #expect(samples.suffix(5).allSatisfy { $0.magnitude < 100 })
    let peak = samples.map(\.magnitude).max() ?? 0
    #expect(8_000...30_000 ~= peak)
  }
}
