// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The sounds of a folder by name: `flip` is what `flip.wav` holds.
public struct SoundBank: Sendable {
  /// Samples by name, at the rate asked for.
  public let sounds: [String: [Int16]]
  /// One for each file that could not be used, in the order of their names.
  public let problems: [SoundError]

  /// A folder that is not there holds no sounds; that is a problem too.
  public init(folder: String, sampleRate: Int) {
    var sounds: [String: [Int16]] = [:]
    var problems: [SoundError] = []
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    if names == nil { problems.append(.file(folder, code: Int(ENOENT))) }
    for name in (names ?? []).sorted() where name.hasSuffix(".wav") {
      do throws(SoundError) {
        let wave = try Wave(file: folder + "/" + name)
        sounds[String(name.dropLast(4))] = wave.resampled(to: sampleRate).samples
      } catch {
        problems.append(error)
      }
    }
    self.sounds = sounds
    self.problems = problems
  }

  /// Nil if there is no such sound.
  public subscript(name: String) -> [Int16]? { sounds[name] }
}
