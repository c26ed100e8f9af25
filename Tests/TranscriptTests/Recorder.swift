// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Foundation
import GoldenTestSupport
import Learning
import Localization
import Preferences

@testable import Application
@testable import aloud

/// Plays a script within this process, in a home of its own, and writes down what is heard: each line
/// as its terms, before any language, and below it, indented, in English.
final class Recorder {
  private let home: URL
  private let environment: [String: String]
  private let common: Content
  private var text = ""

  init() throws {
    home = FileManager.default.temporaryDirectory
      .appending(path: "aloud-record-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    environment = [
      "HOME": home.path, "LANG": "C.UTF-8", "ALOUD_HOME": Script.checkout.path,
      "XDG_CONFIG_HOME": home.path + "/config", "XDG_STATE_HOME": home.path + "/state",
      "XDG_DATA_HOME": home.path + "/data",
    ]
    common = Content(try Resources(environment: environment))
  }

  deinit { try? FileManager.default.removeItem(at: home) }

  static func transcript(of script: Script) async throws -> String {
    let recorder = try Recorder()
    for run in script.runs { try await recorder.play(run) }
    return recorder.text.replacing(recorder.home.path, with: "HOME")
      .replacing(Script.checkout.path, with: "CHECKOUT")
  }

  private func play(_ run: Script.Run) async throws {
    text += "$ \(run.arguments.joined(separator: " "))\n"
    let player = try await StoredPlayer.atHome(environment, games: GameList.types)
    let beginning = try Beginning(run.arguments)
    let sounds = try FileManager.default.contentsOfDirectory(
      atPath: common.resources.data.appending(path: "sounds").path)
    let door = TypingDoor(
      run.lines,
      sounds: sounds.filter { $0.hasSuffix(".wav") }.map { String($0.dropLast(4)) }.sorted())
    var runner = await SessionRunner(
      door, PlayerContent(common, player), player, Analysis(workers: 1),
      settings: beginning.options.settings(
        from: player.settings, environment: environment, languages: common.phrasebooks.languages,
        isInteractive: false),
      usualLanguage: Phrasebook.fallbackLanguage, seed: beginning.seed ?? 1)
    let start = try await beginning.start(&runner)
    try await runner.run(start)
    if let failure = door.failure { throw failure }
    write(door.steps, in: common.phrasebooks)
  }

  private func write(_ steps: [TypingDoor.Step], in phrasebooks: Phrasebooks) {
    var phrasebook = phrasebooks.words(in: Phrasebook.fallbackLanguage).phrasebook
    for step in steps {
      if let typed = step.typed { text += "> \(typed)\n" }
      for element in step.elements {
        switch element {
        case .manner(let manner):
          phrasebook = phrasebooks.words(in: manner.language).phrasebook
        case .line(let line): write(line, in: phrasebook)
        case .spelled(let name): text += "spelled\n    \(name.text)\n"
        case .input, .hush, .effects, .sound, .tile: break
        }
      }
    }
  }

  /// The terms, the line as it was heard, and as it is heard at other verbosities where that differs.
  private func write(_ line: PresentedLine, in phrasebook: Phrasebook) {
    let terms = line.utterance.sentences.map(\.notation).joined(separator: " ")
    let marks = (line.lane == .alert ? "alert " : "") + (line.pace == .slow ? "slowly " : "")
    text += "\(marks)\(terms)\n    \(line.line.text)\n"
    var others: [(verbosities: [Verbosity], text: String)] = []
    for verbosity in Verbosity.allCases {
      let other = phrasebook.line(line.utterance.sentences, verbosity: verbosity).text
      guard other != line.line.text else { continue }
      if let index = others.firstIndex(where: { $0.text == other }) {
        others[index].verbosities.append(verbosity)
      } else {
        others.append(([verbosity], other))
      }
    }
    for other in others {
      let names = other.verbosities.map(\.rawValue).joined(separator: ", ")
      text += "    \(names): \(other.text)\n"
    }
  }
}

/// What the words after the program's name begin with.
private struct Beginning {
  let options: SessionOptions
  let seed: UInt64?
  let start: (inout SessionRunner) async throws -> Dialogue.Start

  struct NoSession: Error { let arguments: [String] }

  init(_ arguments: [String]) throws {
    switch try Program.parseAsRoot(arguments + ["--language", "en"]) {
    case let open as Open: (options, seed, start) = (open.options, nil, { _ in .mainMenu })
    case let play as Play: (options, seed, start) = (play.options, play.wish.seed, play.start)
    case let quiz as aloud.StartQuiz:
      (options, seed) = (quiz.options, quiz.seed)
      start = { _ in .quiz(try quiz.wish) }
    case let settings as ShowSettings:
      (options, seed, start) = (settings.options, nil, { _ in .settings })
    default: throw NoSession(arguments: arguments)
    }
  }
}
