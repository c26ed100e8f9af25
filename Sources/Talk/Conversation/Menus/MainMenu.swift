// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What can be played, learnt and put together.
struct MainMenu: PageContents {
  var zero: Menu.Zero { .nothing }

  func heading(_ reply: Reply) -> [Term] { [Term("main-menu")] }

  /// As many games as are taken in at once; once all were told, the menu's name is enough.
  func introducedCount(_ reply: Reply) -> Int? {
    if reply.isIntroduced { return min(reply.environment.descriptors.count + 1, 6) }
    return reply.isMainMenuTold && !reply.environment.equipment.isPage ? 0 : nil
  }

  func entries(_ reply: Reply) -> [Menu.Entry] {
    let environment = reply.environment
    let games = environment.descriptors.map { game in
      Menu.Entry(Term("menu-play", ["game": .term(game.name)]), .round(.choose(game: game.id)))
    }
    let tutorials =
      environment.descriptors.contains { $0.tutorial != nil }
      ? [Menu.Entry(Term("menu-tutorials"), opening: .round(.tutorials))] : []
    let lessons =
      environment.capabilities.canLearn
      ? [Menu.Entry(Term("menu-learning"), opening: .learning(.topics))] : []
    let workshop =
      environment.capabilities.refusalOfName == nil
      ? [] : [Menu.Entry(Term("workshop"), opening: .workshop(.shelf))]
    return games + tutorials + environment.togetherEntries + lessons + workshop + [
      Menu.Entry(Term("menu-statistics"), .learning(.statistics)),
      Menu.Entry(Term("menu-settings"), opening: .settings(.topics)),
    ] + environment.equipment.deviceEntries + environment.guestEntries + [
      Menu.Entry(Term("menu-help"), opening: .help(.topics)),
      Menu.Entry(Term("menu-leave"), .leave),
    ]
  }
}
