// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Menu {
  /// Asks before something is done that cannot be undone; does it at once where the player does
  /// not want to be asked.
  static func confirm(
    _ question: Term, _ reply: inout Reply, then act: @escaping @Sendable (inout Reply) -> Void
  ) {
    guard reply.settings.confirmations else { return act(&reply) }
    reply.go(
      .open(
        Menu([question]) { _ in
          [
            Entry(Term("confirm-yes")) { reply in
              reply.go(.close)
              act(&reply)
            },
            Entry(Term("confirm-no")) { $0.go(.close) },
          ]
        }))
  }
}
