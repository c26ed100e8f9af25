// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Preferences
import StoreLaws
import StoreTestSupport
import Testing

@testable import Storage

/// The store of a home, and what holds for every store.
@Suite struct PlayerStoreTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test(arguments: StoreLaw.all) func theLawsHold(law: StoreLaw) async throws {
    try await law.holds(at: HomeSite(scratch: scratch))
  }

  private struct HomeSite: StoreSite {
    let scratch: Scratch

    func open() throws -> any PlayerStore { try scratch.store() }
  }

  @Test func thePlayerAtHomeKeepsFilesThatCanBeEdited() async throws {
    let store = try scratch.store()
    var quiet = Settings()
    quiet.sounds = false
    let name = try #require(PlayerDocument.Name(.groups, file: "a.json"))
    try await store.write(.changeSettings(from: Settings(), to: quiet), by: .shared(.home))
    try await store.write(.writeDocument(name, text: "{}"), by: .shared(.home))
    func content(_ path: String) throws -> String {
      try String(contentsOf: scratch.folder.appending(path: path), encoding: .utf8)
    }
    #expect(try content("config/aloud/settings.conf") == "sounds = off\n")
    #expect(try content("data/aloud/groups/a.json") == "{}")
  }

  @Test func filesOfTheHomeAreLeftAloneByWhoLostTheLease() async throws {
    let (store, other) = (try scratch.store(), try scratch.store())
    let stale = try await store.claim(.home, takingOver: .ifHolderIsGone)
    let fresh = try await other.claim(.home, takingOver: .always)
    let name = try #require(PlayerDocument.Name(.groups, file: "a.json"))
    let file = scratch.folder.appending(path: "data/aloud/groups/a.json")
    await #expect(throws: StorageProblem.notHeld) {
      try await store.write(.writeDocument(name, text: "{}"), by: .exclusive(stale))
    }
    #expect(!FileManager.default.fileExists(atPath: file.path))
    try await other.write(.writeDocument(name, text: "{}"), by: .exclusive(fresh))
    await #expect(throws: StorageProblem.notHeld) {
      try await store.write(.removeDocument(name), by: .exclusive(stale))
    }
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func whatIsCopiedToAHomeLiesInItsFiles() async throws {
    let (from, to) = (try Scratch(), scratch)
    let name = try #require(PlayerDocument.Name(.groups, file: "a.json"))
    try await from.store().write(.writeDocument(name, text: "{}"), by: .shared(.home))
    let places = try [from, to].map { try SavesPlace.home($0.folders()).place }
    let copied = try SavesCopy(from: places[0], to: places[1]).run(replaces: false)
    #expect(throws: Never.self) { try copied.get() }
    let file = to.folder.appending(path: "data/aloud/groups/a.json")
    #expect(try String(contentsOf: file, encoding: .utf8) == "{}")
  }

  @Test(arguments: ["", "..", "a/b.json", "../x.json", ".hidden"])
  func aNameThatLeadsElsewhereIsNone(file: String) {
    #expect(PlayerDocument.Name(.groups, file: file) == nil)
  }
}
