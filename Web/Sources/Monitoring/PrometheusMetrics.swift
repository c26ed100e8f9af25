// SPDX-License-Identifier: GPL-3.0-or-later

import CoreMetrics
import Synchronization

/// What swift-metrics is told, kept for Prometheus to ask for.
public final class PrometheusMetrics: MetricsFactory {
  private let figures = Mutex<[Series: any Figure]>([:])

  public init() {}

  /// Everything in Prometheus' text format, version 0.0.4.
  public var text: String {
    let families = Dictionary(grouping: figures.withLock { Array($0) }, by: \.key.name)
    return families.sorted { $0.key < $1.key }.map { name, family in
      let kind = family.first.map { type(of: $0.value).kind } ?? "untyped"
      let lines = family.map { $0.value.lines(of: $0.key) }.sorted()
      return "# TYPE \(name) \(kind)\n\(lines.joined())"
    }.joined()
  }

  /// Has a figure read whenever somebody asks.
  func read(_ name: String, _ value: @escaping @Sendable () -> Double) {
    _ = figure(Series(name)) { ReadFigure(value) }
  }

  private func figure<Wanted: Figure>(_ series: Series, _ make: () -> Wanted) -> Wanted {
    figures.withLock { figures in
      if let known = figures[series] as? Wanted { return known }
      let new = make()
      figures[series] = new
      return new
    }
  }

  private func forget(_ handler: AnyObject) {
    figures.withLock { figures in figures = figures.filter { $0.value !== handler } }
  }
}

// What swift-metrics asks of who keeps its figures.
extension PrometheusMetrics {
  public func makeCounter(
    label: String, dimensions: [(String, String)]
  ) -> any CounterHandler {
    figure(Series(label, ending: "_total", dimensions)) { CountFigure() }
  }

  public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    figure(Series(label, dimensions)) { GaugeFigure() }
  }

  public func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    let series = Series(label, dimensions)
    return aggregate ? figure(series) { HistogramFigure() } : figure(series) { GaugeFigure() }
  }

  public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    figure(Series(label, ending: "_seconds", dimensions)) { HistogramFigure() }
  }

  public func destroyCounter(_ handler: any CounterHandler) { forget(handler) }
  public func destroyMeter(_ handler: any MeterHandler) { forget(handler) }
  public func destroyRecorder(_ handler: any RecorderHandler) { forget(handler) }
  public func destroyTimer(_ handler: any TimerHandler) { forget(handler) }
}
