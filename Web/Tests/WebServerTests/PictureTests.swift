// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import WebServer

@Suite(.timeLimit(.minutes(15))) struct PictureTests {
  @Test func aPictureThatIsSentIsPlayed() async throws {
    let house = try PageHouse()
    let picture = try Data(contentsOf: PageHouse.checkout.appending(path: "Data/pictures/cat.png"))
    try await house.open { browser in
      try await browser.type("puzzle")
      let own = try #require(browser.choices.first { $0.value == "Your own pictures" }?.key)
      #expect(browser.page.contains("id=\"picture\"") == false)
      try await browser.choose(own)
      try await browser.wait { $0.contains("id=\"picture\"") }
      let turn = browser.turn
      try await browser.send(picture, called: "../My cat.png")
      try await browser.wait { $0.contains("<h1>My cat</h1>") }
      #expect(browser.now == ["My cat"])
      try await browser.send(picture, called: "../My cat.png", turn: turn)
      #expect(browser.now == ["That was done already."])
      try await browser.send(picture, called: "My dog.png", turn: turn)
      #expect(browser.now == ["The table has changed. Nothing was done."])
      try await browser.choose("1")
      try await browser.waitForTable()
      // What is drawn can be had, and nothing else.
      let drawn = try #require(browser.page.firstMatch(of: #/href="(\/pictures\/[0-9a-f]+)"/#)?.1)
      try await browser.get(String(drawn))
      #expect(browser.status == .ok)
      try await browser.get("/pictures/0")
      #expect(browser.status == .notFound)
    }
    #expect(house.pictures == ["My cat.png"])
  }

  @Test(
    arguments: [
      (Data("GIF89a and more bytes, not read".utf8), "a.gif: this is a GIF file"),
      (
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0]), "a.gif: the picture is broken"
      ),
      (Data(), "No picture was chosen."),
      (Data(count: 20_100_000), "The picture is larger than 20 megabytes."),
    ])
  func whatIsNoPictureIsToldInWords(file: Data, told: String) async throws {
    let house = try PageHouse()
    try await house.open { browser in
      try await browser.type("puzzle")
      let own = try #require(browser.choices.first { $0.value == "Your own pictures" }?.key)
      try await browser.choose(own)
      try await browser.wait { $0.contains("id=\"picture\"") }
      try await browser.send(file, called: "a.gif")
      #expect(
        browser.now.count == 1 && browser.now.first?.hasPrefix(told) == true, "\(browser.now)")
      #expect(browser.heading == "Your own pictures")
    }
    #expect(house.pictures == [])
  }

  @Test func formsWithFilesAreReadAsBrowsersSendThem() throws {
    let body = """
      --x\r\nContent-Disposition: form-data; name="turn"\r\n\r\n7\r
      --x\r\nContent-Disposition: form-data; name="file"; filename=""\r\n\r\n\r
      --x\r\nContent-Disposition: form-data; name="camera"; filename="é.jpg"\r\n\r\na--x\r\n--y\r
      --x--\r\n
      """
    let form = try #require(
      MultipartForm(Data(body.utf8), type: "multipart/form-data; boundary=\"x\""))
    #expect(form["turn"] == "7")
    #expect(form.file?.fileName == "é.jpg")
    #expect(MultipartForm(Data(body.utf8), type: "text/plain") == nil)
  }
}
