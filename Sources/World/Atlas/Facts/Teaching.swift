// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Fact {
  /// What kind of place it is, as some languages tell the kinds apart: a state by what it is called.
  public var placeKind: String { division ?? kind }

  /// What is worth hearing each time: of a country its capital, of a city its country.
  fileprivate func headline(in facts: Facts) -> Term? {
    switch kind {
    case "country", "state":
      capital.map { capital in
        Term("fact-capital", fillings(kind: placeKind, ["capital": .term(Fact.term(capital))]))
      } ?? telling(capitals, Filling.list, "fact-capitals")
    case "city":
      whatItIsCapitalOf(in: facts)
        ?? country.map { Term("fact-city-in", ["country": .term(Fact.term($0))]) }
    default:
      countries.isEmpty
        ? nil : Term("fact-countries", ["countries": .alphabetical(countries.map(Fact.term))])
    }
  }

  /// Everything known, a fact an entry, what a learner asks first at the front.
  public func lines(in facts: Facts) -> [Term] {
    [
      headline(in: facts), location, bordering, inhabitants,
      extent,
      length.map { Term("fact-length", ["length": .number($0.rounded(to: 2))]) },
      width.map { Term("fact-width", ["width": .number($0.rounded(to: 2))]) },
      height.map { Term("fact-height", ["height": .number($0.rounded(to: 2))]) },
      // Of a country only those are known by which it is grouped.
      kind == "country" ? nil : telling(waters, Filling.alphabetical, "fact-waters"),
      opened.map { Term("fact-opened", ["year": .number($0)]) },
      worldHeritage.map { Term("fact-world-heritage", ["year": .number($0)]) },
      // The widest used comes first.
      telling(languages, Filling.list, "fact-languages"),
      currency.map { Term("fact-currency", ["currency": .term(Fact.term($0))]) },
      nativeName.map { Term("fact-native-name", ["name": $0.filling]) },
    ].compactMap { $0 }
  }

  private var location: Term? {
    switch (region, continent) {
    case (let region?, let continent?) where !Self.isAlike(region, continent):
      Term(
        "fact-region",
        ["region": .term(Fact.term(region)), "continent": .term(Fact.term(continent))])
    case (nil, nil) where kind == "state":
      country.map { Term("fact-location", ["place": .term(Fact.term($0))]) }
    case (nil, nil): nil
    case (_, let place?), (let place?, nil):
      Term("fact-location", ["place": .term(Fact.term(place))])
    }
  }

  /// Whether a region is its continent by another key: South America, Northern America.
  private static func isAlike(_ region: String, _ continent: String) -> Bool {
    let ends = [region, continent].map { $0.split(separator: "-").dropFirst() }
    return ends[0] == ends[1]
      || region == "region-northern-america" && continent == "continent-north-america"
  }

  /// The kind of a list of places of several kinds.
  private static let mixed = "both"

  /// Of what kinds of places a city is the capital is known only beside it.
  private func whatItIsCapitalOf(in facts: Facts) -> Term? {
    let kinds = Set(capitalOf.compactMap { facts[$0]?.placeKind })
    return telling(
      capitalOf, Filling.alphabetical, "fact-capital-of",
      kind: kinds.count > 1 ? Self.mixed : kinds.first)
  }

  private var bordering: Term? {
    if neighbours.isEmpty, !hasMoreNeighbours, kind == "country" {
      return Term("fact-no-neighbours")
    }
    return telling(
      neighbours + undealtNeighbours, Filling.alphabetical,
      hasMoreNeighbours ? "fact-neighbours-among" : "fact-neighbours", kind: placeKind)
  }

  /// Two digits are as much as is heard, and as much as stays true for some years.
  private var inhabitants: Term? {
    population.map { told($0, "fact-population", "people", millions: "fact-population-millions") }
  }

  private var extent: Term? {
    area.map { told($0, "fact-area", "area", millions: "fact-area-millions") }
  }

  /// A number by itself, or from a million on in millions with a tenth.
  private func told(_ number: Int, _ key: Key, _ name: String, millions: Key) -> Term {
    let rounded = number.rounded(to: 2)
    guard rounded >= 1_000_000 else { return Term(key, [name: .number(rounded)]) }
    return Term(
      millions,
      ["millions": .number(rounded / 1_000_000), "tenths": .number(rounded / 100_000 % 10)])
  }

  private func telling(
    _ entities: [String], _ filling: ([Term]) -> Filling, _ key: Key, kind: String? = nil
  ) -> Term? {
    guard !entities.isEmpty else { return nil }
    // "Djibouti, the country" would be heard as two of a list whose kind is told.
    let isMixed = kind == nil || kind == Self.mixed
    let names = entities.map(isMixed ? Fact.term : Fact.bareTerm)
    let told = ["count": .number(entities.count), "names": filling(names)]
    return Term(key, kind.map { fillings(kind: $0, told) } ?? told)
  }

  /// With what kind of place is told of, and the country that it is part of: what a capital is called
  /// may hang on both.
  private func fillings(kind: String, _ told: [String: Filling]) -> [String: Filling] {
    var fillings = told
    fillings["kind"] = .text(kind)
    if let country { fillings["country"] = .text(String(country.dropFirst("country-".count))) }
    return fillings
  }
}

extension Facts {
  /// What is worth hearing of an entity each time, beside the name of its group: not where it lies
  /// where the whole group lies there.
  public func headline(of entity: String, among group: [String]) -> Term? {
    guard let fact = self[entity], let headline = fact.headline(in: self) else { return nil }
    let isWhere = ["fact-city-in", "fact-countries"].contains(headline.key)
    let isCommon = group.count > 1 && group.allSatisfy { self[$0]?.lands == fact.lands }
    return isWhere && isCommon ? nil : headline
  }
}

extension Fact {
  /// The countries that something lies in which is none itself.
  fileprivate var lands: Set<String> { Set(country.map { [$0] } ?? countries) }
}

extension Int {
  /// The nearest number with so many digits that are not zero.
  func rounded(to digits: Int) -> Int {
    var unit = 1
    while magnitude / unit.magnitude >= [1, 10, 100, 1000][Swift.min(digits, 3)] { unit *= 10 }
    return (self + unit / 2) / unit * unit
  }
}
