// SPDX-License-Identifier: GPL-3.0-or-later

/// When a command comes: the dialogue has no clock of its own.
public struct Moment: Hashable, Sendable {
  /// Since some fixed moment, never going back.
  public let seconds: Double
  /// Today as year, month and day in one number: 20261121.
  public let day: Int

  public init(seconds: Double, day: Int) {
    self.seconds = seconds
    self.day = day
  }
}
