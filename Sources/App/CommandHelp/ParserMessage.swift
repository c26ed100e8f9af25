// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Localization

/// What ArgumentParser says of a command that it cannot read. It makes its sentences in English and
/// takes no others, so that they are put into the player's language once they are made. The help of
/// an option, which stands among them, is in that language already.
public struct ParserMessage {
  private let lines: [Substring]
  private let phrasebook: Phrasebook

  /// - Parameter text: as ArgumentParser made it.
  public init(_ text: String, _ phrasebook: Phrasebook) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    self.phrasebook = phrasebook
  }

  /// The same in the language of the phrasebook.
  public var text: String { lines.map(translated).joined(separator: "\n") }

  private func translated(_ line: Substring) -> String {
    if let match = line.wholeMatch(of: /Help: +(.*)/) { return String(match.1) }
    if let match = line.wholeMatch(of: /Error: (.*)/) { return fault(match.1) ?? String(match.1) }
    if let match = line.wholeMatch(of: /Usage: (.*)/) {
      return words("usage-how", ["usage": .text(String(match.1))])
    }
    if let match = line.wholeMatch(of: #/ *See '(.*)' for more information\./#) {
      return words("usage-see-help", ["command": .text(String(match.1))])
    }
    return String(line)
  }

  /// Nil for what has been said in the player's language before.
  private func fault(_ fault: Substring) -> String? {
    func named(_ text: Substring) -> Filling { .text(String(text).replacing("', '", with: ", ")) }
    if let match = fault.wholeMatch(
      of: /Unexpected argument '(.*)'|.* unexpected arguments: '(.*)'/)
    {
      return words("usage-unexpected", ["text": named(match.1 ?? match.2 ?? "")])
    }
    if let match = fault.wholeMatch(of: /Unknown option '(.*)'\. Did you mean '(.*)'\?/) {
      return words(
        "usage-unknown-option-near", ["option": named(match.1), "near": named(match.2)])
    }
    if let match = fault.wholeMatch(of: /Unknown option '(.*)'/) {
      return words("usage-unknown-option", ["option": named(match.1)])
    }
    if let match = fault.wholeMatch(of: /Missing value for '(.*)'/) {
      return words("usage-missing-value", ["option": named(match.1)])
    }
    if let match = fault.wholeMatch(of: /Missing expected argument '(.*)'/) {
      return words("usage-missing-argument", ["argument": named(match.1)])
    }
    if let match = fault.wholeMatch(of: /The value '(.*)' is invalid for '(.*?)'(: .+)?.*/) {
      let refused = words(
        "usage-invalid-value", ["value": named(match.1), "option": named(match.2)])
      return refused + (match.3 ?? ".")
    }
    return nil
  }

  private func words(_ key: Key, _ fillings: [String: Filling]) -> String {
    phrasebook.line([Term(key, fillings)]).text
  }
}
