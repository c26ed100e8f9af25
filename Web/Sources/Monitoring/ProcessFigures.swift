// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

extension PrometheusMetrics {
  /// What the process takes of the machine, by the names that Prometheus' own libraries use.
  public func readProcess() {
    let start = Date().timeIntervalSince1970
    read("process_start_time_seconds") { start }
    read("process_cpu_seconds_total") {
      var usage = rusage()
      guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return 0 }
      return [usage.ru_utime, usage.ru_stime].reduce(0) {
        $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
      }
    }
    read("process_resident_memory_bytes") {
      let statm = FileManager.default.contents(atPath: "/proc/self/statm") ?? Data()
      let pages = String(decoding: statm, as: UTF8.self).split(separator: " ").dropFirst().first
      return (pages.flatMap { Double($0) } ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE)))
    }
    read("process_open_fds") {
      let open = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
      return Double(open?.count ?? 0)
    }
  }
}
