// SPDX-License-Identifier: GPL-3.0-or-later

/// How values of a type are written in the settings file.
struct SettingCodec<Value: Sendable>: Sendable {
  let kind: SettingKind
  let text: @Sendable (Value) -> String
  /// Nil for a text that stands for none.
  let value: @Sendable (String) -> Value?
}

extension SettingCodec<Bool> {
  static let toggle = SettingCodec(kind: .toggle) {
    $0 ? "on" : "off"
  } value: { text in
    switch text {
    case "on": true
    case "off": false
    default: nil
    }
  }
}

extension SettingCodec
where Value: RawRepresentable<String> & CaseIterable & SendableMetatype {
  static var choice: Self {
    SettingCodec(
      kind: .choice(Value.allCases.map(\.rawValue)), text: { $0.rawValue },
      value: { Value(rawValue: $0) })
  }
}

extension SettingCodec<Int> {
  static let percent = number(0...100, step: 5, unit: .percent)

  static func number(
    _ range: ClosedRange<Int>, step: Int, unit: SettingKind.Unit = .none
  ) -> Self {
    SettingCodec(
      kind: .number(range, step: step, unit: unit), text: { String($0) },
      value: { text in wholeNumber(text).flatMap { range.contains($0) ? $0 : nil } })
  }

  /// The same for a field that is never nil, though it could be.
  var neverNil: SettingCodec<Int?> {
    SettingCodec<Int?>(
      kind: kind, text: { $0.map(text) ?? "" }, value: { value($0).map(Optional.some) })
  }
}

extension SettingCodec<Int?> {
  /// One of some words, by its number.
  static func choice(of words: [String]) -> Self {
    SettingCodec(kind: .choice(words)) {
      $0.flatMap { words.indices.contains($0) ? words[$0] : nil } ?? ""
    } value: {
      words.firstIndex(of: $0).map(Optional.some)
    }
  }

  static func limit(least: Int, offered: [Int]) -> Self {
    SettingCodec(kind: .limit(least: least, offered: offered)) {
      $0.map(String.init) ?? SettingKind.unlimited
    } value: { text in
      if text == SettingKind.unlimited { return .some(nil) }
      return wholeNumber(text).flatMap { $0 < least ? nil : .some($0) }
    }
  }
}

extension SettingCodec<String?> {
  static func listed(_ listing: SettingKind.Listing, none: String) -> Self {
    optional(.listed(listing, none: none), none: none) { Word.isValue($0) }
  }

  static func address(none: String) -> Self {
    optional(.address(none: none), none: none) { text in
      ["https://", "http://"].contains(where: text.hasPrefix)
        && Word.isValue(text, limit: 1_000) && !text.contains(" ")
    }
  }

  private static func optional(
    _ kind: SettingKind, none: String, isValue: @escaping @Sendable (String) -> Bool
  ) -> Self {
    SettingCodec(kind: kind) {
      $0 ?? none
    } value: { text in
      if text == none { return .some(nil) }
      return isValue(text) ? .some(text) : nil
    }
  }
}

/// The whole number that digits make, without a sign.
private func wholeNumber(_ text: String) -> Int? {
  text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
}
