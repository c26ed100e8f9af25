// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Preferences

/// A line that sets something.
struct SettingsLine {
  static let keyPrefix = "key."

  let name: String
  private let value: String

  /// Nil for an empty line or a comment.
  init?(_ line: Data) throws(SettingsComplaint.Cause) {
    guard let text = String(validating: line, as: UTF8.self) else { throw .notUTF8 }
    // Editors of other systems put a byte order mark first and a carriage return last.
    let content = text.trimmingCharacters(in: .whitespaces.union(["\u{FEFF}", "\r"]))
    guard !content.isEmpty, !content.hasPrefix("#") else { return nil }
    guard let sign = content.firstIndex(of: "=") else { throw .noEqualsSign }
    name = content[..<sign].trimmingCharacters(in: .whitespaces)
    value = content[content.index(after: sign)...].trimmingCharacters(in: .whitespaces)
  }

  func apply(
    to settings: inout Settings, in list: SettingList
  ) throws(SettingsComplaint.Cause) {
    do throws(SettingRefusal) {
      if let setting = list.named(name) {
        try setting.set(value, in: &settings)
      } else if name.hasPrefix(Self.keyPrefix) {
        let keys = value.split(separator: " ").map(String.init)
        try settings.bind(String(name.dropFirst(Self.keyPrefix.count)), to: keys)
      } else {
        throw SettingRefusal.unknown(name)
      }
    } catch {
      throw .refused(error)
    }
  }
}

/// A line of the settings file that cannot be used.
struct SettingsComplaint: Hashable, Sendable {
  /// From 1.
  let line: Int
  let cause: Cause
  /// How many more lines cannot be used.
  var more = 0

  enum Cause: Error, Hashable, Sendable {
    case notUTF8
    case noEqualsSign
    case refused(SettingRefusal)
  }

  /// What the player is told.
  func term(in list: SettingList) -> Term {
    let reason =
      switch cause {
      case .notUTF8: Term("settings-not-utf8")
      case .noEqualsSign: Term("settings-no-equals")
      case .refused(let refusal): refusal.reason(.keys, in: list)
      }
    return Term(
      "settings-line", ["line": .number(line), "reason": .term(reason), "more": .number(more)])
  }
}
