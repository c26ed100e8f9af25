// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import WebServer

/// The one player at home lets clients in as other devices are let in: each by a code of six digits.
public struct CodeIdentification: PlayerIdentification {
  private let home: HomeEntrance
  private let announce: @Sendable (Term) -> Void

  /// - Parameter announce: tells whoever started the server how a client is let in.
  public init(_ home: HomeEntrance, announce: @escaping @Sendable (Term) -> Void) {
    self.home = home
    self.announce = announce
  }

  /// Where the last code was used or has run out, there is another one: only who sees what the server
  /// prints can read it. After three wrong ones there is none until the player asks for it.
  public func question() -> Term {
    if let code = home.devices.renewedCode() { announce(Pairing.invitation(by: code)) }
    return Term("page-code-wanted")
  }

  public func identify(by answer: String, _ stranger: Stranger) -> Identification {
    let devices = home.devices
    let (outcome, device) = devices.admit(code: answer, as: stranger.client)
    if let device {
      return .player(
        Admission(to: home.house, untilEnd: devices.untilEnd(of: device)) {
          devices.end(device.id)
        })
    }
    if case .wrong(let left) = outcome {
      return .again(Term("page-pair-wrong", ["left": .number(left)]))
    }
    return .refused(Term("page-pair-none"))
  }
}
