// SPDX-License-Identifier: GPL-3.0-or-later

import Storage

/// Why the server did not do what it was asked.
struct ServerRefusal: Error {
  /// The five letters of SQLSTATE; nil where libpq itself refused.
  let state: String?
  let message: String
  let isConnected: Bool
}

extension StorageProblem {
  init(onServer error: any Error) {
    switch error {
    case let problem as StorageProblem: self = problem
    case let refusal as ServerRefusal: self.init(refusal)
    default: self = .damaged
    }
  }

  /// By the classes of PostgreSQL's appendix A, "Error Codes".
  private init(_ refusal: ServerRefusal) {
    guard refusal.isConnected, let state = refusal.state else {
      self = .unreachable(because: refusal.message)
      return
    }
    self =
      switch state {
      case "53100": .diskFull
      case "25006": .readOnly
      // Locked, cancelled for taking too long, or at odds with another transaction.
      case "55P03", "57014", "40001", "40P01": .busy
      case "XX001", "XX002": .damaged
      case _ where ["08", "53", "57"].contains(state.prefix(2)):
        .unreachable(because: refusal.message)
      default: .failedOnServer(state: state)
      }
  }
}
