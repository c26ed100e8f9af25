// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A program with a terminal or two pipes to itself.
final class Child {
  struct NotStarted: Error {
    let program: String
    let code: Int32
  }

  let id: pid_t
  /// When it was started.
  let start: ContinuousClock.Instant
  private let input: Int32
  private let output: Int32

  init(
    _ program: String, _ arguments: [String], _ environment: [String: String],
    atTerminal: Bool = false
  ) throws {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var far: [Int32] = []
    if atTerminal {
      let (master, path) = try Child.terminal()
      (input, output) = (master, master)
      posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawnattr_setflags(&attributes, 0x80)  // POSIX_SPAWN_SETSID
    } else {
      var (to, from): ([Int32], [Int32]) = ([0, 0], [0, 0])
      pipe(&to)
      pipe(&from)
      for end in to + from { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (input, output) = (to[1], from[0])
      posix_spawn_file_actions_adddup2(&actions, to[0], 0)
      posix_spawn_file_actions_adddup2(&actions, from[1], 1)
      far = [to[0], from[1]]
    }
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var settings = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + settings { free(text) } }
    var started: pid_t = 0
    start = ContinuousClock().now
    let code = posix_spawn(&started, program, &actions, &attributes, &words, &settings)
    for end in far { close(end) }
    guard code == 0 else { throw NotStarted(program: program, code: code) }
    id = started
  }

  private static func terminal() throws -> (master: Int32, path: String) {
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var unlocked: Int32 = 0
    var number: UInt32 = 0
    // TIOCSPTLCK and TIOCGPTN, which are not imported.
    guard master >= 0, ioctl(master, 0x4004_5431, &unlocked) == 0,
      ioctl(master, 0x8004_5430, &number) == 0
    else { throw NotStarted(program: "/dev/ptmx", code: errno) }
    return (master, "/dev/pts/\(number)")
  }

  func send(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
  }

  /// What comes next; empty where nothing comes for so long, nil at the end.
  func read(within milliseconds: Int32 = 10_000) -> String? {
    readBytes(within: milliseconds).map { String(decoding: $0, as: UTF8.self) }
  }

  func readBytes(within milliseconds: Int32 = 10_000) -> ArraySlice<UInt8>? {
    var polled = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, milliseconds) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(output, &bytes, bytes.count)
    return count > 0 ? bytes[..<count] : nil
  }

  /// Reads until nothing has come for some time.
  @discardableResult
  func settle(_ milliseconds: Int32 = 20) -> String {
    var all = ""
    while let text = read(within: milliseconds), !text.isEmpty { all += text }
    return all
  }

  /// In kilobytes, as the kernel counts it now.
  var residentSize: Int { residentKilobytes("\(id)") }

  func end() {
    kill(id, SIGKILL)
    waitForEnd()
  }

  func waitForEnd() {
    var status: Int32 = 0
    waitpid(id, &status, 0)
    close(input)
    if output != input { close(output) }
  }
}

/// Of a process by its number, or of `self`; 0 for one that has ended.
func residentKilobytes(_ process: String) -> Int { kilobytes("VmRSS:", of: process) }

/// The most it has had so far.
func peakKilobytes(_ process: String) -> Int { kilobytes("VmHWM:", of: process) }

private func kilobytes(_ field: String, of process: String) -> Int {
  let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix(field) } ?? ""
  return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
}
