// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// The manual page, held against the help of each command.
@Suite struct ManualTests {
  /// The text below each heading, without marks of type.
  private let sections: [String: String]

  init() throws {
    let file = checkout.appending(path: "Data/aloud.1")
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacing(#/\\f[A-Z]/#, with: "").replacing("\\-", with: "-")
    sections = text.split(separator: "\n.SH ").reduce(into: [:]) { sections, section in
      let lines = section.split(separator: "\n", maxSplits: 1)
      sections[String(lines[0])] = lines.count > 1 ? String(lines[1]) : ""
    }
  }

  /// The commands whose help is kept; what is passed on is held by the tests of the page.
  static let kept = HelpTests.commands + HelpTests.passedOn

  @Test(arguments: kept) func hasEveryOption(command: String) throws {
    let text = ["\(synopsis[command] ?? "")", commands[command] ?? "", sections["OPTIONS"] ?? ""]
      .joined(separator: "\n")
    let told = Set(options(in: text))
    #expect(try helpOptions(of: command).filter { !told.contains($0) } == [])
  }

  @Test func hasNoOtherOptions() throws {
    let known = Set(try Self.kept.flatMap(helpOptions))
    let text = ["SYNOPSIS", "COMMANDS", "OPTIONS"].compactMap { sections[$0] }.joined()
    #expect(Set(options(in: text)).subtracting(known) == [])
  }

  @Test func hasTheCommandsThatTheHelpLists() {
    // What only holds others has no line of its own.
    let holders = HelpTests.commands.filter { command in
      HelpTests.commands.contains { $0.hasPrefix("\(command) ") }
    }
    let listed = Set(HelpTests.commands).subtracting(holders).union(HelpTests.passedOn)
    #expect(Set(synopsis.keys) == listed)
    #expect(Set(commands.keys) == listed.subtracting([""]))
  }

  /// How each command is typed.
  private var synopsis: [String: String] {
    (sections["SYNOPSIS"] ?? "").split(separator: "\n.br\n").reduce(into: [:]) { lines, line in
      let name = line.firstMatch(of: #/\.B aloud ?((?:[a-z]+[ -]?)*)/#)?.1 ?? ""
      lines[String(name)] = String(line)
    }
  }

  /// What is told of each command, below its name, indented.
  private var commands: [String: String] {
    var (commands, name, isBelow): ([String: String], String?, Bool) = ([:], nil, false)
    let lines = (sections["COMMANDS"] ?? "").split(separator: "\n")
    for (before, line) in zip([""] + lines, lines) {
      if line == ".RS" || line == ".RE" { isBelow = line == ".RS" }
      if !isBelow, before == ".TP", let match = line.wholeMatch(of: #/\.BI? "?([a-z -]*[a-z]).*/#) {
        name = String(match.1)
      }
      if let name { commands[name, default: ""] += "\(line)\n" }
    }
    return commands
  }

  private func options(in text: String) -> [String] {
    text.matches(of: #/--[a-z][a-z-]*/#).map { String($0.output) }
  }

  /// The options that begin a line of a command's help.
  private func helpOptions(of command: String) throws -> [String] {
    let name = (["aloud"] + command.split(separator: " ")).joined(separator: "-")
    let file = testFolder.appending(path: "Help/\(name).txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").flatMap { line in
      line.prefixMatch(of: #/ {2}(?:-h, )?--[a-z-]+(?:[,\/] ?--[a-z-]+)*/#).map {
        options(in: String($0.output))
      } ?? []
    }
  }
}
