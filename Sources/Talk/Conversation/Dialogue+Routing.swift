// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// From screen to screen.
extension Dialogue {
  public mutating func start(_ start: Start, at moment: Moment) -> [Request] {
    var reply = reply(at: moment)
    if settings.firstStartDone, settings.learner, environment.capabilities.canLearn {
      screens = start.isAlone ? [] : [.menu(.main)]
      reply.lookUp(.facts, for: .facts(start))
    } else if settings.firstStartDone {
      begin(start, &reply)
    } else {
      screens = [.menu(.main)]
      reply.go(.open(.menu(.firstStart(FirstStart(then: start, input: settings.input)))))
    }
    return finish(&reply)
  }

  private mutating func begin(_ start: Start, _ reply: inout Reply) {
    screens = start.isAlone ? [] : [.menu(.main)]
    switch start {
    case .mainMenu: reply.go(.home)
    case .round(let deal, let isDaily): reply.start(deal, isDaily: isDaily)
    case .search(let wish): reply.search(wish)
    case .resume(let slot): reply.resume(slot)
    case .tutorial(let game): reply.startTutorial(of: game)
    case .settings: reply.go(.open(.menu(Menu(.settings(.topics), isLast: true))))
    case .statistics: reply.perform(.statistics)
    case .newGroup:
      reply.go(.open(.menu(.workshop(.shelf))))
      reply.beginGroup()
    case .quiz(let wish): reply.startQuiz(wish, isAlone: true)
    case .code(let code):
      reply.go(.home)
      reply.lookUp(.together(.code(code)), for: .together)
    }
  }

  /// Whether something is open without a main menu below it.
  private var isAlone: Bool {
    switch screens.first {
    case .menu(let menu)?: menu.page != .main
    case nil: false
    default: true
    }
  }

  /// Whether nothing is open but what the program ends with.
  private var isLast: Bool { isAlone && screens.count == 1 }

  /// Follows the routes the reply took and keeps what it changed.
  mutating func finish(_ reply: inout Reply) -> [Request] {
    var arrival: Arrival?
    while let route = reply.nextRoute() {
      let isReturning = arrival == .return
      arrival = follow(route, &reply)
      if case .wait = route { reply.memory.waiting?.isReturning = isReturning }
      if !reply.hasRoutes, let arrived = arrival { arrive(arrived, &reply) }
    }
    prepareNextDeal(&reply)
    reply.remember()
    memory = reply.memory
    return reply.requests
  }

  /// How a screen came to the front.
  private enum Arrival { case new, `return`, resumption }

  /// - Returns: How the screen that is then in front came there; nil where nothing is to be told of
  ///   that.
  private mutating func follow(_ route: Reply.Route, _ reply: inout Reply) -> Arrival? {
    switch route {
    case .open(let screen):
      screens.append(screen)
      return .new
    case .play(let playing):
      screens = [.menu(.main), .playing(playing)]
      return .new
    case .replace(let screen):
      if screens.count > 1 || isAlone { screens.removeLast() }
      screens.append(screen)
      return .new
    case .close where isLast:
      reply.leave()
      return nil
    case .close:
      if screens.count > 1 { screens.removeLast() }
      return .return
    case .resume: return .resumption
    case .readAgain: return .return
    case .home where isAlone:
      reply.leave()
      return nil
    case .home:
      for screen in screens { screen.contents.leave(&reply) }
      screens = [.menu(.main)]
      return .new
    case .start(let start):
      begin(start, &reply)
      return nil
    case .forward(let command):
      respond(to: command, &reply)
      return nil
    case .wait(let waiting):
      reply.memory.waiting = waiting
      return nil
    }
  }

  private mutating func arrive(_ arrival: Arrival, _ reply: inout Reply) {
    withFront(&reply) { front, reply in
      switch arrival {
      case .new: front.open(&reply, isReturning: false)
      case .return: front.open(&reply, isReturning: true)
      case .resumption: front.resume(&reply)
      }
    }
  }

  /// Has the screen in front do something, which may look at the game below it.
  mutating func withFront(
    _ reply: inout Reply, _ body: (inout any ScreenContents, inout Reply) -> Void
  ) {
    guard var front = screens.popLast()?.contents else { return }
    reply.playing = playing
    body(&front, &reply)
    reply.playing = nil
    screens.append(front.screen)
  }

  /// Opens a menu, or reads it again where it is in front already.
  mutating func openOnce(_ page: Page, _ reply: inout Reply) {
    guard case .menu(let menu)? = screens.last, menu.page == page else {
      return reply.go(.open(.menu(page)))
    }
    withFront(&reply) { $0.respond(to: .query(.list), &$1) }
  }
}
