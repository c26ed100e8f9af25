// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Foundation
import Testing

struct CardTests {
  private func card(_ group: String, _ label: String, _ entity: String? = nil) -> Card {
    Card(group: group, localID: "london", label: label, entity: entity, kind: .partner)
  }

  @Test func idsAreScopedByTheGroup() {
    #expect(card("national_capitals_01", "London").id == "national_capitals_01_london")
    #expect(card("cities_in_uk_01", "London").id == "cities_in_uk_01_london")
  }

  @Test func aCardIsNamedByItsEntityOrElseByItsFile() {
    #expect(card("a", "London", "city-london").name == Term("city-london", fallback: "London"))
    #expect(
      card("a", "London").name == Term("name-own", ["name": "London"], fallback: "London"))
  }

  @Test func theSameNameInTwoGroupsIsTheSameIdentity() {
    #expect(card("a", "London", "x").identity == card("b", "Londres", "x").identity)
    #expect(card("a", " London").identity == card("b", "London ").identity)
    #expect(card("a", "Pe\u{301}rou").identity == card("b", "P\u{E9}rou").identity)
  }

  @Test func differentNamesAreNot() {
    #expect(card("a", "Georgia", "ge").identity != card("b", "Georgia", "us-ga").identity)
    #expect(card("a", "London").identity != card("b", "london").identity)
    #expect(card("a", "Peru").identity != card("b", "Perú").identity)
    #expect(card("a", "x").identity != card("b", "London", "x").identity)
  }

  @Test func aGroupIsNamedInTheLanguageOrElseByItsFile() {
    #expect(Sketch.group("rivers", []).name == Term("group-rivers", fallback: "Group rivers"))
  }

  @Test func aGroupIncludesWhatIsTrueDealtOrNot() {
    let group = Sketch.group(
      "a", ["Rhine", "Own"], entities: ["Own": nil], truth: ["elbe"])
    #expect(group.truth == ["rhine", "elbe"])
    #expect(group.includes(card("b", "Labe", "elbe")))
    #expect(group.includes(card("b", "Own")))
    #expect(!group.includes(card("b", "Rhine", "another-rhine")))
    #expect(!group.includes(card("b", "Elbe")))
  }

  @Test func aGroupIsTheSameAfterCodingAndIsWrittenTheSameWay() throws {
    let group = Sketch.group(
      "a", ["A", "B"], truth: Set((0..<50).map { "entity-\($0)" }),
      homonyms: Set((0..<50).map { "other-\($0)" }))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(group)
    #expect(try JSONDecoder().decode(Group.self, from: data) == group)
    for (name, entities) in [("truth", group.truth), ("homonyms", group.homonyms)] {
      let sorted = entities.sorted().map { "\"\($0)\"" }.joined(separator: ",")
      #expect(String(decoding: data, as: UTF8.self).contains("\"\(name)\":[\(sorted)]"))
    }
  }
}
