// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Fetching

extension DownloadFault {
  /// That what was given as an address is none to be asked.
  public func refusal(of text: String) -> Term {
    Term("remote-failed", ["server": .text(text), "reason": .term(term)])
  }

  /// What the player is told.
  var term: Term {
    switch self {
    case .noAddress: Term("web-no-address")
    case .insecure: Term("web-insecure")
    case .noLibrary: Term("web-no-library")
    case .unreachable: Term("web-unreachable")
    case .untrusted: Term("web-untrusted")
    case .timedOut: Term("web-timed-out")
    case .tooLarge: Term("web-too-large")
    case .tooManyRedirects: Term("web-too-many-redirects")
    case .status(let status): Term("web-status", ["status": .number(status)])
    }
  }
}
