// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Samples
import Testing

/// The settings of one game, as menus offer them.
struct DealOptionTests {
  @Test("Limits are offered from the least on, each once")
  func limits() {
    for option in EveryDescriptor.all.flatMap(\.options) {
      guard case .limit(let least, let offered) = option.values else { continue }
      #expect(offered.first == least, "\(option.setting)")
      #expect(offered == Set(offered).sorted(), "\(option.setting)")
    }
  }
}
