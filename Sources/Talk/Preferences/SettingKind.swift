// SPDX-License-Identifier: GPL-3.0-or-later

/// Which values a setting takes.
public enum SettingKind: Hashable, Sendable {
  case toggle
  case choice([String])
  case number(ClosedRange<Int>, step: Int, unit: Unit)
  /// "unlimited" or a number of at least `least`; some are offered, from the least on.
  case limit(least: Int, offered: [Int])
  /// One of what the player has; `none` is the word for none of them.
  case listed(Listing, none: String)
  /// The address of a file on a server, which is typed; `none` is the word for having none.
  case address(none: String)

  public enum Unit: Hashable, Sendable { case none, percent }

  /// What is there to choose among, which is found out while the program runs.
  public enum Listing: Hashable, Sendable { case languages, voiceVariants }

  static let unlimited = "unlimited"

  /// The values a menu lists, in order; empty where they are not known beforehand.
  public var options: [String] {
    switch self {
    case .toggle: ["on", "off"]
    case .choice(let choices): choices
    case .number(let range, let step, _):
      stride(from: range.lowerBound, through: range.upperBound, by: step).map(String.init)
    case .limit(_, let offered): offered.map(String.init) + [Self.unlimited]
    case .listed, .address: []
    }
  }

  /// The values that have names: ``options``, or the word for having none.
  public var named: [String] {
    switch self {
    case .listed(_, let none), .address(let none): [none]
    case .toggle, .choice, .number, .limit: options
    }
  }

  /// Whether the value is a number, so that ``options`` are steps from the least to the most.
  public var isNumber: Bool {
    switch self {
    case .number, .limit: true
    case .toggle, .choice, .listed, .address: false
    }
  }

  /// Whether a value is the word for having none.
  public func isNone(_ value: String) -> Bool {
    switch self {
    case .listed(_, let none), .address(let none): value == none
    case .toggle, .choice, .number, .limit: false
    }
  }

  /// Whether the values are languages.
  public var isOfLanguages: Bool {
    if case .listed(.languages, _) = self { true } else { false }
  }

  /// The next of the ``options`` of a number; nil where there is none.
  ///
  /// - Parameter isUp: whether it is to be more than the value, not less.
  public func step(from value: String, isUp: Bool) -> String? {
    func size(_ value: String) -> Int { Int(value) ?? .max }
    return isUp
      ? options.first { size($0) > size(value) } : options.last { size($0) < size(value) }
  }
}
