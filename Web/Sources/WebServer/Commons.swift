// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Foundation

/// What all players of a server share: content, the threads that find things out, and the voice.
public final class Commons: Sendable {
  package let content: Content
  let analysis: Analysis
  let clips: Clips
  /// The names of the game's sound files.
  private let soundFiles: [String]

  public init(_ content: Content) {
    self.content = content
    analysis = Analysis(workers: max(ProcessInfo.processInfo.activeProcessorCount - 1, 2))
    clips = Clips(content)
    soundFiles = Self.soundFiles(of: content)
  }

  /// The names of the game's sounds.
  package var soundNames: [String] { soundFiles.map { String($0.dropLast(4)) } }

  /// What a sound is called by; nil for none.
  ///
  /// - Parameter own: the folder of sounds that take the place of the game's; nil for none.
  func sound(_ file: String, own: URL?) -> Data? {
    // A name from outside is only looked up, never made part of a path.
    guard let name = soundFiles.first(where: { $0 == file }) else { return nil }
    let shipped = content.resources.data.appending(path: "sounds/\(name)")
    return own.flatMap { try? Data(contentsOf: $0.appending(path: name)) }
      ?? (try? Data(contentsOf: shipped))
  }

  private static func soundFiles(of content: Content) -> [String] {
    let folder = content.resources.data.appending(path: "sounds")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".wav") }.sorted()
  }
}
