// SPDX-License-Identifier: GPL-3.0-or-later

import Terminal

// What is sent.
extension TelnetConnection {
  /// Sends a line of text; see `PlainText` for what is left out of it.
  public mutating func print(_ text: String) {
    let line = PlainText.line(text)
    // No name is to play a sound.
    let isTrigger = line.hasPrefix(OfferedSound.mark)
    output += escaped(charset.bytes(of: (isTrigger ? " " : "") + line)) + [0x0D, 0x0A]
  }

  /// Marks the end of an answer: the player is asked for something.
  public mutating func mark() {
    let isRecord = negotiation.isOn(.endOfRecord, .ours)
    send(isRecord ? .endOfRecord : .goAhead)
  }

  /// Has the client show or not show what is typed.
  public mutating func hideTyping(_ isHidden: Bool) { ask(.echo, .ours, toBeOn: isHidden) }

  /// Has the client play a sound, where it can.
  public mutating func play(_ sound: OfferedSound) {
    if takesMedia {
      send(.gmcp, sound.message.body)
    } else if negotiation.isOn(.soundProtocol, .ours) {
      output += escaped(Array(sound.trigger.utf8)) + [0x0D, 0x0A]
    }
  }

  var takesMedia: Bool { negotiation.isOn(.gmcp, .ours) && terminal.takesMedia }

  mutating func ask(_ option: TelnetOption, _ side: OptionNegotiation.Side, toBeOn: Bool) {
    if let verb = negotiation.ask(option, side, toBeOn: toBeOn) {
      send(verb.command, [option.rawValue])
    }
  }

  mutating func send(_ option: TelnetOption, _ body: [UInt8]) {
    send(.subnegotiation, [option.rawValue] + escaped(body))
    send(.subnegotiationEnd)
  }

  /// Sends what the client has asked for, as long as it does not ask without end.
  mutating func answer(_ option: TelnetOption, _ body: [UInt8]) {
    if mayAnswer() { send(option, body) }
  }

  mutating func answer(verb: TelnetVerb, _ option: TelnetOption) {
    if mayAnswer() { send(verb.command, [option.rawValue]) }
  }

  mutating func answer(_ bytes: [UInt8]) {
    if mayAnswer() { output += bytes }
  }

  private mutating func mayAnswer() -> Bool {
    answersLeft -= answersLeft > 0 ? 1 : 0
    return answersLeft > 0
  }

  private mutating func send(_ command: TelnetCommand, _ bytes: [UInt8] = []) {
    output += [TelnetCommand.iac.rawValue, command.rawValue] + bytes
  }

  private func escaped(_ bytes: [UInt8]) -> [UInt8] {
    let iac = TelnetCommand.iac.rawValue
    return bytes.contains(iac) ? bytes.flatMap { $0 == iac ? [iac, iac] : [$0] } : bytes
  }
}
