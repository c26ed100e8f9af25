// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// One running copy of the game, as another copy sees it.
struct LeaseHolder: Hashable, Sendable {
  let id: String
  let process: Int32
  /// When the process started, as the system counts it, so that a later process of the same number
  /// is not taken for it.
  let started: String

  static func current() -> LeaseHolder {
    let process = getpid()
    return LeaseHolder(
      id: UUID().uuidString, process: process, started: startOf(process) ?? "unknown")
  }

  var isRunning: Bool { Self.startOf(process) == started }

  /// The boot and the clock tick in which a running process started; nil when it does not run.
  private static func startOf(_ process: Int32) -> String? {
    guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      // Without /proc the number alone must do.
      return kill(process, 0) == 0 || errno == EPERM ? "unknown" : nil
    }
    // The second field, the name in parentheses, may hold anything; the start is the 22nd.
    let fields = line[(line.lastIndex(of: ")") ?? line.startIndex)...].split(separator: " ")
    guard fields.count > 20, fields[1] != "Z" else { return nil }
    let boot = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
    return "\(boot?.prefix(36) ?? "") \(fields[20])"
  }
}
