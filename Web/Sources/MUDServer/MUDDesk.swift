// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Engine
import Localization
import NIOCore
import Synchronization
import Telnet
import WebServer

/// What all visits share.
final class MUDDesk: Sendable {
  let commons: Commons
  let identification: any PlayerIdentification
  let limits: MUDLimits
  /// That of players of whom nothing else is known.
  private let usualLanguage: String
  /// Where the page is served; nil where it is not yet, or nowhere.
  private let pagePort = Mutex<Int?>(nil)

  init(
    _ commons: Commons, _ identification: any PlayerIdentification, usualLanguage: String,
    _ limits: MUDLimits
  ) {
    self.commons = commons
    self.identification = identification
    self.usualLanguage = usualLanguage
    self.limits = limits
  }

  func pageIsServed(at port: Int) { pagePort.withLock { $0 = port } }

  /// - Parameter wish: a tag or locale as a client has it.
  func language(for wish: String?) -> String {
    let available = commons.content.phrasebooks.languages
    return wish.flatMap { Phrasebook.match($0, available: available) } ?? usualLanguage
  }

  func phrasebook(for wish: String?) -> Phrasebook {
    commons.content.phrasebooks.words(in: language(for: wish)).phrasebook
  }

  /// What a client can play.
  ///
  /// - Parameter address: that by which it has reached this machine.
  func sounds(for terminal: ClientTerminal, at address: SocketAddress?) -> SoundFolder {
    guard terminal.playsSounds else { return SoundFolder(names: [], address: nil) }
    let host = address?.ipAddress.map { address in
      // An address of IPv4 at a socket for both is written so.
      let short = address.trimmingPrefix("::ffff:")
      return short.contains(":") ? "[\(short)]" : String(short)
    }
    let port = pagePort.withLock(\.self)
    let folder = host.flatMap { host in port.map { "http://\(host):\($0)/sounds/" } }
    return SoundFolder(names: commons.soundNames, address: folder)
  }
}
