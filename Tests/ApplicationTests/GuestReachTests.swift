// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Foundation
import Learning
import Preferences
import Storage
import Testing

@testable import Application

/// A guest walks through every menu, gives every command and every setting, and reaches nothing of
/// the machine that the game runs on.
@Suite struct GuestReachTests {
  /// Files that nobody reads: a picture, and what lies beside it.
  private final class Secrets {
    let folder = FileManager.default.temporaryDirectory.appending(path: "aloud-secret-\(UUID())")
    let watch: Int32

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let picture = House.checkout.appending(path: "Data/pictures/cat.png")
      try FileManager.default.copyItem(at: picture, to: folder.appending(path: "picture.png"))
      for name in ["groups.json", "card.wav", "speechd.sock"] {
        try Data("{}".utf8).write(to: folder.appending(path: name))
      }
      watch = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      let kinds = IN_OPEN | IN_ACCESS | IN_MODIFY | IN_CREATE | IN_DELETE
      guard inotify_add_watch(watch, folder.path, UInt32(kinds)) >= 0 else {
        throw POSIXError(.EIO)
      }
    }

    deinit {
      close(watch)
      try? FileManager.default.removeItem(at: folder)
    }

    /// Whether anything there was opened, read, written or made.
    var isTouched: Bool {
      var buffer = [UInt8](repeating: 0, count: 4_096)
      return read(watch, &buffer, buffer.count) > 0
    }

    /// What somebody may type to get at them, and at more.
    var lines: [String] {
      let picture = folder.appending(path: "picture.png").path
      return [
        picture, "file://\(picture)", "'\(picture)'", "/etc/shadow", "~/.ssh/id_rsa",
        "http://127.0.0.1:1/groups.json", "../../../etc/passwd", folder.path,
      ]
    }
  }

  /// What a session is asked to do that a guest may not have done.
  private static func isOutOfReach(_ subject: Lookup.Subject) -> Bool {
    switch subject {
    case .topicNamed, .newTopic, .tactileMap: true
    default: false
    }
  }

  private struct Walk {
    let content: PlayerContent
    let player: StoredPlayer
    let secrets: Secrets
    private(set) var seen: Set<String> = []
    private(set) var settingsSeen: Set<String> = []
    private(set) var faults: [String] = []
    /// The games of which there has been a deal; one of each will do.
    private var dealt: Set<String> = []
    private static let moment = Moment(seconds: 0, day: 20_261_124)

    init(_ content: PlayerContent, _ player: StoredPlayer, _ secrets: Secrets) {
      (self.content, self.player, self.secrets) = (content, player, secrets)
    }

    /// Gives an input, has answered what is looked up, and notes what must not be.
    mutating func give(_ input: PlayerInput, to session: inout PlayerSession) async {
      var responses = [session.respond(to: input, at: Self.moment)]
      while let response = responses.popLast() {
        if response.settings.groupsURL != nil { faults.append("\(input): an address is set") }
        for errand in response.errands {
          switch errand {
          case .fetchGroups: faults.append("\(input): a server is asked")
          case .lookUp(let lookup):
            if case .deal(let game, _, _) = lookup.subject, !dealt.insert(game).inserted { return }
            let answer = await lookups(session).find(lookup.subject).answer
            if GuestReachTests.isOutOfReach(lookup.subject) {
              guard case .refused = answer else {
                faults.append("\(input): \(lookup.subject)")
                continue
              }
            }
            responses.append(session.hear(answer, to: lookup.id, at: Self.moment))
          default: break
          }
        }
      }
    }

    private func lookups(_ session: PlayerSession) -> Lookups {
      Lookups(
        content: content, phrasebook: session.phrasebook, player: player,
        writer: PlayerWriter(for: player) { _ in }, day: Day(20_261_124))
    }

    /// Goes into every entry of what is in front, each menu once.
    mutating func explore(_ session: PlayerSession, depth: Int = 0) async {
      let view = session.dialogue.view
      let name = "\(view.title.map { "\($0)" } ?? "") \(view.entries.map(\.title.key.name))"
      guard depth < 9, seen.insert(name).inserted else { return }
      // Any text answers a question, and only a name would be one in a menu.
      for line in view.expectation == .text ? secrets.lines : [secrets.lines[0]] {
        var copy = session
        await give(.line(line), to: &copy)
      }
      if view.expectation == .command {
        for query in Query.allCases {
          var copy = session
          let word = copy.dialogue.environment.language.typed(Key("command-\(query.rawValue)"))
            .joined().first
          if let word { await give(.line(word), to: &copy) }
          await explore(copy, depth: depth + 1)
        }
      }
      // At the table the entries are moves, and what is asked there is asked by commands.
      for entry in view.expectation == .command ? [] : view.entries {
        var copy = session
        await give(.choice(entry.choice), to: &copy)
        await explore(copy, depth: depth + 1)
      }
    }

    /// Gives every setting every value, and others.
    mutating func set(_ session: PlayerSession) async {
      for setting in session.dialogue.environment.settings.all {
        settingsSeen.insert(setting.name)
        let values = setting.kind.options + setting.kind.named + secrets.lines + ["speechd"]
        for value in values {
          var copy = session
          await give(.line("settings \(setting.name) \(value)"), to: &copy)
        }
      }
    }
  }

  @Test func nothingOfTheMachineIsReached() async throws {
    let secrets = try Secrets()
    let store = try SQLitePlayerStore.inMemory(games: GameList.types)
    let account = NoAccount()
    let player = await StoredPlayer(
      PlayerID(rawValue: "guest-1"), in: store, guest: account, company: Company(store))
    let common = try Content(Resources(environment: ["ALOUD_HOME": House.checkout.path]))
    let content = PlayerContent(common, player).reaching(.ofGuests)
    var settings = Settings()
    settings.firstStartDone = true
    var record = PlayerSession.Record()
    record.isGuest = true
    record.hasOthers = true
    for seat in [Equipment.Seat.page, .lineClient] {
      var session = PlayerSession(
        content, record, settings: settings, usualLanguage: "en",
        DoorAbilities(time: .byClock, reach: .ofGuests), seed: 7)
      session.use(Equipment(seat: seat, hasDevices: false))
      _ = session.start(.mainMenu, notices: [], at: Moment(seconds: 0, day: 20_261_124))
      var walk = Walk(content, player, secrets)
      await walk.explore(session)
      await walk.set(session)
      #expect(walk.faults == [])
      // It has been somewhere: each game's menus, each topic of the settings, help, learning.
      #expect(walk.seen.count > 60)
      #expect(walk.settingsSeen.count == session.dialogue.environment.settings.all.count)
    }
    #expect(!secrets.isTouched)
    #expect(content.documents == nil && content.gallery.own.isEmpty)
  }

  /// Whoever should come by them, they are refused at the bottom, too.
  @Test func whatIsOutOfReachIsRefusedWhereItIsRead() async throws {
    let secrets = try Secrets()
    let gallery = Gallery(
      data: House.checkout.appending(path: "Data"), ownFolders: [secrets.folder],
      cameraFolder: secrets.folder
    ).reaching(.ofGuests)
    for line in secrets.lines {
      #expect(throws: Refusal.outOfReach) { try gallery.own(called: line) }
      #expect(throws: (any Error).self) { try gallery.cut(line, side: 3) }
      #expect(gallery.png(of: line) == nil)
    }
    #expect(throws: Refusal("camera-failed")) { try gallery.takePicture() }
    #expect(gallery.own.isEmpty)
    #expect(throws: Never.self) { try gallery.cut("cat", side: 3) }
    #expect(!secrets.isTouched)
  }

  private struct NoAccount: GuestAccount {
    func use(_ phrase: RecoveryPhrase) {}
    func erase() {}
  }
}
