// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// What a player without an account shows to be let in, as stores keep it: by a digest, which lets
/// nobody in.
public struct PlayerKey: Hashable, Sendable {
  public enum Kind: String, Sendable {
    /// The cookie of one browser.
    case browser
    /// Words that the player knows.
    case phrase
  }

  public let kind: Kind
  public let digest: Data

  public init(_ kind: Kind, digest: Data) {
    self.kind = kind
    self.digest = digest
  }
}
