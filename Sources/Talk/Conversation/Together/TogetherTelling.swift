// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension DealPlay {
  /// In a few words, after a colon.
  var told: Term {
    Term(
      "deal-result",
      [
        "ending": .text(ending.rawValue), "moves": .number(moves),
        "counted": .text(hints == nil ? "no" : "yes"), "hints": .number(hints ?? 0),
        "counts": .text(score == nil ? "nothing" : "score"), "score": .number(score ?? 0),
      ])
  }
}

extension DealBoard {
  /// A line a fact, what players ask for most first.
  func told(of game: String) -> [[Term]] {
    let names: [String: Filling] = [
      "game": .term(.game(game)), "played": .number(played), "won": .number(won),
    ]
    guard played > 0 else { return [[Term("board-none", names)]] }
    let own =
      own.map { [Term("link-you", ["result": .term($0.told)])] } ?? [Term("board-not-played")]
    let standing = place.map { [Term("board-place", ["place": .number($0)])] } ?? []
    return [
      [Term(points == nil ? "board-told" : "board-told-points", names)], own + standing,
      [
        points.map { Term("board-points", $0.fillings { .number($0) }) },
        moves.map { Term("board-moves", $0.fillings { .number($0) }) },
        time.map { Term("board-time", $0.fillings { .term(.duration($0)) }) },
      ].compactMap(\.self),
      won == 0 ? [] : [Term("board-no-hint", ["count": .number(wonWithoutHint)])],
    ].filter { !$0.isEmpty }
  }
}

extension DealBoard.Figure {
  fileprivate func fillings(_ filling: (Int) -> Filling) -> [String: Filling] {
    ["best": filling(best), "middle": filling(middle)]
  }
}

extension DealLink {
  /// The game, and how hard it is.
  var title: Term {
    Term(
      "link-title",
      ["game": .term(deal.game.title), "difficulty": .term(deal.game.difficulty.name)])
  }

  /// How a friend comes to it, where it is the player's own, and what has come of it so far.
  func told(_ equipment: Equipment) -> [Term] {
    guard isOwn else { return [Term("link-invitation")] + results }
    let address = equipment.address.map {
      [Term("link-address", ["address": .text("\($0)/with/\(code.rawValue)")])]
    }
    return [Term("link-code", ["code": .text(code.told)])] + (address ?? []) + results
  }

  private var results: [Term] {
    let waiting = playing > 0 ? [Term("link-friends-open", ["count": .number(playing)])] : []
    if others.isEmpty, playing == 0, isOwn { return youTold + [Term("link-none")] }
    return youTold + friendsTold + waiting
  }

  private var youTold: [Term] {
    own.map { [Term("link-you", ["result": .term($0.told)])] } ?? []
  }

  private var friendsTold: [Term] {
    // Before the player is done it would help to know.
    guard own != nil else { return others.isEmpty ? [] : [Term("link-friends-done")] }
    return others.enumerated().map { index, play in
      Term(
        others.count == 1 ? "link-friend" : "link-friend-number",
        ["n": .number(index + 1), "result": .term(play.told)])
    }
  }
}

extension DealNews {
  /// That somebody is done, with both results where the player is done, too.
  public var told: [Term] {
    let about = Term(
      "link-news",
      ["game": .term(.game(game)), "difficulty": .term(difficulty.name)])
    guard let own else { return [about, Term("link-you-open")] }
    return [
      about, Term("link-friend", ["result": .term(theirs.told)]),
      Term("link-you", ["result": .term(own.told)]),
    ]
  }
}

extension RoundResult {
  /// The day whose deal of the day it is by its number and difficulty; nil for any other deal.
  func boardDay(of descriptor: any GameDescriptor, today: Int) -> Int? {
    guard descriptor.daily.difficulty.rawValue == difficulty, let dealNumber else { return nil }
    if descriptor.daily.number(today) == dealNumber { return today }
    guard case .day(let day)? = DealSelector(dayNumber: dealNumber),
      descriptor.daily.number(day) == dealNumber
    else { return nil }
    return day
  }
}

extension Reply {
  /// The day whose deal of the day a match is of; nil for any other.
  func boardDay(of match: Match) -> Int? {
    environment.descriptor(of: match.game).flatMap {
      RoundResult(of: match, .abandoned, seconds: 0).boardDay(of: $0, today: moment.day)
    }
  }
}
