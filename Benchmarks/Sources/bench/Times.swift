// SPDX-License-Identifier: GPL-3.0-or-later

/// Durations of one thing done many times, in milliseconds.
struct Times {
  private var values: [Double] = []

  mutating func add(from start: ContinuousClock.Instant, to end: ContinuousClock.Instant) {
    values.append(start.duration(to: end) / .milliseconds(1))
  }

  var count: Int { values.count }
  var median: Double { percentile(50) }

  func percentile(_ percent: Int) -> Double { quantile(percent, of: 100) }

  func quantile(_ share: Int, of whole: Int) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[min(sorted.count - 1, sorted.count * share / whole)]
  }
}

/// Three digits behind the point; a dash where there is no value.
func show(_ value: Double) -> String {
  guard value.isFinite else { return "-" }
  let thousandths = Int((value.magnitude * 1_000).rounded())
  let digits = String(thousandths % 1_000)
  return (value < 0 ? "-" : "") + "\(thousandths / 1_000)."
    + String(repeating: "0", count: 3 - digits.count) + digits
}
