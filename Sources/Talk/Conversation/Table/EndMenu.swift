// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What is told at the end of a round, and what to do next.
extension TablePage {
  /// A round that was won.
  static func won(_ playing: Playing) -> TablePage {
    if playing.tutorial != nil { return ended(.won, [Term("tutorial-over")], playing) }
    let moves = [
      Term("won-time", ["time": .term(.duration(playing.log.clock.seconds))]),
      Term("won-moves", ["moves": .number(playing.match.moveCount)]),
    ]
    let mistakes =
      playing.game.testsKnowledge
      ? [Term("won-mistakes", ["mistakes": .number(playing.match.mistakes.count)])] : []
    let told = own(.won, playing).map { [$0, moves[0]] }
    let uncounted = playing.match.isCounted ? [] : [Term("uncounted")]
    return ended(
      .won,
      (told
        ?? [Term("won", ["game": .term(playing.game.title)])] + moves + score(of: playing)
        + highScore(of: playing) + mistakes) + uncounted, playing)
  }

  /// A round that was played for its points.
  static func over(_ playing: Playing) -> TablePage {
    let told = own(.over, playing).map { [$0] }
    return ended(
      .over,
      told
        ?? [Term("over", ["game": .term(playing.game.title)])] + score(of: playing)
        + highScore(of: playing), playing)
  }

  private static func ended(
    _ ending: RoundResult.Ending, _ told: [Term], _ playing: Playing
  ) -> TablePage { .ended(ending, told, seconds: playing.log.clock.seconds) }

  /// A dead end, told once.
  static func lost(_ playing: Playing, _ reply: Reply) -> TablePage {
    .lost([Term("dead-end")] + playing.explanation(reply) + score(of: playing))
  }

  /// An end in the game's own words; nil where it has none for it.
  private static func own(_ outcome: Outcome, _ playing: Playing) -> Term? {
    let game = type(of: playing.game)
    guard game.wording?.ownEndings.contains(outcome) == true else { return nil }
    let left = playing.table.readablePlaces
      .map { playing.table[$0].count }.reduce(0, +)
    let score = playing.match.score ?? 0
    let best = playing.log.best
    return Term(
      Key("over-\(game.id)"),
      [
        "title": .term(playing.describer?.title ?? playing.game.title),
        "moves": .number(playing.match.moveCount),
        "mistakes": .number(playing.match.mistakes.count), "score": .number(score),
        "left": .number(left), "best": .number(best ?? 0),
        "record": .text(best.map { score > $0 ? "new" : "old" } ?? "none"),
      ])
  }

  /// Whether the points are more than ever before; told in a game that is played for them.
  private static func highScore(of playing: Playing) -> [Term] {
    guard let score = playing.match.score, let best = playing.log.best else { return [] }
    return [
      score > best ? Term("high-score-new") : Term("high-score", ["score": .number(best)])
    ]
  }

  private static func score(of playing: Playing) -> [Term] {
    playing.match.score.map { [Term("end-score", ["score": .number($0)])] } ?? []
  }

  func afterEnd(
    _ ending: RoundResult.Ending, seconds: Int, _ playing: Playing, _ reply: Reply
  ) -> [Menu.Entry] {
    let question = reply.environment.descriptor(of: playing.game)?.question
    let share =
      playing.tutorial == nil && playing.match.isCounted
      ? [Menu.Entry(Term("say-share"), .table(.share(ending, seconds: seconds)))] : []
    return [
      Menu.Entry(Term("play-again"), .table(.playAgain)),
      Menu.Entry(question ?? Term("play-other-difficulty"), .table(.choose)),
    ] + playing.boards(reply) + playing.invitations(reply)
      + again(playing, reply) { .table(.playAboutTheSame($0)) }
      + reviews(of: playing, reply) + share + [Menu.Entry(Term("to-main-menu"), .home)]
  }

  /// Rounds about what this one is about, at each difficulty; none where it is about nothing.
  func again(
    _ playing: Playing, _ reply: Reply, _ action: (Difficulty) -> Action
  ) -> [Menu.Entry] {
    guard let kind = reply.environment.descriptor(of: playing.game), playing.tutorial == nil,
      kind.topic(of: playing.game) != nil
    else { return [] }
    return kind.difficulties.map {
      Menu.Entry(Term(Key("again-\(kind.id)-\($0.rawValue)")), action($0))
    }
  }

  func afterLoss(_ playing: Playing) -> [Menu.Entry] {
    ([.undo, .rewindToWinnable, .review, .restart, .new] as [Query]).filter {
      playing.answers($0) && playing.canDo($0)
    }
    .map(Menu.Entry.init) + [Menu.Entry(Term("keep-looking"), .back)]
  }
}
