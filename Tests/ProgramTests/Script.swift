// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TerminalTestSupport
import Testing

/// What a player types, as a file of `Scripts`: a line that begins with `$` starts the program with
/// the words after it, the lines below are typed into it, lines that begin with `#` are comments.
struct Script: CustomTestStringConvertible {
  let name: String
  let runs: [Run]

  struct Run {
    let arguments: [String]
    var lines: [String] = []
  }

  var testDescription: String { name }

  static let folder = testFolder.appending(path: "Scripts")

  static let all: [Script] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".txt") }.sorted().compactMap { file in
      let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
      return text.map { Script(name: String(file.dropLast(4)), text: $0) }
    }
  }()

  init(name: String, text: String) {
    self.name = name
    var runs: [Run] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("$") {
        let words = line.dropFirst().split(separator: " ").map {
          String($0.replacing("CHECKOUT", with: checkout.path))
        }
        runs.append(Run(arguments: words))
      } else if !line.hasPrefix("#"), !runs.isEmpty {
        runs[runs.count - 1].lines.append(String(line))
      }
    }
    self.runs = runs
  }

  /// Everything printed, run after run, in a home of its own.
  func played(language: String, verbosity: String) throws -> String {
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
