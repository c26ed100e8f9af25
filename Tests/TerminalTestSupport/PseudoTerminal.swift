// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A program under a terminal of its own, and the player in front of it.
///
/// Every wait has a deadline in seconds, which ends a test that hangs.
public final class PseudoTerminal {
  private var program: ChildProgram?
  private var master: Int32
  private var unread: [UInt8] = []
  /// Everything the terminal was sent, echo included.
  public private(set) var everything: [UInt8] = []
  /// The device, for tests that open it themselves.
  public let path: String

  /// A terminal with nobody at it.
  public init() throws(ProgramFailure) {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard master >= 0 else { throw .noTerminal(errno) }
    // The two requests of Linux behind unlockpt and ptsname, which are not thread-safe or not
    // imported: TIOCSPTLCK and TIOCGPTN.
    var unlocked: Int32 = 0
    var number: UInt32 = 0
    guard ioctl(master, 0x4004_5431, &unlocked) == 0, ioctl(master, 0x8004_5430, &number) == 0
    else {
      close(master)
      throw .noTerminal(errno)
    }
    path = "/dev/pts/\(number)"
    var size = winsize(ws_row: 25, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Starts the program at a terminal.
  public convenience init(
    _ program: String, _ arguments: [String] = [],
    environment: [String: String] = bareEnvironment
  ) throws(ProgramFailure) {
    try self.init()
    self.program = try ChildProgram(program, arguments, environment, .terminal(path: path))
  }

  deinit {
    kill()
    hangUp()
  }

  /// The program's process; 0 where there is none.
  public var id: pid_t { program?.id ?? 0 }

  /// Types the text, reading meanwhile, so that neither side waits for the other for ever.
  public func send(_ text: String, within seconds: Double = outerLimit) throws(ProgramFailure) {
    try send(Array(text.utf8), within: seconds)
  }

  /// Types the bytes.
  public func send(_ bytes: [UInt8], within seconds: Double = outerLimit) throws(ProgramFailure) {
    let deadline = Deadline(within: seconds)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else { _ = readMore() }
      if deadline.hasPassed { throw .tooLate(read: text(unread)) }
    }
  }

  /// Reads on to the end of the text, and gives what came since the last read, text included.
  @discardableResult
  public func read(until text: String, within seconds: Double = outerLimit) throws(ProgramFailure)
    -> String
  {
    let deadline = Deadline(within: seconds)
    let wanted = Array(text.utf8)
    while true {
      if let range = unread.firstRange(of: wanted) {
        defer { unread.removeSubrange(..<range.upperBound) }
        return self.text(unread[..<range.upperBound])
      }
      if deadline.hasPassed { throw .tooLate(read: self.text(unread)) }
      guard readMore() else { throw .ended(read: self.text(unread)) }
    }
  }

  /// Waits for the program to end; what it printed before can still be read with ``rest()``.
  public func waitForEnd(within seconds: Double = outerLimit) throws(ProgramFailure) -> Ending {
    let deadline = Deadline(within: seconds)
    while true {
      if let ending = program?.check() {
        readAll()
        return ending
      }
      if deadline.hasPassed { throw .tooLate(read: text(unread)) }
      if !readMore() { usleep(2000) }
    }
  }

  /// What has come since the last read.
  public func rest() -> String {
    readAll()
    defer { unread = [] }
    return text(unread)
  }

  /// Reads until nothing comes.
  private func readAll() {
    while true {
      let before = everything.count
      guard readMore(), everything.count > before else { return }
    }
  }

  /// How the terminal is set, as `stty -g` would tell it, of the program's end or ours.
  public func settings() -> [UInt32] {
    var found = termios()
    guard tcgetattr(master, &found) == 0 else { return [] }
    let characters = withUnsafeBytes(of: found.c_cc) { $0.map(UInt32.init) }
    return [found.c_iflag, found.c_oflag, found.c_cflag, found.c_lflag] + characters
  }

  /// Whether the program has not ended yet.
  public var isRunning: Bool { program != nil && program?.check() == nil }

  /// Sends the program a signal.
  public func signal(_ signal: Int32) { if id > 0 { Glibc.kill(id, signal) } }

  /// Ends the program at once.
  public func kill() { program?.kill() }

  /// Takes the terminal away; nothing can be read any more.
  public func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// False when nothing will ever come again.
  private func readMore() -> Bool {
    guard master >= 0, let bytes = readSome(master) else { return false }
    unread += bytes
    everything += bytes
    return true
  }

  private func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
