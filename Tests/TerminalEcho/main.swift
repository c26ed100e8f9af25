// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Terminal

// Tells every input in a line, for the tests that need a program of its own under a terminal.
// The words "keys", "lines", "crash" and "hang", and the keys K, L and C, make it do so.

let arguments = CommandLine.arguments
let printer = try LinePrinter(transcript: arguments.count > 2 ? arguments[2] : nil)
let reader = try InputReader(mode: arguments.dropFirst().first == "keys" ? .keys : .lines)
try printer.print("ready \(reader.mode)")

loop: for await input in reader {
  try printer.print(told(input))
  switch input {
  case .line("keys"), .key(KeyPress("K")): try printer.print("now \(reader.use(.keys))")
  case .line("lines"), .key(KeyPress("L")): try printer.print("now \(reader.use(.lines))")
  case .line("crash"), .key(KeyPress("C")): abort()
  case .line("hang"), .key(KeyPress("H")): sleep(3600)
  case .key(KeyPress("X")): exit(7)
  case .interrupt: exit(130)
  case .hangup: exit(129)
  default: break
  }
}
reader.close()

func told(_ input: TerminalInput) -> String {
  switch input {
  case .line(let text): "line \(text)"
  case .key(let press): "key \(press.name)"
  default: "\(input)"
  }
}
