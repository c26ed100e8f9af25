// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// An address that may be asked: over https, or, on this machine alone, over http.
public struct WebAddress: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  /// The server's name, as the player hears it.
  public let host: String
  private let isSecure: Bool

  /// - Throws: ``DownloadFault/noAddress`` or ``DownloadFault/insecure``.
  public init(_ text: String) throws(DownloadFault) {
    guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      let host = parts.host?.lowercased(), !host.isEmpty,
      // A name before the server's is there to deceive.
      parts.user == nil, parts.password == nil
    else { throw .noAddress }
    switch scheme {
    case "https": isSecure = true
    case "http" where Self.isLoopback(host): isSecure = false
    case "http": throw .insecure
    default: throw .noAddress
    }
    self.host = host
    description = text
  }

  /// Where a server sends to. What was asked over the network is never answered by this machine.
  func redirected(to text: String) throws(DownloadFault) -> WebAddress {
    let target = try WebAddress(text)
    guard target.isSecure || !isSecure else { throw .insecure }
    return target
  }

  private static func isLoopback(_ host: String) -> Bool {
    if ["localhost", "[::1]", "::1"].contains(host) { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}
