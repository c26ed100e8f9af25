// SPDX-License-Identifier: GPL-3.0-or-later

@testable import Solver

extension StepList {
  var all: [Step] {
    var steps = self
    return (0..<count).map { steps[$0] }
  }
}
