// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Preferences
import Testing

@Suite struct ColourTests {
  @Test(arguments: PageSettings.Colour.allCases)
  func textOfAnyColoursCanBeRead(text: PageSettings.Colour) {
    for back in PageSettings.Colour.allCases {
      var page = PageSettings()
      (page.text, page.back) = (text, back)
      #expect(page.readableText.shade.contrast(with: back.shade) >= 7, "\(text) on \(back)")
    }
    var page = PageSettings()
    (page.text, page.back) = (.yellow, .blue)
    #expect(page.readableText == .yellow)
  }
}
