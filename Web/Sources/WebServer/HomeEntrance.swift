// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Hummingbird

/// The way in at home: one browser comes in by the address that is printed, others by codes.
public struct HomeEntrance: Sendable {
  package let house: PlayerHouse
  package let devices: Devices
  /// Nil where this machine alone is let in.
  let network: HomeNetwork?
  /// Whether MUD clients can join, too.
  let hasMUDDoor: Bool
  /// Opens the page once.
  public let token: String

  /// - Parameters:
  ///   - network: from where other devices may come; nil for nowhere.
  ///   - hasMUDDoor: whether MUD clients can join, too.
  public init(_ house: PlayerHouse, network: HomeNetwork? = nil, hasMUDDoor: Bool = false) {
    self.house = house
    self.network = network
    self.hasMUDDoor = hasMUDDoor
    token = Devices.secret()
    devices = Devices(ticket: token)
  }

  /// How one more device joins, by a new code; nil where none can.
  ///
  /// - Parameter port: the one that is listened at.
  public func invitation(port: Int) -> Term? {
    guard let network else { return hasMUDDoor ? Pairing.invitation(by: devices.newCode()) : nil }
    guard let address = network.addresses.first else { return Term("serve-no-network") }
    let code = Pairing.spaced(devices.newCode())
    return Term(
      "page-pair-told", ["address": .text("http://\(address):\(port)"), "code": .text(code)])
  }

  /// - Throws: ``PageProblem/locked`` for a browser that was not let in.
  func device(of request: Request) throws(PageProblem) -> Devices.Device {
    let secret = request.cookies[PageServer.cookie]?.value
    if let device = devices.device(showing: secret) { return device }
    throw devices.wasEnded(showing: secret) ? .sessionEnded : .locked
  }
}
