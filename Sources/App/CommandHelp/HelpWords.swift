// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Engine

extension ArgumentHelp {
  /// What an option or argument is for, in the player's language.
  ///
  /// - Parameter value: what stands for its value, in every language the same.
  public static func words(
    _ key: Key, _ fillings: [String: Filling] = [:], value: String? = nil
  ) -> ArgumentHelp {
    ArgumentHelp("\(CommandLineWords.help(Term(key, fillings)))", valueName: value)
  }
}

extension String {
  /// What a command is for, in the player's language.
  public static func words(_ key: Key) -> String { CommandLineWords.help(Term(key)) }
}
