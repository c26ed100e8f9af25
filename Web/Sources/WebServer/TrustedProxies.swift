// SPDX-License-Identifier: GPL-3.0-or-later

import Hummingbird
import NIOCore

/// From where a request comes, as far as that is known.
struct Caller: Hashable, Sendable {
  /// An address of IPv4, or the network of one of IPv6, which one household has whole.
  let network: String
  /// Whether it came encrypted.
  let isSecure: Bool
}

/// The web servers in front of this one, which say where a request has come from and whether it came
/// encrypted: those of this machine, and others that are named.
public struct TrustedProxies: Sendable {
  private let others: Set<String>

  /// - Parameter others: addresses.
  public init(_ others: [String] = []) { self.others = Set(others) }

  /// - Parameter peer: who is connected; nil where that is unknown.
  func caller(_ headers: HTTPFields, from peer: SocketAddress?) -> Caller {
    guard isTrusted(peer) else {
      return Caller(network: Self.network(of: peer?.ipAddress ?? ""), isSecure: false)
    }
    // Each adds whom it heard the request from; what stands before a stranger's is the stranger's.
    let path = (headers["x-forwarded-for"] ?? "").split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let address = path.last { !isTrusted(address: $0) } ?? path.first ?? peer?.ipAddress ?? ""
    return Caller(
      network: Self.network(of: address),
      isSecure: headers["x-forwarded-proto"]?.lowercased() == "https")
  }

  private func isTrusted(_ peer: SocketAddress?) -> Bool {
    guard let peer else { return false }
    return peer.ipAddress.map(isTrusted(address:)) ?? true
  }

  private func isTrusted(address: String) -> Bool {
    let address = Self.plain(address)
    return address == "::1" || address.hasPrefix("127.") || others.contains(address)
  }

  /// An address of IPv4 at a socket for both is written with something before it.
  private static func plain(_ address: String) -> String {
    String(address.trimmingPrefix("::ffff:"))
  }

  /// The first four of the eight groups of an address of IPv6.
  package static func network(of address: String) -> String {
    let address = plain(address)
    guard address.contains(":"), let parsed = try? SocketAddress(ipAddress: address, port: 0),
      case .v6(let six) = parsed
    else { return address }
    return withUnsafeBytes(of: six.address.sin6_addr) { bytes in
      bytes[..<8].map { String($0, radix: 16) }.joined(separator: ".")
    }
  }
}
