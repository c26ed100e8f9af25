// SPDX-License-Identifier: GPL-3.0-or-later

import CProcess
import Foundation

/// What a process may use that works on what others have made, or waits for a device.
public struct Confinement: Sendable {
  /// In bytes, beside what it has already; nil for as much as there is.
  let memory: Int?
  /// After which it is ended.
  let seconds: Int

  public init(memory: Int? = nil, seconds: Int) {
    self.memory = memory
    self.seconds = seconds
  }

  /// Puts this process, and what takes its place, within the limits: it dies with the process that
  /// started it, by itself when its time is over, and where it takes more memory.
  public func enter() {
    _ = aloud_die_with_parent()
    alarm(UInt32(seconds))
    limit(RLIMIT_CORE, 0)
    guard let memory else { return }
    limit(RLIMIT_DATA, Self.dataSize + memory)
    limit(RLIMIT_CPU, seconds)
    limit(RLIMIT_NOFILE, 32)
    limit(RLIMIT_FSIZE, 8 << 20)
  }

  private func limit(_ resource: __rlimit_resource, _ most: Int) {
    var limit = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(most))
    setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  }

  /// What the process has asked for by now, in bytes, as the system counts it for the limit.
  private static var dataSize: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmData:") }
    return (line?.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0) << 10
  }
}
