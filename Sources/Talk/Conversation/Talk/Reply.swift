// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning
import Narration
import Preferences

/// What a dialogue remembers from one command to the next.
struct Memory: Equatable, Codable, Sendable {
  var settings: Settings
  var saves: KeptMatches
  /// What the last rounds of each game were made of, the newest first.
  var recent: [String: [[String]]]
  /// Makes the numbers of new deals.
  var numbers: Generator
  /// The player's own words, in the order they were made.
  var respellings: [Respelling] = []
  /// The player's own groups and decks.
  var own = OwnGroups()
  var history = History()
  /// What the player was wrong about or needed a hint for, and has not answered right since; the
  /// latest first.
  var missed: [LearningItem] = []
  /// The hints the player has had; each is given once.
  var hintsGiven: Set<Key> = []
  /// How many questions were asked that take time.
  var questions = 0
  /// What the player waits for and cannot go on without; nil for nothing.
  var waiting: Waiting?
  /// What is looked for before the player wants it; nil where that is nothing.
  var next: NextDeal?
  /// The line that was offered in place of a mistyped one, for a yes that comes next.
  var offered: String?
  /// Whether the player knows that what is played is not kept.
  var isUnkeptTold = false
  /// Whether the main menu was told whole, and its numbers are known.
  var isMainMenuTold = false
  /// Whether what was given last came from a gamepad.
  var usesPad = false
  /// Whether the questions of the first start were just answered, and nothing has been played since.
  var isNew = false
}

/// The answer to one command while it is being made: what is requested, and where the talk goes on.
@dynamicMemberLookup
struct Reply {
  let environment: DialogueEnvironment
  let moment: Moment
  /// The kind of the game that is being played; nil where none is.
  let descriptor: (any GameDescriptor)?
  /// The game below what is in front; nil where none is, or where it is in front itself.
  var playing: Playing?
  var memory: Memory
  private(set) var requests: [Request] = []
  private var routes: [Route] = []
  /// Whether it answers something that was just given, and silences what is being said.
  var isImmediate = true
  /// Whether this only says once more what was said before.
  var isRetold = false
  /// Whether the match that is left was written already, or could not be.
  var isMatchKept = false
  /// Whether it goes on with the answer that was given last.
  var goesOn = false

  init(
    environment: DialogueEnvironment, moment: Moment, descriptor: (any GameDescriptor)?,
    memory: Memory
  ) {
    self.environment = environment
    self.moment = moment
    self.descriptor = descriptor
    self.memory = memory
  }

  subscript<Value>(dynamicMember path: WritableKeyPath<Memory, Value>) -> Value {
    get { memory[keyPath: path] }
    set { memory[keyPath: path] = newValue }
  }

  /// Where the talk goes after a command.
  enum Route: Equatable {
    /// A screen on top of this one.
    case open(Screen)
    /// Back to the one below.
    case close
    /// Nothing came of what was asked for here: the player is told where the talk is, no more.
    case resume
    /// The screen in front once more, as it has come back.
    case readAgain
    /// A game, instead of whatever menus led to it.
    case play(Playing)
    /// A screen instead of this one.
    case replace(Screen)
    /// Back to the main menu.
    case home
    /// What the program was started for, once the questions of the first start are answered.
    case start(Dialogue.Start)
    /// A command for the screen that is then in front.
    case forward(Command)
    /// To wait for what the player cannot go on without.
    case wait(Waiting)
  }

  /// Says one line at once, as the answer to a key. Later lines of the same answer follow it.
  ///
  /// - Parameters:
  ///   - place: the one that is talked about.
  ///   - choice: the number that chooses what is said, where it is an entry of a list.
  mutating func say(
    _ sentences: [Term], topic: Topic? = nil, at place: Place? = nil, choice: Int? = nil
  ) {
    guard !sentences.isEmpty else { return }
    let urgency: Urgency = hasSpoken || !isImmediate ? .next : .now
    requests.append(.say(Utterance(sentences, urgency, topic: topic, at: place, choice: choice)))
  }

  mutating func say(_ sentence: Term, topic: Topic? = nil, at place: Place? = nil) {
    say([sentence], topic: topic, at: place)
  }
  mutating func say(_ key: Key) { say(Term(key)) }
  mutating func say(_ line: PlacedLine) { say(line.sentences, at: line.place) }

  /// Says what can be typed now, which is of no use to a player with a gamepad in hand.
  mutating func prompt(_ sentence: Term) {
    if !memory.usesPad || !hasSpoken { say(sentence) }
  }

  /// How help is come by, for a message: `input` is how the player types, `key` the key for it.
  var wayToHelp: [String: Filling] {
    let keys = environment.keymap(of: descriptor).keys(of: .query(.help))
    let isByKeys = memory.settings.input == .keys
    return [
      "input": .text(memory.settings.input.rawValue),
      "key": isByKeys ? keys.first.map { .term(Term(key: $0)) } ?? "" : "",
    ]
  }

  /// The key that a player is told of for the game's menu. On a page Escape leaves the box for keys.
  var keyOfGameMenu: Term {
    let keys = environment.keymap(of: descriptor).keys(of: .query(.menu))
    return Term(key: (environment.equipment.isPage ? keys.first : nil) ?? "escape")
  }

  /// How the player gives what is asked, as messages have it: "pad", "keys", "lines", or "page" for
  /// lines that are typed in a field beside the buttons.
  var input: Filling {
    if memory.usesPad { return "pad" }
    let isPage = memory.settings.input == .lines && environment.equipment.isPage
    return .text(isPage ? "page" : memory.settings.input.rawValue)
  }

  /// Says an entry of a list, which a number chooses.
  mutating func list(_ title: Term, under number: Int, at place: Place? = nil) {
    let entry = Term("menu-entry", ["n": .number(number), "title": .term(title)])
    say([entry], at: place, choice: number)
  }

  /// Whether single keys of a keyboard are pressed, and lists are asked for.
  var isTypedByKeys: Bool { memory.settings.input == .keys && !memory.usesPad }

  /// Whether long menus are too much to hear whole yet, and nothing shows them either.
  var isIntroduced: Bool {
    memory.isNew && memory.settings.input == .lines && !memory.usesPad
      && !environment.equipment.isPage
  }

  /// Whether the player has been told how something is used.
  func hasHad(_ hint: Key) -> Bool { memory.hintsGiven.contains(hint) }

  /// Says how something is used, the first time it comes up, if the player wants to hear such.
  mutating func hint(_ key: Key, _ fillings: [String: Filling] = [:]) {
    guard memory.settings.hints, memory.hintsGiven.insert(key).inserted else { return }
    requests.append(.hintGiven(key))
    say(Term(key, fillings))
  }

  /// Ends the talk; whatever has to be saved is saved already.
  mutating func leave() {
    say("goodbye")
    request(.leave)
  }

  mutating func request(_ request: Request) { requests.append(request) }

  var hasRoutes: Bool { !routes.isEmpty }
  mutating func nextRoute() -> Route? { routes.isEmpty ? nil : routes.removeFirst() }
  mutating func go(_ route: Route) { routes.append(route) }

  /// Changes settings, at once and for good.
  mutating func change(_ body: (inout Settings) -> Void) {
    let wasLearner = memory.settings.learner
    body(&memory.settings)
    requests.append(.apply(memory.settings))
    if memory.settings.learner, !wasLearner, environment.capabilities.canLearn {
      lookUp(.facts, for: .facts(nil))
    }
  }

  var hasSpoken: Bool {
    requests.contains { if case .say = $0 { true } else { false } }
  }

  /// What something would say, without saying it or anything else of it happening.
  func trial(_ body: (inout Reply) -> Void) -> History.Answer {
    var reply = Reply(
      environment: environment, moment: moment, descriptor: descriptor, memory: memory)
    reply.playing = playing
    body(&reply)
    return reply.told
  }

  private var told: History.Answer {
    requests.compactMap { if case .say(let utterance) = $0 { utterance } else { nil } }
  }

  /// Keeps what was said, to be heard again as a whole.
  mutating func remember() {
    guard !isRetold else { return }
    goesOn ? memory.history.extend(by: told) : memory.history.add(told)
  }
}
