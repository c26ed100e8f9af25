// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Localization
import Preferences

/// A page that tells one thing: why a request is not answered.
public struct NoticePage {
  let document: Document
  let words: [String: String]
  let text: String
  /// Whether a code is asked for, by which this device is let in.
  let asksForCode: Bool

  public init(_ notice: Term, _ phrasebook: Phrasebook, asksForCode: Bool = false) {
    document = Document(phrasebook, Settings())
    words = phrasebook.pageWords
    text = phrasebook.line([notice]).text
    self.asksForCode = asksForCode
  }
}
