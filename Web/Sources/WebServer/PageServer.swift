// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Engine
import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Pages
import ServiceLifecycle
import Storage

/// The pages of players: of one at home, or of guests from anywhere.
public struct PageServer: Sendable {
  static let cookie = "aloud"

  let commons: Commons
  let renderer: PageRenderer
  let limits: ServerLimits
  private let entrance: Entrance
  /// Whether another process goes on with the games when this one ends.
  private let goesOnElsewhere: Bool
  /// Nil where pictures of players are kept nowhere.
  let intake: PictureIntake?

  private enum Entrance {
    case home(HomeEntrance)
    case guests(GuestEntrance)
  }

  /// - Parameter rewriter: the program that ``PictureIntake/rewrite(_:to:)`` runs in, and what it is
  ///   told before its two files.
  public init(
    _ home: HomeEntrance, rewriter: (program: URL, arguments: [String])
  ) throws {
    commons = home.house.commons
    limits = .home
    entrance = .home(home)
    goesOnElsewhere = false
    renderer = try PageRenderer()
    intake = home.house.folders.map {
      PictureIntake(program: rewriter.program, rewriter.arguments, folder: $0.pictures)
    }
  }

  /// - Parameter goesOnElsewhere: whether another process goes on with the games when this one ends.
  public init(_ guests: GuestEntrance, goesOnElsewhere: Bool = false) throws {
    self.goesOnElsewhere = goesOnElsewhere
    commons = guests.hall.commons
    limits = guests.hall.limits
    entrance = .guests(guests)
    renderer = try PageRenderer(isForGuests: true)
    intake = nil
  }

  package var router: Router<PageContext> {
    let router = Router(context: PageContext.self)
    router.add(middleware: MetricsMiddleware())
    var isPairingOn = false
    switch entrance {
    case .home(let home): isPairingOn = home.network != nil
    case .guests(let guests): router.add(middleware: NoteCaller(proxies: guests.proxies))
    }
    router.add(middleware: ProtectiveHeaders())
    router.add(
      middleware: TellProblems(
        content: commons.content, renderer: renderer, isPairingOn: isPairingOn))
    switch entrance {
    case .home(let home):
      router.add(
        middleware: OwnRequestsOnly(
          hosts: Set(["127.0.0.1", "localhost"]).union(home.network?.hosts ?? [])))
      addDeviceRoutes(router, home)
    case .guests(let guests):
      router.add(middleware: OwnFormsOnly())
      addGuestRoutes(router, guests)
    }
    for (path, file) in PageRenderer.files {
      router.get(RouterPath(path)) { request, _ in Response.file(file, for: request) }
    }
    router.get("/") { request, context in try await open(request, context) }
    router.post("/") { request, context in try await take(request, context) }
    router.get("events") { request, context in try await events(request, context) }
    router.get("sounds/:file") { request, context in try await sound(request, context) }
    router.get("heard/:file") { request, context in try await heard(request, context) }
    router.get("pictures/:number") { request, context in try await picture(request, context) }
    router.post("picture") { request, context in try await takePicture(request, context) }
    return router
  }

  /// What listens, until it is told to end.
  ///
  /// - Parameters:
  ///   - host: the address that is listened at.
  ///   - port: 0 for any that is free.
  ///   - services: what begins and ends with it.
  ///   - isReady: gets the port.
  public func application(
    host: String = "127.0.0.1", port: Int, logger: Logger, services: [any Service] = [],
    isReady: @escaping @Sendable (Int) async -> Void
  ) -> some ApplicationProtocol {
    Application(
      router: router, server: .http1(configuration: limits.http),
      configuration: .init(
        address: .hostname(host, port: port),
        availableConnectionsDelegate: MaximumAvailableConnections(limits.connections)),
      services: services,
      onServerRunning: { channel in await isReady(channel.localAddress?.port ?? port) },
      logger: logger)
  }
}

extension ServerLimits {
  fileprivate var http: HTTP1Channel.Configuration {
    .init(
      idleTimeout: TimeAmount(connectionIdleTime),
      httpDecoderConfiguration: .init(
        maxHeaderFieldSize: headerSize, maxHeaderListSize: headersSize,
        maxHeaderFieldCount: headerCount))
  }
}

// Whose page it is.
extension PageServer {
  /// Whoever asks, and has been let in.
  struct Visitor {
    let house: PlayerHouse
    /// Ends when it ends that they are let in.
    /// Nil where it never does.
    let untilEnd: (@Sendable () -> AsyncStream<Void>)?
    /// Whether they are let in still.
    let isIn: @Sendable () -> Bool
  }

  /// - Throws: ``PageProblem/locked`` or ``PageProblem/strangeGuest`` for who was not let in.
  func visitor(of request: Request, _ context: PageContext) async throws -> Visitor {
    switch entrance {
    case .home(let home):
      let device = try home.device(of: request)
      return Visitor(
        house: home.house, untilEnd: { home.devices.untilEnd(of: device) },
        isIn: { home.devices.isIn(device) })
    case .guests(let guests):
      guard let house = try await guests.house(of: request, context) else {
        throw PageProblem.strangeGuest
      }
      return Visitor(house: house, untilEnd: nil, isIn: { true })
    }
  }

  /// Where a player sits, once there is something in front of them.
  func seat(
    in house: PlayerHouse, for request: Request, _ context: PageContext? = nil
  ) async throws -> PageSeat {
    let seat: PageSeat
    do throws(StorageProblem) {
      seat = try await house.seat(
        languages: request.languages, isActing: request.method == .post)
    } catch {
      throw PageProblem.storage(error)
    }
    if let context { seat.address = request.address(isSecure: context.caller.isSecure) }
    await seat.waitForFront()
    return seat
  }
}

// The page itself.
extension PageServer {
  private func open(_ request: Request, _ context: PageContext) async throws -> Response {
    switch entrance {
    case .home(let home):
      let name = request.headers[.userAgent].flatMap(BrowserName.name)
      if let ticket = request.uri.queryParameters["token"],
        let secret = home.devices.enter(ticket: String(ticket), as: name)
      {
        return letIn(secret)
      }
    case .guests(let guests):
      // Whoever follows a link has the start offered: their browser shows no cookie then.
      guard try await guests.house(of: request, context) != nil else { return welcome(request) }
    }
    return try html(
      try await seat(in: visitor(of: request, context).house, for: request, context))
  }

  func letIn(_ secret: String) -> Response {
    var response = Response.redirect(to: "/", type: .normal)
    response.setCookie(
      Cookie(name: Self.cookie, value: secret, path: "/", httpOnly: true, sameSite: .strict))
    return response
  }

  private func take(_ request: Request, _ context: PageContext) async throws -> Response {
    let form = try await PageForm.read(PageForm.self, from: request, limits)
    let house = try await visitor(of: request, context).house
    let seat = try await seat(in: house, for: request, context)
    let isPart = request.headers["x-aloud"] != nil
    let answer = await seat.give(
      form.input(at: seat), turn: form.turn, sent: .form(form), isWhole: !isPart)
    if let notice = answer.notice {
      seat.tell(notice)
      return try html(seat, status: answer.status)
    }
    switch (seat.takeWish(), entrance) {
    case (.devices, .home): return .redirect(to: "/devices", type: .normal)
    case (.classTable(let code), .guests):
      return .redirect(to: "/class/\(code.rawValue)/report", type: .normal)
    case (.keptData, .guests): return .redirect(to: "/privacy", type: .normal)
    case (.otherPlayer, .guests(let guests)):
      return try await leaveDevice(guests, request, context)
    default: break
    }
    return isPart || seat.isOver ? try html(seat) : .redirect(to: "/#now", type: .normal)
  }

  func html(_ seat: PageSeat, status: HTTPResponse.Status = .ok) throws -> Response {
    guard let page = seat.html(by: renderer) else { throw PageProblem.failed }
    return .html(page, status: status)
  }
}

// What a page gets while it is open.
extension PageServer {
  /// The versions of the page, as server-sent events: its script asks for one it does not have.
  private func events(_ request: Request, _ context: PageContext) async throws -> Response {
    let visitor = try await visitor(of: request, context)
    guard let seat = await visitor.house.present else { throw PageProblem.notThere }
    return Response(
      status: .ok,
      headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
      body: ResponseBody { writer in
        // Thousands of these are open at once, so that each has no more tasks than it needs.
        let (news, ending) = seat.news()
        let end = visitor.untilEnd.map { untilEnd in
          Task {
            for await _ in untilEnd() {}
            if !Task.isCancelled { ending.finish() }
          }
        }
        defer {
          end?.cancel()
          ending.finish()
        }
        let isOpenElsewhere = try await withGracefulShutdownHandler {
          var last: Int?
          for await item in news {
            switch item {
            case .version(last): try await writer.write(ByteBuffer(string: ":\n\n"))
            case .version(let number):
              try await writer.write(ByteBuffer(string: "id: \(number)\ndata: \(number)\n\n"))
              last = number
            case .openElsewhere: return true
            }
          }
          return false
        } onGracefulShutdown: {
          ending.finish()
        }
        let why =
          isOpenElsewhere
          ? "elsewhere"
          : !visitor.isIn() ? "out" : seat.isOver ? "over" : goesOnElsewhere ? "move" : "end"
        try await writer.write(ByteBuffer(string: "event: \(why)\ndata: \n\n"))
        try await writer.finish(nil)
      })
  }

  private func sound(_ request: Request, _ context: PageContext) async throws -> Response {
    // The game's own are anybody's: a MUD client fetches them, which has no cookie.
    let own: URL? =
      if case .home(let home) = entrance, (try? home.device(of: request)) != nil {
        home.house.folders?.sounds
      } else {
        nil
      }
    let name = context.parameters.get("file") ?? ""
    guard let file = commons.sound(name, own: own) else { throw PageProblem.notThere }
    return .file(file, "audio/wav", isKept: true)
  }

  /// What happened under a number, as sound.
  private func heard(_ request: Request, _ context: PageContext) async throws -> Response {
    let house = try await visitor(of: request, context).house
    let name = (context.parameters.get("file") ?? "").split(separator: ".").first.flatMap {
      Int($0)
    }
    guard let name, let seat = await house.present, let happening = seat.happening(name),
      let manner = seat.manner, let file = await commons.clips.file(of: happening, manner)
    else { throw PageProblem.notThere }
    return .file(file, "audio/wav", isKept: false)
  }
}

extension PageSeat.Answer {
  /// What the player is told; nil where it was taken.
  var notice: Term? {
    switch self {
    case .taken: nil
    case .stale: Term("page-stale")
    case .repeated: Term("page-repeated")
    case .strange: Term("page-strange")
    case .tooFast: Term("page-too-fast")
    case .tooLong: Term("page-too-long")
    }
  }

  fileprivate var status: HTTPResponse.Status {
    switch self {
    case .taken: .ok
    case .stale, .repeated, .strange: .conflict
    case .tooFast: .tooManyRequests
    case .tooLong: .contentTooLarge
    }
  }
}
