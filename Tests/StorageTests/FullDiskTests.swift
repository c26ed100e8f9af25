// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import StoreTestSupport
import Testing

@testable import Storage

/// A small file system in memory, for as long as a test takes. Only root can have one.
final class SmallDisk {
  let folder: URL

  /// - Parameter size: in kilobytes; an empty database takes nearly 500.
  init?(size: Int = 512) {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "aloud-disk-\(UUID().uuidString)", directoryHint: .isDirectory)
    guard mkdir(folder.path, 0o700) == 0 else { return nil }
    guard mount("size=\(size)k", flags: 0) else {
      rmdir(folder.path)
      return nil
    }
  }

  deinit {
    umount2(folder.path, Int32(MNT_DETACH))
    rmdir(folder.path)
  }

  static let isPossible = SmallDisk() != nil

  func becomeReadOnly() -> Bool { mount("", flags: UInt(MS_REMOUNT | MS_RDONLY)) }

  private func mount(_ options: String, flags: UInt) -> Bool {
    Foundation.mount("tmpfs", folder.path, "tmpfs", flags, options) == 0
  }
}

@Suite(.enabled(if: SmallDisk.isPossible, "mounting a small disk takes root"))
struct FullDiskTests {
  let disk: SmallDisk

  init() throws { disk = try #require(SmallDisk()) }

  @Test func aDiskThatFillsUpIsToldAndTheLastSaveStays() throws {
    let disk = try #require(SmallDisk(size: 1_024))
    let database = HomeSaves(try SQLiteFile.open(in: disk.folder).connection)
    _ = try database.claim("pebbles")
    var saved = round(steps: 10)
    try database.save(saved, seconds: 0, in: "pebbles")
    var problem: StorageProblem?
    while problem == nil {
      var next = saved
      for step in 0..<500 { next.takeStep(saved.moveCount + step) }
      do throws(StorageProblem) {
        try database.save(next, seconds: 0, in: "pebbles")
        saved = next
      } catch {
        problem = error
      }
    }
    #expect(problem == .diskFull)
    #expect(Likeness(try database.claim("pebbles").round?.match) == Likeness(saved))
  }

  @Test func filesAreLeftAsTheyWereByAFullDisk() throws {
    let file = disk.folder.appending(path: "round.json")
    try RoundFile.write(round(steps: 1), seconds: 1, to: file)
    let before = try Data(contentsOf: file)
    #expect(throws: RoundProblem.file(FileProblem(file, .diskFull))) {
      try RoundFile.write(round(steps: 20_000), seconds: 1, to: file)
    }
    #expect(try Data(contentsOf: file) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.folder.path) == ["round.json"])
  }

  @Test func aReadOnlyFolderIsToldByEveryone() throws {
    try SQLiteFile.open(in: disk.folder).connection.queue.close()
    try #require(disk.becomeReadOnly())
    #expect(throws: StorageProblem.file(FileProblem(disk.folder, .readOnly))) {
      try SQLiteFile.open(in: disk.folder)
    }
    let made = disk.folder.appending(path: "new", directoryHint: .isDirectory)
    #expect(throws: FileProblem(made, .readOnly)) { try Folders.make(made) }
    let path = disk.folder.appending(path: "settings.conf")
    #expect(throws: FileProblem(path, .readOnly)) { try WholeFile.write(Data(), to: path) }
  }

  /// A disk that takes nothing more, with a round on it.
  enum Trouble { case full, readOnly }

  /// No disk becomes read-only while a file on it is open to be written.
  @Test(arguments: [(.full, true), (.full, false), (.readOnly, true)] as [(Trouble, Bool)])
  func whatWasSavedIsThereToGoOnWith(trouble: Trouble, isClosed: Bool) async throws {
    let disk = try #require(SmallDisk(size: 1_024))
    let folders = try Folders(environment: ["XDG_STATE_HOME": disk.folder.path, "HOME": "/none"])
    let kept = round(steps: 5)
    let first = try SQLitePlayerStore.open(in: folders, games: games)
    let lease = try await first.store.claim(.home, takingOver: .ifHolderIsGone)
    try await first.store.write(
      .save(kept, slot: "pebbles", seconds: 3), by: .exclusive(lease))
    try await first.store.release(lease)
    if isClosed { try first.store.engine.connection.queue.close() }
    switch trouble {
    case .readOnly: try #require(disk.becomeReadOnly())
    case .full:
      let rest = disk.folder.appending(path: "rest").path
      _ = FileManager.default.createFile(atPath: rest, contents: nil)
      let handle = try FileHandle(forWritingTo: URL(filePath: rest))
      while (try? handle.write(contentsOf: Data(count: 4_096))) != nil {}
    }
    let (store, notices) = try SQLitePlayerStore.open(in: folders, games: games)
    // Where the log and its index are there still, they are full, not the file.
    guard let reason = store.unkeptReason else {
      #expect(trouble == .full && !isClosed)
      return
    }
    #expect(notices == [reason])
    #expect(reason.key == (trouble == .full ? "storage-disk-full" : "storage-file"))
    #expect(store.isWhole)
    let again = try await store.claim(.home, takingOver: .ifHolderIsGone)
    let rounds = try await store.openRounds(in: ["pebbles"], under: again).rounds
    #expect(rounds.map(\.round.seconds) == [3])
    #expect(Likeness(rounds.first?.round.match) == Likeness(kept))
    // What is done from here on is kept as long as the program.
    try await store.write(
      .save(round(steps: 6), slot: "pebbles", seconds: 4), by: .exclusive(again))
    #expect(try await store.round(in: "pebbles", of: .home)?.seconds == 4)
  }
}
