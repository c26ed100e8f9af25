// SPDX-License-Identifier: GPL-3.0-or-later

/// From Enter at a terminal until a sound server's sink is loud, through the whole program, in turn
/// with `espeak-ng`, in one recording.
func measureKeyToSound() throws {
  let home = try Scratch()
  let server = try SoundServer(home)
  var monitor = try server.monitor()
  let game = try Child(
    Checkout.program, ["play", "klondike", "--lines", "--voice", "espeak", "--number", "1"],
    server.environment, atTerminal: true)
  defer { game.end() }
  game.settle(2_000)
  var (prompt, paused, shell) = (Times(), Times(), Times())
  // The first find a sound server that has just begun.
  for round in -3..<40 {
    try monitor.waitForSilence(.milliseconds(300))
    let answer = try answerTime(game, &monitor)
    try monitor.waitForSilence(.milliseconds(300))
    let yardstick = try commandLineTime(server, &monitor)
    guard round >= 0 else { continue }
    prompt.add(answer)
    shell.add(yardstick)
  }
  report("key to sound", prompt, goal: 10)
  report("espeak-ng from the shell", shell)
  for _ in 0..<6 {
    try monitor.waitForSilence(.seconds(14))
    paused.add(try answerTime(game, &monitor))
  }
  report("key to sound after an idle pause", paused, goal: 16)
}

private func answerTime(_ game: Child, _ monitor: inout Monitor) throws -> Duration {
  game.settle(1)
  let start = ContinuousClock.now
  game.send("w\n")
  return start.duration(to: try monitor.loudness())
}

private func commandLineTime(
  _ server: SoundServer, _ monitor: inout Monitor
) throws -> Duration {
  let child = try Child("/usr/bin/espeak-ng", ["Waste: empty"], server.environment)
  defer { child.waitForEnd() }
  return child.start.duration(to: try monitor.loudness())
}

private func report(_ name: String, _ times: Times, goal: Double? = nil) {
  let ratio = goal.map { ", ratio to the goal of \(Int($0)) ms: \(show(times.median / $0))" } ?? ""
  print(
    "\(name): median \(show(times.median)) ms, least \(show(times.percentile(0))) ms,",
    "most \(show(times.percentile(100))) ms of \(times.count)\(ratio)")
}
