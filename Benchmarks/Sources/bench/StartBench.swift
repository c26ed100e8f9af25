// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// From the start of the process to its first line and to its first sound, in turn with the
/// programs it is compared with.
func measureStart() throws {
  let scratch = try Scratch()
  let environment = scratch.environment
  var (line, firstLine, sound, bare, trivial) = (Times(), Times(), Times(), Times(), Times())
  let firstHome = try Scratch()
  firstLine.add(try lineOf(["--voice", "off"], firstHome.environment))
  _ = try lineOf(["--voice", "off"], environment)
  for round in 0..<40 {
    trivial.add(try endOf("/bin/true"))
    line.add(try lineOf(["--voice", "off"], environment))
    let tape = scratch.folder.appending(path: "\(round).wav").path
    sound.add(try soundOf(tape, environment))
    bare.add(try byteOf("/usr/bin/espeak-ng", ["--stdout", "Aloud 0.1.0"], past: 44))
  }
  report("first line", line, against: trivial, named: "/bin/true")
  print("first line of the very first start: \(show(firstLine.median)) ms")
  report("first sound, to a recording", sound, against: bare, named: "espeak-ng --stdout")
  try measureStartsOfGames()
}

/// Each game's first lines in turn with `aloud --version`, which needs nothing but the program.
private func measureStartsOfGames() throws {
  for atTerminal in [false, true] {
    for game in ["klondike", "atlas"] {
      var (bare, welcome, deal) = (Times(), Times(), Times())
      let home = try Scratch()
      for _ in 0..<40 {
        bare.add(try endOf(Checkout.program, ["--version"], home.environment))
        let arguments = ["play", game, "--voice", "off"]
        let child = try Child(
          Checkout.program, arguments, home.environment, atTerminal: atTerminal)
        defer { child.end() }
        var text = child.read() ?? ""
        welcome.add(child.start.duration(to: .now))
        while text.split(separator: "\n", omittingEmptySubsequences: false).count < 3 {
          text += child.read() ?? "\n"
        }
        deal.add(child.start.duration(to: .now))
      }
      let place = atTerminal ? "at a terminal" : "in a script"
      report("\(game) \(place), first line", welcome, against: bare, named: "aloud --version")
      report("\(game) \(place), the deal told", deal, against: bare, named: "aloud --version")
    }
  }
}

private func report(_ name: String, _ ours: Times, against other: Times, named: String) {
  print(
    "\(name): median \(show(ours.median)) ms, p99 \(show(ours.percentile(99))) ms;",
    "\(named) \(show(other.median)) ms, ratio \(show(ours.median / other.median))")
}

private func endOf(
  _ program: String, _ arguments: [String] = [], _ environment: [String: String] = [:]
) throws -> Duration {
  let child = try Child(program, arguments, environment)
  child.waitForEnd()
  return child.start.duration(to: .now)
}

private func lineOf(_ arguments: [String], _ environment: [String: String]) throws -> Duration {
  let child = try Child(Checkout.program, arguments, environment, atTerminal: true)
  defer { child.end() }
  _ = child.read()
  return child.start.duration(to: .now)
}

/// The first sample on the tape, behind the header of 44 bytes.
private func soundOf(_ tape: String, _ environment: [String: String]) throws -> Duration {
  let child = try Child(Checkout.program, ["--record", tape], environment)
  defer { child.end() }
  var found = stat()
  while stat(tape, &found) != 0 || found.st_size <= 44 { usleep(50) }
  return child.start.duration(to: .now)
}

private func byteOf(_ program: String, _ arguments: [String], past header: Int) throws -> Duration {
  let child = try Child(program, arguments, [:])
  defer { child.end() }
  var left = header
  while left >= 0, let text = child.read() { left -= max(text.utf8.count, 1) }
  return child.start.duration(to: .now)
}
