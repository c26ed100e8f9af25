// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import CommandHelp
import Engine
import Foundation
import Tactile

extension Paper: NamedChoice {
  public static let option = "--paper"
}

/// Sheets for the fingers, and what they are printed on.
struct PaperOption: ParsableArguments {
  @Option(help: .words("usage-option-paper", ["papers": .text(Paper.names)]))
  var paper: String?

  func validate() throws { _ = try Paper.named(paper) }

  var choice: Paper {
    paper.flatMap(Paper.init) ?? Paper(environment: ProcessInfo.processInfo.environment)
  }

  /// Tells what is wrong with a file for such sheets.
  func check(_ file: String?) throws {
    guard let file else {
      guard paper == nil else {
        throw ValidationError(Term("usage-missing-argument", ["argument": .text("--tactile")]))
      }
      return
    }
    guard TactileFile.isPossible(file) else {
      throw ValidationError(Term("usage-tactile-file", ["option": .text("--tactile")]))
    }
  }
}

extension Report {
  /// Writes maps for the fingers and tells what was written.
  func write(
    _ path: String, _ maps: (TactileMaps) throws(Refusal) -> [MapSheets]
  ) throws {
    let told: [Term]
    do throws(Refusal) {
      let sheets = try maps(TactileMaps(content, phrasebook, player.settings))
      told = try TactileFile(path: path).write(sheets, language: phrasebook.language)
    } catch {
      throw failure(error.reason)
    }
    for line in told { try write(line) }
  }
}
