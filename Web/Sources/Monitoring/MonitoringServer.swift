// SPDX-License-Identifier: GPL-3.0-or-later

import Hummingbird
import Logging

/// What programs of this machine ask about the server, at a port that no player reaches.
public struct MonitoringServer: Sendable {
  private let metrics: PrometheusMetrics
  private let readiness: Readiness

  public init(_ metrics: PrometheusMetrics, _ readiness: Readiness) {
    self.metrics = metrics
    self.readiness = readiness
  }

  package var router: Router<BasicRequestContext> {
    let router = Router(context: BasicRequestContext.self)
    router.get("healthz") { _, _ in Self.plain("ok\n") }
    router.get("readyz") { _, _ in
      let state = readiness.state
      return Self.plain(
        "\(state.rawValue)\n", status: state == .ready ? .ok : .serviceUnavailable)
    }
    router.get("metrics") { _, _ in
      Self.plain(metrics.text, type: "text/plain; version=0.0.4; charset=utf-8")
    }
    return router
  }

  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - isReady: gets the port.
  public func application(
    port: Int, logger: Logger, isReady: @escaping @Sendable (Int) async -> Void
  ) -> some ApplicationProtocol {
    Application(
      router: router, configuration: .init(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: { channel in await isReady(channel.localAddress?.port ?? port) },
      logger: logger)
  }

  private static func plain(
    _ text: String, type: String = "text/plain; charset=utf-8",
    status: HTTPResponse.Status = .ok
  ) -> Response {
    Response(
      status: status, headers: [.contentType: type, .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}
