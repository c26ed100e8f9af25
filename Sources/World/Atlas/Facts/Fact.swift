// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What is known about one entity. Whatever does not apply to it, or is not known, is nil or empty.
///
/// Other entities, continents, regions, languages and currencies are given by the key of their
/// name; see ``term(_:)``.
public struct Fact: Hashable, Sendable {
  /// A name in the language of the place.
  public struct NativeName: Hashable, Sendable {
    /// As it is written there.
    public let text: String
    /// BCP 47, chosen so that a voice speaks it.
    public let language: String
    /// What the voice gets where it would misread the text.
    public let spoken: String?

    public var filling: Filling { .foreign(text, language: language, spoken: spoken) }
  }

  /// `country`, `city`, `state`, what people have built, `landmark` or `canal`, or what nature has made:
  /// `river`, `lake`, `mountain` …
  public let kind: String
  /// What the states of its country are called: `state`, `province`, `region`, `canton`,
  /// `prefecture` or `republic`; nil of anything else.
  public let division: String?
  /// The country of a city or a state.
  public let country: String?
  /// The countries that a river, a lake or a mountain touches.
  public let countries: [String]
  /// The capital of a country or a state; nil where several cities share the seat.
  public let capital: String?
  /// The cities that share the seat, the one that the constitution names first; empty where one has it.
  public let capitals: [String]
  /// What a city is the capital of: countries and states.
  public let capitalOf: [String]
  /// The one continent that learners are told.
  public let continent: String?
  /// Every continent that it is counted to.
  public let continents: [String]
  /// The one region that learners are told; of a city the state, of a landmark the city it lies in.
  public let region: String?
  /// Seas, lakes and rivers beside it or in it; of a strait those that it joins.
  public let waters: [String]
  /// Countries or states with a common border on land.
  public let neighbours: [String]
  /// Neighbours that are never dealt, and that nobody disputes: Vatican City, or what lies overseas.
  public let undealtNeighbours: [String]
  /// Whether it borders on others than these, too, or not, as some see it.
  public let hasMoreNeighbours: Bool
  /// The entity that is the same place: of the city of Singapore the country.
  public let samePlace: String?
  /// Official ones.
  public let languages: [String]
  /// The currency of a country.
  public let currency: String?
  /// nil when no voice could speak it.
  public let nativeName: NativeName?
  /// People.
  public let population: Int?
  /// Square kilometres.
  public let area: Int?
  /// Kilometres.
  public let length: Int?
  /// Kilometres where a strait is narrowest; nil where no source stands beside it.
  public let width: Int?
  /// Metres above the sea; of a waterfall those of its drop.
  public let height: Int?
  /// The year in which a landmark or a canal was opened.
  public let opened: Int?
  /// The year since which a landmark stands on UNESCO's list.
  public let worldHeritage: Int?
  /// Degrees, north positive.
  public let latitude: Double?
  /// Degrees, east positive.
  public let longitude: Double?

  /// Where a reader can check the remark on it; nil where there is none. See ``Facts/remark(on:)``.
  public let remarkSource: String?

  /// The name behind one of the keys above.
  public static func term(_ key: String) -> Term { Term(Key(key)) }

  /// The name alone, without what tells it apart from a place of another kind, however much is told.
  public static func bareTerm(_ key: String) -> Term { term(key).form("brief") }
}

extension Fact {
  init(_ json: JSON, kind: String) {
    self.kind = kind
    division = json["division"]?.text
    country = json["country"]?.text
    countries = json["countries"]?.texts ?? []
    capital = json["capital"]?.text
    capitals = json["capitals"]?.texts ?? []
    capitalOf = json["capital_of"]?.texts ?? []
    continent = json["continent"]?.text
    continents = json["continents"]?.texts ?? []
    region = json["region"]?.text
    waters = json["waters"]?.texts ?? []
    neighbours = json["neighbours"]?.texts ?? []
    undealtNeighbours = json["undealt_neighbours"]?.texts ?? []
    hasMoreNeighbours = json["more_neighbours"] == .bool(true)
    samePlace = json["same_place"]?.text
    languages = json["languages"]?.texts ?? []
    currency = json["currency"]?.text
    nativeName = json["native_name"].flatMap(NativeName.init)
    population = json["population"]?.integer
    area = json["area_km2"]?.integer
    length = json["length_km"]?.integer
    width = json["width_source"].flatMap { _ in json["width_km"]?.integer }
    height = json["height_m"]?.integer
    opened = json["opened"]?.integer
    worldHeritage = json["world_heritage"]?.integer
    latitude = json["latitude"]?.decimal
    longitude = json["longitude"]?.decimal
    remarkSource = json["remark_source"]?.text
  }
}

extension Fact.NativeName {
  fileprivate init?(_ json: JSON) {
    guard let text = json["text"]?.text, let language = json["language"]?.text else { return nil }
    self.init(text: text, language: language, spoken: json["spoken"]?.text)
  }
}

extension JSON {
  fileprivate var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  fileprivate var texts: [String] {
    guard case .list(let values) = self else { return [] }
    return values.compactMap(\.text)
  }

  fileprivate var integer: Int? {
    guard case .number(let digits) = self else { return nil }
    return Int(digits)
  }

  fileprivate var decimal: Double? {
    guard case .number(let digits) = self else { return nil }
    return Double(digits)
  }
}
