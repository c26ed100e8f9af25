// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A stream to the server that never blocks longer than it is told to.
final class Socket {
  typealias Deadline = ContinuousClock.Instant

  let descriptor: Int32

  init(to address: ServerAddress, until deadline: Deadline) throws(Loss) {
    switch address {
    case .unix(let path):
      descriptor = try Self.unix(path)
    case .inet(let host, let port):
      descriptor = try Self.inet(host, port, until: deadline)
    }
  }

  deinit { close(descriptor) }

  /// Sends all of the bytes; a server that is gone does not end the process by a signal.
  func send(_ bytes: [UInt8], until deadline: Deadline) throws(Loss) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        try Self.wait(descriptor, for: POLLOUT, until: deadline)
      } else if errno != EINTR {
        throw .closed
      }
    }
  }

  /// What has arrived; waits for the first of it.
  func receive(until deadline: Deadline) throws(Loss) -> [UInt8] {
    while true {
      let bytes = try receive()
      if !bytes.isEmpty { return bytes }
      try Self.wait(descriptor, for: POLLIN, until: deadline)
    }
  }

  /// What has arrived, nothing where nothing has.
  func receive() throws(Loss) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = recv(descriptor, &bytes, bytes.count, 0)
      if count > 0 { return Array(bytes[..<count]) }
      if count < 0, errno == EAGAIN { return [] }
      guard count < 0, errno == EINTR else { throw .closed }
    }
  }

  private static func unix(_ path: String) throws(Loss) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let name = Array(path.utf8) + [0]
    guard name.count <= MemoryLayout.size(ofValue: address.sun_path) else { throw .nobody }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    let descriptor = try open(AF_UNIX)
    let status = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    // A full queue of callers answers at once as well: the server does not take them.
    guard status == 0 else {
      close(descriptor)
      throw .nobody
    }
    return descriptor
  }

  private static func inet(
    _ host: String, _ port: Int, until deadline: Deadline
  ) throws(Loss) -> Int32 {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &found) == 0, let found else { throw .nobody }
    defer { freeaddrinfo(found) }
    var next: UnsafeMutablePointer<addrinfo>? = found
    while let entry = next?.pointee {
      let descriptor = try open(entry.ai_family)
      let status = connect(descriptor, entry.ai_addr, entry.ai_addrlen)
      if status == 0 || errno == EINPROGRESS, isConnected(descriptor, until: deadline) {
        return descriptor
      }
      close(descriptor)
      next = entry.ai_next
    }
    throw .nobody
  }

  private static func isConnected(_ descriptor: Int32, until deadline: Deadline) -> Bool {
    guard (try? wait(descriptor, for: POLLOUT, until: deadline)) != nil else { return false }
    var code: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size) == 0 && code == 0
  }

  private static func open(_ family: Int32) throws(Loss) -> Int32 {
    let kind = SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue
    let descriptor = socket(family, Int32(kind), 0)
    guard descriptor >= 0 else { throw .nobody }
    return descriptor
  }

  private static func wait(
    _ descriptor: Int32, for events: Int32, until deadline: Deadline
  ) throws(Loss) {
    var polled = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    let count = poll(&polled, 1, deadline.milliseconds)
    if count == 0 { throw .silent }
    if count < 0, errno != EINTR { throw .closed }
  }
}

extension ContinuousClock.Instant {
  /// From now, for `poll`: never negative, which would mean for ever, and rounded up.
  var milliseconds: Int32 {
    let left = ContinuousClock.now.duration(to: self) / .milliseconds(1)
    return Int32(min(max(left, 0), 1_000_000).rounded(.up))
  }
}
