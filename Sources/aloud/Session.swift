// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Cues
import Dialogue
import Engine
import Foundation
import Games
import Narration
import Phrasebook
import Preferences
import Solver
import Speech
import Terminal

/// A run of the program: reads what the player types, and does what the dialogue asks for.
struct Session {
  private let resources: Resources
  private let groups: LocalGroups
  private let rounds: AtlasRounds
  private let printer: LinePrinter
  private let voicing: Voicing
  private var archive: Archive
  private var dialogue: Dialogue
  private var phrasebook: Phrasebook
  private var shown: Settings
  private var isLeaving = false
  private var calendar = SessionCalendar()
  private let isInteractive: Bool
  private let environment: [String: String]
  /// The last thing that could not be kept; told once, not with every move.
  private var lastTrouble: Term?

  /// - Throws: where the program's own files are missing or the transcript cannot be opened.
  init(_ options: SessionOptions, seed: UInt64? = nil) throws {
    let environment = ProcessInfo.processInfo.environment
    self.environment = environment
    resources = try Resources(environment: environment)
    isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    archive = Archive(environment: environment, games: GameList.types)
    shown = archive.settings
    options.apply(to: &shown, environment: environment)
    if !isInteractive || options.isExplicit { shown.firstStartDone = true }
    if !isInteractive { shown.input = .lines }

    let languages = Phrasebook.languages(in: resources.locales)
    phrasebook = Phrasebook(
      language: Phrasebook.negotiate(
        flag: options.language, setting: shown.language, environment: environment,
        available: languages),
      locales: resources.locales)
    if let language = options.language {
      shown.language = Phrasebook.match(language, available: languages) ?? shown.language
    }
    printer = try LinePrinter(
      isColoured: ColourChoice(shown.colour).allows(
        descriptor: STDOUT_FILENO, environment: environment),
      transcript: options.transcript)
    voicing = Voicing(
      voice: shown.voice, record: options.record, isInteractive: isInteractive,
      sounds: resources.data.appending(path: "sounds"))

    groups = LocalGroups(shipped: resources.data.path, own: archive.folders?.data.path)
    let catalogue = try groups.loadAllGroups()
    let kinds = GameList.all(catalogue)
    rounds = GameList.atlas(catalogue)
    var archive = archive
    let saves = archive.claim(kinds.map(\.id) + ["tutorial"])
    let records = archive
    self.archive = archive
    dialogue = Dialogue(
      world: World(
        kinds: kinds, languages: languages, voiceVariants: voicing.variants,
        teaching: Self.teaching(Facts(folder: resources.data.appending(path: "facts").path)),
        statistics: { records.statistics() }),
      settings: shown, saves: saves,
      recent: Dictionary(uniqueKeysWithValues: kinds.map { ($0.id, records.recent($0.id)) }),
      hintsGiven: isInteractive ? records.hintsGiven : [],
      seed: seed ?? UInt64.random(in: .min ... .max))
    notices = archive.notices + voicing.notices + catalogue.problems.map(\.term)
    adopt(shown)
    if let language = options.language,
      Phrasebook.match(language, available: languages) == nil
    {
      notices.append(Term("language-unknown", ["language": .text(language)]))
    }
  }

  private static func teaching(_ facts: Facts) -> @Sendable (String) -> Teaching {
    { subject in
      guard let fact = facts[subject] else { return Teaching() }
      return Teaching(brief: fact.headline.map { [$0] } ?? [], facts: fact.lines)
    }
  }

  /// What the player has to be told before anything else.
  private var notices: [Term] = []

  func canResume(_ slot: String) -> Bool { dialogue.canResume(slot) }

  /// What the settings and the last rounds make of a wish for a new round.
  func order(_ difficulty: Difficulty?, number: UInt64?) -> RoundOrder {
    RoundOrder(
      difficulty: difficulty ?? Difficulty(rawValue: shown.difficulty.rawValue),
      number: number ?? UInt64.random(in: 1...999_999), isWinnable: shown.winnable,
      reshuffleLimit: shown.reshuffles,
      recent: number == nil ? archive.recent(AtlasSolitaire.id) : [])
  }

  /// A round as the command line asks for it; the main menu, with the reason, where none is to be
  /// had.
  mutating func round(_ order: RoundOrder, groupCount: Int?, deck: String?) -> Dialogue.Start {
    do {
      if let deck {
        let deck = try groups.loadDeck(at: deck)
        let chosen = try groups.loadAllGroups().groups(of: deck)
        return .round(try rounds.round(of: chosen, seed: deck.shuffleSeed, order))
      }
      guard let groupCount else { return .round(try rounds.round(order)) }
      return .round(try rounds.round(order, groupCount: groupCount))
    } catch let problem as CatalogueProblem {
      notices.append(problem.term)
    } catch let objection as DeckObjection {
      notices.append(objection.term)
    } catch let objection as Objection {
      notices.append(objection.reason)
    } catch {
      notices.append(Term("storage-failed", ["code": 0]))
    }
    return .mainMenu
  }

  /// Plays until the player leaves or nothing more comes.
  mutating func run(_ start: Dialogue.Start) async throws {
    let reader = try InputReader(mode: shown.input == .keys ? .keys : .lines)
    defer { reader.close() }
    say(Utterance([welcome], .now))
    for notice in notices { say(Utterance([notice], .next)) }
    perform(dialogue.start(start, at: calendar.now))
    while !isLeaving {
      reader.use(shown.input == .keys && !dialogue.wantsText ? .keys : .lines)
      guard let input = await reader.next() else { break }
      calendar.count(isInteractive: isInteractive)
      respond(to: input)
    }
    if !isLeaving { perform(dialogue.respond(to: .leave, at: calendar.now)) }
    await voicing.finish()
  }

  private mutating func respond(to input: Terminal.Input) {
    switch input {
    case .line(let line):
      guard isInteractive || !line.hasPrefix("#") else { return }
      echo("> \(line)")
      perform(dialogue.respond(to: .line(line), at: calendar.now))
    case .key(let key):
      printer.note("> \(key.name)")
      perform(dialogue.respond(to: .key(key.name), at: calendar.now))
    case .interrupt, .end, .hangup:
      perform(dialogue.respond(to: .leave, at: calendar.now))
    case .resumed: break
    }
  }

  private var welcome: Term {
    Term(
      "welcome", ["version": .text(Program.version), "input": .text(shown.input.rawValue)])
  }

  /// A script's commands stand in what it prints, so that it can be read afterwards.
  private func echo(_ line: String) {
    if isInteractive { printer.note(line) } else { try? printer.print(line) }
  }

  private mutating func perform(_ requests: [Request]) {
    for request in requests {
      switch request {
      case .say(let utterance): say(utterance)
      case .hush: voicing.speaker?.stop()
      case .spell(let name): spell(name)
      case .show(let scene): show(scene)
      case .save, .forget, .record, .hintGiven: tellOnce(archive.perform(request))
      case .apply(let settings):
        tellOnce(archive.keep(settings, over: shown))
        adopt(settings)
      case .leave: isLeaving = true
      }
    }
  }

  private mutating func say(_ utterance: Utterance) {
    let line = phrasebook.line(utterance.sentences, verbosity: shown.verbosity.asPhrased)
    guard !line.text.isEmpty else { return }
    do { try printer.print(line.text) } catch { isLeaving = true }
    voicing.speaker?.say(
      line.spoken.map { SpokenPiece($0.text, language: $0.language) },
      utterance.urgency.asSpoken, topic: utterance.topic.map { "\($0)" })
  }

  private mutating func spell(_ name: Term) {
    let line = phrasebook.line([name], verbosity: .brief)
    let words = line.text.split(separator: " ").map { $0.map(String.init).joined(separator: " ") }
    do { try printer.print(words.joined(separator: ", ")) } catch { isLeaving = true }
    voicing.speaker?.say([SpokenPiece(line.text, manner: .spelled)], .now)
  }

  private func show(_ scene: Scene) {
    guard shown.sounds else { return }
    for cue in Effects(of: scene).sounds { voicing.play(cue.rawValue, volume: shown.soundVolume) }
  }

  private mutating func tellOnce(_ trouble: Term?) {
    if let trouble, trouble != lastTrouble { say(Utterance([trouble], .next)) }
    lastTrouble = trouble
  }

  /// Takes over settings: words, voice, keys.
  private mutating func adopt(_ settings: Settings) {
    let language = Phrasebook.negotiate(
      flag: nil, setting: settings.language, environment: environment,
      available: dialogue.world.languages)
    if language != phrasebook.language {
      phrasebook = Phrasebook(language: language, locales: resources.locales)
    }
    shown = settings
    voicing.speaker?.settings = VoiceSettings(settings, language: phrasebook.voice)
    let phrasebook = phrasebook
    dialogue.world.words = { phrasebook.line([$0], verbosity: .brief).text }
    dialogue.world.keymap = Keymap(
      acts: Dictionary(
        dialogue.world.kinds.flatMap(\.keys).map { ($0.key, $0.value) }
      ) { first, _ in first },
      own: settings.keys, words: phrasebook.words)
  }
}

/// Days and seconds. A script's time goes by its lines, so that it prints the same every time.
private struct SessionCalendar {
  private let start = ContinuousClock.now
  private var lines = 0
  private var isScript = false

  mutating func count(isInteractive: Bool) {
    isScript = !isInteractive
    lines += 1
  }

  var now: Moment {
    let day = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
    let date = (day.year ?? 0) * 10_000 + (day.month ?? 0) * 100 + (day.day ?? 0)
    let elapsed = start.duration(to: .now) / .seconds(1)
    return Moment(seconds: isScript ? Double(lines) : elapsed, day: date)
  }
}
