// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A program started apart from the game: it inherits no file, no blocked signal and no terminal.
///
/// `Process` hands on the signals its thread has blocked, which a server that outlives the game
/// would keep blocked for ever.
struct ChildProgram {
  private let process: pid_t

  /// Nil where the program cannot be started.
  init?(_ program: String, _ arguments: [String], environment: [String: String]) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    let open = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    for descriptor in (open ?? []).compactMap({ Int32($0) }) where descriptor > STDERR_FILENO {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | 0x80  // POSIX_SPAWN_SETSID
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    guard posix_spawn(&process, program, &actions, &attributes, words, variables) == 0 else {
      return nil
    }
    self.process = process
  }

  /// Waits for its end, looking every few milliseconds.
  ///
  /// - Returns: What it ended with; nil where it goes on, or was ended by a signal.
  func status(within limit: Duration) -> Int32? {
    let deadline = ContinuousClock.now + limit
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { return status & 0x7F == 0 ? status >> 8 & 0xFF : nil }
      guard ended == 0, .now < deadline else { return nil }
      usleep(5_000)
    }
  }

  /// Asks it to end, and ends it where it does not within a second.
  func end() {
    kill(process, SIGTERM)
    var status: Int32 = 0
    for _ in 0..<200 {
      if waitpid(process, &status, WNOHANG) != 0 { return }
      usleep(5_000)
    }
    kill(process, SIGKILL)
    waitpid(process, &status, 0)
  }
}
