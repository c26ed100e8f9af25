// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Localization
import Testing

/// Whole games as they are printed, in every language; in those that the game came in first at every
/// verbosity.
///
/// With `ALOUD_REWRITE=1` the files are written instead of compared; read what changed.
@Suite struct TranscriptTests {
  static let languages = Phrasebook.languages(in: checkout.appending(path: "Locales"))
  private static func verbosities(of language: String) -> [Verbosity] {
    ["en", "de", "es", "pl"].contains(language) ? Verbosity.allCases : [.normal]
  }

  static let isRewriting = ProcessInfo.processInfo.environment["ALOUD_REWRITE"] == "1"

  @Test(arguments: Script.all, languages) func printsWhatItPrinted(
    script: Script, language: String
  ) throws {
    for verbosity in Self.verbosities(of: language) {
      let file = testFolder.appending(
        path: "Transcripts/\(script.name).\(language).\(verbosity).txt")
      let printed = try script.played(language: language, verbosity: verbosity.rawValue)
      if Self.isRewriting {
        try Data(printed.utf8).write(to: file)
      } else {
        let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        #expect(difference(expected, printed) == nil, "\(file.lastPathComponent)")
      }
      #expect(Cleanness.flaws(in: printed) == [], "\(file.lastPathComponent)")
    }
  }

  /// The first line that differs, which says more than two whole texts.
  private func difference(_ expected: String, _ printed: String) -> String? {
    guard expected != printed else { return nil }
    let lines = [expected, printed].map {
      $0.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let same = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    let found = lines.map { $0.indices.contains(same) ? String($0[same]) : "the end" }
    return "line \(same + 1): expected \(found[0]), printed \(found[1])"
  }

  @Test(.enabled(if: !isRewriting)) func everyScriptAndEveryTranscriptIsInUse() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: testFolder.appending(path: "Transcripts").path)
    let expected = Script.all.flatMap { script in
      Self.languages.flatMap { language in
        Self.verbosities(of: language).map { "\(script.name).\(language).\($0).txt" }
      }
    }
    #expect(Set(files) == Set(expected))
    #expect(Script.all.count == 14)
  }
}
