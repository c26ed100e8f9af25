// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TerminalTestSupport
import Testing

/// The game in the README, played anew.
@Suite struct ReadmeGameTests {
  @Test func isHeardAsItIsTold() throws {
    let readme = try String(contentsOf: checkout.appending(path: "README.md"), encoding: .utf8)
    let block = try #require(readme.firstMatch(of: #/(?s)```text\n(.*?)```/#))
    let told = block.1.split(separator: "\n").map(String.init)
    let typed = told.filter { $0.hasPrefix("> ") }.map { "\($0.dropFirst(2))\n" }.joined()
    let home = try Home()
    let arguments = ["play", "klondike", "--number", "1", "--language", "en", "--voice", "off"]
    let heard = try home.run(arguments, input: typed).lines
    let first = try #require(told.first)
    let start = try #require(heard.firstIndex(of: first))
    #expect(Array(heard[start...].prefix(told.count)) == told)
  }
}
