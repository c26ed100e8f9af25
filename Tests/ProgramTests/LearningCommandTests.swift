// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import FoundationXML
import TerminalTestSupport
import Testing

/// Quiz, progress and rounds about something, from the command line.
@Suite struct LearningCommandTests {
  private let home: Home

  init() throws { home = try Home() }

  private func refusal(_ arguments: String...) throws -> String {
    let result = try home.run(arguments, input: "")
    #expect(result.ending != .exited(0))
    return String(result.errors.split(separator: "\n").first ?? "")
  }

  private func second(_ arguments: String..., ending: Int32 = 0) throws -> [String] {
    let result = try home.run(
      ["play", "atlas", "--seed", "5", "--language", "en"] + arguments, input: "")
    #expect(result.ending == .exited(ending))
    return Array(result.lines.dropFirst().prefix(2))
  }

  @Test func aRoundIsAboutWhatIsAskedFor() throws {
    #expect(
      try second("--continent", "europe") == ["Atlas Solitaire, easy, own deal.", "About: Europe."])
    #expect(
      try second("--topic", "cities", "--continent", "europe")[1] == "About: Europe, Cities.")
    #expect(
      try second("--continent", "oceania", "--groups", "12")[1].hasPrefix("About: Oceania. Only "))
    #expect(try second("--surprise")[1].hasPrefix("About: "))
  }

  @Test func whatNothingIsAboutIsRefusedWithWhatHelps() throws {
    #expect(
      try second("--continent", "oceania", "--topic", "languages", ending: 1)[0]
        == "Too few groups to deal: Oceania, Languages. Choose another continent or another kind.")
    #expect(
      try second("--needed", ending: 1)[0]
        == "Nothing has to be repeated yet: do the quiz or play a round first.")
    #expect(
      try refusal("play", "atlas", "--continent", "atlantis")
        == "Error: --continent cannot be atlantis. It can be: africa, asia, europe, "
        + "north-america, oceania and south-america.")
    #expect(
      try refusal("play", "atlas", "--needed", "--surprise")
        == "Error: These do not go together: --surprise, --needed and --continent.")
    #expect(
      try refusal("play", "atlas", "--daily", "--surprise")
        == "Error: These do not go together: --daily, --date, --continent, --topic, --surprise and --needed."
    )
    #expect(try refusal("play", "spider", "--surprise").hasPrefix("Error: Only atlas takes: "))
    #expect(
      try refusal("quiz", "--count", "0")
        == "Error: --count cannot be 0. It takes a number from 1 to 100.")
    #expect(
      try refusal("quiz", "--kind", "colour")
        == "Error: --kind cannot be colour. It can be: group, capital, "
        + "neighbour, place, remark, own-name, own-capital and own-neighbour.")
  }

  @Test func whatWasMissedIsWhatIsNeededAndComesBackFirst() throws {
    let quiz = ["quiz", "--seed", "1", "--kind", "group", "--count", "1", "--language", "en"]
    let asked = try home.run(quiz, input: "").lines[1]
    // One of four is right; the others miss it.
    var missed = false
    for answer in 1...4 where !missed {
      missed = try home.run(quiz, input: "\(answer)\n").output.contains("\nWrong. Answer: ")
    }
    #expect(missed)
    #expect(try second("--needed")[1] == "About: What you most need.")
    let again = try home.run(
      ["quiz", "--seed", "77", "--count", "1", "--language", "en"], input: "")
    #expect(again.lines[1] == asked)
    let progress = try home.run(["progress", "--language", "en"], input: "")
    #expect(progress.output.contains("1 to repeat"))
    #expect(
      progress.lines.prefix(5) == [
        "The last seven days, and the seven before.", "Days played: 1, before 0.",
        "Places known: 0, before 0.", "New: 1, before 0.", "Forgotten: 0, before 0.",
      ])
  }

  @Test func aQuizThatWasAskedForEndsTheProgram() throws {
    let quiz = try home.run(
      ["quiz", "--seed", "2", "--language", "en"], input: "q\nplay\n")
    #expect(quiz.ending == .exited(0))
    #expect(quiz.lines.suffix(3) == ["Choose 1 to 4, 0 to leave", "> q", "Goodbye."])
  }

  @Test func neighboursAreListedByTheirNamesInThePlayersLanguage() throws {
    let told = try home.run(
      ["quiz", "--seed", "3", "--kind", "neighbour", "--language", "de"], input: "1\n2\n3\n4\n1\n")
    let lists = told.lines.filter { $0.contains("Nachbarn: ") }.map { line in
      line.dropLast().split(separator: ": ").last.map(String.init)?.replacing(" und ", with: ", ")
        .split(separator: ", ").map(String.init) ?? []
    }
    #expect(lists.count > 1)
    for list in lists {
      #expect(
        list
          == list.sorted {
            $0.compare($1, locale: Locale(identifier: "de")) == .orderedAscending
          })
    }
  }

  /// One answer right and one wrong.
  private func learn() throws {
    for answer in ["1", "2", "3", "4"] {
      let result = try home.run(
        ["quiz", "--seed", "2", "--kind", "place", "--count", "1"], input: "\(answer)\n")
      #expect(result.ending == .exited(0))
    }
  }

  @Test func progressIsWrittenForOtherPrograms() throws {
    struct Record: Decodable {
      struct Row: Decodable { let continent: String, places: Int, known: Int, due: Int }
      struct Item: Decodable {
        let place: String, kind: String, right: Int, wrong: Int, asked: String, due: String
        let stability: Double, difficulty: Double, recall: Double
      }
      struct Week: Decodable { let end: String, days: Int, known: Int, new: Int, forgotten: Int }
      let continents: [Row]
      let weeks: [Week]
      let items: [Item]
    }
    try learn()
    let file = home.folder.appending(path: "progress.json").path
    #expect(try home.run("progress", "--json", file).output == "")
    let text = try home.run("progress", "--json", "-").output
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    let record = try JSONDecoder().decode(Record.self, from: Data(text.utf8))
    #expect(record.continents.count == 6)
    let touched = record.continents.reduce(0) { $0 + $1.known + $1.due }
    #expect(touched > 0)
    let answers = record.items.reduce(0) { $0 + $1.right + $1.wrong }
    #expect(answers == 4)
    #expect(record.weeks.map(\.days) == [1, 0])
    #expect(record.weeks.allSatisfy { $0.end.count == 10 && $0.forgotten == 0 })
    for item in record.items {
      #expect(item.kind == "place" && item.asked.count == 10 && item.due >= item.asked)
      #expect(item.stability > 0 && (1...10).contains(item.difficulty))
      #expect((0...1).contains(item.recall))
    }
  }

  @Test func progressIsDrawnWithWordsAndPatterns() throws {
    try learn()
    let svg = try home.run("progress", "--map", "-", "--language", "en").output
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(svg.contains("<title id=\"title\">What you know of the world</title>"))
    #expect(svg.contains("places known"))
    for mark in ["known", "due", "new"] { #expect(svg.contains("<rect class=\"\(mark)\"")) }
    #expect(svg.contains("<pattern id=\"stripes\""))
    let countries = svg.matches(of: #/<(path|circle) class="(known|due|new)"/#)
    #expect(countries.count == 193)
    #expect(Set(countries.map { String($0.2) }).count > 1)
  }

  @Test func aFileThatCannotBeWrittenIsToldAndOneFileIsNotBoth() throws {
    let refused = try home.run("progress", "--map", "/nowhere/map.svg", "--language", "en")
    #expect(refused.ending == .exited(1) && refused.errors.contains("/nowhere/map.svg"))
    #expect(
      try refusal("progress", "--json", "-", "--map", "-")
        == "Error: --json and --map cannot be the same file.")
  }
}
