// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Sound
import Speech

/// A copy of the game's sound in a process of its own, for tests that take its server away: OpenAL
/// looks for servers once in a process.
///
/// It answers each line of its input: `say` with "heard", or "silent" where nothing of what was said
/// was heard; `loss` with whether a loss is to be told. `until-` says until the answer is the one named.
func run() throws(SoundError) {
  let mixer = try Mixer(sampleRate: 22_050)
  defer { mixer.close() }
  tell("open")
  while let line = readLine() {
    switch line {
    case "say": tell(isHeard(mixer) ? "heard" : "silent")
    case "until-heard": tell(waits { isHeard(mixer) } ? "heard" : "silent")
    case "until-silent": tell(waits { !isHeard(mixer) } ? "silent" : "heard")
    case "until-lost":
      // Another device is looked for when something is said.
      let isLost = waits {
        _ = isHeard(mixer)
        return mixer.takeLoss()
      }
      tell("\(isLost)")
    case "loss": tell("\(mixer.takeLoss())")
    default: tell("unknown")
    }
  }
}

/// Whether something comes true before a test counts as hanging.
func waits(for condition: () -> Bool) -> Bool {
  for _ in 0..<9_000 {
    if condition() { return true }
    usleep(100_000)
  }
  return false
}

/// What is heard goes down bit by bit; what is lost is gone at once.
func isHeard(_ mixer: Mixer) -> Bool {
  let tone = (0..<4_410).map { Int16($0 % 50 * 100) }
  mixer.append(tone)
  var isPart = false
  for _ in 0..<5_000 {
    let pending = mixer.pending
    if pending == 0 { return isPart }
    isPart = isPart || pending < tone.count
    usleep(1_000)
  }
  return false
}

/// At once, though nobody sees it on a terminal.
func tell(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

do { try run() } catch { tell("none") }
