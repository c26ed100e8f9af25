// SPDX-License-Identifier: GPL-3.0-or-later

import Hummingbird
import HummingbirdTesting
import Logging
import ServiceLifecycle
import Synchronization
import Testing

@testable import Monitoring

/// What is told to who sends players here.
@Suite(.timeLimit(.minutes(15))) struct ReadinessTests {
  private func answer(_ path: String, of readiness: Readiness) async throws -> String {
    let server = MonitoringServer(PrometheusMetrics(), readiness)
    return try await Application(router: server.router).test(.router) { client in
      let response = try await client.execute(uri: path, method: .get)
      return "\(response.status.code) \(String(buffer: response.body))"
    }
  }

  private func wait(for wanted: String, of readiness: Readiness) async throws {
    while try await answer("/readyz", of: readiness) != wanted {
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  @Test func aDatabaseThatIsGoneAndBackAndTheEnd() async throws {
    let isThere = Mutex(true)
    let readiness = Readiness(farewell: .seconds(600), logger: Logger(label: "test")) {
      isThere.withLock { $0 }
    }
    #expect(try await answer("/readyz", of: readiness) == "503 unreachable\n")
    let group = ServiceGroup(services: [readiness], logger: Logger(label: "test"))
    let running = Task { try await group.run() }
    try await wait(for: "200 ready\n", of: readiness)
    isThere.withLock { $0 = false }
    try await wait(for: "503 unreachable\n", of: readiness)
    #expect(try await answer("/healthz", of: readiness) == "200 ok\n")
    isThere.withLock { $0 = true }
    try await wait(for: "200 ready\n", of: readiness)
    await group.triggerGracefulShutdown()
    try await wait(for: "503 draining\n", of: readiness)
    running.cancel()
    _ = await running.result
  }

  @Test func aHomeNeedsNoDatabase() async throws {
    let readiness = Readiness(farewell: .zero, logger: Logger(label: "test"))
    #expect(try await answer("/readyz", of: readiness) == "200 ready\n")
  }
}
