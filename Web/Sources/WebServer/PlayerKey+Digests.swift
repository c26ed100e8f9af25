// SPDX-License-Identifier: GPL-3.0-or-later

import Crypto
import CryptoExtras
import Foundation
import Storage

extension PlayerKey {
  /// What a browser shows has 192 random bits, so that a quick digest tells nothing of it.
  init(browser secret: String) {
    self.init(.browser, digest: Data(SHA256.hash(data: Data(secret.utf8))))
  }

  /// A phrase has 60: its digest takes a tenth of a second, so that to try them all takes for ever. It
  /// is found by the digest alone, which leaves no room for a salt of each player's own.
  init(phrase secret: String) {
    let key = try? KDF.Insecure.PBKDF2.deriveKey(
      from: Data(secret.utf8), salt: Data("aloud recovery phrase".utf8), using: .sha256,
      outputByteCount: 32, rounds: 210_000)
    self.init(.phrase, digest: key?.withUnsafeBytes { Data($0) } ?? Data())
  }
}
