// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Localization

@Suite struct PluralTests {
  struct Language: Decodable {
    struct Kind: Decodable {
      let rules: [String: String]
      let samples: [String: [String]]
    }

    let languages: [String]
    let cardinal: Kind
    let ordinal: Kind
  }

  @Test func everyLanguageOfCLDRCountsAsBabelSays() throws {
    let sets = try fixture("plurals.json", as: [Language].self)
    let tested = Set(sets.flatMap(\.languages))
    #expect(
      tested.isSuperset(
        of: "en es de pl ar ru ja tr hi fr pt pt_PT it nl sv zh cy gv lt".split(separator: " ")
          .map { String($0) }))
    for set in sets {
      try compare(set.cardinal, "cardinal of \(set.languages)")
      try compare(set.ordinal, "ordinal of \(set.languages)")
    }
  }

  private func compare(_ kind: Language.Kind, _ name: String) throws {
    var rules = PluralRules()
    for (category, text) in kind.rules {
      rules.add(try #require(PluralRule(text), "\(name): \(text)"), for: category)
    }
    for (category, numbers) in kind.samples {
      for text in numbers {
        let literal = NumberLiteral(text: text, value: try #require(Double(text)))
        #expect(rules.category(of: PluralOperands(literal)) == category, "\(text), \(name)")
        if let whole = Int(text) {
          #expect(rules.category(of: PluralOperands(whole)) == category, "\(text), \(name)")
          #expect(rules.category(of: PluralOperands(-whole)) == category, "-\(text), \(name)")
        }
      }
    }
  }

  @Test func samplesBehindARuleAreLeftOut() {
    #expect(PluralRule("i = 1 and v = 0 @integer 1") == PluralRule("i=1 and v=0"))
  }

  @Test func aChoiceAmongOrdinalsIsTriedWithANumberOfEach() {
    let source = """
      day = { NUMBER($n, type: "ordinal") ->
          [one] first
          [two] second
         *[other] any
      }
      """
    #expect(book(plurals + source).samples(of: "day") == [["n": 1], ["n": 2], ["n": 5]])
  }

  @Test func fractionsAreInNoRange() throws {
    let rule = try #require(PluralRule("n = 0..2"))
    #expect(!rule.matches(PluralOperands(NumberLiteral(text: "1.5", value: 1.5))))
  }

  @Test(arguments: [
    "", "i", "i =", "x = 1", "i = 1 and", "i = 1 or", "i % 0 = 1", "i = 2..1", "i = 1,", "i = a",
    "i = 1 i = 2", "= 1", "i % = 1", "i ! = 1 2", "i = 99999999999999999999",
  ])
  func whatIsNoRuleIsRefused(text: String) {
    #expect(PluralRule(text) == nil)
  }
}
