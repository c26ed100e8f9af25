// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import CommandHelp
import CoreMetrics
import Engine
import Foundation
import Logging
import MUDServer
import Monitoring
import NIOCore
import ServiceLifecycle

/// How the server is watched over.
struct MonitoringOptions: ParsableArguments {
  @Option(
    name: .customLong("monitoring"), help: .words("usage-option-monitoring", value: "port"),
    transform: Int.typed)
  var port: Int?

  /// Has whatever comes after it be counted and logged, where that is wanted.
  func begin() -> Monitor {
    var logger = Logger(label: "aloud")
    logger.logLevel = .error
    guard let port else { return Monitor(port: nil, metrics: nil, logger: logger) }
    LoggingSystem.bootstrap { StreamLogHandler.standardError(label: $0) }
    let metrics = PrometheusMetrics()
    metrics.readProcess()
    MetricsSystem.bootstrap(metrics)
    logger = Logger(label: "aloud")
    logger.logLevel = .notice
    return Monitor(port: port, metrics: metrics, logger: logger)
  }
}

/// Figures, and a log without anything that players type or hear.
struct Monitor {
  fileprivate let port: Int?
  fileprivate let metrics: PrometheusMetrics?
  let logger: Logger

  /// What answers at the port, where there is one.
  ///
  /// - Parameter isReady: gets what is told to whoever started the server.
  func services(
    _ readiness: Readiness, isReady: @escaping @Sendable (Term) -> Void
  ) -> [any Service] {
    guard let port, let metrics else { return [] }
    let server = MonitoringServer(metrics, readiness).application(port: port, logger: logger) {
      isReady(Term("serve-monitoring", ["address": .text("http://127.0.0.1:\($0)")]))
    }
    return [Listening(service: server, port: port)]
  }
}

/// A service that says which port was not to be had.
struct Listening: Service {
  let service: any Service
  let port: Int

  func run() async throws {
    do { try await service.run() } catch let error as IOError
      where error.errnoCode == EADDRINUSE
    {
      throw PortTaken(port: port)
    }
  }
}
