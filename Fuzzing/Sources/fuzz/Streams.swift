// SPDX-License-Identifier: GPL-3.0-or-later

@testable import SpeechDispatcher
@testable import Telnet
@testable import Terminal

// What comes in pieces: the same has to come of it however it is cut.

func readReplies(_ bytes: [UInt8]) {
  var (whole, cut) = (ReplyReader(), ReplyReader())
  let isRead = (try? whole.read(bytes)) != nil
  let areRead = bytes.allSatisfy { (try? cut.read([$0])) != nil }
  precondition(isRead == areRead && whole.takeReply() == cut.takeReply())
  precondition(whole.takeEvents() == cut.takeEvents())
}

func readKeys(_ bytes: [UInt8]) {
  for mode in [InputMode.lines, .keys] {
    var (whole, cut) = (InputDecoder(), InputDecoder())
    _ = (whole.use(mode), cut.use(mode))
    let inputs = whole.take(bytes)
    precondition(inputs == bytes.flatMap { cut.take([$0]) } && whole.pending == cut.pending)
    var line = TypedLine()
    for case .key(let key) in inputs { _ = line.take(key).echo }
    // The game may ask for keys in the middle of a line, and for lines in the middle of a key.
    _ = whole.use(mode == .keys ? .lines : .keys) + whole.take(bytes) + whole.finish()
  }
}

/// Lines are short and answers few.
func readTelnet(_ bytes: [UInt8]) {
  let status = ServerStatus([("NAME", ["Aloud"])])
  var (whole, cut) = (TelnetConnection(status), TelnetConnection(status))
  let events = whole.receive(bytes)
  precondition(events == bytes.flatMap { cut.receive([$0]) })
  let output = whole.takeOutput()
  precondition(output == cut.takeOutput() && output.count < 100 * TelnetConnection.mostAnswers)
  for case .line(let line) in events { precondition(line.count <= TelnetConnection.longestLine) }
  whole.print("still there")
  precondition(whole.takeOutput().suffix(2) == [13, 10])
}
