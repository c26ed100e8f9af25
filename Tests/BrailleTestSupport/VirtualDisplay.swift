// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A braille display as brltty's virtual driver sees it: lines over a socket.
public final class VirtualDisplay {
  /// Ends a test that hangs.
  private static let patience = Duration.seconds(900)

  private var socket: Int32
  private var rest: [UInt8] = []
  /// What the display shows, as Unicode braille.
  public private(set) var shown = ""

  init(path: String, cells: Int) throws {
    socket = try Self.connect(to: path)
    send("Cells \(cells)")
  }

  deinit { unplug() }

  /// Takes it away from brltty.
  public func unplug() {
    if socket >= 0 { close(socket) }
    socket = -1
  }

  /// A command of brltty, or a change of the display.
  ///
  /// Returns when brltty has read it: of two lines that it reads at once, it leaves the second lie.
  public func send(_ command: String) {
    let bytes = Array("\(command)\n".utf8)
    guard write(socket, bytes, bytes.count) == bytes.count else { return }
    let end = ContinuousClock.now + Self.patience
    var unread: Int32 = 0
    repeat {
      usleep(1_000)
      _ = ioctl(socket, UInt(TIOCOUTQ), &unread)
    } while unread > 0 && ContinuousClock.now < end
  }

  /// Waits until the display shows this, after which only blank cells come.
  public func wait(for text: String) throws {
    try wait { $0 == text }
  }

  /// Waits until what is shown is right.
  public func wait(until isRight: (String) -> Bool) throws {
    let end = ContinuousClock.now + Self.patience
    while !isRight(shown) {
      guard ContinuousClock.now < end else { throw TooLate(last: shown) }
      receive()
    }
  }

  private func receive() {
    var polled = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, 20) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(socket, &bytes, bytes.count)
    guard count > 0 else { return }
    rest += bytes[..<count]
    while let end = rest.firstIndex(of: 0x0A) {
      take(String(decoding: rest[..<end], as: UTF8.self))
      rest.removeSubrange(...end)
    }
  }

  /// `Braille "1|12| |145"`, a cell by the numbers of its dots.
  private func take(_ line: String) {
    guard line.hasPrefix("Braille \"") else { return }
    let cells = line.dropFirst(9).dropLast().split(separator: "|", omittingEmptySubsequences: false)
      .map { dots in
        dots.compactMap(\.wholeNumberValue).reduce(0 as UInt32) { $0 | 1 << UInt32($1 - 1) }
      }
    var text = String.UnicodeScalarView()
    for cell in cells { if let scalar = Unicode.Scalar(0x2800 + cell) { text.append(scalar) } }
    while text.last == "\u{2800}" { text.removeLast() }
    shown = String(text)
  }

  private static func connect(to path: String) throws -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let end = ContinuousClock.now + patience
    while true {
      let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      let size = socklen_t(MemoryLayout<sockaddr_un>.size)
      let status = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(socket, $0, size) }
      }
      if status == 0 { return socket }
      close(socket)
      guard ContinuousClock.now < end else { throw TooLate(last: path) }
      usleep(20_000)
    }
  }
}
