// SPDX-License-Identifier: GPL-3.0-or-later

import CoreMetrics
import Synchronization

/// What is kept under a ``Series``.
protocol Figure: AnyObject, Sendable {
  /// As Prometheus calls it.
  static var kind: String { get }
  /// Its lines in Prometheus' text format.
  func lines(of series: Series) -> String
}

final class CountFigure: Figure, CounterHandler {
  static let kind = "counter"
  private let count = Atomic<Int64>(0)

  func increment(by amount: Int64) { count.wrappingAdd(amount, ordering: .relaxed) }
  func reset() { count.store(0, ordering: .relaxed) }

  func lines(of series: Series) -> String {
    series.line(Double(count.load(ordering: .relaxed)))
  }
}

/// What goes up and down.
final class GaugeFigure: Figure, MeterHandler, RecorderHandler {
  static let kind = "gauge"
  private let value = Mutex(0.0)

  func set(_ value: Int64) { set(Double(value)) }
  func set(_ value: Double) { self.value.withLock { $0 = value } }
  func increment(by amount: Double) { value.withLock { $0 += amount } }
  func decrement(by amount: Double) { value.withLock { $0 -= amount } }
  func record(_ value: Int64) { set(value) }
  func record(_ value: Double) { set(value) }

  func lines(of series: Series) -> String { series.line(value.withLock(\.self)) }
}

/// What is found out when somebody asks.
final class ReadFigure: Figure {
  static let kind = "untyped"
  private let read: @Sendable () -> Double

  init(_ read: @escaping @Sendable () -> Double) { self.read = read }

  func lines(of series: Series) -> String { series.line(read()) }
}

/// How often something was how large; times in seconds.
final class HistogramFigure: Figure, TimerHandler, RecorderHandler {
  static let kind = "histogram"
  private static let bounds = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, .infinity,
  ]

  private struct State {
    var counts = [Int](repeating: 0, count: HistogramFigure.bounds.count)
    var sum = 0.0
  }

  private let state = Mutex(State())

  func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }
  func record(_ value: Int64) { record(Double(value)) }

  func record(_ value: Double) {
    let place = Self.bounds.firstIndex { value <= $0 } ?? Self.bounds.endIndex - 1
    state.withLock { state in
      state.counts[place] += 1
      state.sum += value
    }
  }

  func lines(of series: Series) -> String {
    let (counts, sum) = state.withLock { ($0.counts, $0.sum) }
    var text = ""
    var total = 0
    for (bound, count) in zip(Self.bounds, counts) {
      total += count
      let limit = bound == .infinity ? "+Inf" : "\(bound)"
      text += series.line(
        Double(total), ending: "_bucket", label: Series.Label(name: "le", value: limit))
    }
    return text + series.line(sum, ending: "_sum") + series.line(Double(total), ending: "_count")
  }
}
