// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import NIOCore

/// What this machine is called in the network at home.
public struct HomeNetwork: Sendable {
  /// Its addresses there as they are typed, those of IPv4 first: they are shorter.
  public let addresses: [String]

  public init() {
    let devices = (try? System.enumerateDevices()) ?? []
    let all = devices.compactMap(\.address).filter(\.isOfNetwork)
    let (short, long) = (
      all.filter { $0.protocol == .inet }, all.filter { $0.protocol == .inet6 }
    )
    addresses = short.compactMap(\.ipAddress) + long.compactMap(\.ipAddress).map { "[\($0)]" }
  }

  package init(addresses: [String]) { self.addresses = addresses }

  /// What a server listens at to be reached by every address of this machine; one without IPv6 knows
  /// only those of IPv4.
  public static var anyAddress: String {
    (try? SocketAddress.makeAddressResolvingHost("::", port: 0)) == nil ? "0.0.0.0" : "::"
  }

  /// What it may be asked by.
  var hosts: Set<String> {
    let name = ProcessInfo.processInfo.hostName.lowercased()
    return Set(addresses + [name, "\(name.prefix { $0 != "." }).local"])
  }
}

extension SocketAddress {
  /// Whether it is of this machine or of a network at home: RFC 1918, RFC 3927 and RFC 4193.
  public var isPrivate: Bool {
    switch self {
    case .v4(let address): Self.isPrivate(UInt32(bigEndian: address.address.sin_addr.s_addr))
    case .v6(let address):
      withUnsafeBytes(of: address.address.sin6_addr) { bytes in
        let isMapped = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 255 && bytes[11] == 255
        if isMapped {
          return Self.isPrivate(bytes[12...].reduce(0) { $0 << 8 | UInt32($1) })
        }
        let isLoopback = bytes[..<15].allSatisfy { $0 == 0 } && bytes[15] == 1
        return isLoopback || bytes[0] & 0xFE == 0xFC || bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80
      }
    case .unixDomainSocket: true
    }
  }

  /// Whether other devices at home reach this machine by it.
  fileprivate var isOfNetwork: Bool {
    switch self {
    case .v4(let address):
      isPrivate && UInt32(bigEndian: address.address.sin_addr.s_addr) >> 24 != 127
    // An address of the link alone (fe80::) has to be typed with a name of the device's own.
    case .v6(let address):
      withUnsafeBytes(of: address.address.sin6_addr) { $0[0] & 0xFE == 0xFC }
    case .unixDomainSocket: false
    }
  }

  private static func isPrivate(_ address: UInt32) -> Bool {
    address >> 24 == 10 || address >> 20 == 0xAC1 || address >> 16 == 0xC0A8
      || address >> 16 == 0xA9FE || address >> 24 == 127
  }
}
