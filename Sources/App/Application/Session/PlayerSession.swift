// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Conversation
import Engine
import Localization
import Narration
import Preferences
import Speech
import Storage

/// One player's talk with the games: an input in, what it brought out.
///
/// It is a value without device, clock, file or thread, and shares with other players what is the
/// same for all; a thousand of them live in one process.
public struct PlayerSession: Sendable {
  public internal(set) var dialogue: Dialogue
  /// What there is to play, with the player's own groups.
  var content: PlayerContent
  /// The language of a player who has not set one.
  private let usualLanguage: String
  private var words: LanguageWords
  /// That of the table that is played on, or was last.
  var layout = Layout([])
  /// What the next line tells of.
  var mood: PresentedLine.Mood?
  /// How the first answer is said as long as it is waited for; nil after it.
  private var firstLane: SpeechMessage.Lane?

  /// What an input brought, and what is to be done besides.
  public struct Response: Sendable {
    public var presentation = Presentation()
    /// To be carried out in this order.
    public var errands: [Errand] = []
    /// What the player is told at the end of the answer.
    public var troubles: [Term] = []
    /// The settings that what is presented next is presented by.
    var settings: Settings

    init(by settings: Settings) { self.settings = settings }
  }

  /// What a session cannot do by itself. What goes wrong with it is told by ``alerts(_:)``.
  public enum Errand: Sendable {
    /// Something to be kept of rounds, results, answers and words.
    case keep(PlayerChange)
    /// Settings changed; what holds for this session only was so before.
    case keepSettings(Settings, before: Settings)
    /// Groups are to be fetched from the server that the settings name now.
    case fetchGroups
    /// Something the player waits for; see ``hear(_:to:at:)``.
    case lookUp(Lookup)
    case cancelLookup(id: Int)
    case analyze(AnalysisRequest)
    case cancelAnalysis
    /// Something the player may want to know later; see ``Conversation/Request/prepare(_:)``.
    case prepare(AnalysisRequest)
    case cancelPreparation
    case judge(Match)
  }

  /// What is kept of a player.
  public struct Record: Sendable {
    public var saves: [KeptMatch] = []
    /// Whether what is played now is kept, too.
    public var keepsMatches = true
    /// What the last rounds of each game were made of, the newest first.
    public var recent: [String: [[String]]] = [:]
    public var hintsGiven: Set<Key> = []
    public var respellings: [Respelling] = []
    public var ownGroups = OwnGroups()
    /// Whether the player has no account.
    public var isGuest = false
    /// Whether others play here whom the player can meet.
    public var hasOthers = false

    public init() {}
  }

  /// - Parameters:
  ///   - settings: those in force, which need not be those that are kept.
  ///   - usualLanguage: that of a player who has not set one.
  ///   - seed: makes the numbers of new deals.
  public init(
    _ content: PlayerContent, _ record: Record, settings: Settings, usualLanguage: String,
    _ abilities: DoorAbilities, seed: UInt64
  ) {
    self.content = content
    self.usualLanguage = usualLanguage
    words = content.common.words(
      in: Self.language(settings, usualLanguage, content.common))
    dialogue = Dialogue(
      environment: DialogueEnvironment(
        descriptors: content.descriptors(in: words.phrasebook),
        language: words.playerLanguage(ownKeys: settings.keys),
        languages: content.common.phrasebooks.available,
        capabilities: content.capabilities(for: abilities, record)),
      settings: settings, saves: record.saves, recent: record.recent,
      hintsGiven: abilities.time == .byClock ? record.hintsGiven : [],
      respellings: record.respellings, own: record.ownGroups, seed: seed,
      historyBound: abilities.historyLimit)
  }

  var phrasebook: Phrasebook { words.phrasebook }

  /// The settings in force.
  public var settings: Settings { dialogue.settings }

  /// What is in front, in the player's words.
  var front: Front {
    Front(view: dialogue.view, phrasebook: phrasebook, settings: dialogue.settings)
  }

  /// Takes over words and keys.
  mutating func adopt(_ settings: Settings) {
    let before = phrasebook.language
    words = content.common.words(in: Self.language(settings, usualLanguage, content.common))
    dialogue.environment.language = words.playerLanguage(ownKeys: settings.keys)
    if phrasebook.language != before { use(content) }
  }

  private static func language(
    _ settings: Settings, _ usualLanguage: String, _ content: Content
  ) -> String {
    settings.language.flatMap(content.phrasebooks.language(called:)) ?? usualLanguage
  }

  /// Takes over groups that have come or changed.
  public mutating func use(_ content: PlayerContent) {
    self.content = content
    dialogue.environment.descriptors = content.descriptors(in: phrasebook)
  }

  /// Takes over what the door is equipped with.
  public mutating func use(_ equipment: Equipment) {
    dialogue.environment.equipment = equipment
  }
}

// What the player does, and what comes of it.
extension PlayerSession {
  /// The first line, for which nothing of the player's has to be known but the settings.
  public mutating func welcome() -> Presentation {
    var response = Response(by: settings)
    response.presentation.elements = [.manner(manner(settings))]
    let welcome = Term(
      "welcome",
      ["version": .text(ProgramVersion.current), "input": .text(settings.input.rawValue)])
    say(Utterance(welcome, .now), in: &response)
    finish(&response)
    return response.presentation
  }

  /// What follows the welcome.
  ///
  /// - Parameter notices: what the player has to be told before anything else.
  public mutating func start(
    _ start: Dialogue.Start, notices: [Term], at moment: Moment
  ) -> Response {
    var response = Response(by: settings)
    response.presentation.isContinuation = true
    let strangers = dialogue.environment.language.keymaps.strangers.map {
      Term("setting-key-unknown", ["name": .text($0)])
    }
    for notice in notices + strangers { say(Utterance(notice), in: &response) }
    // The first answer does not silence what was told before it.
    firstLane = .report
    perform(dialogue.start(start, at: moment), lane: firstLane, in: &response)
    if !dialogue.isWaiting { firstLane = nil }
    return response
  }

  public mutating func respond(to input: PlayerInput, at moment: Moment) -> Response {
    var response = Response(by: settings)
    let given: Dialogue.Input
    switch input {
    case .line(let line):
      response.presentation.elements.append(.input(line))
      given = .line(line)
    case .key(let name):
      response.presentation.elements.append(.input(name))
      given = .key(name)
    case .choice(let choice): given = .choose(choice)
    case .givenUp: given = .line("")
    case .tick: given = .tick
    case .leave: given = .leave
    case .news(let key):
      say(Utterance(Term(key)), in: &response)
      finish(&response)
      return response
    case .woken:
      finish(&response)
      return response
    case .code(let code):
      perform(dialogue.follow(code, at: moment), in: &response)
      return response
    case .typing(let mode):
      let requests = dialogue.type(by: mode, at: moment)
      response.settings = settings
      response.presentation.elements.append(.manner(manner(settings)))
      perform(requests, in: &response)
      return response
    }
    perform(dialogue.respond(to: given, at: moment), in: &response)
    return response
  }

  /// Takes what was looked up; see ``Errand/lookUp(_:)``.
  public mutating func hear(
    _ answer: Lookup.Answer, to id: Int, at moment: Moment
  ) -> Response {
    var response = Response(by: settings)
    perform(dialogue.hear(answer, to: id, at: moment), lane: firstLane, in: &response)
    if !dialogue.isWaiting { firstLane = nil }
    response.presentation.isContinuation = true
    return response
  }

  /// Takes what was found out; see ``Errand/analyze(_:)``.
  public mutating func hear(
    _ result: AnalysisResult, to id: Int, at moment: Moment
  ) -> Response {
    var response = Response(by: settings)
    perform(dialogue.hear(result, to: id, at: moment), in: &response)
    return response
  }

  /// Something the player has to be told at once, whatever is being said; nil for nothing.
  ///
  /// It is presented last and heard at once, for the next answer would silence it.
  public mutating func alerts(_ troubles: [Term]) -> Presentation? {
    guard !troubles.isEmpty else { return nil }
    var response = Response(by: settings)
    if settings.sounds { response.presentation.elements.append(.sound(.message)) }
    let alerts = troubles.map { Utterance($0) }
    for alert in alerts { say(alert, lane: .alert, in: &response) }
    dialogue.remember(alerts)
    finish(&response)
    response.presentation.isContinuation = true
    return response.presentation
  }

  /// Something said when the talk is over.
  public mutating func lastWord(_ term: Term) -> Presentation {
    var response = Response(by: settings)
    say(Utterance(term), in: &response)
    finish(&response)
    return response.presentation
  }
}
