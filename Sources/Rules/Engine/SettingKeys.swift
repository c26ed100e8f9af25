// SPDX-License-Identifier: GPL-3.0-or-later

extension Decoder {
  /// The settings of a game, which may hold no key but these: a setting that the rules do not know
  /// is that of another variant.
  public func settings<Keys: CodingKey & CaseIterable>(
    _ keys: Keys.Type
  ) throws -> KeyedDecodingContainer<Keys> {
    let known = Set(Keys.allCases.map(\.stringValue))
    let found = try container(keyedBy: AnyKey.self)
    let strange = found.allKeys.filter { !known.contains($0.stringValue) }
    if let key = strange.min(by: { $0.stringValue < $1.stringValue }) {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: found, debugDescription: "not a setting")
    }
    return try container(keyedBy: keys)
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
