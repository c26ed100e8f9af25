// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Foundation
import GoldenTestSupport
import Samples
import TerminalTestSupport
import Testing

/// The commands beside the game, by their whole output.
@Suite struct CommandLineTests {
  private struct Outcome: Equatable {
    var output = ""
    var errors = ""
    var code: Int32 = 0
  }

  private func outcome(_ home: Home, _ arguments: String...) throws -> Outcome {
    let result = try home.run(arguments, input: "")
    guard case .exited(let code) = result.ending else { return Outcome(code: -1) }
    return Outcome(
      output: home.anonymous(result.output), errors: home.anonymous(result.errors), code: code)
  }

  /// What else tells it is held to it by `check-docs.py`.
  @Test func theVersionIsANumber() throws {
    #expect(
      try outcome(try Home(), "--version") == Outcome(output: "\(ProgramVersion.current)\n"))
  }

  @Test(arguments: [
    (
      ["sya"],
      "Error: Unexpected argument 'sya'\nUsage: aloud [<command>] [<options>]\n"
        + "  See 'aloud open --help' for more information.\n"
    ),
    (
      ["play", "klondike", "--number", "-5"],
      "Error: The value '-5' is invalid for '--number <seed>': A deal’s number is 0 to \(UInt64.max).\n"
        + "Help:  --number <seed>  The deal's number: the same number, the same deal.\n"
        + "Usage: aloud play [<options>] [<game>]\n"
        + "  See 'aloud play --help' for more information.\n"
    ),
  ])
  func whatCannotBeMeantIsRefusedInFewWords(arguments: [String], told: String) throws {
    let result = try Home().run(arguments, input: "")
    #expect(result.ending == .exited(64))
    #expect(result.output == "" && result.errors == told)
  }

  /// What ArgumentParser says in English is said in the player's language.
  @Test(arguments: [
    (["sya"], "sya hat hier keine Bedeutung."),
    (["stats", "--jsn"], "Die Option --jsn gibt es nicht. Meinst du --json?"),
    (["say", "--rate"], "--rate <rate>: Es fehlt, was danach kommt."),
    (["say"], "Es fehlt: <text>."),
    (
      ["deals", "klondike", "--from", "x"],
      "x geht nicht für --from <from>: Die Nummer einer Partie"
    ),
    (["play", "--keys", "--lines"], "Das passt nicht zusammen: --keys und --lines."),
    (
      ["play", "klondike", "--difficulty", "relaxed"],
      "--difficulty: relaxed geht nicht. Möglich ist: easy, medium, hard und expert."
    ),
  ])
  func refusalsAreInThePlayersLanguage(arguments: [String], told: String) throws {
    let home = try Home()
    home.environment["LANG"] = "de_DE.UTF-8"
    let result = try home.run(arguments, input: "")
    #expect(result.ending == .exited(64))
    #expect(result.errors.hasPrefix(told), "\(result.errors)")
    #expect(
      result.errors.contains("\nAufruf: aloud ") && result.errors.contains("\nMehr dazu mit: "))
    #expect(!result.errors.contains("Error") && !result.errors.contains("Help"))
    // What the option is for is told, too.
    #expect(
      !arguments.contains("--rate")
        || result.errors.contains("\n--rate <rate>  Wie schnell, von 0 bis 100."))
  }

  /// The same in digits of another script, whole numbers and days alike.
  @Test(arguments: [
    (["quiz", "--seed", "7", "--count", "3"], ["quiz", "--seed", "٧", "--count", "३"]),
    (["play", "klondike", "--number", "12"], ["play", "klondike", "--number", "１２"]),
    (["play", "golf", "--date", "2026-11-21"], ["play", "golf", "--date", "٢٠٢٦-١١-٢١"]),
    (["say", "--rate", "x", "word"], ["say", "--rate", "x", "word"]),
  ])
  func digitsAreThoseOfAnyScript(latin: [String], other: [String]) throws {
    let told = try Home().run(latin, input: "")
    #expect(try Home().run(other, input: "") == told)
    #expect(told.ending == .exited(latin.contains("x") ? 64 : 0))
  }

  @Test func settingsAreReadAndSetByName() throws {
    let home = try Home()
    #expect(
      try outcome(home, "settings", "verbosity") == Outcome(output: "How much is said: normal\n"))
    #expect(
      try outcome(home, "settings", "verbosity", "full")
        == Outcome(output: "How much is said: everything\n"))
    #expect(
      try outcome(home, "settings", "verbosity")
        == Outcome(output: "How much is said: everything\n"))
    #expect(try String(contentsOf: home.settings, encoding: .utf8) == "verbosity = full\n")
    #expect(
      try outcome(home, "settings", "verbosity", "loud")
        == Outcome(
          errors: "verbosity cannot be loud. It can be: brief, normal and full.\n", code: 1))
    #expect(
      try outcome(home, "settings", "speech-rate", "200")
        == Outcome(
          errors: "speech-rate cannot be 200. It takes a number from 0 to 100.\n", code: 1))
  }

  /// As the menu of the settings has it.
  @Test(arguments: [
    ("de", "sounds", "aus", "off"), ("de", "learner", "AN", "on"), ("de", "learner", "ein", "on"),
    ("pl", "sounds", "nie", "off"), ("pl", "learner", "włączone", "on"),
    ("ja", "sounds", "オフ", "off"), ("ar", "sounds", "إيقاف", "off"),
    ("hi", "learner", "चालू", "on"), ("fr", "undo-bound", "sans limite", "unlimited"),
    ("ar", "speech-rate", "٣٠", "30"), ("hi", "speech-rate", "३०", "30"),
    ("es", "sounds", "off", "off"),
  ])
  func valuesAreNamedInThePlayersLanguage(
    language: String, name: String, value: String, kept: String
  ) throws {
    let home = try Home()
    // None of the values is there before.
    _ = try home.write("undo-bound = 20\n", to: "config/aloud/settings.conf")
    home.environment["LANG"] = "\(language)_XX.UTF-8"
    #expect(try home.run("settings", name, value).errors == "")
    home.environment["LANG"] = "C.UTF-8"
    let told = try home.run("settings", "--list").lines
    #expect(told.contains("\(name): \(kept)"), "\(told)")
  }

  /// In the order of their names.
  private static let languages =
    "de, en, es, fr, it, nl, pl, pt-BR, sv, tr, ru, ar, hi, ja and zh-Hans"

  @Test func whatIsNoSettingIsAnsweredWithWhatIs() throws {
    let home = try Home()
    let answers: [([String], String)] = [
      (["speach-rate"], "There is no setting speach-rate. Near it: speech-rate.\n"),
      (
        ["volume", "3"],
        "There is no setting volume. Near it: speech-volume, sound-volume and pending-volume.\n"
      ),
      (["language", "xx"], "There is no language xx. There are: \(Self.languages).\n"),
      (["voice-variant", "f22"], "voice-variant cannot be f22. Near it: f2.\n"),
    ]
    for (arguments, answer) in answers {
      let result = try home.run(["settings"] + arguments, input: "")
      #expect(result.ending == .exited(1))
      #expect(result.errors == answer && result.output == "")
    }
    let all = try outcome(home, "settings", "xyzzy")
    #expect(all.errors.hasPrefix("There is no setting xyzzy. There are: language, voice, "))
    #expect(all.errors.hasSuffix(", page-close-up and page-spacing.\n"))
    #expect(all.errors.lineCount == 1)
  }

  @Test func everySettingIsTold() throws {
    let home = try Home()
    _ = try outcome(home, "settings", "speech-rate", "80")
    let told = try outcome(home, "settings", "--list")
    #expect(told.code == 0 && told.errors == "")
    #expect(told.output.hasPrefix("language: system\nvoice: auto\nspeech-rate: 80\n"))
    #expect(told.output.lineCount == 42)
    // A pipe without a script wants just that.
    let script = "\(Home.program) settings < /dev/null | /bin/cat"
    let piped = try PipedProgram(
      "/bin/sh", ["-c", script], environment: home.environment, input: "")
    #expect(piped.output == told.output)
  }

  @Test func whatASettingsFileHasInVainIsTold() throws {
    let home = try Home()
    _ = try home.write(
      "volume = 3\nspeech-rate = fast\nkey.jump = j\nlanguage = xx\n",
      to: "config/aloud/settings.conf")
    _ = try home.write("a\nb\nc = d\ne\n", to: "config/aloud/pronunciation.conf")
    let result = try home.run([], input: "")
    let told = """
      Settings file, line 1 is not used: There is no setting volume. \
      Near it: speech-volume, sound-volume and pending-volume. 1 more line cannot be used.
      Pronunciation file, line 1 is not used: there is no equals sign. \
      2 more lines cannot be used.
      There is no language xx. There are: \(Self.languages).
      The line key.jump of the settings file is not used: there is no such command.
      """
    #expect(result.lines.dropFirst().prefix(4).joined(separator: "\n") == told)
  }

  @Test func statisticsTellWhatWasPlayed() throws {
    let home = try Home()
    #expect(try outcome(home, "stats") == Outcome(output: "No game has been finished yet\n"))
    #expect(
      try outcome(home, "stats", "--language", "de").output
        == "Noch keine Partie beendet\n")
    let won = try Script.won()
    _ = try home.run(won.arguments, input: won.lines.map { "\($0)\n" }.joined())
    #expect(
      try outcome(home, "stats")
        == Outcome(
          output: """
            Atlas Solitaire, easy: 1 of 1 won
            Won in a row: 1, best 1
            Best time: 1 minute 57 seconds
            Fewest moves: 87

            """))
  }

  @Test func theLastGameIsToldInALineToShare() throws {
    let home = try Home()
    let nothing = "No game has been finished yet, so there is nothing to share.\n"
    #expect(try outcome(home, "share") == Outcome(errors: nothing, code: 1))
    #expect(try outcome(home, "share", "atlas") == Outcome(errors: nothing, code: 1))
    #expect(
      try outcome(home, "share", "chess")
        == Outcome(
          errors: "There is no game called chess. There are: \(EveryDescriptor.ids).\n", code: 1)
    )
    let won = try Script.won()
    _ = try home.run(won.arguments, input: won.lines.map { "\($0)\n" }.joined())
    for (language, line) in [
      (
        "en",
        "Aloud: Atlas Solitaire, easy:"
          + " won in 87 moves, 1 minute 57 seconds, no mistake."
      ),
      (
        "de",
        "Aloud: Atlas Solitaire, leicht:"
          + " gewonnen in 87 Zügen, 1 Minute 57 Sekunden, kein Fehler."
      ),
      (
        "es",
        "Aloud: Solitario Atlas, fácil:"
          + " partida ganada en 87 jugadas, un minuto y 57 segundos, ningún error."
      ),
      (
        "pl",
        "Aloud: Pasjans Atlas, poziom łatwy:"
          + " wygrana, 87 ruchów, 1 minuta 57 sekund, bez błędu."
      ),
    ] {
      #expect(
        try outcome(home, "share", "--language", language) == Outcome(output: "\(line)\n"))
    }
  }

  @Test func groupsAreChecked() throws {
    let home = try Home()
    let all = try outcome(home, "groups", "check")
    #expect(all.code == 0 && all.errors == "")
    #expect(all.output.contains(#/^[0-9]+ groups are sound, no problem found.\n$/#))
    let broken = try home.write("{\"group_id\": \"Ö\"}", to: "mine.json")
    let checked = try outcome(home, "groups", "check", broken.path)
    #expect(checked.code == 1 && checked.errors == "")
    #expect(
      checked.output.hasSuffix(
        "0 groups are sound, \(checked.output.lineCount - 1) problems found.\n"))
    #expect(checked.output.contains("mine.json, base_card: this is missing.\n"))
    #expect(
      try outcome(home, "groups", "check", "/nowhere.json")
        == Outcome(
          output: """
            nowhere.json: there is no such file.
            0 groups are sound, 1 problem found.

            """, code: 1))
  }

  @Test func aRoundGoesOutAndComesBackTheSame() throws {
    let home = try Home()
    #expect(
      try outcome(home, "export") == Outcome(errors: "There is no saved game.\n", code: 1))
    _ = try home.run("play", "--seed", "3", "--any-deal", typing: ["d", "d", "u", "d"])
    let file = home.folder.appending(path: "round.json")
    #expect(
      try outcome(home, "export", file.path)
        == Outcome(output: "The round is in HOME/round.json.\n"))
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(try home.run("export").output == text)

    let other = try Home()
    #expect(
      try outcome(other, "import", file.path)
        == Outcome(
          output: "The round was taken over, 2 moves made. Go on with: aloud play atlas\n"))
    #expect(try other.run("export").output == text)
    #expect(
      try outcome(other, "import", file.path)
        == Outcome(
          errors: "A round is saved already. To give it up, add --replace.\n", code: 1))
    #expect(try outcome(other, "import", "--replace", file.path).code == 0)
    let views = try [home, other].map {
      try $0.run("play", typing: ["all", "p"]).lines.drop { $0 != "> all" }
    }
    #expect(views[0] == views[1])
  }

  @Test func anEditedRoundIsRefusedWithTheReason() throws {
    let home = try Home()
    _ = try home.run("play", "--seed", "3", "--any-deal", typing: ["d", "d"])
    let text = try home.run("export").output
    let digest = try #require(text.firstMatch(of: #/"digest" : "([0-9a-f]+)"/#)).1
    let changed = digest.first == "0" ? "1" : "0"
    for (edited, reason) in [
      (
        text.replacing(digest, with: changed + digest.dropFirst()),
        "The moves lead to another table than the one that was saved: the digest does not match."
      ),
      (text.replacing("\"act\" : \"draw\"", with: "\"act\" : \"win\""), "Move 1 is not allowed: "),
      (String(text.dropLast(20)), "Broken JSON in line "), ("{}", "This is not a saved round"),
    ] {
      let file = try home.write(edited, to: "edited.json")
      let outcome = try outcome(home, "import", "--replace", file.path)
      #expect(outcome.code == 1 && outcome.output == "")
      #expect(outcome.errors.hasPrefix(reason), "\(outcome.errors)")
      #expect(outcome.errors.lineCount == 1)
    }
    #expect(try home.run("export").output == text)
  }

  @Test(arguments: [
    (["play", "--keys", "--lines"], "Error: These do not go together: --keys and --lines.\n"),
    (["frobnicate"], "Error: "),
  ]) func whatCannotBeAskedIsSaid(arguments: [String], reason: String) throws {
    let result = try Home().run(arguments, input: "")
    #expect(result.ending == .exited(64))
    #expect(result.output == "")
    #expect(result.errors.hasPrefix(reason))
  }
}

extension String {
  fileprivate var lineCount: Int { count { $0 == "\n" } }
}
