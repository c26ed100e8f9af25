// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GoldenTestSupport
import TerminalTestSupport
import Testing

extension Script {
  /// A round from the deal to the win, and nothing after it.
  static func won() throws -> Run {
    let script = try #require(all(in: "TranscriptTests/Scripts").first { $0.name == "won" })
    var run = script.runs[0]
    run.lines = Array(run.lines.prefix { !$0.hasPrefix("@") })
    return run
  }

  /// A line of that round as the keys that do the same: of the ten places the fifth is the waste, and
  /// the foundations follow the columns.
  static func keys(of line: String) -> String {
    line.isEmpty
      ? "m"
      : line.split(separator: " ").map { word in
        switch Int(word) {
        case 5?: "w"
        case 6?: "d"
        case let number? where number > 6: "\(number - 2)"
        default: String(word)
        }
      }.joined()
  }

  /// Everything that the program prints, run after run, in a home of its own.
  func played(language: String, verbosity: String = "normal") throws -> String {
    let home = try Home()
    var transcript = ""
    for run in runs {
      home.environment["ALOUD_VERBOSITY"] = verbosity
      let words = run.arguments + ["--language", language]
      let result = try home.run(words, input: run.lines.map { "\($0)\n" }.joined())
      guard result.ending == .exited(0), result.errors.isEmpty else {
        throw ScriptFailure(script: name, ending: result.ending, errors: result.errors)
      }
      transcript += result.output
    }
    return home.anonymous(transcript)
  }
}

/// A script that did not come to its end.
struct ScriptFailure: Error {
  let script: String
  let ending: Ending
  let errors: String
}
