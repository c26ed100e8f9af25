// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import Engine
import Foundation
import Tactile

extension Paper: NamedChoice {
  public static let option = "--paper"
}

/// Sheets for the fingers, and what they are printed on.
public struct PaperOption: ParsableArguments {
  @Option(help: .words("usage-option-paper", ["papers": .text(Paper.names)]))
  var paper: String?

  public init() {}

  public func validate() throws { _ = try Paper.named(paper) }

  public var choice: Paper {
    paper.flatMap(Paper.init) ?? Paper(environment: ProcessInfo.processInfo.environment)
  }

  /// Tells what is wrong with a file for such sheets.
  public func check(_ file: String?) throws {
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
