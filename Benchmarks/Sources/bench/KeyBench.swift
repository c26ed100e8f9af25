// SPDX-License-Identifier: GPL-3.0-or-later

/// From a key at a terminal to the first text of its answer, through the whole program. Without a
/// voice: what it would do depends on the sound device.
func measureKeys() throws {
  var (times, medians) = (Times(), Times())
  for seed in 1...5 {
    var run = Times()
    try press(120, seed: seed) {
      run.add($0)
      times.add($0)
    }
    medians.add(.milliseconds(1) * run.median)
  }
  print(
    "key to text: median \(show(times.median)) ms,",
    "p99 \(show(times.percentile(99))) ms of 600 keys in 5 runs,",
    "medians of the runs \(show(medians.percentile(0))) to \(show(medians.percentile(100))) ms")
}

private func press(
  _ count: Int, seed: Int, _ note: (Duration) -> Void
) throws {
  let scratch = try Scratch()
  let child = try Child(
    Checkout.program,
    ["play", "--keys", "--voice", "off", "--seed", "\(seed)", "--any-deal"],
    scratch.environment, atTerminal: true)
  defer { child.end() }
  child.settle(500)
  let keys = ["d", "w", "t", "p", "\u{1B}[C", "d", "a", "u", "g", "\u{1B}[D"]
  for index in 0..<count {
    let start = ContinuousClock().now
    child.send(keys[index % keys.count])
    guard child.read()?.isEmpty == false else { return print("no answer to a key") }
    note(start.duration(to: .now))
    child.settle()
  }
}
