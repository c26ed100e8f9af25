// SPDX-License-Identifier: GPL-3.0-or-later

/// How much work a question may cost.
public struct Effort: Sendable {
  /// How many positions may be looked into; the same answer on every machine, unlike a time.
  public let states: Int
  /// Asked now and then; true gives up with ``Verdict/unknown``.
  public let isCancelled: @Sendable () -> Bool

  public init(states: Int, isCancelled: @escaping @Sendable () -> Bool = { false }) {
    self.states = states
    self.isCancelled = isCancelled
  }

  /// Settles nearly every deal of the named difficulties, in well under a second.
  public static let standard = Effort(states: 200_000)

  /// The same, given up after a time as well, where there is one. It begins to run when this is
  /// called.
  public func within(_ time: Duration?) -> Effort {
    guard let time else { return self }
    let end = ContinuousClock.now + time
    return Effort(states: states) { [isCancelled] in isCancelled() || ContinuousClock.now >= end }
  }
}
