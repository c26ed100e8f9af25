// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Foundation
import Hummingbird
import HummingbirdTesting
import WebServer

/// A server with a player's home of its own, and a browser that keeps its cookie.
final class PageHouse {
  let home: URL
  private let isOwner: Bool
  let house: PlayerHouse
  let entrance: HomeEntrance
  let server: PageServer

  /// - Parameters:
  ///   - settings: the settings file.
  ///   - shared: the home of another, who removes it.
  ///   - network: from where other devices may come.
  ///   - hasMUDDoor: whether MUD clients can join.
  ///   - patience: after how long without a sign of the player the seat is left.
  init(
    settings: String = "first-start-done = on\n", sharing shared: URL? = nil,
    network: HomeNetwork? = nil, hasMUDDoor: Bool = false, patience: Duration = .seconds(600)
  ) throws {
    home =
      shared ?? FileManager.default.temporaryDirectory.appending(path: "aloud-page-\(UUID())")
    isOwner = shared == nil
    let config = home.appending(path: ".config/aloud")
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    // The questions of the first start have been answered.
    try Data(settings.utf8).write(to: config.appending(path: "settings.conf"))
    let environment = ["HOME": home.path, "ALOUD_HOME": Self.checkout.path]
    house = PlayerHouse(
      Commons(Content(try Resources(environment: environment))), environment: environment,
      isShared: network != nil || hasMUDDoor, patience: patience)
    entrance = HomeEntrance(house, network: network, hasMUDDoor: hasMUDDoor)
    server = try PageServer(entrance, rewriter: (Self.program, ["rewrite-picture"]))
  }

  static let checkout = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The names of the player's pictures.
  var pictures: [String] {
    let folder = home.appending(path: ".local/share/aloud/pictures").path
    return (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// The server's program, which is built beside the tests.
  private static var program: URL {
    let tests = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(filePath: tests).deletingLastPathComponent().appending(path: "aloud-serve")
  }

  deinit { if isOwner { try? FileManager.default.removeItem(at: home) } }

  /// Opens the page, does something with it, and lets the player leave.
  func open(_ body: @escaping @Sendable (Browser) async throws -> Void) async throws {
    let application = Application(router: server.router)
    let token = entrance.token
    try await application.test(.live) { client in
      let browser = Browser(client)
      try await browser.get("/?token=\(token)")
      try await browser.get("/")
      try await body(browser)
    }
    await house.close()
  }
}

/// What was waited for did not come; this page is there instead.
struct NeverShown: Error {
  let page: String
}

/// Asks as a browser does, without scripts: forms are answered by another page.
final class Browser: @unchecked Sendable {
  private let client: any TestClientProtocol
  private var cookie: String?
  /// As the server set it last, with all that it says of it.
  private(set) var setCookie = ""
  private(set) var headers: HTTPFields = [:]
  private(set) var status: HTTPResponse.Status = .ok
  private(set) var page = ""

  init(_ client: any TestClientProtocol) { self.client = client }

  func get(_ path: String, headers: HTTPFields = [:]) async throws {
    let response = try await client.execute(uri: path, method: .get, headers: all(headers))
    take(response)
    if response.status == .seeOther { try await follow(response, headers: headers) }
  }

  /// Asks over a connection of its own, as browsers do while another answer is under way.
  func getBeside(_ path: String) async throws {
    let request = TestClient.Request(path, method: .get, authority: "localhost", headers: all([:]))
    let response = try await TestClient.withClient(host: "localhost", port: client.port ?? 0) {
      try await $0.execute(request)
    }
    status = response.status
    page = response.body.map { String(buffer: $0) } ?? ""
  }

  /// Another browser at the same server, which has not been let in.
  func another() -> Browser { Browser(client) }

  /// The status that a request for another host gets, at this address, and what it is told.
  func answer(forHost host: String) throws -> (status: String, notice: String) {
    let curl = Process()
    curl.executableURL = URL(filePath: "/usr/bin/curl")
    curl.arguments = [
      "-s", "-w", "%{http_code}", "-H", "Host: \(host)",
      "http://127.0.0.1:\(client.port ?? 0)/",
    ]
    let output = Pipe()
    curl.standardOutput = output
    try curl.run()
    curl.waitUntilExit()
    let all = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return (String(all.suffix(3)), Self.notice(of: all))
  }

  /// Sends a form with a line, as the page in front would.
  func type(
    _ line: String, turn: Int? = nil, headers: HTTPFields = [:]
  ) async throws {
    let text = line.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    try await send("line=\(text)", turn: turn, headers: headers)
  }

  /// Sends a file as the form for pictures does.
  func send(_ file: Data, called name: String, turn: Int? = nil) async throws {
    var body = ByteBuffer(
      string: """
        --limit\r\nContent-Disposition: form-data; name="turn"\r\n\r\n\(turn ?? self.turn)\r
        --limit\r\nContent-Disposition: form-data; name="file"; filename="\(name)"\r
        Content-Type: image/png\r\n\r\n
        """)
    body.writeBytes(file)
    body.writeString("\r\n--limit--\r\n")
    var headers = all([:])
    headers[.contentType] = "multipart/form-data; boundary=limit"
    let response = try await client.execute(
      uri: "/picture", method: .post, headers: headers, body: body)
    take(response)
    if response.status == .seeOther { try await get("/") }
  }

  /// Presses the button of an entry.
  func choose(_ number: String, headers: HTTPFields = [:]) async throws {
    try await send("entry=\(number)", turn: nil, headers: headers)
  }

  private func send(_ field: String, turn: Int?, headers: HTTPFields) async throws {
    try await post("turn=\(turn ?? self.turn)&\(field)", to: "/", headers: headers)
  }

  /// As if the browser had another cookie, or none.
  func show(_ cookie: String?) { self.cookie = cookie }

  /// Sends a form, and follows where it leads.
  func post(_ form: String, to path: String, headers: HTTPFields = [:]) async throws {
    let sent = headers
    var headers = all(headers)
    headers[.contentType] = "application/x-www-form-urlencoded"
    let response = try await client.execute(
      uri: path, method: .post, headers: headers, body: ByteBuffer(string: form))
    take(response)
    // What the form was sent with is sent along; a proxy adds it to each request.
    if response.status == .seeOther { try await follow(response, headers: sent) }
  }

  private func follow(_ response: TestResponse, headers: HTTPFields) async throws {
    // A browser keeps what comes after the hash to itself.
    let path = (response.headers[.location] ?? "/").prefix { $0 != "#" }
    try await get(String(path), headers: headers)
  }

  /// Asks again until a table is there: a deal may have to be looked for.
  func waitForTable() async throws { try await wait { $0.contains("id=\"table\"") } }

  /// Asks again until the page is as it should be.
  ///
  /// - Throws: ``NeverShown`` where it is not after five minutes, so that no run waits for ever.
  func wait(for isThere: (String) -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(300)
    while !isThere(page) {
      guard ContinuousClock.now < end else { throw NeverShown(page: page) }
      try await Task.sleep(for: .milliseconds(5))
      try await get("/")
    }
  }

  /// What the page's buttons belong to.
  var turn: Int {
    page.firstMatch(of: #/name="turn" value="(\d+)"/#).flatMap { Int($0.1) } ?? -1
  }

  var heading: String { page.firstMatch(of: #/<h1[^>]*>(.*)<\/h1>/#).map { String($0.1) } ?? "" }

  /// What a page tells in place of the game; empty for none.
  var notice: String { Self.notice(of: page) }

  private static func notice(of page: String) -> String {
    page.firstMatch(of: #/<p id="notice"[^>]*>(.*)<\/p>/#).map { String($0.1) } ?? ""
  }

  /// The lines of the last answer.
  var now: [String] {
    let part = page.firstMatch(of: #/(?s)id="now-lines">(.*?)<\/div>/#).map { $0.1 } ?? ""
    return part.matches(of: #/<p[^>]*>(.*)<\/p>/#).map { String($0.1) }
  }

  /// What can be chosen, by its number.
  var choices: [String: String] {
    // What is drawn is not read.
    let page = page.replacing(
      #/(?s)<span class="(?:name|drawings)[^"]*" aria-hidden="true">.*?<\/span>/#, with: ""
    )
    .replacing(#/<\/?span[^>]*>/#, with: "")
    let found = page.matches(of: #/name="(?:line|entry)" value="(\d+)"[^>]*>(.*?)<\/button>/#)
    return Dictionary(found.map { (String($0.1), String($0.2)) }) { first, _ in first }
  }

  private func all(_ headers: HTTPFields) -> HTTPFields {
    var headers = headers
    if let cookie { headers[.cookie] = cookie }
    return headers
  }

  private func take(_ response: TestResponse) {
    status = response.status
    page = String(buffer: response.body)
    headers = response.headers
    if let set = response.headers[.setCookie] {
      setCookie = set
      cookie = set.split(separator: ";").first.map(String.init)
    }
  }
}
