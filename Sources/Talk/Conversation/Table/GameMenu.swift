// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Everything that can be done in a game, by number.
extension TablePage {
  func commands(_ playing: Playing, _ reply: Reply) -> [Menu.Entry] {
    let gathering = playing.picked.isEmpty ? nil : playing.game.gathering?.gatheringAct
    let acts =
      (gathering.map { [$0] } ?? []) + playing.secret.acts + playing.game.acts(on: playing.table)
    let moves = gameQueries(reply).filter(playing.isMove)
    return acts.map { Menu.Entry(playing.title(of: $0), .pass(.act($0))) }
      + moves.map { Menu.Entry($0.title, .pass(.gameQuery($0))) }
      + ([.list, .hint, .playHint, .undo, .redo] as [Query]).filter(playing.canDo)
      .map(Menu.Entry.init)
      + [TablePage.reading, .round, .messages].flatMap { page in
        page.heading(reply).map { Menu.Entry($0, opening: .table(page)) }
      } + reply.environment.equipment.deviceEntries + [.help, .quit].map(Menu.Entry.init)
  }

  func reading(_ playing: Playing, _ reply: Reply) -> [Menu.Entry] {
    gameQueries(reply).filter { !playing.isMove($0) }.map {
      Menu.Entry($0.title, .passBeyond(.gameQuery($0)))
    } + queries(playing).map { entry(for: $0, in: playing) }
  }

  private func gameQueries(_ reply: Reply) -> [GameQuery] {
    reply.descriptor?.commands.queries.map(\.key) ?? []
  }

  func entry(for query: Query, in playing: Playing) -> Menu.Entry {
    Menu.Entry(query.title(in: playing), .passBeyond(.query(query)))
  }

  /// The questions about the table that have an answer in this game.
  private func queries(_ playing: Playing) -> [Query] {
    Self.readingQueries.filter { playing.answers($0) && ($0 != .tops || playing.hasTops) }
  }

  static let readingQueries: [Query] = [
    .tops, .all, .place, .find, .groups, .wanted, .unseen, .roots, .here, .changed, .facts,
  ]

  func messages(_ playing: Playing) -> [Query] {
    [.repeat, .slowly, .older, .newer, .spell, .verbosity]
      + (playing.answers(.facts) ? [.learner, .refresher] : []) + [.settings]
  }

  static let roundQueries: [Query] = [
    .progress, .time, .undoSeveral, .redoSeveral, .bookmark, .toBookmark, .restart, .new, .sureHint,
    .winnable, .rewindToWinnable, .review, .rating,
  ]
}

extension Playing {
  /// Whether there is anything to undo, to do again or to go back to; whatever else is asked for is
  /// listed always.
  func canDo(_ query: Query) -> Bool {
    switch query {
    case .undo, .undoSeveral: match.canUndo
    case .redo, .redoSeveral: match.canRedo
    case .toBookmark: match.bookmark != nil
    case .playHint: analysis.told != nil || analysis.isWalking
    default: true
    }
  }
}

extension Menu.Entry {
  /// An entry that gives a command to the screen below the menu.
  init(_ query: Query) { self.init(query.title, .pass(.query(query))) }
}

extension Equipment {
  /// The entry that leads to the devices, where any can join.
  var deviceEntries: [Menu.Entry] {
    hasDevices ? [Menu.Entry(Term("page-devices"), .devices)] : []
  }
}

extension Query {
  /// The name in the menus of a game, in which the game calls its pieces as it does.
  fileprivate func title(in playing: Playing) -> Term { title.about(type(of: playing.game)) }
}

extension Term {
  /// The message in the form that a game has for its pieces, or for what stands for a foundation and
  /// is read as another place; see ``Engine/OwnWords/pieceForm`` and
  /// ``Engine/FoundationBuilding/foundationKind``.
  func about(_ game: any Game.Type) -> Term {
    let other = game.foundationBuilding.flatMap { $0.readsFoundations ? nil : $0.foundationKind }
    return (game.wording?.pieceForm ?? other?.name).map(form) ?? self
  }
}
