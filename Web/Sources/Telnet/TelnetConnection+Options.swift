// SPDX-License-Identifier: GPL-3.0-or-later

// What each option brings once it is in force.
extension TelnetConnection {
  mutating func didTurn(_ option: TelnetOption, isOn: Bool) {
    switch option {
    case .terminalType where isOn:
      terminalTypes.begin()
      answer(.terminalType, TerminalTypeQuestion.send)
    case .newEnvironment where isOn:
      awaitsEnvironment = true
      answer(.newEnvironment, EnvironmentVariables.question)
    case .charset where isOn && negotiation.isOn(.charset, .ours):
      awaitsCharset = true
      answer(.charset, CharsetMessage.offer.body)
    case .serverStatus where isOn: answer(.serverStatus, status.body)
    case .gmcp where !isOn: ask(.soundProtocol, .ours, toBeOn: true)
    default: break
    }
    guard !isOn else { return }
    switch option {
    case .terminalType: terminalTypes = TerminalTypeQuestion()
    case .newEnvironment: awaitsEnvironment = false
    case .charset: awaitsCharset = false
    default: break
    }
  }

  mutating func take(_ body: [UInt8], of option: TelnetOption) {
    switch option {
    case .terminalType where negotiation.isOn(option, .theirs): takeTerminalType(body)
    case .newEnvironment where negotiation.isOn(option, .theirs): takeEnvironment(body)
    case .windowSize where negotiation.isOn(option, .theirs): takeWindowSize(body)
    case .charset: takeCharset(body)
    case .gmcp where negotiation.isOn(option, .ours):
      guard let message = GMCPMessage(body) else { return }
      terminal.take(message)
      let isSupport = message.name.lowercased().hasPrefix("core.supports")
      if isSupport, !terminal.takesMedia { ask(.soundProtocol, .ours, toBeOn: true) }
    default: break
    }
  }

  private mutating func takeTerminalType(_ body: [UInt8]) {
    guard let answer = terminalTypes.take(body) else { return }
    if let bits = MUDTerminalTypes(answer: answer) {
      abilities = bits
      terminal.take(bits)
    }
    if terminal.name == nil { terminal.name = terminalTypes.client }
    if terminalTypes.isOpen { self.answer(.terminalType, TerminalTypeQuestion.send) }
  }

  private mutating func takeWindowSize(_ body: [UInt8]) {
    guard body.count == 4 else { return }
    let sizes = body.map(Int.init)
    terminal.size = .init(columns: sizes[0] << 8 | sizes[1], rows: sizes[2] << 8 | sizes[3])
  }

  private mutating func takeEnvironment(_ body: [UInt8]) {
    guard let values = EnvironmentVariables.values(in: body) else { return }
    awaitsEnvironment = false
    if values[.screenReader] == "1" { terminal.hasScreenReader = true }
    let locale = values[.lang]
    terminal.language = locale ?? values[.language] ?? terminal.language
    let ending = locale?.split(separator: ".", maxSplits: 1).dropFirst().first
    let charset = values[.charset].flatMap { Charset(named: $0) }
    localeCharset = charset ?? ending.flatMap { Charset(named: $0) } ?? localeCharset
  }

  private mutating func takeCharset(_ body: [UInt8]) {
    switch CharsetMessage(body) {
    case .request(let names):
      // Where both ask at once, the server's question counts.
      guard negotiation.isOn(.charset, .theirs) else { return }
      let (message, charset) =
        awaitsCharset ? (.rejected, nil) : CharsetMessage.answer(to: names)
      answer(.charset, message.body)
      agreedCharset = charset ?? agreedCharset
    case .accepted(let name) where awaitsCharset:
      awaitsCharset = false
      agreedCharset = Charset(named: name) ?? .ascii
    case .rejected where awaitsCharset:
      awaitsCharset = false
      agreedCharset = .ascii
    default: break
    }
  }
}
