// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Synchronization

/// How a program ended.
public enum Ending: Hashable, Sendable {
  case exited(Int32)
  case killed(signal: Int32)
}

/// Why a program could not be tested.
public enum ProgramFailure: Error, Hashable {
  case noTerminal(Int32)
  case notStarted(Int32)
  /// The deadline passed; what had been read by then.
  case tooLate(read: String)
  case ended(read: String)
}

/// Where the programs of the package are built: beside the tests.
public func builtProgram(_ name: String) -> String {
  let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
  return URL(fileURLWithPath: tests).deletingLastPathComponent().appending(path: name).path
}

/// The environment of a program under test: this alone, so that no machine's own gets in.
public let bareEnvironment = ["PATH": "/usr/local/bin:/usr/bin:/bin", "TERM": "xterm"]

/// A process that was started, and its end.
struct ChildProgram {
  let id: pid_t
  private var ending: Ending?

  /// Held from making a descriptor to closing it, so that no other child inherits it.
  static let startingOne = Mutex(())

  /// Descriptors of ours that are to be the child's 0, 1 and 2, or a terminal to be all three.
  enum Streams {
    case terminal(path: String)
    case pipes([Int32])
  }

  init(
    _ program: String, _ arguments: [String], _ environment: [String: String], _ streams: Streams
  ) throws(ProgramFailure) {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    switch streams {
    case .terminal(let path):
      // A session of its own makes the terminal, opened first, the controlling one.
      posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    case .pipes(let ends):
      for (index, end) in ends.enumerated() {
        posix_spawn_file_actions_adddup2(&actions, end, Int32(index))
      }
    }
    ChildProgram.startAfresh(&attributes)
    var started: pid_t = 0
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var settings = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + settings { free(text) } }
    let code = posix_spawn(&started, program, &actions, &attributes, &words, &settings)
    guard code == 0 else { throw .notStarted(code) }
    id = started
  }

  /// A session of its own, and every signal as a program finds it.
  private static func startAfresh(_ attributes: inout posix_spawnattr_t) {
    let setSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, which the importer cannot see
    posix_spawnattr_setflags(
      &attributes, Int16(setSession | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
  }

  /// The end, if it has come; asked again it says the same.
  mutating func check() -> Ending? {
    if let ending { return ending }
    var status: Int32 = 0
    guard waitpid(id, &status, WNOHANG) == id else { return nil }
    let signal = status & 0x7F
    ending = signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: signal)
    return ending
  }

  mutating func kill() {
    guard check() == nil else { return }
    Glibc.kill(id, SIGKILL)
    var status: Int32 = 0
    if waitpid(id, &status, 0) == id { ending = .killed(signal: SIGKILL) }
  }
}

/// Seconds after which a test that hangs is ended. What passes never waits for them, however busy
/// the machine is.
public let outerLimit: Double = 900

/// A point in time after which a test gives up.
struct Deadline {
  private let end: ContinuousClock.Instant

  init(within seconds: Double) { end = .now + .seconds(seconds) }

  var hasPassed: Bool { ContinuousClock.now >= end }
}

/// Reads what is there within a few milliseconds; nil when nothing will ever come again.
func readSome(_ descriptor: Int32) -> [UInt8]? {
  var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  guard poll(&polled, 1, 10) > 0 else { return [] }
  var bytes = [UInt8](repeating: 0, count: 65536)
  let count = read(descriptor, &bytes, bytes.count)
  if count > 0 { return Array(bytes[..<count]) }
  return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
}
