// SPDX-License-Identifier: GPL-3.0-or-later

extension Times {
  mutating func add(_ duration: Duration) {
    let start = ContinuousClock().now
    add(from: start, to: start.advanced(by: duration))
  }
}
