// SPDX-License-Identifier: GPL-3.0-or-later

import Testing
import WebServer

/// How much is taken of somebody in a while.
@Suite struct AllowanceTests {
  private let start = ContinuousClock.now

  @Test func manyAtOnceAreTakenAndThoseAfterThemWait() {
    var allowance = Allowance(perSecond: 10, burst: 3, at: start)
    let waits = (0..<5).map { _ in allowance.take(at: start) }
    #expect(waits == [.zero, .zero, .zero, .milliseconds(100), .milliseconds(200)])
    // Who has waited can type as before.
    let later = start + .seconds(10)
    let laterWaits = (0..<4).map { _ in allowance.take(at: later) }
    #expect(laterWaits == Array(waits.prefix(4)))
  }

  @Test func whoIsNotTakenTakesNobodysTurn() {
    var allowance = Allowance(perSecond: 10, burst: 1, at: start)
    let waits = (0..<5).map { _ in allowance.take(at: start, waiting: 2) }
    #expect(waits == [.zero, .milliseconds(100), .milliseconds(200), nil, nil])
    let last = allowance.take(at: start + .milliseconds(100), waiting: 2)
    #expect(last == .milliseconds(200))
  }

  @Test func anHourHasItsShareForEachAddress() {
    var allowance = HourlyAllowance(2)
    let first = (0..<3).map { _ in allowance.take(from: "a", at: start) }
    let another = allowance.take(from: "b", at: start)
    let later = [3_599, 3_600].map { allowance.take(from: "a", at: start + .seconds($0)) }
    #expect(first == [true, true, false] && another && later == [false, true])
  }
}
