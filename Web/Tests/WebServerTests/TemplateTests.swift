// SPDX-License-Identifier: GPL-3.0-or-later

import Localization
import Mustache
import Preferences
import Testing

@testable import Pages

/// What templates are given.
@Suite struct TemplateTests {
  private static let fragment = WebPage.TextFragment(text: "Perú", language: "es")
  private static let place = WebPage.Place(
    number: 1, label: "Column 1: Peru", name: "Column 1", digits: "11", drawing: "<svg></svg>",
    covered: "<span></span>", spot: "half-1 row-1", states: "", isPicked: false,
    isInFront: true)

  private static var values: [any MustacheParent] {
    [
      fragment, place, WebPage.Row(layout: "piles", places: "<li></li>"),
      WebPage.SaidLine(number: 1, mood: "refusal", fragments: [fragment]),
      WebPage.Entry(key: "place 1", focus: "focus", number: 1, title: "Peru", language: "es"),
    ]
  }

  @Test func theyFindAllOfIt() {
    for value in Self.values {
      for part in Mirror(reflecting: value).children {
        let name = part.label ?? ""
        #expect(value.child(named: name) != nil, "\(type(of: value)).\(name)")
      }
    }
  }
}
