// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// From screen to screen.
extension Dialogue {
  public mutating func start(_ start: Start, at moment: Moment) -> [Request] {
    var reply = reply(at: moment)
    if settings.firstStartDone {
      begin(start, &reply)
    } else {
      screens = [Menu.main]
      reply.go(.open(FirstStart(then: start).language(settings.input)))
    }
    return finish(&reply)
  }

  private mutating func begin(_ start: Start, _ reply: inout Reply) {
    screens = start.isAlone ? [] : [Menu.main]
    switch start {
    case .mainMenu: reply.go(.home)
    case .round(let round, let isDaily): Playing.start(round, isDaily: isDaily, &reply)
    case .search(let wish): Playing.search(wish, &reply)
    case .resume(let slot): Playing.resume(slot, &reply)
    case .tutorial: Playing.startTutorial(&reply)
    case .settings: reply.go(.open(Menu.settingsAlone))
    case .statistics: Menu.openStatistics(&reply)
    case .newGroup:
      reply.go(.open(Menu.workshop))
      reply.beginGroup()
    case .quiz(let wish):
      if !Quizzing.start(wish, isAlone: true, &reply) { reply.leave() }
    }
  }

  /// Whether something is open without a main menu below it.
  private var isAlone: Bool { screens.first.map { $0.title != Menu.main.title } ?? false }

  /// Whether nothing is open but what the program ends with.
  private var isLast: Bool { isAlone && screens.count == 1 }

  /// Follows the routes the reply took and keeps what it changed.
  mutating func finish(_ reply: inout Reply) -> [Request] {
    var arrival: Arrival?
    while let route = reply.nextRoute() {
      switch route {
      case .open(let screen):
        screens.append(screen)
        arrival = .new
      case .play(let playing):
        screens = [Menu.main, playing]
        arrival = .new
      case .replace(let screen):
        if screens.count > 1 || isAlone { screens.removeLast() }
        screens.append(screen)
        arrival = .new
      case .close where isLast, .giveUp where isLast: reply.leave()
      case .close:
        if screens.count > 1 { screens.removeLast() }
        arrival = .return
      case .giveUp:
        if screens.count > 1 { screens.removeLast() }
        arrival = .resumption
      case .home where isAlone: reply.leave()
      case .home:
        for screen in screens { screen.leave(&reply) }
        screens = [Menu.main]
        arrival = .new
      case .start(let start):
        begin(start, &reply)
      case .forward(let command):
        arrival = nil
        respond(to: command, &reply)
      }
      if !reply.hasRoutes, let arrived = arrival {
        arrival = nil
        arrive(arrived, &reply)
      }
    }
    reply.remember()
    memory = reply.memory
    return reply.requests
  }

  /// How a screen came to the front.
  private enum Arrival { case new, `return`, resumption }

  private mutating func arrive(_ arrival: Arrival, _ reply: inout Reply) {
    guard let front = screens.indices.last else { return }
    switch arrival {
    case .new: screens[front].open(&reply, isReturning: false)
    case .return: screens[front].open(&reply, isReturning: true)
    case .resumption: screens[front].resume(&reply)
    }
  }

  /// Opens a screen, or reads it again where it is in front already.
  mutating func openOnce(_ screen: any Screen, _ reply: inout Reply) {
    guard let front = screens.last, front.title != nil, front.title == screen.title else {
      return reply.go(.open(screen))
    }
    screens[screens.count - 1].open(&reply, isReturning: true)
  }
}
