// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import MUDServer

@Suite struct LineAllowanceTests {
  @Test func manyLinesAtOnceAreTakenAndThoseAfterThemWait() {
    var limits = MUDLimits()
    (limits.linesPerSecond, limits.burst) = (10, 3)
    let start = ContinuousClock.now
    var allowance = LineAllowance(limits, at: start)
    let waits = (0..<5).map { _ in allowance.take(at: start) }
    #expect(waits == [.zero, .zero, .zero, .milliseconds(100), .milliseconds(200)])
    // Who has waited can type as before.
    let later = start + .seconds(10)
    #expect((0..<4).map { _ in allowance.take(at: later) } == Array(waits.prefix(4)))
  }
}
