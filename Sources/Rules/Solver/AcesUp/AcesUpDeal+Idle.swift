// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension AcesUpDeal {
  /// Steps that win, without carries where the deal they go before wins at once: the search carries what
  /// it can, as that wins sooner, and each carry may be told as a hint.
  func withoutIdleCarries(_ steps: [AcesUpStep], effort: Effort) -> [AcesUpStep] {
    var (steps, position, index) = (steps, start, 0)
    while index < steps.count {
      if let rest = dealing(at: position, insteadOf: steps[index...], effort: effort) {
        steps.replaceSubrange(index..., with: rest)
      }
      position = self.position(after: steps[index], position)
      index += 1
    }
    return steps
  }

  /// What wins from a position by dealing at once; nil where nothing does, and where no carries to be
  /// left out come before a deal.
  private func dealing(
    at position: AcesUpPosition, insteadOf steps: ArraySlice<AcesUpStep>, effort: Effort
  ) -> [AcesUpStep]? {
    guard steps.first?.isCarry == true, steps.first(where: { !$0.isCarry }) == .deal else {
      return nil
    }
    var next = self
    next.start = self.position(after: .deal, position)
    var search = DepthFirstSearch(next, effort: effort)
    guard case .won(let rest) = search.result() else { return nil }
    return [.deal] + rest
  }
}

extension AcesUpStep {
  fileprivate var isCarry: Bool { if case .carry = self { true } else { false } }
}
