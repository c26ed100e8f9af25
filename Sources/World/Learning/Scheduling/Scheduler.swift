// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Decides when something is asked again: FSRS-6, the Free Spaced Repetition Scheduler (Ye, 2025;
/// https://github.com/open-spaced-repetition), with its published weights and a day as its unit.
///
/// Of its four ratings an answer gets one of two: *good* where it is right and *again* where not. What
/// was not known comes back the same day, the one step of learning; otherwise the interval is the one
/// after which nine in ten are still known. Intervals are not blurred, so that the same answers on the
/// same days always give the same plan.
public struct Scheduler: Sendable {
  /// FSRS's numbers for the ratings.
  private enum Rating: Int {
    case again = 1
    case good = 3
    case easy = 4
  }

  public init() {}

  /// The weights that FSRS-6 starts with, w0 to w20; those of the other ratings are never used.
  private static let weights = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]
  private static let leastStability = 0.001
  private static let longestInterval = 36_500
  private static let retention = 0.9
  private static let decay = -weights[20]
  private static let factor = pow(0.9, 1 / decay) - 1

  /// What is remembered after an answer.
  ///
  /// - Parameters:
  ///   - before: what was remembered until then; nil for what was never asked.
  ///   - day: one before the last answer's counts as that day: a clock may be set back.
  public func answered(
    isRight: Bool, on day: Day, after before: MemoryState? = nil
  ) -> MemoryState {
    let rating = isRight ? Rating.good : .again
    let day = max(day, before?.asked ?? day)
    let stability =
      before.map { self.stability(after: $0, rating, on: day) }
      ?? Self.weights[rating.rawValue - 1]
    let difficulty =
      before.map { nextDifficulty(after: $0.difficulty, rating) } ?? initialDifficulty(rating)
    return MemoryState(
      checked: max(stability, Self.leastStability), difficulty: difficulty, asked: day,
      due: isRight ? day + interval(of: stability) : day,
      right: (before?.right ?? 0) + (isRight ? 1 : 0),
      wrong: (before?.wrong ?? 0) + (isRight ? 0 : 1))
  }

  /// How likely it is that it is known on a day, from 0 to 1.
  public func retrievability(of state: MemoryState, on day: Day) -> Double {
    let elapsed = Double(max(day - state.asked, 0))
    return pow(1 + Self.factor * elapsed / state.stability, Self.decay)
  }

  private func interval(of stability: Double) -> Int {
    let days = stability / Self.factor * (pow(Self.retention, 1 / Self.decay) - 1)
    let most = Double(Self.longestInterval)
    return Int(min(max(days.rounded(.toNearestOrEven), 1), most))
  }

  private func stability(after before: MemoryState, _ rating: Rating, on day: Day) -> Double {
    if day == before.asked { return sameDay(before.stability, rating) }
    let retrievability = retrievability(of: before, on: day)
    return rating == .again
      ? forgotten(before, retrievability) : recalled(before, retrievability)
  }

  private func sameDay(_ stability: Double, _ rating: Rating) -> Double {
    let weights = Self.weights
    let change =
      exp(weights[17] * (Double(rating.rawValue - 3) + weights[18])) * pow(stability, -weights[19])
    return stability * (rating == .again ? change : max(change, 1))
  }

  private func forgotten(_ before: MemoryState, _ retrievability: Double) -> Double {
    let weights = Self.weights
    let lasting =
      weights[11] * pow(before.difficulty, -weights[12])
      * (pow(before.stability + 1, weights[13]) - 1) * exp((1 - retrievability) * weights[14])
    return min(lasting, before.stability / exp(weights[17] * weights[18]))
  }

  private func recalled(_ before: MemoryState, _ retrievability: Double) -> Double {
    let weights = Self.weights
    let growth =
      exp(weights[8]) * (11 - before.difficulty) * pow(before.stability, -weights[9])
      * (exp((1 - retrievability) * weights[10]) - 1)
    return before.stability * (1 + growth)
  }

  private func initialDifficulty(_ rating: Rating) -> Double {
    Self.weights[4] - exp(Self.weights[5] * Double(rating.rawValue - 1)) + 1
  }

  /// Changes less the harder it is already, and drifts back to easy.
  private func nextDifficulty(after difficulty: Double, _ rating: Rating) -> Double {
    let change = -Self.weights[6] * Double(rating.rawValue - 3)
    let damped = difficulty + (10 - difficulty) * change / 9
    let drift = Self.weights[7]
    return min(max(drift * initialDifficulty(.easy) + (1 - drift) * damped, 1), 10)
  }
}
