// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Hummingbird
import Localization
import Pages
import Preferences

// Who else may play here.
extension PageServer {
  private struct DeviceForm: Decodable {
    /// The device whose session is ended.
    let end: Int?
    /// Anything, where a new code is wanted.
    let code: String?
  }

  private struct CodeForm: Decodable {
    let code: String
  }

  /// What a browser leaves out of an address.
  private static let usualPort = 80

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

  func showDevices(_ request: Request) async throws -> Response {
    try await page(of: try check(request), notice: nil, request)
  }

  func changeDevices(_ request: Request) async throws -> Response {
    let here = try check(request)
    let form = try await PageForm.read(DeviceForm.self, from: request)
    var notice: Term?
    if let id = form.end, id != here.id, devices.end(id) {
      notice = Term("page-device-ended")
    } else if form.code != nil {
      let port = request.head.authority?.split(separator: ":").last.flatMap { Int($0) }
      notice = invitation(port: port ?? Self.usualPort)
    }
    return try await page(of: here, notice: notice, request)
  }

  /// Lets a device in by its code.
  func pair(_ request: Request) async throws -> Response {
    guard network != nil else { throw PageProblem.locked }
    let form = try await PageForm.read(CodeForm.self, from: request)
    let name = request.headers[.userAgent].flatMap(BrowserName.name)
    let (outcome, secret) = devices.pair(code: form.code, as: name)
    if let secret { return letIn(secret) }
    let notice =
      if case .wrong(let left) = outcome {
        Term("page-pair-wrong", ["left": .number(left)])
      } else {
        Term("page-pair-none")
      }
    let page = NoticePage(notice, house.content.phrasebook(for: request), asksForCode: true)
    return .html(renderer.html(page), status: .forbidden)
  }

  private func page(
    of here: Devices.Device, notice: Term?, _ request: Request
  ) async throws -> Response {
    let seat = try await seat(for: request)
    await seat.waitForFront()
    guard let front = seat.page?.front else { throw PageProblem.failed }
    let now = ContinuousClock.now
    let entries = devices.all.map { device in
      DevicesPage.Entry(
        id: device.id, name: device.name,
        minutes: Int((now - device.lastUsed).components.seconds / 60),
        isHere: device.id == here.id)
    }
    return .html(
      renderer.html(
        DevicesPage(
          entries, front.phrasebook, front.settings, notice: notice,
          isPairingOn: network != nil || hasMUDDoor)))
  }
}
