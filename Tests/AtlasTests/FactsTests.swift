// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Testing

struct FactsTests {
  @Test func factsAreReadAndWhatIsUnknownIsPassedOver() throws {
    let folder = try Folder()
    try folder.write(
      #"""
      {"valid_as_of": "2026-01-01", "entities": {
        "country-ad": {"kind": "country", "capital": "city-andorra-la-vella-ad",
          "continent": "continent-europe", "region": "region-southern-europe",
          "neighbours": ["country-es", "country-fr"], "population": 77000, "area_km2": 468,
          "languages": ["language-ca"], "currency": "currency-eur", "anthem": {"in": []},
          "native_name": {"text": "Andorra", "language": "ca"}},
        "city-cali-co": {"kind": "city", "country": "country-co", "latitude": 3.44,
          "longitude": -76.52, "capital_of": ["state-co-vc"]},
        "river-rhine": {"kind": "river", "length_km": 1233, "countries": ["country-ch"]},
        "mountain-blank": {"kind": "mountain", "height_m": "high"}
      }}
      """#, "groups/facts.json")

    let facts = Facts(folder: "\(folder.path)/groups")

    #expect(facts.problems == [])
    #expect(facts.entities == ["city-cali-co", "country-ad", "mountain-blank", "river-rhine"])
    let andorra = try #require(facts["country-ad"])
    #expect(andorra.capital == "city-andorra-la-vella-ad")
    #expect(andorra.continent == "continent-europe")
    #expect(andorra.region == "region-southern-europe")
    #expect(andorra.neighbours == ["country-es", "country-fr"])
    #expect(andorra.population == 77000)
    #expect(andorra.area == 468)
    #expect(andorra.languages == ["language-ca"])
    #expect(andorra.currency == "currency-eur")
    #expect(andorra.nativeName?.text == "Andorra")
    #expect(andorra.nativeName?.language == "ca")
    let cali = try #require(facts["city-cali-co"])
    #expect(cali.country == "country-co")
    #expect(cali.latitude == 3.44)
    #expect(cali.longitude == -76.52)
    #expect(cali.capitalOf == ["state-co-vc"])
    #expect(cali.neighbours == [])
    #expect(facts["river-rhine"]?.length == 1233)
    #expect(facts["river-rhine"]?.countries == ["country-ch"])
    #expect(facts["mountain-blank"]?.kind == "mountain")
    #expect(facts["mountain-blank"]?.height == nil)
    #expect(facts["country-xx"] == nil)
  }

  @Test func aBrokenFileIsToldAndTheOthersAreRead() throws {
    let folder = try Folder()
    let broken = try folder.write("{", "groups/a.json")
    try folder.write(#"{"entities": {"x": {"kind": "city"}}}"#, "groups/b.json")
    let odd = try folder.write(
      #"{"entities": {"x": {"kind": "river"}, "y": 1, "z": {}}}"#, "groups/c.json")
    let facts = Facts(folder: "\(folder.path)/groups")
    #expect(facts.entities == ["x"])
    #expect(facts["x"]?.kind == "city")
    #expect(
      facts.problems == [
        CatalogueProblem(file: broken, flaw: .brokenJSON(line: 1, column: 2)),
        CatalogueProblem(file: odd, field: "entities.y", flaw: .wrongType(expected: .object)),
        CatalogueProblem(file: odd, field: "entities.z.kind", flaw: .missing),
      ])
  }

  @Test func withoutFactsTheProblemIsTold() {
    #expect(
      Facts(folder: "/nowhere").problems == [CatalogueProblem(file: "/nowhere", flaw: .notFound)])
  }

  @Test func whereAWholeGroupLiesIsNotToldOfItsMembers() throws {
    let facts = Facts(folder: "\(try #require(Shipped.folder))/facts")
    let usa = ["city-los-angeles-us", "city-chicago-us", "city-houston-us"]
    #expect(facts.headline(of: usa[0], among: [])?.key == "fact-city-in")
    #expect(facts.headline(of: usa[0], among: usa) == nil)
    #expect(facts.headline(of: usa[0], among: usa + ["city-lyon-fr"])?.key == "fact-city-in")
    // What a city is the capital of is news wherever it lies.
    let uk = ["city-london-gb", "city-leeds-gb"]
    #expect(facts.headline(of: uk[0], among: uk)?.key == "fact-capital-of")
    #expect(facts.headline(of: uk[1], among: uk) == nil)
    let greek = ["island-crete", "island-rhodes"]
    #expect(facts.headline(of: greek[0], among: [])?.key == "fact-countries")
    #expect(facts.headline(of: greek[0], among: greek) == nil)
    #expect(facts.headline(of: "country-fr", among: ["country-fr", "country-de"]) != nil)
    #expect(facts.headline(of: "nowhere", among: usa) == nil)
  }

  /// And of which country it is a part: what a capital is called may hang on both.
  @Test(arguments: [
    ("country-fr", "fact-capital", "country", nil),
    ("state-us-tx", "fact-capital", "state", "us"),
    ("state-jp-14", "fact-capital", "prefecture", "jp"),
    ("city-paris-fr", "fact-capital-of", "both", "fr"),
    ("city-london-gb", "fact-capital-of", "country", "gb"),
    ("city-austin-us", "fact-capital-of", "state", "us"),
    ("city-toronto-ca", "fact-capital-of", "province", "ca"),
    ("country-de", "fact-neighbours", "country", nil),
    ("country-ma", "fact-neighbours-among", "country", nil),
    ("state-it-62", "fact-neighbours", "region", "it"),
  ])
  func capitalsAndNeighboursSayWhatKindOfPlaceItIs(
    entity: String, key: Key, kind: String, country: String?
  ) throws {
    let facts = Facts(folder: "\(try #require(Shipped.folder))/facts")
    let line = facts.lines(about: entity).first { $0.key == key }
    #expect(line?.fillings["kind"] == .text(kind))
    #expect(line?.fillings["country"] == country.map(Filling.text))
  }

  @Test func ofSeveralSeatsAllAreToldAndNoneAlone() throws {
    let facts = Facts(folder: "\(try #require(Shipped.folder))/facts")
    let bolivia = try #require(facts["country-bo"])
    #expect(bolivia.capital == nil)
    #expect(
      facts.headline(of: "country-bo", among: [])?.fillings["names"]
        == .list(["city-sucre-bo", "city-la-paz-bo"].map(Fact.term)))
    for seat in bolivia.capitals {
      #expect(facts.headline(of: seat, among: [])?.key == "fact-capital-of")
    }
  }

  /// Cyprus borders on land in dispute, Iceland on none.
  @Test func whoseNeighboursAreInDisputeIsNotToldToHaveNone() throws {
    let facts = Facts(folder: "\(try #require(Shipped.folder))/facts")
    func saysNone(_ entity: String) -> Bool {
      facts.lines(about: entity).contains { $0.key == "fact-no-neighbours" }
    }
    #expect(saysNone("country-is") && !saysNone("country-cy"))
  }

  @Test func placesAreListedByTheirNamesAndLanguagesByTheirUse() throws {
    let facts = Facts(folder: "\(try #require(Shipped.folder))/facts")
    let lines = try #require(facts["country-ch"]?.lines(in: facts))
    func names(_ key: Key) -> Filling? { lines.first { $0.key == key }?.fillings["names"] }
    guard case .alphabetical(let neighbours)? = names("fact-neighbours") else {
      Issue.record("neighbours have no order of their own")
      return
    }
    #expect(neighbours.count == 5)
    // The kind is told: no "the country" that would be heard as one more of the list.
    #expect(neighbours.contains(Term("country-it.brief")))
    #expect(
      names("fact-languages")
        == .list(facts["country-ch"]?.languages.map(Fact.term) ?? []))
  }

  /// The remark, and where it lies, are told beside them. Where two states claim the land, no country
  /// is.
  @Test(arguments: ["state", "bay", "strait", "peninsula", "waterfall", "range"])
  func twoFactsAtLeastAreToldOf(kind: String) throws {
    let facts = Facts(folder: "\(try #require(Shipped.folder))/facts")
    let poor = facts.entities.filter { entity in
      facts[entity]?.kind == kind && entity != "waterfall-kaieteur"
        && facts.lines(about: entity).count { !$0.key.name.hasPrefix("remark-") } < 2
    }
    #expect(poor == [])
  }

  /// The Vatican is no card, and all of Italy's neighbours are told.
  @Test func aNeighbourWithoutDisputeIsCountedThoughItIsNeverDealt() throws {
    let facts = Facts(folder: "\(try #require(Shipped.folder))/facts")
    let italy = try #require(facts["country-it"])
    #expect(!italy.neighbours.contains("territory-va"))
    let line = facts.lines(about: "country-it").first { $0.key == "fact-neighbours" }
    #expect(line?.fillings["count"] == 6)
  }

  @Test func anAreaOfAMillionIsToldInMillions() throws {
    let folder = try Folder()
    try folder.write(
      #"""
      {"entities": {
        "desert-a": {"kind": "desert", "area_km2": 994999},
        "desert-b": {"kind": "desert", "area_km2": 995000},
        "ocean-c": {"kind": "ocean", "area_km2": 168723000}
      }}
      """#, "groups/facts.json")
    let facts = Facts(folder: "\(folder.path)/groups")
    #expect(facts.lines(about: "desert-a") == [Term("fact-area", ["area": 990000])])
    #expect(
      facts.lines(about: "desert-b") == [Term("fact-area-millions", ["millions": 1, "tenths": 0])])
    #expect(
      facts.lines(about: "ocean-c") == [Term("fact-area-millions", ["millions": 170, "tenths": 0])])
  }

  @Test func aStraitIsToldAsWideAsASourceSays() throws {
    let folder = try Folder()
    try folder.write(
      #"""
      {"entities": {
        "strait-a": {"kind": "strait", "width_km": 33, "width_source": "a book",
          "waters": ["sea-north", "strait-b"]},
        "strait-b": {"kind": "strait", "width_km": 32},
        "country-c": {"kind": "country", "waters": ["sea-north"]}
      }}
      """#, "groups/facts.json")
    let facts = Facts(folder: "\(folder.path)/groups")
    #expect(
      facts.lines(about: "strait-a") == [
        Term("fact-width", ["width": 33]),
        Term(
          "fact-waters",
          ["count": 2, "names": .alphabetical([Term("sea-north"), Term("strait-b")])]),
      ])
    #expect(facts.lines(about: "strait-b") == [])
    #expect(!facts.lines(about: "country-c").contains { $0.key == "fact-waters" })
  }
}
