// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Testing

@testable import Telnet

@Suite struct OptionNegotiationTests {
  /// Two sides that change their minds at any time, over lines that take their time, agree in the end
  /// and fall silent.
  @Test(arguments: 0..<200) func bothSidesAgreeInTheEnd(seed: UInt64) {
    var random = Generator(seed: seed)
    let option = TelnetOption.echo
    var sides = [
      OptionNegotiation(ours: [option], theirs: [option]),
      OptionNegotiation(ours: Bool.random(using: &random) ? [option] : [], theirs: [option]),
    ]
    var lines: [[TelnetVerb]] = [[], []]
    var sent = 0
    func deliver(to side: Int) {
      guard !lines[side].isEmpty else { return }
      let verb = lines[side].removeFirst()
      if let reply = sides[side].receive(verb, option).reply {
        lines[1 - side].append(reply)
        sent += 1
      }
    }
    for _ in 0..<50 {
      let side = Int.random(in: 0...1, using: &random)
      if Bool.random(using: &random) {
        let which: OptionNegotiation.Side = Bool.random(using: &random) ? .ours : .theirs
        let verb = sides[side].ask(option, which, toBeOn: Bool.random(using: &random))
        if let verb { lines[1 - side].append(verb) }
      } else {
        deliver(to: side)
      }
    }
    for _ in 0..<1_000 where lines != [[], []] {
      deliver(to: 0)
      deliver(to: 1)
    }
    #expect(lines == [[], []] && sent < 200)
    #expect(!sides.contains { $0.isPending([option]) })
    #expect(sides[0].isOn(option, .ours) == sides[1].isOn(option, .theirs))
    #expect(sides[0].isOn(option, .theirs) == sides[1].isOn(option, .ours))
  }

  @Test func whatIsNotAllowedIsRefusedEachTime() {
    var negotiation = OptionNegotiation(ours: [], theirs: [])
    #expect(negotiation.receive(.do, .echo) == .init(reply: .wont))
    #expect(negotiation.receive(.will, .echo) == .init(reply: .dont))
    #expect(
      negotiation.receive(.dont, .echo) == .init() && negotiation.receive(.wont, .echo) == .init())
  }
}
