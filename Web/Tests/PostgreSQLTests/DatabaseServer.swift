// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Synchronization

/// A PostgreSQL server at a socket in a folder of its own. It ends with the process of the tests,
/// however that ends, and its folder with it.
final class DatabaseServer: Sendable {
  /// One that tests share, each with a database of its own.
  static let shared = Result { try DatabaseServer() }

  private let folder: URL
  private let shell: Mutex<Shell>

  private struct Shell: @unchecked Sendable {
    let process: Process
    let commands: Pipe
    let answers: Pipe
    var databases = 0
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "aloud-pg-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let shell = Shell(process: Process(), commands: Pipe(), answers: Pipe())
    // A server refuses to run as root.
    let account = getuid() == 0 ? getpwnam("postgres") : nil
    if let account { chown(folder.path, account.pointee.pw_uid, account.pointee.pw_gid) }
    let unprivileged = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
    shell.process.executableURL = URL(filePath: "/usr/bin/setsid")
    shell.process.arguments =
      ["sh", "-c", Self.script, "sh", folder.path] + (account == nil ? ["env"] : unprivileged)
    shell.process.currentDirectoryURL = folder
    shell.process.standardInput = shell.commands
    shell.process.standardOutput = shell.answers
    try shell.process.run()
    self.shell = Mutex(shell)
    try tell("start")
  }

  deinit { shell.withLock { try? $0.commands.fileHandleForWriting.close() } }

  /// What is read ends when nobody is there to write it any more.
  private static let script = """
    trap '' INT TERM HUP PIPE
    PATH=/usr/lib/postgresql/15/bin:$PATH
    export LC_ALL=C.UTF-8
    folder=$1
    shift
    cd "$folder" || exit
    "$@" initdb -D data -A trust -U aloud -E UTF8 --no-sync >>log 2>&1
    printf '%s\\n' "listen_addresses = ''" "unix_socket_directories = '$folder'" 'fsync = off' \\
      'max_connections = 200' >>data/postgresql.conf
    while read -r command; do
      "$@" pg_ctl -D data -l data/log -w -t 120 -m fast "$command" >>log 2>&1
      echo "$?"
    done
    "$@" pg_ctl -D data -w -m immediate stop >>log 2>&1
    rm -rf "$folder"
    """

  /// - Parameter command: one of `pg_ctl`; returns when it is carried out.
  func tell(_ command: String) throws {
    let answer = try shell.withLock { shell in
      try shell.commands.fileHandleForWriting.write(contentsOf: Data("\(command)\n".utf8))
      return String(decoding: shell.answers.fileHandleForReading.availableData, as: UTF8.self)
    }
    guard answer == "0\n" else {
      let log = try? String(contentsOf: folder.appending(path: "log"), encoding: .utf8)
      throw ServerTrouble(log: log ?? "")
    }
  }

  /// The address of a database.
  func address(of database: String) -> String {
    "postgres://aloud@/\(database)?host=\(folder.path)"
  }

  /// A name that no other database has.
  func newName() -> String {
    shell.withLock { shell in
      shell.databases += 1
      return "test\(shell.databases)"
    }
  }
}

/// Why a server did not do what it was told.
struct ServerTrouble: Error {
  let log: String
}
