// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// The keys and words in force, by subject. In a game only what it answers is told.
public enum HelpPage: Equatable, Codable, Sendable {
  case topics
  /// What every game has, and what each has of its own; in a game what it has, by topic.
  case commands
  /// Every sound with what it means; choosing one plays it.
  case sounds
  /// Whose work the game stands on, in short and then in whole.
  case credits
}

public enum HelpAction: Equatable, Codable, Sendable {
  /// What a game is about, by its id, and how it is played.
  case howToPlay(String)
  case topic(Topic)
  /// What every game has.
  case commonCommands
  /// What the game in front has, of a topic.
  case commands(CommandTopic)
  /// What a game has that not every game has.
  case ownCommands(game: String)
  /// Plays a sound by its name.
  case sound(String)
  case allCredits

  /// As in the game menu.
  public enum CommandTopic: String, CaseIterable, Codable, Sendable {
    case moves, reading, round, messages
  }

  public enum Topic: String, CaseIterable, Codable, Sendable {
    case reading, messages, game, learning, commands, pad, sounds, credits
  }
}

extension HelpPage: PageContents {
  var passesOn: Bool { self == .topics }

  func heading(_ reply: Reply) -> [Term] {
    switch self {
    case .topics: [Term("help")]
    case .commands: [Term("help-commands")]
    case .sounds: [Term("help-sounds")]
    case .credits: [Term("credits")]
    }
  }

  func entries(_ reply: Reply) -> [Menu.Entry] {
    let environment = reply.environment
    switch self {
    case .topics:
      return reply.descriptorsInReach.map { game in
        Menu.Entry(Term(Key("help-\(game.id)")), .help(.howToPlay(game.id)))
      }
        + HelpAction.Topic.allCases.filter(reply.hasHelp).map { topic in
          Menu.Entry(Term(Key("help-\(topic.rawValue)")), .help(.topic(topic)))
        }
    case .commands:
      if let descriptor = reply.descriptor {
        return HelpAction.CommandTopic.allCases.map { topic in
          Menu.Entry(topic.title(in: descriptor, reply), .help(.commands(topic)))
        }
      }
      return [Menu.Entry(Term("help-commands-common"), .help(.commonCommands))]
        + environment.descriptors.map {
          Menu.Entry($0.name, .help(.ownCommands(game: $0.id)))
        }
    case .sounds:
      return environment.equipment.sounds.map { name in
        Menu.Entry(Term(Key("cue-\(name)"), fallback: name), .help(.sound(name)))
      }
    case .credits: return [Menu.Entry(Term("credits-all"), .help(.allCredits))]
    }
  }
}

extension Reply {
  mutating func perform(_ action: HelpAction) {
    switch action {
    case .howToPlay(let game): descriptor(game).map { readHowToPlay($0, playing) }
    case .topic(let topic): read(topic, playing)
    case .commonCommands:
      list(
        queries(where: \.isOfEveryGame) + places(PlaceGroup.allCases),
        in: environment.keymap(of: nil))
    case .commands(let topic): descriptor.map { listCommands(of: $0, about: topic, playing) }
    case .ownCommands(let game): descriptor(game).map { listAllOwnCommands(of: $0) }
    case .sound(let name): request(.sound(name))
    case .allCredits: lookUp(.credits, for: .credits(isWhole: true))
    }
  }

  /// Opens the credits or tells them, where there are any.
  mutating func readCredits(_ paragraphs: [String], isWhole: Bool) {
    guard !paragraphs.isEmpty else { return isWhole ? () : say("credits") }
    guard isWhole else { return go(.open(.menu(.help(.credits)))) }
    for text in paragraphs {
      say(Term("credits-line", ["text": .foreign(text, language: "en")]))
    }
  }
}

extension Reply {
  /// Whether the player has what a topic is about.
  fileprivate func hasHelp(on topic: HelpAction.Topic) -> Bool {
    switch topic {
    case .pad: environment.equipment.hasPad
    case .learning: environment.capabilities.canLearn
    default: true
    }
  }

  /// The game that is being played; every game, where none is.
  fileprivate var descriptorsInReach: [any GameDescriptor] {
    descriptor.map { [$0] } ?? environment.descriptors
  }

  /// What the game is about, how it is played with what the player has in hand, and what brings
  /// points: a message each, so that a part of it can be heard again.
  fileprivate mutating func readHowToPlay(_ descriptor: any GameDescriptor, _ playing: Playing?) {
    let rules = Term(Key("help-\(descriptor.id)-text"))
    if memory.usesPad {
      let hint = playing.map { Term($0.interaction.carries ? "hint-pad" : "hint-gathering-pad") }
      say(rules)
      if let hint { say(hint) }
    } else {
      let keys = memory.settings.input == .keys ? playing.map { $0.placeKeys.explained } ?? [] : []
      let typing = Term(Key("help-\(descriptor.id)-typing"), ["input": input])
      for paragraph in [rules, typing] + keys { say(paragraph) }
    }
    if let scoring = descriptor.game.scoring { say(scoring.formula) }
  }

  fileprivate mutating func read(_ topic: HelpAction.Topic, _ playing: Playing?) {
    switch topic {
    case .credits: lookUp(.credits, for: .credits(isWhole: false))
    case .sounds:
      environment.equipment.sounds.isEmpty ? say("sounds-none") : go(.open(.menu(.help(.sounds))))
    case .commands:
      go(.open(.menu(.help(.commands))))
    case .pad: listButtons()
    case .reading where playing?.isGrid == true:
      say(
        Term(
          "help-reading-grid-text",
          [
            "pieces": .text(playing?.hasTray == true ? "waiting" : "none"), "input": input,
          ]))
    case .game:
      let keymap = environment.keymap(of: descriptor)
      say(
        Term(
          "help-game-text",
          [
            "input": input, "restart": .list(ways(to: .query(.restart), in: keymap)),
            "new": .list(ways(to: .query(.new), in: keymap)),
          ]))
    case .learning:
      let ways = ways(to: .query(.refresher), in: environment.keymap(of: descriptor))
      say(Term("help-learning-text", ["ways": .list(ways)]))
    case .reading:
      let hasFoundations =
        playing.map {
          $0.answers(.groups) && !$0.table.layout.places(.collecting).isEmpty
        } ?? true
      say(
        Term(
          "help-reading-text",
          ["input": input, "foundations": .text(hasFoundations ? "some" : "none")]))
    case .messages:
      let text = Term("help-messages-text", ["input": input])
      say(descriptor.map { text.about($0.game) } ?? text)
    }
  }

  /// Every command of a game about a topic that has keys, and where the others are.
  fileprivate mutating func listCommands(
    of descriptor: any GameDescriptor, about topic: HelpAction.CommandTopic, _ playing: Playing?
  ) {
    let own: [ListedCommand] =
      switch topic {
      case .moves:
        ownActs(of: descriptor)
          + places(PlaceGroup.allCases.filter { playing?.placeKeys.places($0).isEmpty == false })
          + [.step(.nextChoice), .step(.previousChoice), .takeBack].compactMap(ListedCommand.init)
      case .reading: ownQueries(of: descriptor)
      case .round, .messages: []
      }
    list(
      own
        + topic.queries.filter { playing?.answers($0) ?? true }.map {
          ListedCommand($0.title, .query($0))
        }, in: environment.keymap(of: descriptor))
  }

  /// What a game has that not every game has, where it is not played.
  fileprivate mutating func listAllOwnCommands(of descriptor: any GameDescriptor) {
    let capability = environment.capabilities.analysis(descriptor.game)
    list(
      ownCommands(of: descriptor) + queries { $0.isAnswered(by: descriptor.game, capability) },
      in: environment.keymap(of: descriptor))
    if !hasSpoken { say("help-commands-none") }
  }

  /// What only this game has.
  private func ownCommands(of descriptor: any GameDescriptor) -> [ListedCommand] {
    ownActs(of: descriptor) + ownQueries(of: descriptor)
  }

  private func ownActs(of descriptor: any GameDescriptor) -> [ListedCommand] {
    let keymap = environment.keymap(of: descriptor)
    return descriptor.commands.acts.sorted { $0.value < $1.value }.map { act, _ in
      // What has no key of its own is done by that of a weaker act, wherever it can be.
      let weaker = descriptor.commands.stronger.first { $0.value == act }?.key
      let isBound = !ways(to: .act(act), in: keymap).isEmpty
      return ListedCommand(act.title, .act(isBound ? act : weaker ?? act))
    }
  }

  private func ownQueries(of descriptor: any GameDescriptor) -> [ListedCommand] {
    descriptor.commands.queries.map { ListedCommand($0.key.title, .gameQuery($0.key)) }
  }

  /// The keys that name places, where a game has such places.
  fileprivate func places(_ groups: [PlaceGroup]) -> [ListedCommand] {
    groups.map { ListedCommand($0.title, .place($0)) }
  }

  fileprivate func queries(where isListed: (Query) -> Bool) -> [ListedCommand] {
    Query.allCases.filter(isListed).map { ListedCommand($0.title, .query($0)) }
  }

  /// Commands with their keys, a line each; of those that have none, where they are.
  fileprivate mutating func list(_ commands: [ListedCommand], in keymap: Keymap) {
    let buttons = { [environment] command in
      environment.equipment.hasPad ? keymap.buttons(of: command).map { Term(key: $0) } : []
    }
    let keys = commands.map { ways(to: $0.command, in: keymap) + buttons($0.command) }
    for (command, keys) in zip(commands, keys) where !keys.isEmpty {
      let title = descriptor.map { command.title.about($0.game) } ?? command.title
      say(Term("help-command", ["command": .term(title), "keys": .list(keys)]))
    }
    let menu = ways(to: .query(.menu), in: keymap)
    if keys.contains([]), !menu.isEmpty {
      say(Term("help-more-in-menu", ["keys": .list(menu)]))
    }
  }

  /// Every button of a gamepad that does something here, a line each.
  private mutating func listButtons() {
    let keymap = environment.keymap(of: descriptor)
    for button in Keymap.buttons {
      guard let title = keymap.command(key: button)?.title else { continue }
      say(Term("help-button", ["button": .term(Term(key: button)), "command": .term(title)]))
    }
  }

  /// How something is asked for, as the player types: by its keys; or by what can be typed as a line,
  /// which is a letter or sign or, where there is none, a word.
  func ways(to command: Command, in keymap: Keymap) -> [Term] {
    let keys = keymap.keys(of: command)
    guard memory.settings.input == .lines else { return keys.map { Term(key: $0) } }
    let signs = keys.filter { $0.count == 1 }
    guard signs.isEmpty else { return signs.map { Term(key: $0) } }
    let words = command.name.map { environment.language.typed(Key("command-\($0)")) } ?? []
    return words.joined().prefix(1).map { Term("typed-word", ["word": .text($0)]) }
  }
}

/// A command as help lists it, by what is done, which may be by the keys of another.
private struct ListedCommand {
  let title: Term
  let command: Command

  init(_ title: Term, _ command: Command) {
    self.title = title
    self.command = command
  }

  init?(_ command: Command) {
    guard let title = command.title else { return nil }
    self.init(title, command)
  }
}

extension HelpAction.CommandTopic {
  fileprivate func title(in game: any GameDescriptor, _ reply: Reply) -> Term {
    let page: TablePage? =
      switch self {
      case .moves: nil
      case .reading: .reading
      case .round: .round
      case .messages: .messages
      }
    return page?.heading(reply).first ?? game.name
  }

  /// What is asked for beside what the game has of its own; each query has one topic.
  fileprivate var queries: [Query] {
    switch self {
    case .moves: [.list, .hint, .playHint, .undo, .redo]
    case .reading: TablePage.readingQueries
    case .round: TablePage.roundQueries + [.menu, .quit]
    case .messages:
      Query.allCases.filter { query in
        !Self.allCases.contains { $0 != .messages && $0.queries.contains(query) }
      }
    }
  }
}

extension Command {
  /// As in the key of its words; nil for what is not asked for by a word.
  fileprivate var name: String? {
    switch self {
    case .query(let query): query.rawValue
    case .act(let act): act.name
    case .gameQuery(let query, _): query.name
    case .takeBack: "take-back"
    default: nil
    }
  }
}

extension Term {
  /// A key by its name, `key-name-left`; a letter or sign is its own name.
  init(key: String) {
    let signs = [
      ",": "comma", ".": "full-stop", "?": "question-mark", ";": "semicolon", ":": "colon",
    ]
    if let sign = signs[key] ?? (key.count > 1 ? key : nil) {
      self.init(Key("key-name-\(sign)"), fallback: key)
    } else {
      let letter = Filling.text(key)
      self.init(key.contains(where: \.isUppercase) ? "key-capital" : "key-letter", ["key": letter])
    }
  }
}
