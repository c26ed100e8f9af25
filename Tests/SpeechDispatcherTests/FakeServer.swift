// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Synchronization

/// A server of the tests' own, at a socket of its own, that remembers what it was told and
/// answers as a test wants.
final class FakeServer: Sendable {
  /// What comes back for a line instead of what Speech Dispatcher says.
  enum Answer: Sendable {
    case bytes([UInt8])
    case nothing
    case close
    /// One line over and over, until the other side has had enough.
    case endless(String)

    static func line(_ line: String) -> Answer { .bytes(Array("\(line)\r\n".utf8)) }
  }

  private struct State {
    var lines: [String] = []
    var answers: [(line: String, answer: Answer)]
    var clients: [Int32] = []
    var listener: Int32
    var messages = 0
    /// Messages that have not ended, with who sent them.
    var open: [(message: Int, client: Int32)] = []
  }

  let path: String
  private let holds: Bool
  private let state: Mutex<State>

  /// - Parameters:
  ///   - holds: messages go on until ``end()``; otherwise they end at once.
  ///   - answers: what is said to a line, each once, in their order.
  init(
    at path: String? = nil, holds: Bool = false, answers: [(line: String, answer: Answer)] = []
  ) {
    self.path = path ?? Self.newPath()
    self.holds = holds
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    state = Mutex(State(answers: answers, listener: listener))
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let name = Array(self.path.utf8)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    unlink(self.path)
    withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    listen(listener, 8)
    Thread { [weak self] in
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0, let self else { return }
        self.state.withLock {
          $0.clients.append(client)
          $0.lines.append("(connected)")
        }
        Thread { [weak self] in self?.serve(client) }.start()
      }
    }.start()
  }

  deinit { stop() }

  static func newPath() -> String {
    "\(folder)/\(UUID().uuidString.prefix(8))"
  }

  /// Removed when the tests end: a server may live as long as its last caller.
  private static let folder: String = {
    let path = FileManager.default.temporaryDirectory.path + "/aloud-ssip-\(getpid())"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(atPath: FakeServer.folder) }
    return path
  }()

  /// All lines that came, "(connected)" before those of each connection.
  var lines: [String] { state.withLock { $0.lines } }

  /// All lines after the introduction, of all connections.
  var talk: [String] {
    lines.filter {
      !$0.hasPrefix("SET SELF CLIENT_NAME") && !$0.hasPrefix("SET SELF NOTIFICATION")
        && !$0.hasPrefix("SET SELF SSML_MODE") && !$0.hasPrefix("GET ")
    }
  }

  /// Waits until a line has come, as often as wanted.
  func wait(for line: String, times: Int = 1) async {
    await SpeechDispatcherTests.wait { self.lines.count(where: { $0 == line }) >= times }
  }

  /// Lets the message be over that is being said; waits for one.
  func end(_ code: Int = 702, _ word: String = "END") async {
    await SpeechDispatcherTests.wait { self.state.withLock { !$0.open.isEmpty } }
    tell(code, word)
  }

  /// Sends to everybody what nobody has asked for.
  func send(_ text: String) {
    for client in state.withLock({ $0.clients }) { write(Array(text.utf8), to: client) }
  }

  /// Hangs up; further callers are served.
  func hangUp() {
    for client in state.withLock({ $0.clients }) { shutdown(client, Int32(SHUT_RDWR)) }
  }

  /// Hangs up and is not to be reached any more.
  func stop() {
    let (clients, listener) = state.withLock { state in
      defer { state.listener = -1 }
      return (state.clients, state.listener)
    }
    if listener >= 0 {
      shutdown(listener, Int32(SHUT_RDWR))
      close(listener)
      unlink(path)
    }
    for client in clients { shutdown(client, Int32(SHUT_RDWR)) }
  }

  private func tell(_ code: Int, _ word: String) {
    let next = state.withLock { $0.open.isEmpty ? nil : $0.open.removeFirst() }
    guard let (message, client) = next else { return }
    write(Array("\(code)-\(message)\r\n\(code)-1\r\n\(code) \(word)\r\n".utf8), to: client)
  }

  private func serve(_ client: Int32) {
    var line: [UInt8] = []
    var isText = false
    var byte: UInt8 = 0
    while recv(client, &byte, 1, 0) == 1 {
      line.append(byte)
      guard byte == UInt8(ascii: "\n") else { continue }
      guard line.suffix(2) == Array("\r\n".utf8) else {
        state.withLock { $0.lines.append("(no line end)") }
        break
      }
      let text = String(decoding: line.dropLast(2), as: UTF8.self)
      line = []
      let planned = state.withLock { state -> Answer? in
        state.lines.append(text)
        guard let index = state.answers.firstIndex(where: { text.hasPrefix($0.line) }) else {
          return nil
        }
        return state.answers.remove(at: index).answer
      }
      let wasText = isText
      if planned == nil { isText = wasText ? text != "." : text == "SPEAK" }
      guard answer(planned, text, client, inText: wasText) else { break }
    }
    state.withLock { $0.clients.removeAll { $0 == client } }
    close(client)
  }

  /// False to hang up.
  private func answer(_ planned: Answer?, _ text: String, _ client: Int32, inText: Bool) -> Bool {
    switch planned {
    case .bytes(let bytes): write(bytes, to: client)
    case .nothing: break
    case .close: return false
    case .endless(let line):
      while write(Array("\(line)\r\n".utf8), to: client) {}
      return false
    case nil where inText:
      if text == "." { queue(client) }
    case nil:
      if text.hasPrefix("CHAR ") {
        queue(client)
      } else {
        write(Array((usual(text) + "\r\n").utf8), to: client)
      }
      if text == "CANCEL SELF" {
        while state.withLock({ $0.open.contains { $0.client == client } }) { tell(703, "CANCELED") }
      }
    }
    return true
  }

  private func queue(_ client: Int32) {
    let message = state.withLock { state in
      state.messages += 1
      return state.messages
    }
    let begun = "701-\(message)\r\n701-1\r\n701 BEGIN\r\n"
    write(Array("225-\(message)\r\n225 OK MESSAGE QUEUED\r\n\(begun)".utf8), to: client)
    // Only now, so that nobody hears of an end before the beginning.
    state.withLock { $0.open.append((message, client)) }
    if !holds { tell(702, "END") }
  }

  private func usual(_ command: String) -> String {
    switch command {
    case "SPEAK": "230 OK RECEIVING DATA"
    case "GET RATE": "251-20\r\n251 OK GET RETURNED"
    case "GET PITCH": "251-0\r\n251 OK GET RETURNED"
    case "GET VOLUME": "251-100\r\n251 OK GET RETURNED"
    case "GET LANGUAGE": "251-en-US\r\n251 OK GET RETURNED"
    default: "200 OK"
    }
  }

  @discardableResult
  private func write(_ bytes: [UInt8], to client: Int32) -> Bool {
    Glibc.send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }
}

/// Waits for something to be so, or for the test to be given up.
func wait(until isMet: () -> Bool) async {
  while !Task.isCancelled, !isMet() { try? await Task.sleep(for: .milliseconds(1)) }
}
