// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Term {
  /// The term and every one inside it.
  public var everything: [Term] {
    [self]
      + fillings.values.flatMap { filling -> [Term] in
        switch filling {
        case .term(let term): term.everything
        case .list(let terms), .alphabetical(let terms): terms.flatMap(\.everything)
        case .number, .text, .foreign: []
        }
      }
  }
}
