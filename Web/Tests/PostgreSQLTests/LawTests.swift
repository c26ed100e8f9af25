// SPDX-License-Identifier: GPL-3.0-or-later

import StoreLaws
import Testing

/// What holds for every store holds for this one.
@Suite(.serialized, .timeLimit(.minutes(15))) struct LawTests {
  @Test(arguments: StoreLaw.all) func theLawsHold(law: StoreLaw) async throws {
    try await withDatabase { try await law.holds(at: $0) }
  }
}
