// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GoldenTestSupport
import Testing

/// What is heard in whole games and in every menu, once and before any language.
@Suite struct ScriptTests {
  private static let scripts = Script.all(in: "TranscriptTests/Scripts")
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts")

  @Test(arguments: scripts) func tellsWhatItTold(script: Script) async throws {
    GoldenFile(Self.folder.appending(path: "\(script.name).txt"))
      .compare(with: try await Recorder.transcript(of: script))
  }

  @Test(.enabled(if: !GoldenFile.isRewriting)) func everyScriptHasATranscript() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(Self.scripts.map { "\($0.name).txt" }))
    #expect(Self.scripts.count == 18)
  }
}
