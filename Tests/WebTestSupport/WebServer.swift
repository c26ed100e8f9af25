// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Synchronization

/// A server on this machine that answers each request as it is told to, however badly.
public final class WebServer: Sendable {
  public enum Step: Sendable {
    case text(String)
    case bytes([UInt8])
    /// The same bytes until the client has had enough.
    case endlessly([UInt8])
    /// Nothing more, and the connection stays open until the server stops.
    case silence
  }

  private let port: UInt16
  private let listener: Int32
  private let heard = Mutex<[String]>([])

  /// - Parameter answer: to the head of a request, as it was sent; the connection is closed after
  ///   the last step.
  public init(_ answer: @escaping @Sendable (String) -> [Step]) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    self.listener = listener
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, size) + listen(listener, 8) + getsockname(listener, pointer, &size)
      }
    }
    guard status == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    port = UInt16(bigEndian: address.sin_port)
    Thread { [weak self] in
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0 else { return }
        let head = Self.head(from: client)
        self?.heard.withLock { $0.append(head) }
        Thread {
          for step in answer(head) where !Self.perform(step, to: client) { break }
          close(client)
        }.start()
      }
    }.start()
  }

  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  public func url(_ path: String = "/catalogue.json") -> String {
    "http://127.0.0.1:\(port)\(path)"
  }

  /// The heads of the requests so far.
  public var requests: [String] { heard.withLock { $0 } }

  /// A whole answer with a body.
  public static func page(_ body: String, headers: String = "") -> [Step] {
    [
      .text(
        "HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\(headers)"
          + "Connection: close\r\n\r\n\(body)")
    ]
  }

  private static func head(from client: Int32) -> String {
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while !text.contains("\r\n\r\n") {
      let count = recv(client, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      text += String(decoding: buffer[..<count], as: UTF8.self)
    }
    return text
  }

  private static func perform(_ step: Step, to client: Int32) -> Bool {
    switch step {
    case .text(let text): return send(Array(text.utf8), to: client)
    case .bytes(let bytes): return send(bytes, to: client)
    case .endlessly(let bytes):
      while send(bytes, to: client) {}
      return false
    case .silence:
      var byte: UInt8 = 0
      return recv(client, &byte, 1, 0) > 0
    }
  }

  private static func send(_ bytes: [UInt8], to client: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
