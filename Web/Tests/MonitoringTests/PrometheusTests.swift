// SPDX-License-Identifier: GPL-3.0-or-later

import CoreMetrics
import Testing

@testable import Monitoring

/// Figures as Prometheus reads them.
@Suite struct PrometheusTests {
  @Test func everyKindIsWrittenAsItsFormatSays() {
    let metrics = PrometheusMetrics()
    let inputs = Counter(label: "aloud.inputs", dimensions: [("door", "page")], factory: metrics)
    inputs.increment(by: 2)
    // The same figure again goes on where it was.
    Counter(label: "aloud.inputs", dimensions: [("door", "page")], factory: metrics).increment()
    Counter(label: "aloud.inputs", dimensions: [("door", "a\"b\\\n")], factory: metrics).increment()
    let players = Meter(label: "aloud.players", factory: metrics)
    players.set(5)
    players.decrement(by: 1.5)
    let answer = Timer(label: "aloud.answer", factory: metrics)
    answer.recordMilliseconds(3)
    answer.recordSeconds(2)
    answer.recordSeconds(60)
    let small = ["0.001", "0.0025"].map { "aloud_answer_seconds_bucket{le=\"\($0)\"} 0\n" }
    let middle = ["0.005", "0.01", "0.025", "0.05", "0.1", "0.25", "0.5", "1.0"].map {
      "aloud_answer_seconds_bucket{le=\"\($0)\"} 1\n"
    }
    let large = ["2.5", "5.0", "10.0"].map { "aloud_answer_seconds_bucket{le=\"\($0)\"} 2\n" }
    #expect(
      metrics.text == """
        # TYPE aloud_answer_seconds histogram
        \((small + middle + large).joined())aloud_answer_seconds_bucket{le="+Inf"} 3
        aloud_answer_seconds_sum 62.003
        aloud_answer_seconds_count 3
        # TYPE aloud_inputs_total counter
        aloud_inputs_total{door="a\\"b\\\\\\n"} 1
        aloud_inputs_total{door="page"} 3
        # TYPE aloud_players gauge
        aloud_players 3.5

        """)
  }

  @Test func whatIsDestroyedBeginsAnew() {
    let metrics = PrometheusMetrics()
    let first = Counter(label: "a", factory: metrics)
    first.increment()
    first.destroy()
    #expect(metrics.text == "")
    Counter(label: "a", factory: metrics).increment()
    #expect(metrics.text == "# TYPE a_total counter\na_total 1\n")
  }

  @Test func theProcessIsRead() {
    let metrics = PrometheusMetrics()
    metrics.readProcess()
    let lines = metrics.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let figures = lines.map { $0.split(separator: " ") }
    #expect(
      figures.map { String($0[0]) } == [
        "process_cpu_seconds_total", "process_open_fds", "process_resident_memory_bytes",
        "process_start_time_seconds",
      ])
    #expect(figures.allSatisfy { (Double($0[1]) ?? 0) > 0 })
  }
}
