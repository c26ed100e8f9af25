// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import ConversationTestSupport
import Engine
import Games
import Narration
import Preferences
import Samples

@testable import Conversation

/// A player talking to the game: a second passes with every line or key.
struct Talk {
  var dialogue: Dialogue
  private let world: World
  /// Whether what is looked up is answered at once.
  var answersAtOnce: Bool
  private(set) var requests: [Request] = []
  private(set) var all: [Request] = []
  /// The match as it was kept last, in whichever slot.
  private(set) var match: Match?
  var seconds = 0.0
  static let day = 20_260_704

  /// - Parameters:
  ///   - blindness: why nobody sees the pieces.
  ///   - words: a name in the player's language, for finding it.
  init(
    _ start: Dialogue.Start = .mainMenu, descriptors: [any GameDescriptor] = [Self.atlas()],
    saves: [KeptMatch] = [], recent: [String: [[String]]] = [:],
    respellings: [Respelling] = [], own: OwnGroups = OwnGroups(),
    workshop: Shop? = nil, statistics: [Tally] = [], finished: [RoundResult] = [],
    seed: UInt64 = 1,
    describer: (any PieceDescriber)? = nil, blindness: Refusal? = nil,
    learning: LearningSource? = nil, fellows: Fellows? = nil,
    analysisCapability: AnalysisCapability? = nil, preparesDeals: Bool = false,
    answersAtOnce: Bool = true, _ settle: (inout Settings) -> Void = { _ in },
    words: @escaping @Sendable (Term) -> String = { $0.plainName }
  ) {
    self.answersAtOnce = answersAtOnce
    var settings = Settings()
    settings.firstStartDone = true
    settle(&settings)
    let environment = DialogueEnvironment(
      descriptors: descriptors,
      language: PlayerLanguage(
        words: { [words($0)] }, typed: { Self.placeWords[$0].map { [$0] } ?? [] },
        keymaps: Keymaps(of: descriptors, own: settings.keys)),
      languages: AvailableLanguages(["de", "en"]),
      capabilities: Capabilities(
        teaching: { subject, _ in
          Teaching(brief: [Term("brief", ["s": .text(subject)])], facts: [Term("fact")])
        },
        analysis: { _ in analysisCapability }, refusalOfName: workshop?.refusal(ofName:),
        canLearn: learning != nil, preparesDeals: preparesDeals, hasOthers: fellows != nil),
      equipment: Equipment(voiceVariants: ["f1"]))
    world = World(
      games: descriptors.map { ($0 as? ClosedGame)?.base ?? $0 }, statistics: statistics,
      finished: finished, learning: learning,
      shop: { fellows?.answer(to: $0) ?? workshop?.answer(to: $0) }
    ) { (_: any Game) throws(Refusal) in
      if let blindness { throw blindness }
      return describer
    }
    dialogue = Dialogue(
      environment: environment, settings: settings, saves: saves, recent: recent,
      respellings: respellings, own: own, seed: seed)
    take(dialogue.start(start, at: moment))
  }

  private static let placeWords: [Key: [String]] = [
    "place-column": ["column"], "place-waste": ["waste", "w"], "place-stock": ["stock"],
    "place-foundation": ["foundation", "f"], "place-cell": ["cell", "c"], "place-row": ["row"],
  ]

  /// Rounds of the starter groups and of groups with nothing in common.
  static func atlas() -> AtlasRounds { EveryDescriptor.atlas }

  /// A small round with an open card of each kind; see the tests that use it.
  static func round(_ groups: [Group] = .starter, seed: UInt64 = 12_345) throws -> Deal {
    Deal(
      try AtlasSolitaire(AtlasSetup(difficulty: "easy", groups: groups, number: seed).fitted()),
      seed: seed)
  }

  private var moment: Moment { Moment(seconds: seconds, day: Self.day) }

  @discardableResult mutating func type(_ lines: String...) -> [String] {
    for line in lines {
      seconds += 1
      take(dialogue.respond(to: .line(line), at: moment))
    }
    return keys
  }

  @discardableResult mutating func press(_ pressed: String...) -> [String] {
    for key in pressed {
      seconds += 1
      take(dialogue.respond(to: .key(key), at: moment))
    }
    return keys
  }

  /// A line, a key or a choice, whichever comes.
  mutating func give(_ input: Dialogue.Input) {
    seconds += 1
    take(dialogue.respond(to: input, at: moment))
  }

  /// The time has passed that was asked for.
  @discardableResult mutating func wait() -> [String] {
    take(dialogue.respond(to: .tick, at: moment))
    return keys
  }

  /// What was asked last has been found out.
  @discardableResult mutating func hear(_ result: AnalysisResult) -> [String] {
    guard let question = questions.last else { return ["no question"] }
    return hear(result, to: question.id)
  }

  @discardableResult mutating func hear(_ result: AnalysisResult, to id: Int) -> [String] {
    take(dialogue.hear(result, to: id, at: moment))
    return keys
  }

  /// What was asked so far.
  var questions: [AnalysisRequest] {
    all.compactMap { if case .analyze(let question) = $0 { question } else { nil } }
  }

  /// Whether the last answer gave up what was being found out.
  var isStopped: Bool {
    requests.contains { if case .cancelAnalysis = $0 { true } else { false } }
  }

  mutating func leave() { take(dialogue.respond(to: .leave, at: moment)) }

  /// What was looked up last comes now.
  @discardableResult mutating func answer() -> [String] {
    guard let lookup = lookups.last else { return ["nothing looked up"] }
    take(dialogue.hear(world.answer(to: lookup.subject), to: lookup.id, at: moment))
    return keys
  }

  /// What was looked up so far.
  var lookups: [Lookup] {
    all.compactMap { if case .lookUp(let lookup) = $0 { lookup } else { nil } }
  }

  private mutating func take(_ answer: [Request]) {
    requests = []
    perform(answer)
  }

  private mutating func perform(_ answer: [Request]) {
    for request in answer {
      requests.append(request)
      all.append(request)
      switch request {
      case .save(let match, _, _): self.match = match
      case .lookUp(let lookup) where answersAtOnce:
        perform(dialogue.hear(world.answer(to: lookup.subject), to: lookup.id, at: moment))
      default: break
      }
    }
  }

  /// What was said last, a list of sentences a line.
  var said: [[Term]] { Self.said(in: requests) }

  static func said(in requests: [Request]) -> [[Term]] {
    requests.compactMap { if case .say(let utterance) = $0 { utterance.sentences } else { nil } }
  }

  /// The messages of the last answer by their keys.
  var keys: [String] { said.map { $0.map(\.key.name).joined(separator: " ") } }

  /// The titles of the numbered entries of the last answer.
  var entries: [Term] { numbered.map(\.title) }

  /// The same with their numbers.
  var numbered: [(number: Int, title: Term)] {
    said.compactMap { line in
      guard line.count == 1, line[0].key == "menu-entry",
        case .number(let number)? = line[0].fillings["n"],
        case .term(let title)? = line[0].fillings["title"]
      else { return nil }
      return (number, title)
    }
  }

  var scenes: [Scene] {
    requests.compactMap { if case .show(let scene) = $0 { scene } else { nil } }
  }
}

extension Term {
  /// A name as English has it: "queen of hearts", "France".
  var plainName: String {
    guard case .text(let rank)? = fillings["rank"], case .text(let suit)? = fillings["suit"] else {
      return fallback ?? key.name
    }
    return "\(rank) of \(suit)"
  }
}
