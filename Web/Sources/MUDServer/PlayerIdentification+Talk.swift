// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Localization

extension PlayerIdentification {
  /// Asks who the player is until that is known.
  ///
  /// - Returns: nil for who is not let in.
  func admit(
    _ client: inout LineClient, _ stranger: Stranger, _ phrasebook: Phrasebook
  ) async -> Admission? {
    client.send(.secret(true))
    client.tell(await question(), phrasebook)
    while true {
      await client.flush()
      switch await client.next() {
      case .client(.line(let line)):
        // A browser that some page has sent here; its lines are no tries.
        if line.contains(" HTTP/1.") { return nil }
        switch await identify(by: line, stranger) {
        case .player(let admission):
          client.send(.secret(false))
          return admission
        case .again(let reason): client.tell(reason, phrasebook)
        case .refused(let reason):
          client.tell(reason, phrasebook)
          return nil
        }
      case .client(.lineTooLong): client.tell(Term("page-too-long"), phrasebook)
      case .end(let reason):
        client.tell(reason, phrasebook)
        return nil
      case .client(.leave), nil: return nil
      case .client(.settled), .woken, .alarm: continue
      }
    }
  }
}
