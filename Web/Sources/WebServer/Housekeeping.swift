// SPDX-License-Identifier: GPL-3.0-or-later

import ServiceLifecycle

/// Deletes what has ended, at the start and then once a day, until the server ends. What has ended is
/// not shown before that either.
public struct Housekeeping: Service {
  private let hall: GuestHall
  private let pause: Duration

  public init(_ hall: GuestHall, every pause: Duration = .seconds(24 * 60 * 60)) {
    self.hall = hall
    self.pause = pause
  }

  public func run() async {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        // A store that cannot be reached now is tried another day, and never shows what has ended.
        try? await hall.deleteEnded()
        do { try await Task.sleep(for: pause) } catch { return }
      }
    }
  }
}
