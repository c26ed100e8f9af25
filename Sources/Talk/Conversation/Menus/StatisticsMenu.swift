// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What was won, a line for each game and difficulty; choosing one tells the rest.
struct StatisticsMenu: PageContents {
  let tallies: [Tally]

  func heading(_ reply: Reply) -> [Term] {
    [Term(tallies.isEmpty ? "statistics-none" : "statistics")]
  }

  func entries(_ reply: Reply) -> [Menu.Entry] {
    tallies.enumerated().map { Menu.Entry($1.headline(among: tallies), .tally($0)) }
  }
}

extension Tally {
  /// The game, its difficulty and how much of it was won, with the kind of deals where the others
  /// count those of the other kind.
  public func headline(among tallies: [Tally]) -> Term {
    let kind: [String: Filling] = [
      "difficulty": .term(difficulty.name), "deals": .text(dealKind.rawValue),
    ]
    let isApart = tallies.hasOtherKind(than: self)
    let names: [String: Filling] = [
      "game": .term(.game(game)),
      "difficulty": .term(isApart ? Term("statistics-deals", kind) : difficulty.name),
      "played": .number(statistics.played),
    ]
    let (key, figure): (Key, (String, Int)) =
      isForPoints
      ? ("statistics-line-points", ("best", statistics.bestScore ?? 0))
      : ("statistics-line", ("won", statistics.won))
    return Term(key, names.merging([figure.0: .number(figure.1)]) { $1 })
  }

  /// Whether any of its rounds was played for points alone.
  private var isForPoints: Bool { statistics.over > 0 }

  /// The rest, a fact a line, what players ask for most first.
  public var details: [Term] {
    // The average of one game is its time.
    let average = statistics.won > 1 ? statistics.averageTime : nil
    if isForPoints { return detailsOfPoints }
    return [
      statistics.won == 0
        ? nil
        : Term(
          "statistics-streak",
          ["streak": .number(statistics.currentStreak), "best": .number(statistics.bestStreak)]),
      statistics.bestTime.map { Term("statistics-best-time", ["time": .term(.duration($0))]) },
      average.map { Term("statistics-average-time", ["time": .term(.duration($0))]) },
      statistics.fewestMoves.map { Term("statistics-fewest-moves", ["moves": .number($0)]) },
      statistics.bestScore.map { Term("statistics-best-score", ["score": .number($0)]) },
      statistics.lost == 0
        ? nil
        : Term(
          "statistics-lost",
          ["lost": .number(statistics.lost), "abandoned": .number(statistics.abandoned)]),
      statistics.lostWinnable == 0
        ? nil
        : Term("statistics-lost-winnable", ["count": .number(statistics.lostWinnable)]),
    ].compactMap(\.self)
  }

  private var detailsOfPoints: [Term] {
    [
      statistics.averageScore.map { Term("statistics-average-score", ["score": .number($0)]) },
      Term("statistics-cleared", ["count": .number(statistics.won)]),
    ].compactMap(\.self)
  }
}

extension Term {
  /// A time in minutes and seconds.
  static func duration(_ seconds: Int) -> Term {
    Term("duration", ["minutes": .number(seconds / 60), "seconds": .number(seconds % 60)])
  }
}
