// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import CommandHelp
import Engine
import WebServer

/// From where guests come.
struct GuestOptions: ParsableArguments {
  private static let ownHost = "127.0.0.1"

  // What is made by a transformation is told without its default, which is told in words.
  @Option(help: .words("usage-option-listen", value: "address"), transform: \.self)
  var listen = Self.ownHost

  @Option(
    name: .customLong("trusted-proxy"), help: .words("usage-option-trusted-proxy", value: "address")
  )
  var trustedProxies: [String] = []

  var proxies: TrustedProxies { TrustedProxies(trustedProxies) }

  /// Why these options do not go together; nil where they do.
  func refusal(isPublic: Bool, lan: Bool) -> Term? {
    if isPublic, lan { return Term("serve-public-or-lan") }
    let isGiven = listen != Self.ownHost || !trustedProxies.isEmpty
    return isGiven && !isPublic ? Term("serve-public-only") : nil
  }

  /// Where the page is.
  func address(port: Int) -> String {
    "http://\(listen.contains(":") ? "[\(listen)]" : listen):\(port)/"
  }
}
