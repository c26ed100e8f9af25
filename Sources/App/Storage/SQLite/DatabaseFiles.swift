// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A database on disk: its file, and the write-ahead log and its index beside it.
struct DatabaseFiles {
  private let file: URL

  init(_ file: URL) { self.file = file }

  /// Whether any of them is there. A log without its file would be played into a new one.
  var exist: Bool { parts.contains { status(of: $0) != nil } }

  /// Whether the database is a file, or a link to one, that is not empty. SQLite would take an empty
  /// one for new and delete the log beside it. Its content is for SQLite alone to read: closing a
  /// second handle would drop the locks that this process has on it.
  var holdSomething: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size > 0
  }

  /// Whether changes lie in the log that are not in the file yet.
  var haveChangesInLog: Bool { status(of: path + "-wal").map { $0.st_size > 0 } ?? false }

  /// Of the file, in bytes; 0 where there is none.
  var size: Int { status(of: path).map { Int($0.st_size) } ?? 0 }

  /// Moves them to a name that says why and when and that nothing bears yet.
  func moveAside(as reason: String, now: Date) throws(FileProblem) -> URL {
    let stamp = now.formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted))
    let refuge = unusedName("\(reason)-\(stamp)")
    try move(to: refuge)
    return refuge
  }

  /// A name beside them that ends as wished, with a number where that is taken.
  func unusedName(_ ending: String) -> URL {
    let name = "\(file.lastPathComponent).\(ending)"
    let folder = file.deletingLastPathComponent()
    var unused = folder.appending(path: name)
    var attempt = 1
    while DatabaseFiles(unused).exist {
      attempt += 1
      unused = folder.appending(path: "\(name)-\(attempt)")
    }
    return unused
  }

  func move(to other: URL) throws(FileProblem) {
    for (part, target) in zip(parts, DatabaseFiles(other).parts) where status(of: part) != nil {
      guard rename(part, target) == 0 else { throw FileProblem(file, .init(errno: errno)) }
    }
  }

  /// Makes them the player's alone, whatever a release before made them. An empty file is there
  /// afterwards where there was none; the log is made as the file is.
  func makePrivate() throws(FileProblem) {
    let made = open(path, O_RDONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if made >= 0 {
      close(made)
    } else if errno != EEXIST {
      throw FileProblem(file, .init(errno: errno))
    }
    // On a disk that can only be read they stay as they are.
    for part in parts where status(of: part).map({ $0.st_mode & 0o077 != 0 }) ?? false {
      chmod(part, 0o600)
    }
  }

  func remove() {
    for part in parts { unlink(part) }
  }

  /// The log comes first: were the file moved alone, a kill would leave its log to the next one.
  private var parts: [String] {
    [path + "-wal", path + "-shm", path]
  }

  private var path: String { file.path(percentEncoded: false) }

  private func status(of path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }
}
