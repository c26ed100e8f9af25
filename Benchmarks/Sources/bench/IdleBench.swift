// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Sound

/// What an open device costs: awake in silence, and in the pause that follows.
func measureIdle() throws {
  let mixer: Mixer
  do throws(SoundError) {
    mixer = try Mixer(sampleRate: 22_050)
  } catch {
    return print("no device: \(error)")
  }
  defer { mixer.close() }
  mixer.append([Int16](repeating: 0, count: 2_205))
  let awake = share(of: 8)
  Thread.sleep(forTimeInterval: 6)
  let paused = share(of: 20)
  print(
    "idle: awake \(show(awake)) % of a core, paused \(show(paused)) %,",
    "ratio to the goal of 0.1 %: \(show(paused / 0.1))")
}

/// The per cent of a core that this process takes for some seconds in which it does nothing.
private func share(of seconds: Double) -> Double {
  let before = processorTime()
  Thread.sleep(forTimeInterval: seconds)
  return (processorTime() - before) / seconds * 100
}

private func processorTime() -> Double {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
  let microseconds = usage.ru_utime.tv_usec + usage.ru_stime.tv_usec
  return Double(seconds) + Double(microseconds) / 1_000_000
}
