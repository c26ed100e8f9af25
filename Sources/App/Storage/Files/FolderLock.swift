// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Keeps other copies of the game from opening a folder's database while this one does.
struct FolderLock {
  private let file: Int32

  /// - Throws: ``StorageProblem/busy`` where another copy holds the lock for more than 5 s.
  init(_ folder: URL) throws {
    let lock = folder.appending(path: "aloud.lock")
    file = open(lock.path(percentEncoded: false), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw FileProblem(folder, .init(errno: errno)) }
    var attempts = 500
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      attempts -= 1
      guard attempts > 0 else {
        close(file)
        throw StorageProblem.busy
      }
      usleep(10_000)
    }
  }

  /// Unlocked before it is closed: a program that is just being started still has a copy of what is
  /// open here, and the lock with it.
  func release() {
    flock(file, LOCK_UN)
    close(file)
  }
}
