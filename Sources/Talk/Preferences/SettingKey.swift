// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A setting of the type that its values have in the code; see ``Settings/Key``.
public struct SettingKey<Value: Sendable>: Setting {
  public let name: String
  public let audience: SettingAudience
  private let field: WritableKeyPath<Settings, Value> & Sendable
  private let codec: SettingCodec<Value>

  init(
    _ name: String, _ field: WritableKeyPath<Settings, Value> & Sendable,
    _ codec: SettingCodec<Value>, for audience: SettingAudience = .all
  ) {
    self.name = name
    self.audience = audience
    self.field = field
    self.codec = codec
  }

  public var kind: SettingKind { codec.kind }

  /// A value as the file writes it.
  public func text(of value: Value) -> String { codec.text(value) }

  public func value(in settings: Settings) -> String { text(of: settings[keyPath: field]) }

  public func set(_ text: String, in settings: inout Settings) throws(SettingRefusal) {
    guard let value = codec.value(text) else { throw refusal(of: text) }
    settings[keyPath: field] = value
  }
}

extension SettingKey<Int?> {
  /// What a game lets the player choose of its deals.
  init(_ option: DealOption) {
    let codec: SettingCodec<Int?> =
      switch option.values {
      case .range(let range, let step): SettingCodec.number(range, step: step).neverNil
      case .limit(let least, let offered): .limit(least: least, offered: offered)
      case .choice(let words): SettingCodec.choice(of: words)
      }
    self.init(option.setting, \.dealOptions[option], codec)
  }
}
