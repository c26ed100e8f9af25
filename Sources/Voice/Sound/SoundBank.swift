// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The sounds of some folders by name: `flip` is what `flip.wav` holds.
public struct SoundBank: Sendable {
  /// Samples of one channel by name, at the rate asked for.
  public let sounds: [String: [Int16]]
  /// One for each file that could not be used, folder by folder in the order of their names.
  public let problems: [SoundError]

  /// What a file of a sound may end with.
  private static let endings: Set = ["wav", "flac", "ogg"]

  /// - Parameters:
  ///   - folder: The sounds that come with the game; without them there is a problem.
  ///   - own: The player's, each of which takes the place of one of the same name. It need not be
  ///     there.
  public init(folder: String, own: String? = nil, sampleRate: Int) {
    var sounds: [String: [Int16]] = [:]
    var problems: [SoundError] = []
    for folder in [folder, own].compactMap(\.self) {
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
      if names == nil, folder != own { problems.append(.file(folder, code: Int(ENOENT))) }
      for file in (names ?? []).sorted().map({ URL(filePath: folder).appending(path: $0) })
      where Self.endings.contains(file.pathExtension) {
        let name = file.deletingPathExtension().lastPathComponent
        // What nothing plays is none of the game's business.
        guard folder != own || sounds[name] != nil else { continue }
        do throws(SoundError) {
          let wave = try Wave(file: file.path(percentEncoded: false))
          sounds[name] = wave.mono.resampled(to: sampleRate).samples
        } catch {
          problems.append(error)
        }
      }
    }
    self.sounds = sounds
    self.problems = problems
  }

  /// Nil if there is no such sound.
  public subscript(name: String) -> [Int16]? { sounds[name] }
}
