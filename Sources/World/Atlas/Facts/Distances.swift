// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Facts {
  /// What learners are told of an entity line by line: the remark on it, its own facts, and how far it lies from
  /// where it is ruled, or a country's capital from the nearest one beyond a border.
  public func lines(about entity: String) -> [Term] {
    guard let fact = self[entity] else { return [] }
    var lines = fact.lines(in: self)
    let place = lines.firstIndex {
      ["fact-population", "fact-population-millions"].contains($0.key)
    }
    if let distance = distance(of: entity, fact) {
      lines.insert(distance, at: place.map { $0 + 1 } ?? lines.count)
    }
    return (remark(on: entity).map { [$0] } ?? []) + lines
  }

  private func distance(of entity: String, _ fact: Fact) -> Term? {
    if fact.kind == "country" { return distanceOfCapital(of: fact) }
    guard let capital = fact.country.flatMap({ self[$0]?.capital }), capital != entity,
      let (kilometres, direction) = way(from: capital, to: entity)
    else { return nil }
    return Term(
      "fact-distance",
      [
        "kilometres": .number(kilometres), "direction": .text(direction.rawValue),
        "place": .term(Fact.term(capital)),
      ])
  }

  private func distanceOfCapital(of country: Fact) -> Term? {
    guard let capital = country.capital, let here = self[capital]?.position else { return nil }
    let others = country.neighbours.compactMap { self[$0]?.capital }.compactMap { other in
      self[other]?.position.map { (other, distance: here.distance(to: $0)) }
    }
    guard let nearest = others.min(by: { $0.distance < $1.distance })?.0,
      let (kilometres, direction) = way(from: nearest, to: capital)
    else { return nil }
    return Term(
      "fact-capital-distance",
      [
        "capital": .term(Fact.term(capital)), "kilometres": .number(kilometres),
        "direction": .text(direction.rawValue), "place": .term(Fact.term(nearest)),
      ])
  }

  /// Two digits of kilometres, and where one place lies as seen from another. Nil where it is not
  /// known where they lie, or they are one place.
  private func way(from start: String, to end: String) -> (Int, CompassPoint)? {
    guard let start = self[start]?.position, let end = self[end]?.position else { return nil }
    let kilometres = Int(start.distance(to: end).rounded())
    guard kilometres > 0 else { return nil }
    return (kilometres.rounded(to: 2), start.direction(to: end))
  }
}

extension Fact {
  /// Where a city lies; nil where it is not known.
  public var position: Coordinates? {
    guard let latitude, let longitude else { return nil }
    return Coordinates(latitude: latitude, longitude: longitude)
  }
}
