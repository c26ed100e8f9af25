// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Pages
import Storage
import Testing

@testable import WebServer

@Suite(.timeLimit(.minutes(15))) struct PageTests {
  @Test func aGameIsChosenAndPlayedByForms() async throws {
    try await PageHouse().open { browser in
      #expect(browser.heading == "Main menu")
      let klondike = try #require(browser.choices.first { $0.value.contains("Klondike") }?.key)
      try await browser.type(klondike)
      #expect(browser.heading == "Klondike: how hard?")
      try await browser.type("1")
      try await browser.waitForTable()
      #expect(browser.heading == "Klondike")
      #expect(browser.choices["1"]?.hasPrefix("Column 1: ") == true)
      try await browser.type("draw")
      #expect(browser.now.count == 1)
      #expect(browser.choices["9"]?.contains("23 cards") == true)
      try await browser.type("0")
      #expect(browser.heading == "Game menu")
      #expect(browser.now == ["Game menu"])
      // Below a menu places are shown, and cannot be chosen.
      #expect(browser.page.contains("<span class=\"unseen\">Stock: 23 cards</span></div>"))
    }
  }

  @Test func aButtonOfAnOldPageDoesNothingAndSaysSo() async throws {
    try await PageHouse().open { browser in
      let old = browser.turn
      try await browser.type("klondike")
      let front = browser.heading
      try await browser.type("1", turn: old)
      #expect(browser.status == .conflict)
      #expect(browser.now == ["The table has changed. Nothing was done."])
      #expect(browser.heading == front)
    }
  }

  /// As a browser asks whose connection broke before the answer came.
  @Test func whatIsAskedTwiceIsDoneOnceAndNotSaidToBeUndone() async throws {
    try await PageHouse().open { browser in
      try await browser.type("klondike")
      try await browser.choose("1")
      try await browser.waitForTable()
      let old = browser.turn
      try await browser.type("draw")
      let table = browser.choices
      try await browser.type("draw", turn: old)
      #expect(browser.status == .conflict)
      #expect(browser.now == ["That was done already."])
      #expect(browser.choices == table)
      try await browser.type("column 1", turn: old)
      #expect(browser.now == ["The table has changed. Nothing was done."])
    }
  }

  @Test(.timeLimit(.minutes(15)))
  func aPlayerWhoIsNotHeardOfIsPutAwayAndComesBack() async throws {
    let house = try PageHouse(patience: .milliseconds(100))
    let folders = try Folders(environment: ["HOME": house.home.path], accountHome: nil)
    let store = try SQLitePlayerStore.open(in: folders, games: GameList.types).store
    try await house.open { browser in
      // Elsewhere the saves can be had as soon as the seat is left.
      while true {
        do throws(StorageProblem) {
          let lease = try await store.claim(.home, takingOver: .ifHolderIsGone)
          try await store.release(lease)
          break
        } catch {
          #expect(error == .openElsewhere)
        }
      }
      try await browser.get("/")
      #expect(browser.heading == "Main menu")
    }
  }

  @Test func theTokenOpensThePageOnce() async throws {
    let house = try PageHouse()
    let token = house.entrance.token
    try await Application(router: house.server.router).test(.live) { client in
      for expected in [HTTPResponse.Status.seeOther, .forbidden] {
        let status = try await client.execute(
          uri: "/?token=\(token)", method: .get
        ).status
        #expect(status == expected)
      }
      let strange = try await client.execute(
        uri: "/", method: .get, headers: [.cookie: "aloud=0"])
      #expect(strange.status == .forbidden)
    }
  }

  @Test func filesAreCompressedForWhoTakesThat() async throws {
    let house = try PageHouse()
    try await Application(router: house.server.router).test(.live) { client in
      for (path, file) in PageRenderer.files {
        for (accepted, encoding) in [("gzip, deflate, br", "gzip"), ("br, gzip;q=0", nil)] {
          let answer = try await client.execute(
            uri: "/\(path)", method: .get, headers: [.acceptEncoding: accepted])
          #expect(answer.headers[.contentEncoding] == encoding)
          #expect(answer.headers[.vary] == "Accept-Encoding")
          let bytes = Array(answer.body.readableBytesView)
          #expect(bytes == (encoding == nil ? file.bytes : file.compressed))
        }
        // Its last four bytes count what was compressed.
        #expect(file.compressed.starts(with: [0x1f, 0x8b]))
        let length = file.compressed.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        #expect(length == file.bytes.count)
      }
    }
  }

  @Test func onlyThePageItselfIsAnswered() async throws {
    try await PageHouse().open { browser in
      let evil = try browser.answer(forHost: "evil.example")
      #expect(evil == ("421", "This is not the address of the game."))
      #expect(try browser.answer(forHost: "127.0.0.1").status == "403")
      let site = try #require(HTTPField.Name("Sec-Fetch-Site"))
      for strange in [[site: "cross-site"], [.origin: "http://evil.example"]] as [HTTPFields] {
        try await browser.type("1", headers: strange)
        #expect(browser.status == .forbidden)
        #expect(browser.notice == "The request came from another page. Nothing was done.")
      }
      try await browser.type(String(repeating: "1", count: 20_000))
      #expect(browser.status == .contentTooLarge)
      #expect(browser.notice == "That was too long. Nothing was done.")
      try await browser.get("/")
      #expect(browser.heading == "Main menu")
    }
  }

  @Test func whatIsListedCanBeChosenUnheard() async throws {
    try await PageHouse().open { browser in
      let game = try #require(browser.choices.first { $0.value.contains("PokerSlam") }?.key)
      try await browser.choose(game)
      try await browser.choose("1")
      try await browser.waitForTable()
      try await browser.choose("1")
      #expect(browser.status == .ok)
      #expect(browser.now.contains { $0.contains("to hear") || $0.contains("first") } == false)
      #expect(browser.page.contains("class=\"refusal\"") == false)
    }
  }

  @Test func theDoorThatLostTheSavesSaysSo() async throws {
    let first = try PageHouse()
    let home = first.home
    try await first.open { browser in
      try await browser.type("klondike")
      try await browser.choose("1")
      try await browser.waitForTable()
      try await browser.type("draw")
      try await PageHouse(sharing: home).open { other in
        try await other.type("klondike")
        // What was played there goes on here.
        let resumed = try #require(other.choices["1"])
        #expect(resumed.contains("1 move"))
        try await other.choose("1")
        try await other.waitForTable()
        try await other.type("draw")
        #expect(other.choices["9"]?.contains("22 cards") == true)
        try await browser.type("draw")
        try await browser.wait { $0.contains("went on in another window") }
        // That draw is told not to be kept. Whoever looks only sees what was there.
        #expect(browser.choices["9"]?.contains("22 cards") == true)
        // What is done next would be kept no more, so that it begins with what is.
        try await browser.type("draw")
        #expect(browser.status == .conflict && browser.heading == "Main menu")
        // Nobody knows here whether what was asked for was done.
        #expect(browser.now == ["The game is back as it was last saved."])
        try await browser.type("klondike")
        #expect(browser.choices["1"]?.contains("2 moves") == true)
      }
    }
  }

  @Test func theFirstQuestionIsLeftAsItIsAndTheLongListGoesBack() async throws {
    try await PageHouse(settings: "").open { browser in
      let first = browser.heading
      #expect(browser.choices["0"] == "Leave as it is")
      try await browser.choose("2")
      #expect(browser.choices["0"] == "Back")
      #expect(browser.choices.count == 16)
      try await browser.type("0")
      #expect(browser.heading == first)
      #expect(browser.choices.count == 3)
      try await browser.type("0")
      #expect(browser.heading != first)
    }
  }

  @Test func whatIsKeptOfAPageIsWhatWouldBeMadeAnew() async throws {
    let server = try PageHouse()
    let house = server.house
    let renderer = try PageRenderer()
    try await server.open { browser in
      let lines = [
        "pyramid", "1", "1", "draw", "h", "undo", "menu", "0", "settings page-cards letters", "7",
        "0", "settings language de", "1",
      ]
      for line in lines {
        try await browser.type(line)
        try await browser.get("/")
        let seat = try #require(await house.present)
        var nothing = KeptParts()
        let anew = try #require(seat.page.map { renderer.html($0, keeping: &nothing) })
        #expect(browser.page == anew, "after \(line)")
      }
    }
  }

  @Test func whoHasLeftComesBackToTheMainMenu() async throws {
    try await PageHouse().open { browser in
      try await browser.type("quit")
      #expect(browser.page.contains("Play again"))
      // A button of the page that was left.
      try await browser.choose("3")
      #expect(browser.status == .conflict && browser.heading == "Main menu")
      try await browser.type("klondike")
      #expect(browser.heading == "Klondike: how hard?")
    }
  }
}
