// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// How far a player is with the places of a continent.
public struct ContinentProgress: Hashable, Sendable {
  public let continent: Continent
  /// The places there are.
  public let places: Int
  /// Those of which something was asked and everything asked is known at present.
  public let known: Int
  /// Those of which something is to be asked again.
  public let due: Int

  public init(_ continent: Continent, places: Int, known: Int, due: Int) {
    self.continent = continent
    self.places = places
    self.known = known
    self.due = due
  }

  /// The continent and how much of it is known.
  public var term: Term {
    Term(
      "progress-continent",
      [
        "continent": .term(continent.name), "places": .number(places), "known": .number(known),
        "due": .number(due),
      ])
  }
}

extension [ContinentProgress] {
  /// A line a continent, or one sentence where nothing was asked yet.
  public var told: [Term] {
    let isBegun = contains { $0.known + $0.due > 0 }
    return isBegun ? map(\.term) : [Term("progress-none")]
  }
}

/// How well a place is known.
public enum Standing: String, CaseIterable, Hashable, Sendable {
  /// Nothing of it was ever asked.
  case new
  /// Something of it is to be asked again.
  case due
  /// Everything that was asked of it is known at present.
  case known
}

extension QuizGenerator {
  /// How far a player is, a line a continent.
  public func progress(
    _ known: [LearningItem: MemoryState], on day: Day
  ) -> [ContinentProgress] {
    let standings = standings(known, on: day)
    let places = Dictionary(grouping: entities) { continent(of: $0) }
    return Continent.allCases.map { continent in
      let own = places[continent] ?? []
      return ContinentProgress(
        continent, places: own.count, known: own.count { standings[$0] == .known },
        due: own.count { standings[$0] == .due })
    }
  }

  /// How well each place is known of which something was asked.
  public func standings(
    _ known: [LearningItem: MemoryState], on day: Day
  ) -> [String: Standing] {
    known.reduce(into: [:]) { standings, memory in
      guard asks(memory.key) else { return }
      let entity = memory.key.entity
      if memory.value.isDue(on: day) {
        standings[entity] = .due
      } else if standings[entity] == nil {
        standings[entity] = .known
      }
    }
  }

  /// How well each country is known, with all that lies in it: to repeat where anything of it is.
  public func standingsOfCountries(
    _ known: [LearningItem: MemoryState], on day: Day
  ) -> [String: Standing] {
    standings(known, on: day).reduce(into: [:]) { countries, place in
      for country in self.countries(of: place.key) where countries[country] != .due {
        countries[country] = place.value
      }
    }
  }
}
