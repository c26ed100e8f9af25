// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Foundation
import Localization

/// The outermost command of a program that speaks the player's language before it runs: its help and
/// what is wrong with a command line. What its help says comes from ``ArgumentHelp/words(_:_:value:)``.
public protocol TranslatedCommand: AsyncParsableCommand {}

extension TranslatedCommand {
  /// As ArgumentParser has it, but for the language.
  public static func main() async {
    LocaleVariables.clean()
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      end(with: error)
    }
  }

  private static func end(with error: any Error) -> Never {
    let message = CommandLineWords.$areHelping.withValue(true) { fullMessage(for: error) }
    let code = exitCode(for: error)
    let told = CommandLineWords.phrasebook.map { translated(message, code, $0) } ?? message
    if !told.isEmpty {
      let output = code == .success ? FileHandle.standardOutput : .standardError
      // Where nobody reads any more, as after `| head`, nobody is told.
      try? output.write(contentsOf: Data("\(told)\n".utf8))
    }
    exit(withError: code)
  }

  /// - Parameter message: as ArgumentParser made it.
  private static func translated(
    _ message: String, _ code: ExitCode, _ words: Phrasebook
  ) -> String {
    switch code {
    case .success: ParserHelp(message, words)?.translated ?? message
    case .validationFailure where words.language != Phrasebook.fallbackLanguage:
      ParserMessage(message, words).text
    default: message
    }
  }
}
