// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import FoundationXML
import Samples
import TerminalTestSupport
import Testing

/// Maps for the fingers, from the command line and the menus.
@Suite struct TactileCommandTests {
  private let home: Home

  init() throws { home = try Home() }

  private func lines(
    _ arguments: String..., ending: Int32 = 0, typing lines: [String] = []
  ) throws -> [String] {
    let result = try home.run(arguments, input: lines.map { "\($0)\n" }.joined())
    #expect(result.ending == .exited(ending), "\(result.errors)")
    return home.anonymous(result.output + result.errors).split(separator: "\n").map(String.init)
  }

  private func path(_ name: String) -> String { home.folder.appending(path: name).path }

  /// What pdfinfo tells of a file, by its first words.
  private func pdf(_ name: String) throws -> [String: String] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/pdfinfo")
    process.arguments = [path(name)]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let told = try output.fileHandleForReading.readToEnd() ?? Data()
    let text = String(decoding: told, as: UTF8.self)
    process.waitUntilExit()
    let fields = text.split(separator: "\n").map { $0.split(separator: ":", maxSplits: 1) }
    return Dictionary(
      fields.filter { $0.count == 2 }.map {
        (String($0[0]), $0[1].trimmingCharacters(in: .whitespaces))
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [("a4", "595.276 x 841.89 pts (A4)"), ("letter", "612 x 792 pts (letter)")])
  func aPDFHasAPageASheetOfTheSizeOfThePaper(paper: String, size: String) throws {
    let told = try lines(
      "puzzle", "south-america", "--tactile", path("map.pdf"), "--paper", paper)
    let count = try #require(told[0].firstMatch(of: #/^Written: HOME/map.pdf. Sheets: ([0-9]+).$/#))
    let pdf = try pdf("map.pdf")
    #expect(pdf["Pages"] == String(count.1))
    #expect(pdf["Page size"] == size)
  }

  @Test func anSVGFileIsWrittenForEachSheet() throws {
    let told = try lines("puzzle", "balkans", "--tactile", path("map.svg"), "--language", "de")
    let match = try #require(
      told[0].firstMatch(
        of: #/^Geschrieben: HOME/map-1.svg bis HOME/map-([0-9]+).svg. Blätter: ([0-9]+).$/#))
    #expect(match.1 == match.2)
    let titles = try (1...(try #require(Int(match.1)))).map { number in
      let file = URL(filePath: path("map-\(number).svg"))
      let root = try #require(try XMLDocument(contentsOf: file).rootElement())
      return root.elements(forName: "title").first?.stringValue ?? ""
    }
    #expect(titles.first == "Balkan" && titles.last == "Legende: Balkan")
  }

  @Test func titlesAndKeyAreTextForAnEmbosser() throws {
    let told = try lines("puzzle", "balkans", "--tactile", path("key.brf"), "--language", "en")
    let pages = try String(contentsOfFile: path("key.brf"), encoding: .utf8)
      .split(separator: "\u{0C}")
    #expect(told[0] == "Written: HOME/key.brf. Sheets: \(pages.count).")
    #expect(pages.first?.hasPrefix("#A  ,BALKANS") == true)
    #expect(pages.dropFirst().first?.hasPrefix(",KEY3 ,BALKANS\r\n\r\n") == true)
    #expect(pages.contains { $0.contains("\r\nBG  ,BULGARIA\r\n") })
  }

  @Test func whatCannotBeWrittenIsTold() throws {
    #expect(
      try lines("puzzle", "atlantis", "--tactile", path("map.svg"), ending: 64)[0].hasPrefix(
        "Error: <picture> cannot be atlantis. It can be: africa, asia, balkans, "))
    #expect(
      try lines("puzzle", "--tactile", path("map.svg"), ending: 64)[0]
        == "Error: Missing: <picture>.")
    #expect(
      try lines("puzzle", "europe", "--tactile", path("map.png"), ending: 64)[0]
        == "Error: --tactile takes a file that ends in .svg, .pdf or .brf.")
    #expect(
      try lines("puzzle", "europe", "--tactile", path("map.svg"), "--paper", "a5", ending: 64)[0]
        == "Error: --paper cannot be a5. It can be: a4 and letter.")
    #expect(
      try lines("puzzle", "europe", "--paper", "a4", ending: 64)[0]
        == "Error: Missing: --tactile.")
    #expect(
      try lines("puzzle", "balkans", "--tactile", path("no/map.svg"), ending: 1)
        == ["HOME/no/map-1.svg: there is no such file."])
    #expect(
      try lines("progress", "--tactile", path("know.svg"), ending: 1)
        == ["Nothing was asked yet. The quiz is in the main menu under Learn."])
  }

  @Test func whatIsKnownIsFilledOnItsContinents() throws {
    // Which countries are asked about changes with the data; some are too small to be filled.
    for answer in ["1", "2", "3", "4"] {
      let quiz = ["quiz", "--seed", "4", "--kind", "neighbour", "--count", "5"]
      _ = try home.run(quiz, input: String(repeating: "\(answer)\n", count: 5))
    }
    let told = try lines("progress", "--tactile", path("know.svg"), "--language", "en")
    #expect(told.count == 1 && told[0].hasPrefix("Written: HOME/know-1.svg to HOME/know-"))
    let first = try String(contentsOfFile: path("know-1.svg"), encoding: .utf8)
    #expect(first.contains(": what you know</title>"))
    let sheets = try FileManager.default.contentsOfDirectory(atPath: path(""))
      .filter { $0.hasPrefix("know-") }
      .map { try String(contentsOfFile: path($0), encoding: .utf8) }
    #expect(sheets.contains { $0.contains(/<path class="(known|due)"/) })
  }

  @Test func theMenuOfAMapWritesItAmongTheDocuments() throws {
    let told = try lines(
      "--language", "en", typing: [EveryDescriptor.entry(of: "puzzle"), "7", "3", "3"])
    let written = try #require(told.first { $0.hasPrefix("Written: ") })
    #expect(written.hasPrefix("Written: HOME/Documents/aloud-balkans.pdf. Sheets: "))
    #expect(told.contains { $0.hasPrefix("Written: HOME/Documents/aloud-balkans.brf. Sheets: ") })
  }
}
