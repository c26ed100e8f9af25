// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TerminalTestSupport
import Testing

/// The log for whoever looks for a fault.
@Suite struct LogTests {
  @Test func itHoldsWhatWentOnAndNothingOfThePlayers() throws {
    let home = try Home()
    let folder = home.folder.appending(path: "data/aloud/pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: checkout.appending(path: "Data/pictures/cat.png"),
      to: folder.appending(path: "aunt-mathilda.png"))
    let log = home.folder.appending(path: "aloud.log")
    let result = try home.run(
      ["puzzle", "aunt-mathilda.png", "--log", log.path],
      input: "find my treasure\nI\n3 33\n@\nq\n8\n8\n0\nq\n")
    #expect(result.ending == .exited(0) && result.output.contains("aunt-mathilda"))
    let text = try String(contentsOf: log, encoding: .utf8)
    for word in ["mathilda", "treasure", home.folder.lastPathComponent] {
      #expect(!text.contains(word), "\(word)")
    }
    let lines = text.split(separator: "\n")
    #expect(lines.first?.hasSuffix(" info begin version=0.2.0") == true)
    #expect(lines.last?.hasSuffix(" info end") == true)
    for part in [
      "debug input characters=16", "keys=[\"game-opened-about\"]", "info manner input=lines",
      "debug effects haptics=", "keys=[\"goodbye\"]",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(lines.allSatisfy { Int($0.prefix { $0 != " " }) != nil })
  }

  @Test func aFileThatCannotBeWrittenIsTold() throws {
    let result = try Home().run(["--log", "/nowhere/aloud.log"], input: "q\n")
    #expect(result.output.contains("The log cannot be written to that file"))
  }
}
