// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Preferences

extension Settings {
  /// Those that a player's file has now, as far as they can be read; else those of a new player.
  public init(keptIn folders: Folders, _ list: SettingList) {
    let bytes = try? DocumentFiles(folders: folders).read(.settings)
    self = bytes.map { SettingsText($0, list).read().settings } ?? Settings()
  }
}

/// The text of a settings file: lines of `name = value`, and comments, which begin with `#`.
///
/// Of several lines for one setting the last one that can be used holds.
struct SettingsText {
  /// Without line ends; kept as bytes, so that a line that is not text survives.
  private var lines: [Data]
  private let list: SettingList

  init(_ bytes: Data, _ list: SettingList) {
    self.list = list
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
  }

  var bytes: Data { Data(lines.flatMap { $0 + [UInt8(ascii: "\n")] }) }

  /// - Returns: the settings, and what is wrong with the first line that cannot be used.
  func read() -> (settings: Settings, complaint: SettingsComplaint?) {
    var settings = Settings()
    var complaint: SettingsComplaint?
    for (index, line) in lines.enumerated() {
      do throws(SettingsComplaint.Cause) {
        guard let assignment = try SettingsLine(line) else { continue }
        try assignment.apply(to: &settings, in: list)
      } catch {
        complaint?.more += 1
        complaint = complaint ?? SettingsComplaint(line: index + 1, cause: error)
      }
    }
    return (settings, complaint)
  }

  mutating func change(from old: Settings, to new: Settings) {
    for setting in list.all {
      let value = setting.value(in: new)
      var trial = Settings()
      guard value != setting.value(in: old), (try? setting.set(value, in: &trial)) != nil else {
        continue
      }
      set(setting.name, to: value)
    }
    for command in Set(old.keys.keys).union(new.keys.keys).sorted()
    where old.keys[command] != new.keys[command] {
      let name = SettingsLine.keyPrefix + command
      if let keys = new.keys[command] {
        set(name, to: keys.joined(separator: " "))
      } else {
        lines.removeAll { (try? SettingsLine($0))??.name == name }
      }
    }
  }

  /// What a line sets, by today's name.
  private func setting(of line: Data) -> String? {
    guard let name = (try? SettingsLine(line))??.name else { return nil }
    return list.named(name)?.name ?? name
  }

  private mutating func set(_ name: String, to value: String) {
    let line = Data(value.isEmpty ? "\(name) =".utf8 : "\(name) = \(value)".utf8)
    if let index = lines.lastIndex(where: { setting(of: $0) == name }) {
      lines[index] = line
    } else {
      lines.append(line)
    }
  }
}

extension GameTypes {
  /// The settings that a file for these games can have.
  var settings: SettingList { SettingList(games: options) }
}
