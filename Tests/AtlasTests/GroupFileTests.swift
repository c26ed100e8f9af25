// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Testing

/// What is wrong with a group's file is told by field and reason, and nothing else is lost.
struct GroupFileTests {
  struct Fault: CustomTestStringConvertible, Sendable {
    let member: String
    let value: String?
    let field: String?
    let flaw: Flaw
    var testDescription: String { "\(member): \(value?.prefix(60) ?? "gone")" }

    init(_ member: String, _ value: String?, _ field: String?, _ flaw: Flaw) {
      self.member = member
      self.value = value
      self.field = field
      self.flaw = flaw
    }
  }

  static let rhine = Draft.partner("rhine", "Rhine")

  static func labelled(_ label: String) -> String { "[\(rhine), \(Draft.partner("x", label))]" }

  static let faults: [Fault] = [
    Fault("group_id", nil, "group_id", .missing),
    Fault("group_id", "null", "group_id", .missing),
    Fault("group_id", "7", "group_id", .wrongType(expected: .text)),
    Fault("group_id", "\"\"", "group_id", .badID),
    Fault("group_id", "\"a b\"", "group_id", .badID),
    Fault("group_id", "\"../a\"", "group_id", .badID),
    Fault("group_id", "\"é\"", "group_id", .badID),
    Fault("group_id", "\"\(String(repeating: "a", count: 65))\"", "group_id", .badID),
    Fault("group_name", nil, "group_name", .missing),
    Fault("group_name", "\"  \"", "group_name", .noText),
    Fault("base_card", nil, "base_card", .missing),
    Fault("base_card", "null", "base_card", .missing),
    Fault("base_card", "[]", "base_card", .wrongType(expected: .object)),
    Fault("base_card", #"{"label": "R"}"#, "base_card.id", .missing),
    Fault("base_card", #"{"id": "base"}"#, "base_card.label", .missing),
    Fault(
      "base_card", #"{"id": "base", "label": "R", "type": "partner"}"#, "base_card.type",
      .notOneOf(["base"])),
    Fault("partner_cards", nil, "partner_cards", .missing),
    Fault("partner_cards", "[]", "partner_cards", .noPartners),
    Fault("partner_cards", "{}", "partner_cards", .wrongType(expected: .list)),
    Fault(
      "partner_cards", "[\(rhine), 5]", "partner_cards[1]", .wrongType(expected: .object)),
    Fault(
      "partner_cards", #"[\#(rhine), {"id": "x", "label": "X", "type": "base"}]"#,
      "partner_cards[1].type", .notOneOf(["partner"])),
    Fault(
      "partner_cards", "[\(rhine), {\"id\": \"x\", \"label\": [\"X\"]}]",
      "partner_cards[1].label", .wrongType(expected: .text)),
    Fault(
      "partner_cards", "[\(rhine), \(Draft.partner("rhine", "Rhône"))]", "partner_cards[1].id",
      .sameAs(field: "partner_cards[0].id")),
    Fault(
      "partner_cards", "[\(rhine), \(Draft.partner("base", "Elbe"))]", "partner_cards[1].id",
      .sameAs(field: "base_card.id")),
    Fault(
      "partner_cards", labelled(" Rhine "), "partner_cards[1].label",
      .sameAs(field: "partner_cards[0].label")),
    Fault(
      "partner_cards", labelled("Rivers"), "partner_cards[1].label",
      .sameAs(field: "base_card.label")),
    Fault(
      "partner_cards",
      "[\(Draft.partner("a", "A", #", "entity": "e""#)), "
        + "\(Draft.partner("b", "B", #", "entity": "e""#))]",
      "partner_cards[1].entity", .sameAs(field: "partner_cards[0].entity")),
    Fault(
      "partner_cards", "[\(Draft.partner("a", "A", #", "entity": "e e""#))]",
      "partner_cards[0].entity", .badID),
    Fault("image", "5", "image", .wrongType(expected: .text)),
    Fault("image", "\"/etc/passwd\"", "image", .outside),
    Fault("image", "\"a/../../b.png\"", "image", .outside),
    Fault(
      "base_card", #"{"id": "base", "label": "R", "image": "../r.png"}"#, "base_card.image",
      .outside),
    Fault(
      "partner_cards",
      "[\(rhine), {\"id\": \"x\", \"label\": \"X\", \"image\": \"x.png\", \"caption\": []}]",
      "partner_cards[1].caption", .wrongType(expected: .text)),
    Fault("partner_cards", labelled(""), "partner_cards[1].label", .noText),
    Fault("partner_cards", labelled(#"\u200B"#), "partner_cards[1].label", .noText),
    Fault(
      "partner_cards", labelled(#"a\u001b[2J"#), "partner_cards[1].label", .controlCharacter),
    Fault("partner_cards", labelled(#"a\nb"#), "partner_cards[1].label", .controlCharacter),
    Fault("partner_cards", labelled("a\u{9B}b"), "partner_cards[1].label", .controlCharacter),
    Fault("partner_cards", labelled("a\u{2028}b"), "partner_cards[1].label", .controlCharacter),
    Fault("partner_cards", labelled("a\u{202E}b"), "partner_cards[1].label", .directionMark),
    Fault("partner_cards", labelled(#"a\u2066b"#), "partner_cards[1].label", .directionMark),
    Fault("partner_cards", labelled(#"a\u200Eb"#), "partner_cards[1].label", .directionMark),
    Fault(
      "partner_cards", labelled(String(repeating: "a", count: 201)), "partner_cards[1].label",
      .textTooLong(limit: 200)),
    Fault(
      "partner_cards", labelled("a" + String(repeating: "\u{301}", count: 200)),
      "partner_cards[1].label", .textTooLong(limit: 200)),
    Fault(
      "partner_cards",
      "[" + (0...60).map { Draft.partner("p\($0)", "P\($0)") }.joined(separator: ",") + "]",
      "partner_cards", .tooManyPartners(limit: 60)),
    Fault("truth", "{}", "truth", .wrongType(expected: .list)),
    Fault("truth", "[\"a\", 1]", "truth[1]", .wrongType(expected: .text)),
    Fault("homonyms", "[\"a\", \"b c\"]", "homonyms[1]", .badID),
    Fault("metadata", "3", "metadata", .wrongType(expected: .object)),
    Fault(
      "metadata", #"{"difficulty": "harder"}"#, "metadata.difficulty",
      .notOneOf(["easy", "medium", "hard"])),
    Fault(
      "metadata", #"{"level": "nursery"}"#, "metadata.level",
      .notOneOf(["primary", "secondary", "expert"])),
    Fault("metadata", #"{"sources": ["a", ""]}"#, "metadata.sources[1]", .noText),
    Fault("metadata", #"{"notes": "\u0000"}"#, "metadata.notes", .controlCharacter),
  ]

  @Test(arguments: faults)
  func aFaultIsToldByFieldAndReasonAndTheOtherGroupsLoad(_ fault: Fault) throws {
    let folder = try Folder()
    let file = try folder.write(
      Draft.group().with(fault.member, fault.value).text, "groups/b.json")
    try folder.write(Draft.group("first").text, "groups/a.json")
    try folder.write(Draft.group("last").text, "groups/c.json")

    let catalogue = try folder.source.loadAllGroups()

    #expect(catalogue.groups.map(\.id) == ["first", "last"])
    #expect(
      catalogue.problems == [
        CatalogueProblem(file: file, field: fault.field, flaw: fault.flaw)
      ])
  }

  @Test func everyFaultOfAFileIsToldAtOnce() throws {
    let folder = try Folder()
    let file = try folder.write("{}", "groups/a.json")
    let fields = ["group_id", "group_name", "base_card", "partner_cards"]
    #expect(
      try folder.source.loadAllGroups().problems
        == fields.map { CatalogueProblem(file: file, field: $0, flaw: .missing) })
  }

  @Test func whatIsReadIsWhatTheFileSays() throws {
    let folder = try Folder()
    let partners = Draft.partner("rhine", "Rhine", #", "entity": "river-rhine", "new": 1"#)
    try folder.write(
      Draft.group().with("partner_cards", "[\(partners)]").with("truth", "[\"river-elbe\"]")
        .with("homonyms", "[\"city-elbe\"]").with("future", "{}")
        .with(
          "metadata",
          #"""
          {"difficulty": "hard", "kind": "river", "level": "secondary", "source": "local-json",
           "sources": ["a", "b"],
           "valid_as_of": "2026-01-01", "notes": ""}
          """#
        ).text, "groups/a.json")
    let rhine = Card(
      group: "rivers", localID: "rhine", label: "Rhine", entity: "river-rhine", kind: .partner)
    #expect(
      try folder.source.loadAllGroups()
        == Catalogue(groups: [
          Group(
            id: "rivers", title: "Rivers",
            base: Card(group: "rivers", localID: "base", label: "Rivers", kind: .base),
            partners: [rhine], truth: ["river-elbe", "river-rhine"], homonyms: ["city-elbe"],
            about: Group.About(
              difficulty: .hard, kind: "river", level: .secondary, sources: ["a", "b"],
              validAsOf: "2026-01-01"))
        ]))
  }

  @Test func limitsThemselvesAreAllowed() throws {
    let folder = try Folder()
    let partners = (1...60).map { Draft.partner("p\($0)", "P\($0)") }
    try folder.write(
      Draft.group(String(repeating: "a", count: 64))
        .with("group_name", "\"\(String(repeating: "é", count: 200))\"")
        .with("partner_cards", "[\(partners.joined(separator: ","))]").text, "groups/a.json")
    let catalogue = try folder.source.loadAllGroups()
    #expect(catalogue.problems == [])
    #expect(catalogue.groups.map(\.partners.count) == [60])
  }

  @Test func aTakenGroupIDRefusesTheLaterFileAndTheGamesOwnComeFirst() throws {
    let (shipped, own) = (try Folder(), try Folder())
    try shipped.write(Draft.group().text, "groups/z.json")
    let second = try own.write(Draft.group().with("group_name", "\"Mine\"").text, "groups/a.json")
    try own.write(Draft.group("mine").text, "groups/b.json")

    let catalogue = try LocalGroups(
      ShippedGroups(groups: shipped.source.loadAllGroups().groups), own: OwnFiles(folder: own.path)
    ).loadAllGroups()

    #expect(catalogue.groups.map(\.id) == ["rivers", "mine"])
    #expect(catalogue["rivers"]?.title == "Rivers")
    #expect(
      catalogue.problems == [
        CatalogueProblem(file: second, field: "group_id", flaw: .groupTaken(file: "rivers.json"))
      ])
  }

  @Test func aScopedCardIDIsNeverGivenTwice() throws {
    let folder = try Folder()
    try folder.write(
      Draft.group("a").with("partner_cards", "[\(Draft.partner("b_c", "C"))]").text,
      "groups/1.json")
    let later = try folder.write(
      Draft.group("a_b").with("partner_cards", "[\(Draft.partner("c", "C"))]").text,
      "groups/2.json")
    #expect(
      try folder.source.loadAllGroups().problems == [
        CatalogueProblem(file: later, field: "partner_cards[0].id", flaw: .cardTaken(group: "a"))
      ])
  }
}
