// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A program run to its end between pipes.
public struct PipedProgram: Hashable, Sendable {
  /// Its standard output, broken UTF-8 replaced.
  public let output: String
  /// Its standard error.
  public let errors: String
  /// How it ended.
  public let ending: Ending

  /// Runs it. Past the deadline it is killed, which ``ending`` then tells.
  public init(
    _ program: String, _ arguments: [String] = [],
    environment: [String: String] = bareEnvironment, input: [UInt8],
    within seconds: Double = outerLimit
  ) throws(ProgramFailure) {
    signal(SIGPIPE, SIG_IGN)
    var (child, near) = try PipedProgram.start(program, arguments, environment)
    let deadline = Deadline(within: seconds)
    var rest = input[...]
    var read: [[UInt8]] = [[], []]
    var isOpen = [true, true]
    var isFeeding = true
    while isOpen[0] || isOpen[1] {
      if isFeeding && !PipedProgram.feed(&rest, to: near[0]) {
        close(near[0])
        isFeeding = false
      }
      for index in [0, 1] where isOpen[index] {
        let bytes = readSome(near[index + 1])
        read[index] += bytes ?? []
        isOpen[index] = bytes != nil
      }
      if deadline.hasPassed { break }
    }
    while child.check() == nil && !deadline.hasPassed { usleep(2000) }
    child.kill()
    for end in near.dropFirst(isFeeding ? 0 : 1) { close(end) }
    ending = child.check() ?? .killed(signal: SIGKILL)
    output = String(decoding: read[0], as: UTF8.self)
    errors = String(decoding: read[1], as: UTF8.self)
  }

  /// As above, with text for input.
  public init(
    _ program: String, _ arguments: [String] = [],
    environment: [String: String] = bareEnvironment, input: String = "",
    within seconds: Double = outerLimit
  ) throws(ProgramFailure) {
    try self.init(
      program, arguments, environment: environment, input: Array(input.utf8), within: seconds)
  }

  private static func start(
    _ program: String, _ arguments: [String], _ environment: [String: String]
  ) throws(ProgramFailure) -> (ChildProgram, near: [Int32]) {
    try ChildProgram.startingOne.withLock { _ throws(ProgramFailure) in
      var pipes: [[Int32]] = []
      for _ in 0..<3 {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .notStarted(errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        pipes.append(ends)
      }
      let far = [pipes[0][0], pipes[1][1], pipes[2][1]]
      let near = [pipes[0][1], pipes[1][0], pipes[2][0]]
      defer { for end in far { close(end) } }
      _ = fcntl(near[0], F_SETFL, O_NONBLOCK)
      return (try ChildProgram(program, arguments, environment, .pipes(far)), near)
    }
  }

  /// False when there is nothing left to feed or nobody who takes it.
  private static func feed(_ rest: inout ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count <= 0 { return errno == EAGAIN || errno == EINTR }
      rest = rest.dropFirst(count)
    }
    return false
  }
}
