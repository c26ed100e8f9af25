// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// What a program started for each message would take to its first byte of sound.
func measureCommandLine(_ text: String, against ours: Times) throws {
  var times = Times()
  let clock = ContinuousClock()
  for _ in 0..<50 {
    let (program, pipe) = (Process(), Pipe())
    program.executableURL = URL(filePath: "/usr/bin/espeak-ng")
    program.arguments = ["-v", "en", "--stdout", text]
    program.standardOutput = pipe
    let start = clock.now
    try program.run()
    _ = try pipe.fileHandleForReading.read(upToCount: 1)
    times.add(from: start, to: clock.now)
    _ = try pipe.fileHandleForReading.readToEnd()
    program.waitUntilExit()
  }
  print(
    "espeak-ng command line, first byte: \(show(times.median)) ms,",
    "\(show(times.median / ours.median)) times our first chunk")
}
