// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What is played with others of the same server, each at their own time.
public enum TogetherPage: Equatable, Codable, Sendable {
  case choices
  /// The games that have a deal of the day.
  case boards
  /// A new deal for a friend: which game, then how hard.
  case invitations
  case difficulties(game: String)
  case links([DealLink])
  case link(DealLink)
  case ofClass(ClassPage)
}

public enum TogetherAction: Equatable, Codable, Sendable {
  /// What came of the deal of a day; nil for today.
  case board(game: String, day: Int? = nil)
  case invite(game: String, Difficulty)
  /// The same to the deal that is in front.
  case inviteToThis
  case links
  case play(DealLink)
  /// Asks whether the player is to have nothing to do with it any more.
  case drop(DealLink)
  case askCode
  case ofClass(ClassAction)
}

extension TogetherPage: PageContents {
  func heading(_ reply: Reply) -> [Term] {
    switch self {
    case .choices: [Term("together")]
    case .boards: [Term("together-boards")]
    case .invitations: [Term("together-invite")]
    case .difficulties(let game): [Term("choose-difficulty", ["game": .term(.game(game))])]
    case .links(let links): [Term(links.isEmpty ? "links-none" : "together-links")]
    case .link(let link): [link.title] + link.told(reply.environment.equipment)
    case .ofClass(let page): page.heading(reply)
    }
  }

  func entries(_ reply: Reply) -> [Menu.Entry] {
    switch self {
    case .choices:
      return [
        Menu.Entry(Term("together-boards"), opening: .together(.boards)),
        Menu.Entry(Term("together-invite"), opening: .together(.invitations)),
        Menu.Entry(Term("together-links"), .together(.links)),
        Menu.Entry(Term("together-code"), .together(.askCode)),
        Menu.Entry(Term("classes"), .together(.ofClass(.list))),
      ]
    case .boards:
      return reply.environment.descriptors.map {
        Menu.Entry($0.name, .together(.board(game: $0.id)))
      }
    case .invitations:
      return reply.environment.descriptors.map { game in
        game.difficulties.count == 1
          ? Menu.Entry(game.name, .together(.invite(game: game.id, game.difficulties[0])))
          : Menu.Entry(game.name, opening: .together(.difficulties(game: game.id)))
      }
    case .difficulties(let id):
      guard let game = reply.descriptor(id) else { return [] }
      return game.difficulties.map {
        Menu.Entry(game.choice(of: $0), .together(.invite(game: id, $0)))
      }
    case .links(let links):
      return links.map { Menu.Entry($0.title, opening: .together(.link($0))) }
    case .link(let link):
      let play = Menu.Entry(Term("link-play"), .together(.play(link)))
      return (link.own == nil ? [play] : [])
        + [Menu.Entry(Term("link-delete"), .together(.drop(link)))]
    case .ofClass(let page): return page.entries(reply)
    }
  }
}

extension Reply {
  mutating func perform(_ action: TogetherAction, on page: Page) {
    switch action {
    case .board(let game, let day):
      lookUp(.together(.board(game: game, day: day ?? moment.day)), for: .together)
    case .invite(let game, let difficulty): invite(to: game, difficulty)
    case .inviteToThis:
      guard let match = playing?.match else { return }
      // Who has asked for it in the menu of the game goes on with the game.
      if case .table(.round) = page {
        go(.close)
        go(.close)
      }
      let deal = Deal(match.game, seed: match.seed, kind: match.dealKind)
      lookUp(.together(.newLink(deal)), for: .together)
    case .links: lookUp(.together(.links), for: .together)
    case .play(let link): start(link.deal)
    case .drop(let link):
      let question = Term("link-delete-question", ["own": .text(link.isOwn ? "yes" : "no")])
      confirm(question, .dropLink(link.code), isAlways: true)
    case .askCode: ask(Term("together-code-question"), for: .joinCode)
    case .ofClass(let action): perform(action)
    }
  }

  private mutating func invite(to id: String, _ difficulty: Difficulty) {
    guard let game = descriptor(id) else { return go(.home) }
    var order = memory.order(.next, of: game, at: difficulty)
    // The same for whoever opens it, whatever their settings and groups.
    order.isShared = true
    order.recent = []
    order.options = DealOptionValues()
    lookUp(.deal(game: id, order), for: .deal(.invite))
  }

  /// Takes a code as it was typed.
  mutating func takeCode(_ text: String) {
    guard let code = JoinCode(typed: text) else { return say("code-unknown") }
    lookUp(.together(.code(code)), for: .together)
  }

  mutating func take(_ answer: TogetherAnswer) {
    switch answer {
    case .board(let board, let game): for line in board.told(of: game) { say(line) }
    case .made(let link) where playing != nil:
      for line in link.told(environment.equipment) { say(line) }
    case .made(let link), .link(let link): go(.open(.menu(.together(.link(link)))))
    case .links(let links): go(.open(.menu(.together(.links(links)))))
    case .dropped:
      say("link-deleted")
      go(.close)
    case .ofClass(let answer): take(answer)
    }
  }
}

extension DialogueEnvironment {
  /// The entry of the main menu that leads there, where there are others.
  var togetherEntries: [Menu.Entry] {
    capabilities.hasOthers ? [Menu.Entry(Term("together"), opening: .together(.choices))] : []
  }
}

extension Playing {
  /// The entry by which others are invited to the deal.
  func invitations(_ reply: Reply) -> [Menu.Entry] {
    guard reply.environment.capabilities.hasOthers, tutorial == nil, match.isCounted else {
      return []
    }
    return [Menu.Entry(Term("link-make"), .together(.inviteToThis))]
  }

  /// The entry that tells what others have made of the deal, where it is that of a day.
  func boards(_ reply: Reply) -> [Menu.Entry] {
    guard reply.environment.capabilities.hasOthers, tutorial == nil, let day = log.boardDay else {
      return []
    }
    let action = TogetherAction.board(game: type(of: game).id, day: day)
    return [Menu.Entry(Term("board"), .together(action))]
  }
}

extension Dialogue {
  /// Leaves whatever is in front, as it is kept, for what a code leads to.
  public mutating func follow(_ code: JoinCode, at moment: Moment) -> [Request] {
    var reply = reply(at: moment)
    giveUpWaiting(&reply)
    for screen in screens { screen.contents.leave(&reply) }
    guard settings.firstStartDone else {
      screens = [.menu(.main)]
      reply.go(.open(.menu(.firstStart(FirstStart(then: .code(code), input: settings.input)))))
      return finish(&reply)
    }
    screens = [.menu(.main)]
    reply.lookUp(.together(.code(code)), for: .together)
    return finish(&reply)
  }
}
