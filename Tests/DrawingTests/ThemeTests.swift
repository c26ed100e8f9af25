// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Drawing

/// WCAG 2.2, 1.4.6 and 1.4.11: text 7 to 1, what else has to be seen 3 to 1.
@Suite struct ThemeTests {
  static let names = ["light", "dark", "yellow on black"]

  private func theme(_ name: String) throws -> Theme {
    let themes: [Theme] = [.light, .dark, .yellowOnBlack]
    return themes[try #require(Self.names.firstIndex(of: name))]
  }

  @Test func contrastIsMeasuredAsDefined() {
    #expect((0x000000 as SRGBColour).contrast(with: 0xffffff) == 21)
    #expect((0xffffff as SRGBColour).contrast(with: 0xffffff) == 1)
    #expect(abs((0x777777 as SRGBColour).contrast(with: 0xffffff) - 4.478) < 0.001)
    #expect("\(0x00005a as SRGBColour)" == "#00005a")
  }

  @Test(arguments: names) func everyTextStandsOut(name: String) throws {
    let theme = try theme(name)
    for ink in Ink.allCases {
      let contrast = theme.inks(ink).contrast(with: theme.grounds(ink.ground))
      #expect(contrast >= 7, "\(ink): \(contrast)")
    }
  }

  @Test(arguments: names) func everyLineStandsOut(name: String) throws {
    let theme = try theme(name)
    for stroke in Stroke.allCases {
      for ground in stroke.grounds {
        let contrast = theme.strokes(stroke).contrast(with: theme.grounds(ground))
        #expect(contrast >= 3, "\(stroke) on \(ground): \(contrast)")
      }
    }
  }

  @Test(arguments: names) func suitsHaveFourColours(name: String) throws {
    let theme = try theme(name)
    let suits: [Ink] = [.clubs, .diamonds, .hearts, .spades]
    #expect(Set(suits.map(theme.inks)).count == 4)
    #expect(Set(suits.compactMap(SuitShape.path)).count == 4)
  }

  @Test(arguments: names) func everyClassHasItsRule(name: String) throws {
    let rules = try theme(name).styleSheet
    for ink in Ink.allCases { #expect(rules.contains(".drawing .\(ink){fill:#")) }
    for ground in Ground.allCases { #expect(rules.contains(".drawing .\(ground){fill:#")) }
    for stroke in Stroke.allCases { #expect(rules.contains(".drawing .\(stroke){stroke:#")) }
  }
}
