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
    // Not the bytes themselves, which nobody could read.
    #expect(bytes?.count == melody.wave.bytes.count)
    #expect(zip(bytes ?? [], melody.wave.bytes).allSatisfy(==))
  }

  @Test func `there is a sound for each cue, and no other`() {
    let bank = SoundBank(folder: folder, sampleRate: 22_050)
    #expect(
      bank.sounds.keys.sorted() == [
        "complete_group", "deal", "drop_success", "edge", "flip", "hint", "invalid", "message",
        "move", "pending", "pick_up", "put_back", "shuffle", "timer", "undo", "win",
      ])
    #expect(bank.problems == [])
  }

  @Test(arguments: Melody.all.map(\.name))
  func `a sound is short, begins and ends without a click, and does not clip`(name: String) throws {
    let samples = try #require(Melody.all.first { $0.name == name }).wave.samples
    #expect(samples.count <= (name == "win" ? 26_460 : 13_230))
    #expect(samples.prefix(5).allSatisfy { $0.magnitude < 1_000 })
    #expect(samples.suffix(5).allSatisfy { $0.magnitude < 100 })
    let peak = samples.map(\.magnitude).max() ?? 0
    #expect(8_000...30_000 ~= peak)
  }

  /// By their length, and by where they are high and where low: none is within a sixth of another in
  /// all of these.
  @Test func `each can be told from every other`() {
    let courses = Melody.all.map { melody -> [Double] in
      let samples = melody.wave.samples
      let quarters = (0..<4).map { quarter in
        let part = samples[samples.count * quarter / 4..<samples.count * (quarter + 1) / 4]
        return Double(zip(part, part.dropFirst()).count { ($0 < 0) != ($1 < 0) })
          / Double(part.count) + 0.005
      }
      return [melody.length] + quarters
    }
    for (index, course) in courses.enumerated() {
      for other in courses.indices where other > index {
        let distance = zip(course, courses[other]).map { max($0 / $1, $1 / $0) }.max() ?? 1
        #expect(distance > 1.16, "\(Melody.all[index].name) and \(Melody.all[other].name)")
      }
    }
  }
}
