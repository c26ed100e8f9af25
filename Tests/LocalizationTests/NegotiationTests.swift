// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Localization

@Suite struct NegotiationTests {
  static let available = ["de", "en", "es", "nb", "pl", "pt-BR", "sr", "sr-Latn", "zh-Hans"]

  private func chosen(
    flag: String? = nil, setting: String? = nil, _ environment: [String: String] = [:]
  ) -> String {
    Phrasebook.negotiate(
      flag: flag, setting: setting, environment: environment, available: Self.available)
  }

  @Test func theOrderIsFlagSettingThenEnvironment() {
    var environment = ["LANGUAGE": "xx:pl", "LANG": "de_DE.UTF-8"]
    #expect(chosen(["LANGUAGE": "xx:pl:de"]) == "pl")
    #expect(chosen(environment) == "de")
    environment["LC_MESSAGES"] = "es_MX"
    #expect(chosen(environment) == "es")
    environment["LC_ALL"] = "pt_PT"
    #expect(chosen(environment) == "pt-BR")
    #expect(chosen(setting: "nb", environment) == "nb")
    #expect(chosen(flag: "zh", setting: "nb", environment) == "zh-Hans")
  }

  @Test func whatIsUnknownOrEmptyIsPassedOver() {
    #expect(chosen() == "en")
    #expect(chosen(flag: "tlh", ["LC_ALL": "", "LANG": "pl_PL"]) == "pl")
    #expect(chosen(flag: "", setting: "", ["LANG": "tlh"]) == "en")
    #expect(chosen(["LC_ALL": "C", "LANG": "de_DE.UTF-8"]) == "en")
  }

  @Test(arguments: [
    ("de_DE.UTF-8", "de"), ("de_AT@euro", "de"), ("DE", "de"), ("zh_CN", "zh-Hans"),
    ("zh_TW.UTF-8", "zh-Hans"), ("cmn", "zh-Hans"), ("pt_PT", "pt-BR"), ("pt", "pt-BR"),
    ("C", "en"), ("C.UTF-8", "en"), ("POSIX", "en"), ("en_GB", "en"), ("no_NO", "nb"),
    ("sr_RS", "sr"), ("sr_RS@latin", "sr-Latn"), ("sr-Latn-RS", "sr-Latn"), ("es-419", "es"),
  ])
  func wishes(wish: String, expected: String) {
    #expect(Phrasebook.match(wish, available: Self.available) == expected)
  }

  private static let fifteen = [
    "ar", "de", "en", "es", "fr", "hi", "it", "ja", "nl", "pl", "pt-BR", "ru", "sv", "tr",
    "zh-Hans",
  ]

  @Test(arguments: [
    ("ar_EG.UTF-8", "ar"), ("de_AT", "de"), ("en_ZA", "en"), ("es_AR", "es"), ("fr_CA", "fr"),
    ("hi_IN", "hi"), ("it_CH", "it"), ("ja_JP.eucJP", "ja"), ("nl_BE", "nl"), ("pl_PL", "pl"),
    ("pt_PT", "pt-BR"), ("pt_BR", "pt-BR"), ("ru_UA", "ru"), ("sv_FI", "sv"), ("tr_CY", "tr"),
    ("zh_CN.GB18030", "zh-Hans"), ("zh_SG", "zh-Hans"), ("zh-Hans-CN", "zh-Hans"),
    ("cmn", "zh-Hans"),
    ("nb_NO", "en"), ("nn_NO", "en"), ("no", "en"), ("iw_IL", "en"), ("in_ID", "en"), ("C", "en"),
  ])
  func everySystemIsServed(system: String, expected: String) {
    #expect(
      Phrasebook.negotiate(
        flag: nil, setting: nil, environment: ["LANG": system], available: Self.fifteen)
        == expected)
  }

  @Test(arguments: [
    ("Polski", "pl"), ("POLISH", "pl"), ("français", "fr"), ("francais", "fr"), ("日本語", "ja"),
    ("japanese", "ja"), ("русский", "ru"), ("العربية", "ar"), ("हिन्दी", "hi"), ("中文", "zh-Hans"),
    ("简体中文", "zh-Hans"), ("Chinese", "zh-Hans"), ("português", "pt-BR"), ("Portuguese", "pt-BR"),
    ("türkçe", "tr"), ("turkce", "tr"), ("Nederlands", "nl"),
  ])
  func aLanguageIsCalledByItsNameToo(name: String, expected: String) {
    #expect(Phrasebook.match(name, available: Self.fifteen) == expected)
  }

  @Test func traditionalChineseComesFirstWhereItIsThere() {
    #expect(Phrasebook.match("zh_HK", available: ["zh-Hans", "zh-Hant"]) == "zh-Hant")
    #expect(Phrasebook.match("zh_SG", available: ["zh-Hant", "zh-Hans"]) == "zh-Hans")
  }

  @Test func theVeryTagComesFirst() {
    #expect(Phrasebook.match("pt_PT", available: ["pt", "pt-BR", "pt-PT"]) == "pt-PT")
    #expect(Phrasebook.match("pt_AO", available: ["pt-BR", "pt"]) == "pt")
  }

  @Test(arguments: ["tlh", "", "_", "klingon", "@", "../de", "d e", "é", "\u{0}"])
  func unknownWishesCanBeTold(wish: String) {
    #expect(Phrasebook.match(wish, available: Self.available) == nil)
  }
}
