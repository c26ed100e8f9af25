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

  func addDeviceRoutes(_ router: Router<PageContext>, _ home: HomeEntrance) {
    router.get("devices") { request, _ in try await showDevices(home, request) }
    router.post("devices") { request, _ in try await changeDevices(home, request) }
    router.post("pair") { request, _ in try await pair(home, request) }
  }

  private func showDevices(_ home: HomeEntrance, _ request: Request) async throws -> Response {
    try await page(home, of: try home.device(of: request), notice: nil, request)
  }

  private func changeDevices(_ home: HomeEntrance, _ request: Request) async throws -> Response {
    let here = try home.device(of: request)
    let form = try await PageForm.read(DeviceForm.self, from: request, limits)
    var notice: Term?
    if let id = form.end, id != here.id, home.devices.end(id) {
      notice = Term("page-device-ended")
    } else if form.code != nil {
      let port = request.head.authority?.split(separator: ":").last.flatMap { Int($0) }
      notice = home.invitation(port: port ?? Self.usualPort)
    }
    return try await page(home, of: here, notice: notice, request)
  }

  /// Lets a device in by its code.
  private func pair(_ home: HomeEntrance, _ request: Request) async throws -> Response {
    guard home.network != nil else { throw PageProblem.locked }
    let form = try await PageForm.read(CodeForm.self, from: request, limits)
    let name = request.headers[.userAgent].flatMap(BrowserName.name)
    let (outcome, secret) = home.devices.pair(code: form.code, as: name)
    if let secret { return letIn(secret) }
    let notice =
      if case .wrong(let left) = outcome {
        Term("page-pair-wrong", ["left": .number(left)])
      } else {
        Term("page-pair-none")
      }
    let page = NoticePage(notice, commons.content.phrasebook(for: request), asksForCode: true)
    return .html(renderer.html(page), status: .forbidden)
  }

  private func page(
    _ home: HomeEntrance, of here: Devices.Device, notice: Term?, _ request: Request
  ) async throws -> Response {
    let seat = try await seat(in: home.house, for: request)
    guard let front = seat.page?.front else { throw PageProblem.failed }
    let now = ContinuousClock.now
    let entries = home.devices.all.map { device in
      DevicesPage.Entry(
        id: device.id, name: device.name,
        minutes: Int((now - device.lastUsed).components.seconds / 60),
        isHere: device.id == here.id)
    }
    return .html(
      renderer.html(
        DevicesPage(
          entries, front.phrasebook, front.settings, notice: notice,
          isPairingOn: home.network != nil || home.hasMUDDoor)))
  }
}
