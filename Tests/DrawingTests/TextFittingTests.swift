// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Drawing

@Suite struct TextFittingTests {
  private func fitted(_ text: String, width: Int = 240, height: Int = 150) -> FittedText {
    FittedText(text, width: width, height: height, sizes: [56, 44, 36, 30, 24, 18])
  }

  @Test func aShortNameIsAsLargeAsCanBe() {
    #expect(fitted("Cuba").lines == ["Cuba"])
    #expect(fitted("Cuba").size == 56)
  }

  @Test func linesEndBetweenWords() {
    let name = fitted("Saint Vincent and the Grenadines")
    #expect(name.lines.joined(separator: " ") == "Saint Vincent and the Grenadines")
    #expect(name.lines.count > 1 && name.height <= 150)
    #expect(fitted("Baden-Württemberg").lines == ["Baden-", "Württemberg"])
  }

  @Test func namesWithoutSpacesStayWholeWhereTheyCan() {
    #expect(fitted("ヨーロッパの川").lines == ["ヨーロッパ", "の川"])
    #expect(fitted("大洋洲的国家和地区", width: 200).lines.allSatisfy { $0.count <= 5 })
    #expect(fitted("これ、それ、あれ", width: 150).lines.allSatisfy { !$0.hasPrefix("、") })
  }

  @Test func whatNeverFitsIsCutShort() {
    let text = Array(repeating: "Llanfairpwllgwyngyll", count: 20).joined(separator: " ")
    let cut = fitted(text)
    #expect(cut.height <= 150)
    #expect(cut.size == 18)
    #expect(cut.lines.last?.hasSuffix("…") == true)
  }

  @Test func nothingIsNoLine() { #expect(fitted("").lines.isEmpty) }
}
