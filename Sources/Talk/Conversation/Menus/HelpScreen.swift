// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// The keys and words in force, by subject.
struct HelpScreen: Screen {
  private var menu: Menu

  /// - Parameter playing: the game that is played, of which only what it answers is told.
  init(_ playing: Playing?) {
    menu = Menu([Term("help")], passesOn: true) { reply in
      reply.kindsInReach.map { kind in
        Menu.Entry(Term(Key("help-\(kind.id)"))) { $0.tellHowToPlay(kind, playing) }
      }
        + Topic.allCases.filter { $0 != .pad || reply.environment.hasPad }.map { topic in
          Menu.Entry(Term(Key("help-\(topic.rawValue)"))) { $0.tell(topic, playing) }
        }
    }
  }

  enum Topic: String, CaseIterable {
    case reading, messages, game, commands, pad, sounds, credits
  }

  var title: Term? { menu.title }

  mutating func open(_ reply: inout Reply, isReturning: Bool) {
    menu.open(&reply, isReturning: isReturning)
  }

  mutating func respond(to command: Command, _ reply: inout Reply) {
    menu.respond(to: command, &reply)
  }
}

extension Menu {
  /// What every game has, and what each has of its own.
  fileprivate static var commands: Menu {
    Menu([Term("help-commands")]) { reply in
      let common = Entry(Term("help-commands-common")) { reply in
        reply.tellQueries(in: reply.environment.keymaps.keymap(of: nil))
      }
      return [common]
        + reply.environment.kinds.map { kind in Entry(kind.name) { $0.tellOwnCommands(of: kind) } }
    }
  }

  /// Every sound with what it means; choosing one plays it.
  fileprivate static var sounds: Menu {
    Menu([Term("help-sounds")]) { reply in
      reply.environment.sounds.map { name in
        Entry(Term(Key("cue-\(name)"), fallback: name)) { $0.request(.sound(name)) }
      }
    }
  }
}

extension Menu {
  /// Whose work the game stands on, in short and then in whole.
  fileprivate static var credits: Menu {
    Menu([Term("credits")]) { _ in
      [
        Entry(Term("credits-all")) { reply in
          for text in reply.environment.credits() {
            reply.say(Term("credits-line", ["text": .foreign(text, language: "en")]))
          }
        }
      ]
    }
  }
}

extension Reply {
  /// The game that is being played; every game, where none is.
  fileprivate var kindsInReach: [any GameDescriptor] { kind.map { [$0] } ?? environment.kinds }

  /// What the game is about, then how it is played with what the player has in hand.
  fileprivate mutating func tellHowToPlay(_ kind: any GameDescriptor, _ playing: Playing?) {
    let rules = Term(Key("help-\(kind.id)-text"))
    guard memory.usesPad else { return say([rules, Term(Key("help-\(kind.id)-typing"))]) }
    say(
      [rules]
        + (playing.map { [Term($0.interaction.carries ? "hint-pad" : "hint-gathering-pad")] } ?? [])
    )
  }

  fileprivate mutating func tell(_ topic: HelpScreen.Topic, _ playing: Playing?) {
    switch topic {
    case .credits: environment.credits().isEmpty ? say("credits") : go(.open(Menu.credits))
    case .sounds: environment.sounds.isEmpty ? say("sounds-none") : go(.open(Menu.sounds))
    case .commands: kind.map { tellCommands(of: $0, playing) } ?? go(.open(Menu.commands))
    case .pad: tellButtons()
    case .reading where playing?.isGrid == true:
      say(
        Term(
          "help-reading-grid-text",
          [
            "pieces": .text(playing?.hasTray == true ? "waiting" : "none"), "input": .text(input),
          ]))
    default:
      let text = Term(Key("help-\(topic.rawValue)-text"), ["input": .text(input)])
      say(kind.map { text.about($0.game) } ?? text)
    }
  }

  /// By what the player asked.
  private var input: String { memory.usesPad ? "pad" : "keyboard" }

  /// Every command of a game with its keys, a line each.
  private mutating func tellCommands(of kind: any GameDescriptor, _ playing: Playing?) {
    tellOwnCommands(of: kind)
    tellQueries(in: environment.keymaps.keymap(of: kind)) { playing?.answers($0) ?? true }
  }

  /// What only this game has.
  fileprivate mutating func tellOwnCommands(of kind: any GameDescriptor) {
    let keymap = environment.keymaps.keymap(of: kind)
    for act in kind.keys.sorted(by: { $0.value < $1.value }).map(\.key) {
      tell(act.title, keysOf: .act(act), in: keymap)
    }
    for gameQuery in kind.gameQueries.map(\.key) {
      tell(gameQuery.title, keysOf: .gameQuery(gameQuery), in: keymap)
    }
  }

  fileprivate mutating func tellQueries(
    in keymap: Keymap, where isTold: (Query) -> Bool = { _ in true }
  ) {
    for query in Query.allCases where isTold(query) {
      tell(query.title, keysOf: .query(query), in: keymap)
    }
  }

  /// Every button of a gamepad that does something here, a line each.
  private mutating func tellButtons() {
    let keymap = environment.keymaps.keymap(of: kind)
    for button in Keymap.buttons {
      guard let title = keymap.command(key: button)?.title else { continue }
      say(Term("help-button", ["button": .term(Term(key: button)), "command": .term(title)]))
    }
  }

  private mutating func tell(_ title: Term, keysOf command: Command, in keymap: Keymap) {
    let title = kind.map { title.about($0.game) } ?? title
    let buttons = environment.hasPad ? keymap.buttons(of: command) : []
    let keys = (keymap.keys(of: command) + buttons).map { Term(key: $0) }
    if keys.isEmpty { return say(Term("help-command-unbound", ["command": .term(title)])) }
    say(Term("help-command", ["command": .term(title), "keys": .list(keys)]))
  }
}

extension Term {
  /// A key by its name, `key-name-left`; a letter or sign is its own name.
  init(key: String) {
    let signs = [",": "comma", ".": "full-stop", "?": "question-mark"]
    if let sign = signs[key] ?? (key.count > 1 ? key : nil) {
      self.init(Key("key-name-\(sign)"), fallback: key)
    } else {
      let letter = Filling.text(key)
      self.init(key.contains(where: \.isUppercase) ? "key-capital" : "key-letter", ["key": letter])
    }
  }
}
