// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GoldenTestSupport
import Localization
import Testing

/// Whole games as they are printed, in every language; in those that the game came in first at every
/// verbosity.
@Suite struct TranscriptTests {
  private static let scripts = Script.all(in: "ProgramTests/Scripts")
  static let languages = Phrasebook.languages(in: checkout.appending(path: "Locales"))
  private static func verbosities(of language: String) -> [Verbosity] {
    ["en", "de", "es", "pl"].contains(language) ? Verbosity.allCases : [.normal]
  }

  @Test(arguments: scripts, languages) func printsWhatItPrinted(
    script: Script, language: String
  ) throws {
    for verbosity in Self.verbosities(of: language) {
      let file = testFolder.appending(
        path: "Transcripts/\(script.name).\(language).\(verbosity).txt")
      let printed = try script.played(language: language, verbosity: verbosity.rawValue)
      GoldenFile(file).compare(with: printed)
      #expect(Cleanness.flaws(in: printed) == [], "\(file.lastPathComponent)")
    }
  }

  @Test(.enabled(if: !GoldenFile.isRewriting)) func everyScriptAndEveryTranscriptIsInUse() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: testFolder.appending(path: "Transcripts").path)
    let expected = Self.scripts.flatMap { script in
      Self.languages.flatMap { language in
        Self.verbosities(of: language).map { "\(script.name).\(language).\($0).txt" }
      }
    }
    #expect(Set(files) == Set(expected))
    #expect(Self.scripts.count == 14)
  }
}
