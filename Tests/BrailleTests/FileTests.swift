// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Braille

@Suite final class FileTests {
  private let english = Translator(language: "en", grade: .one)
  private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func written(_ texts: [String], to name: String) throws -> String {
    let path = folder.appending(path: name).path
    let file = try BrailleFile(path: path)
    for text in texts { file.write(text, by: english) }
    file.close()
    #expect(!file.takeFailure())
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func `every cell has its character of North American ASCII Braille`() {
    // The table of the Library of Congress, in the order of the dots' numbers.
    #expect(
      String(decoding: AsciiBraille.encode(0...63), as: UTF8.self)
        == ##" A1B'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\0Z7(_?W]#Y)="##)
    #expect(AsciiBraille.encode([0xC1]) == Array("A".utf8))
  }

  @Test func `BRF has lines of 40 cells, cut between words`() throws {
    let text = "⠅⠓ to column 4. Column 2 turns up a card that nobody had seen before"
    #expect(
      try written([text, "Score 12"], to: "game.brf")
        == "KH TO COLUMN #D4 ,COLUMN #B TURNS UP A\r\nCARD THAT NOBODY HAD SEEN BEFORE\r\n,SCORE #AB\r\n"
    )
  }

  @Test func `a page of BRF has 25 lines`() throws {
    let pages = try written(Array(repeating: "a", count: 51), to: "game.BRF")
      .split(separator: "\u{0C}").map { $0.split(separator: "\r\n").count }
    #expect(pages == [25, 25, 1])
  }

  @Test func `a chapter for an embosser begins on a page of its own`() {
    let line: [UInt8] = [1, 0, 3]
    let text = EmbosserText.encode([[line], Array(repeating: line, count: 26), [[]]])
    let pages = String(decoding: text, as: UTF8.self).split(separator: "\u{0C}")
    #expect(pages.map { $0.filter { $0 == "\r\n" }.count } == [1, 25, 1, 1])
    #expect(pages[0] == "A B\r\n" && pages[3] == "\r\n")
    #expect(EmbosserText.encode([]) == [])
  }

  @Test func `any other file has Unicode braille, a line a text`() throws {
    #expect(try written(["Go", "a 1"], to: "game.txt") == "⠠⠛⠕\n⠁⠀⠼⠁\n")
  }

  @Test func `a file that takes nothing more is told once`() throws {
    let file = try BrailleFile(path: "/dev/full")
    file.write("a", by: english)
    file.close()
    #expect(file.takeFailure())
    #expect(!file.takeFailure())
  }

  @Test func `a file that cannot be made is an error`() {
    #expect(throws: (any Error).self) {
      try BrailleFile(path: self.folder.appending(path: "no/game.txt").path)
    }
  }
}
