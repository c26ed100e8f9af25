// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Storage

/// What the system says of a file is told in words.
@Suite struct FileCauseTests {
  @Test(
    arguments: [
      (ENOENT, "file-missing"), (EACCES, "file-not-allowed"), (EPERM, "file-not-allowed"),
      (EROFS, "file-read-only"), (ENOSPC, "file-disk-full"), (EDQUOT, "file-disk-full"),
      (EMFILE, "file-too-many-open"), (ENFILE, "file-too-many-open"), (EISDIR, "file-is-folder"),
      (ENOTDIR, "file-not-folder"),
    ] as [(Int32, String)])
  func aNumberIsToldInWords(number: Int32, key: String) {
    #expect(FileProblem.Cause(errno: number).term == Term(Key(key)))
  }
}
