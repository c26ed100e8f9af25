// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Storage

@Suite struct FoldersTests {
  func paths(_ environment: [String: String], accountHome: String? = nil) throws -> [String] {
    let folders = try Folders(environment: environment, accountHome: accountHome)
    return [folders.state, folders.config, folders.groups, folders.decks, folders.cache]
      .map { $0.path(percentEncoded: false) }
  }

  static let inHome = [
    "/home/ann/.local/state/aloud/", "/home/ann/.config/aloud/",
    "/home/ann/.local/share/aloud/groups/", "/home/ann/.local/share/aloud/decks/",
    "/home/ann/.cache/aloud/",
  ]

  @Test func foldersLieInTheHome() throws {
    #expect(try paths(["HOME": "/home/ann"]) == Self.inHome)
  }

  @Test func theVariablesOfTheSpecificationGoFirst() throws {
    let environment = [
      "HOME": "/home/ann", "XDG_STATE_HOME": "/s", "XDG_CONFIG_HOME": "/c d",
      "XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "/k",
    ]
    let expected = ["/s/aloud/", "/c d/aloud/", "/d/aloud/groups/", "/d/aloud/decks/", "/k/aloud/"]
    #expect(try paths(environment) == expected)
    let withoutHome = environment.filter { $0.key != "HOME" && $0.key != "XDG_CACHE_HOME" }
    #expect(try paths(withoutHome).last == "/s/aloud/")
  }

  @Test func relativeAndEmptyPathsAreIgnored() throws {
    let environment = [
      "HOME": "/home/ann", "XDG_STATE_HOME": "state", "XDG_CONFIG_HOME": "", "XDG_DATA_HOME": "./d",
    ]
    #expect(try paths(environment) == Self.inHome)
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "ann"]])
  func withoutAHomeTheAccountsHomeServes(environment: [String: String]) throws {
    #expect(try paths(environment, accountHome: "/home/ann") == Self.inHome)
    #expect(throws: NoHome(variable: "XDG_STATE_HOME")) { try paths(environment) }
    #expect(throws: NoHome(variable: "XDG_DATA_HOME")) {
      try paths(["XDG_STATE_HOME": "/s", "XDG_CONFIG_HOME": "/c"])
    }
  }

  @Test func foldersAreMadeForThePlayerAlone() throws {
    let scratch = try Scratch()
    let folder = scratch.folder.appending(path: "a/b", directoryHint: .isDirectory)
    for _ in 1...2 { try Folders.make(folder) }
    for made in [folder, folder.deletingLastPathComponent()] {
      let permissions = try FileManager.default.attributesOfItem(atPath: made.path)
      #expect(permissions[.posixPermissions] as? Int == 0o700)
    }
  }

  @Test func aFileInTheWayIsTold() throws {
    let scratch = try Scratch()
    let file = scratch.folder.appending(path: "file")
    try Data().write(to: file)
    #expect(throws: FileProblem(file, .notAFolder)) { try Folders.make(file) }
  }
}
