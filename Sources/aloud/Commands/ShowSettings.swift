// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import CommandHelp
import Conversation
import ESpeak
import Engine
import Fetching
import Foundation
import Localization
import Preferences
import Storage

struct ShowSettings: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "settings", abstract: .words("usage-about-settings"),
      discussion: .words("usage-more-settings"))
  }

  @Argument(help: .words("usage-option-setting"))
  var name: String?

  @Argument(help: .words("usage-option-value"))
  var value: String?

  @Flag(help: .words("usage-option-list"))
  var list = false

  @OptionGroup var options: SessionOptions

  func validate() throws {
    if list, name != nil { throw ValidationError.together("<name>", "--list") }
  }

  func run() async throws {
    guard let name else {
      if list || !Self.isMenu { return try await writeAll() }
      var session = try await SessionRunner(options)
      return try await session.run(.settings)
    }
    let report = try await Report(language: options.language)
    guard let setting = GameList.settings.named(name) else {
      throw report.failure(SettingRefusal.unknown(name).answer(.keys, in: GameList.settings))
    }
    var settings = report.player.settings
    if let value {
      let value = try meant(by: value, for: setting, report)
      try check(value, for: setting, report)
      do { try setting.set(value, in: &settings) } catch {
        throw report.failure(error.reason(.keys, in: GameList.settings))
      }
      let change = PlayerChange.changeSettings(from: report.player.settings, to: settings)
      try await report.keep(change, of: report.player)
    }
    try report.write(Term("setting-entry", setting.fillings(in: settings)))
  }

  /// Whether somebody, or a script, chooses from the menu; else only what is printed is wanted.
  private static var isMenu: Bool {
    if isatty(STDOUT_FILENO) == 1 { return true }
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFCHR
  }

  /// Every setting as it can be set: by the names that are the same in every language.
  private func writeAll() async throws {
    let report = try await Report(language: options.language)
    for setting in GameList.settings.listed {
      try report.write(
        Term(
          "setting-named",
          [
            "name": .text(setting.name),
            "value": .text(setting.value(in: report.player.settings)),
          ]))
    }
  }

  /// A value as the settings file has it, which may be named in the player's language.
  private func meant(
    by text: String, for setting: any Setting, _ report: Report
  ) throws -> String {
    let words = report.content.phrasebooks.words(in: report.phrasebook.language)
    let value = setting.value(
      typed: text, among: setting.kind.named, words.playerLanguage())
    guard setting.kind.isOfLanguages, !setting.kind.isNone(value) else { return value }
    return try report.language(called: value)
  }

  /// Ends the command where a word names no language or no kind of voice.
  private func check(_ value: String, for setting: any Setting, _ report: Report) throws {
    switch setting.kind {
    case let kind where kind.isNone(value): return
    case .listed(.voiceVariants, _):
      // Without a voice nobody knows its kinds.
      guard let variants = try? ESpeakSynthesizer().variants, !variants.contains(value) else {
        return
      }
      throw report.failure(
        SettingRefusal.notOffered(setting: setting.name, value: value, offered: variants)
          .reason(.keys, in: GameList.settings))
    case .address where value.contains("://"):
      do { _ = try WebAddress(value) } catch { throw report.failure(error.refusal(of: value)) }
    default: return
    }
  }
}
