// SPDX-License-Identifier: GPL-3.0-or-later

import CESpeak

/// What the library takes by itself, with its samples copied and nothing else done.
private struct Bare {
  var begun: ContinuousClock.Instant?
  var samples: [Int16] = []
}

/// The library has been started by the layer; only the callback is another.
func measureBareLibrary(
  _ text: String, rounds: Int, _ first: inout Times, _ whole: inout Times
) {
  espeak_SetSynthCallback { wave, count, events in
    guard let wave, let bare = events?.pointee.user_data?.assumingMemoryBound(to: Bare.self)
    else { return 0 }
    if bare.pointee.begun == nil { bare.pointee.begun = ContinuousClock().now }
    bare.pointee.samples += UnsafeBufferPointer(start: wave, count: Int(count))
    return 0
  }
  espeak_SetVoiceByName("gmw/en")
  espeak_SetParameter(espeakRATE, 175, 0)
  let clock = ContinuousClock()
  for round in 0...rounds {
    var bare = Bare()
    let start = clock.now
    withUnsafeMutablePointer(to: &bare) { bare in
      _ = espeak_Synth(
        text, text.utf8.count + 1, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil, bare)
    }
    guard round > 0, let begun = bare.begun else { continue }
    first.add(from: start, to: begun)
    whole.add(from: start, to: clock.now)
  }
}
