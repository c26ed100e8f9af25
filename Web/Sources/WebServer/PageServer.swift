// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Engine
import Foundation
import Hummingbird
import Logging
import Pages
import ServiceLifecycle
import Storage

/// The page of one player, on this machine and, where that is wished, in the network at home.
public struct PageServer: Sendable {
  static let cookie = "aloud"

  let house: PlayerHouse
  let renderer: PageRenderer
  package let devices: Devices
  /// Nil where this machine alone is let in.
  let network: HomeNetwork?
  /// Whether MUD clients can join, too.
  let hasMUDDoor: Bool
  /// Whether another process goes on with the games when this one ends.
  let goesOnElsewhere: Bool
  /// Opens the page once.
  public let token: String
  /// Nil where the player's pictures are kept nowhere.
  let intake: PictureIntake?

  /// - Parameters:
  ///   - network: from where other devices may come; nil for nowhere.
  ///   - hasMUDDoor: whether MUD clients can join, too.
  ///   - goesOnElsewhere: whether another process goes on with the games when this one ends.
  ///   - rewriter: the program that ``PictureIntake/rewrite(_:to:)`` runs in, and what it is told
  ///     before its two files.
  public init(
    _ house: PlayerHouse, network: HomeNetwork? = nil, hasMUDDoor: Bool = false,
    goesOnElsewhere: Bool = false,
    rewriter: (program: URL, arguments: [String])
  ) throws {
    self.house = house
    self.network = network
    self.hasMUDDoor = hasMUDDoor
    self.goesOnElsewhere = goesOnElsewhere
    renderer = try PageRenderer()
    intake = house.folders.map {
      PictureIntake(program: rewriter.program, rewriter.arguments, folder: $0.pictures)
    }
    token = Devices.secret()
    devices = Devices(ticket: token)
  }

  package var router: Router<PageContext> {
    let router = Router(context: PageContext.self)
    router.add(middleware: MetricsMiddleware())
    router.add(
      middleware: TellProblems(
        content: house.content, renderer: renderer, isPairingOn: network != nil))
    router.add(
      middleware: OwnRequestsOnly(
        hosts: Set(["127.0.0.1", "localhost"]).union(network?.hosts ?? [])))
    for (path, file) in PageRenderer.files {
      router.get(RouterPath(path)) { _, _ in
        Response.file(file.bytes, "\(file.type); charset=utf-8", isKept: false)
      }
    }
    router.get("/") { request, _ in try await open(request) }
    router.post("/") { request, _ in try await take(request) }
    router.get("events") { request, _ in try await events(request) }
    router.get("sounds/:file") { request, context in try sound(request, context) }
    router.get("heard/:file") { request, context in try await heard(request, context) }
    router.get("pictures/:number") { request, context in try await picture(request, context) }
    router.post("picture") { request, _ in try await takePicture(request) }
    router.get("devices") { request, _ in try await showDevices(request) }
    router.post("devices") { request, _ in try await changeDevices(request) }
    router.post("pair") { request, _ in try await pair(request) }
    return router
  }

  /// What listens, until it is told to end.
  ///
  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - services: what begins and ends with it.
  ///   - isReady: gets the port.
  public func application(
    port: Int, logger: Logger, services: [any Service] = [],
    isReady: @escaping @Sendable (Int) async -> Void
  ) -> some ApplicationProtocol {
    Application(
      router: router,
      configuration: .init(
        address: .hostname(network == nil ? "127.0.0.1" : "::", port: port)),
      services: services,
      onServerRunning: { channel in await isReady(channel.localAddress?.port ?? port) },
      logger: logger)
  }
}

// The page itself.
extension PageServer {
  private func open(_ request: Request) async throws -> Response {
    let name = request.headers[.userAgent].flatMap(BrowserName.name)
    if let ticket = request.uri.queryParameters["token"],
      let secret = devices.enter(ticket: String(ticket), as: name)
    {
      return letIn(secret)
    }
    let seat = try await seat(for: request)
    await seat.waitForFront()
    return try html(seat)
  }

  func letIn(_ secret: String) -> Response {
    var response = Response.redirect(to: "/", type: .normal)
    response.setCookie(
      Cookie(name: Self.cookie, value: secret, path: "/", httpOnly: true, sameSite: .strict))
    return response
  }

  private func take(_ request: Request) async throws -> Response {
    let form = try await PageForm.read(PageForm.self, from: request)
    let seat = try await seat(for: request)
    await seat.waitForFront()
    let isPart = request.headers["x-aloud"] != nil
    if await seat.give(form.input(at: seat), turn: form.turn) == .stale {
      seat.tell(Term("page-stale"))
      return try html(seat, status: .conflict)
    }
    if seat.takeDevicesWish() { return .redirect(to: "/devices", type: .normal) }
    return isPart || seat.isOver ? try html(seat) : .redirect(to: "/#now", type: .normal)
  }

  func html(_ seat: PageSeat, status: HTTPResponse.Status = .ok) throws -> Response {
    guard let page = seat.html(by: renderer) else { throw PageProblem.failed }
    return .html(page, status: status)
  }

  /// - Throws: ``PageProblem/locked`` for a browser that was not let in.
  @discardableResult
  func check(_ request: Request) throws -> Devices.Device {
    let secret = request.cookies[Self.cookie]?.value
    if let device = devices.device(showing: secret) { return device }
    throw devices.wasEnded(showing: secret) ? PageProblem.sessionEnded : .locked
  }

  func seat(for request: Request) async throws -> PageSeat {
    try check(request)
    do throws(StorageProblem) {
      return try await house.seat(languages: request.languages)
    } catch { throw PageProblem.storage(error) }
  }
}

// What a page gets while it is open.
extension PageServer {
  /// After so long without news a sign of life is sent, which proxies and phones want.
  private static let sign = Duration.seconds(15)

  /// The versions of the page, as server-sent events: its script asks for one it does not have.
  private func events(_ request: Request) async throws -> Response {
    let device = try check(request)
    guard let seat = await house.present else { throw PageProblem.notThere }
    return Response(
      status: .ok,
      headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
      body: ResponseBody { writer in
        let (signs, sender) = AsyncStream.makeStream(of: Int?.self)
        let senders = [
          Task {
            for await version in seat.versions() { sender.yield(version) }
            sender.finish()
          },
          Task {
            for await _ in devices.untilEnd(of: device) {}
            sender.finish()
          },
          Task {
            while !Task.isCancelled {
              try await Task.sleep(for: Self.sign)
              sender.yield(nil)
            }
          },
        ]
        defer { for task in senders { task.cancel() } }
        try await withGracefulShutdownHandler {
          for await version in signs {
            let text = version.map { "id: \($0)\ndata: \($0)\n\n" } ?? ":\n\n"
            try await writer.write(ByteBuffer(string: text))
          }
        } onGracefulShutdown: {
          sender.finish()
        }
        let ending = goesOnElsewhere ? "move" : "end"
        let end = devices.isIn(device) ? seat.isOver ? "over" : ending : "out"
        try await writer.write(ByteBuffer(string: "event: \(end)\ndata: \n\n"))
        try await writer.finish(nil)
      })
  }

  private func sound(_ request: Request, _ context: PageContext) throws -> Response {
    // The game's own are anybody's: a MUD client fetches them, which has no cookie.
    let isPlayer = (try? check(request)) != nil
    let name = context.parameters.get("file") ?? ""
    guard let file = house.sound(name, for: isPlayer) else {
      throw PageProblem.notThere
    }
    return .file(file, "audio/wav", isKept: true)
  }

  /// What happened under a number, as sound.
  private func heard(_ request: Request, _ context: PageContext) async throws -> Response {
    try check(request)
    let name = (context.parameters.get("file") ?? "").split(separator: ".").first.flatMap {
      Int($0)
    }
    guard let name, let seat = await house.present, let happening = seat.happening(name),
      let manner = seat.manner, let file = await house.clips.file(of: happening, manner)
    else { throw PageProblem.notThere }
    return .file(file, "audio/wav", isKept: false)
  }
}
