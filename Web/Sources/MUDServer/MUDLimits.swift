// SPDX-License-Identifier: GPL-3.0-or-later

/// How much a client may ask of the door.
public struct MUDLimits: Sendable {
  public var connections = 64
  public var connectionsOfAddress = 4
  /// After so long without a line the player is let go.
  public var idleTime = Duration.seconds(30 * 60)
  /// The same for who has not said who they are.
  public var strangerTime = Duration.seconds(2 * 60)
  /// So long a client may take to tell what it can.
  public var settlingTime = Duration.seconds(1)
  /// What the server waits for a client that takes nothing any more.
  public var partingTime = Duration.seconds(5)
  public var linesPerSecond = 20
  /// So many lines at once are taken without a wait.
  public var burst = 40
  /// So many lines wait for the answers to those before them; more are left out.
  public var waitingLines = 100

  public init() {}
}

/// When the next line may be taken.
struct LineAllowance {
  private let interval: Duration
  private let burst: Int
  /// When the line after those taken so far would come, if they came evenly.
  private var next: ContinuousClock.Instant

  init(_ limits: MUDLimits, at now: ContinuousClock.Instant) {
    interval = .seconds(1) / limits.linesPerSecond
    burst = limits.burst
    next = now
  }

  /// Takes a line.
  ///
  /// - Returns: how long it has to wait.
  mutating func take(at now: ContinuousClock.Instant) -> Duration {
    next = max(next, now) + interval
    return max(next - now - interval * burst, .zero)
  }
}
