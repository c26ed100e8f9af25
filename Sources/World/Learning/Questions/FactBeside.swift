// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine

extension Facts {
  /// What is worth knowing beside the answer to a question, and is not that answer.
  func fact(beside item: LearningItem) -> Term? {
    guard let fact = self[item.entity] else { return nil }
    switch item.kind {
    case .group, .capital, .place, .ownName:
      if let remark = remark(on: item.entity) { return remark }
    case .neighbour, .remark, .ownCapital, .ownNeighbour: break
    }
    switch item.kind {
    case .group, .remark, .ownName: return fact.lines(in: self).first { $0.key != "fact-city-in" }
    case .ownCapital, .ownNeighbour: return ownName(in: item)
    case .neighbour: return fact.lines(in: self).first { $0.key.name.hasPrefix("fact-neighbours") }
    case .capital: return fact.lines(in: self).first { $0.key != "fact-capital" }
    case .place:
      let told: Set<Key> = ["fact-city-in", "fact-countries", "fact-location", "fact-region"]
      return fact.lines(in: self).first { !told.contains($0.key) }
    }
  }
}
