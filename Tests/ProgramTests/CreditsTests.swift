// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Whose work the game stands on is told in the game, whole.
@Suite struct CreditsTests {
  @Test func everySourceIsReadOut() throws {
    let result = try Home().run(typing: ["help", "sources and licences", "1", "0", "q", "q"])
    #expect(result.errors == "")
    for source in ["GeoNames", "Unicode", "KGeography", "iso-codes", "Natural Earth", "WordNet"] {
      #expect(result.lines.contains { $0.contains(source) && $0.count > 100 }, "\(source)")
    }
    #expect(!result.output.contains("<!--") && !result.output.contains("`"))
  }
}
