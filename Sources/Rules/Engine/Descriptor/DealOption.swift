// SPDX-License-Identifier: GPL-3.0-or-later

/// A setting of the player's that the deals of one game hang on: a number.
///
/// A choice among words is the number of the word, from 0.
public struct DealOption: Hashable, Sendable {
  /// The setting's name: "reshuffles". Its words are `setting-reshuffles` and
  /// `setting-reshuffles-help`.
  public let setting: String
  public let values: Values
  /// What it is for who has not asked for anything; nil for no limit.
  public let usual: Int?
  /// Whether it makes another deal of a number, so that a deal which is the same for everyone leaves
  /// it out.
  public let changesDeal: Bool

  public enum Values: Hashable, Sendable {
    case range(ClosedRange<Int>, step: Int)
    /// No limit or a number of at least `least`; menus offer some, from the least on.
    case limit(least: Int, offered: [Int])
    /// One of these words, as the settings file writes them.
    case choice([String])
  }

  public init(_ setting: String, _ values: Values, usual: Int?, changesDeal: Bool) {
    self.setting = setting
    self.values = values
    self.usual = usual
    self.changesDeal = changesDeal
  }
}

/// How a player wants the options of games.
public struct DealOptionValues: Hashable, Sendable, Codable {
  /// By the settings' names; what is as usual is not kept.
  private var chosen: [String: Int?] = [:]

  public init() {}

  public subscript(option: DealOption) -> Int? {
    get { chosen[option.setting] ?? option.usual }
    set {
      if newValue == option.usual {
        chosen.removeValue(forKey: option.setting)
      } else {
        chosen.updateValue(newValue, forKey: option.setting)
      }
    }
  }
}
