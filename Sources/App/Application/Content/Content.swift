// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Conversation
import Engine
import Foundation
import Games
import Learning
import Localization
import Storage
import Synchronization

/// What there is to play and to learn: groups, decks and facts, the game's and the player's own.
public struct Content: Sendable {
  private var atlas: AtlasRounds
  private(set) var catalogue: Catalogue
  /// What could not be used of the files, in words.
  private(set) var problems: [Term]
  private var source: LocalGroups
  private let facts: LazyFacts
  private var lazyQuizGenerator: LazyQuizGenerator
  private let due: Due
  public let gallery: Gallery
  /// The words of every language.
  public let phrasebooks: Phrasebooks
  let credits: @Sendable () -> [String]
  private var games = GamesByLanguage()
  private let pictures: URL?

  /// What the player has to repeat by now.
  public typealias Due = @Sendable () throws(Refusal) -> Set<LearningItem>

  /// - Parameter due: what the player has to repeat by now.
  /// - Throws: ``CatalogueProblem`` where the game's own groups are missing.
  public init(
    _ resources: Resources, _ archive: Archive,
    due: @escaping Due = { [] }
  ) throws(CatalogueProblem) {
    gallery = Gallery(resources, archive.folders)
    phrasebooks = Phrasebooks(locales: resources.locales)
    credits = { resources.credits }
    pictures = archive.folders?.pictures
    source = LocalGroups(resources, archive)
    self.due = due
    facts = LazyFacts(folder: resources.data.appending(path: "facts"))
    (catalogue, lazyQuizGenerator, atlas, problems) = try Self.read(source, facts, due)
  }

  /// Reads groups and decks again, after a server has sent others or the player has made some.
  mutating func readGroups(_ resources: Resources, _ archive: Archive) throws(CatalogueProblem) {
    source = LocalGroups(resources, archive)
    games = GamesByLanguage()
    (catalogue, lazyQuizGenerator, atlas, problems) = try Self.read(source, facts, due)
  }

  private static func read(
    _ source: LocalGroups, _ facts: LazyFacts, _ due: @escaping Due
  ) throws(CatalogueProblem) -> (Catalogue, LazyQuizGenerator, AtlasRounds, [Term]) {
    let catalogue = try source.loadAllGroups()
    let decks = try source.loadAllDecks(of: catalogue)
    let shipped = source.shippedGroupIDs
    let quizGenerator = LazyQuizGenerator(
      catalogue.groups.filter { shipped.contains($0.id) }, facts)
    let atlas = GameList.atlas(
      catalogue, shipped: shipped, decks: decks.decks,
      themes: WorldThemes(quizGenerator: quizGenerator, due: due))
    return (catalogue, quizGenerator, atlas, (catalogue.problems + decks.problems).map(\.term))
  }

  /// The games in the words of a language, which deal no group that has too few names in it.
  public func kinds(in phrasebook: Phrasebook) -> [any GameDescriptor] {
    games.kinds(in: phrasebook) {
      let unnamed = catalogue.unnamed(in: phrasebook, shipped: source.shippedGroupIDs)
      return GameList.kinds(
        with: atlas.leavingOut(Set(unnamed.map(\.id))), PuzzleRounds(gallery))
    }
  }

  /// A round as it is asked for at the start.
  func round(
    of kind: any GameDescriptor, _ order: DealRequest, _ wish: RoundWish
  ) throws(Refusal) -> Deal {
    switch wish {
    case .groups(let wish): try round(of: kind, order, wish)
    case .picture(let wish): try round(of: kind, order, wish)
    }
  }

  private func round(
    of kind: any GameDescriptor, _ order: DealRequest, _ wish: AtlasWish
  ) throws(Refusal) -> Deal {
    if let path = wish.deck { return try atlas.deal(of: deck(at: path), order) }
    var order = order
    order.topic = wish.theme?.id
    if let groupCount = wish.groupCount, let rounds = kind as? AtlasRounds {
      return try rounds.deal(order, groupCount: groupCount)
    }
    return try kind.deal(order)
  }

  private func round(
    of kind: any GameDescriptor, _ order: DealRequest, _ wish: PuzzleWish
  ) throws(Refusal) -> Deal {
    var order = order
    if let size = wish.size, let index = Array(PuzzleSetup.sides).firstIndex(of: size) {
      order.difficulty = kind.difficulties[index]
    }
    if wish.isFromCamera, let pictures {
      let camera = Camera(path: ProcessInfo.processInfo.environment["PATH"] ?? "")
      order.topic = try camera.shoot(into: pictures).path
    } else {
      order.topic = wish.picture.map(gallery.picture(called:))
    }
    return try kind.deal(order)
  }

  private func deck(at path: String) throws(Refusal) -> Deck {
    do { return try source.loadDeck(at: path) } catch { throw Refusal(error.term) }
  }

  /// What is taught about a thing; nothing before the facts were read.
  @Sendable func teaching(_ subject: String, among group: [String]) -> Teaching {
    guard let facts = facts.known else { return Teaching() }
    return Teaching(
      brief: facts.headline(of: subject, among: group).map { [$0] } ?? [],
      facts: facts.lines(about: subject))
  }

  /// Reads the facts, for a player who wants to learn.
  func readFacts() { _ = facts.read }
}

extension Gallery {
  /// The game's own pictures and the player's: those made for the game come first.
  public convenience init(_ resources: Resources, _ folders: Folders?) {
    self.init(
      data: resources.data,
      ownFolders: folders.map { [$0.pictures] + ($0.userPictures.map { [$0] } ?? []) } ?? [])
  }
}

extension Content {
  /// The languages there are, as BCP 47 tags, in the order of their own names.
  var languages: [String] { phrasebooks.languages }

  /// The language that a name or a tag means; nil for none of those there are.
  @Sendable func language(called name: String) -> String? {
    Phrasebook.match(name, available: languages)
  }

  func words(in language: String) -> LanguageWords { phrasebooks.words(in: language) }

  /// - Parameter own: the player's own keys.
  func keymaps(in phrasebook: Phrasebook, own: [String: [String]]) -> Keymaps {
    games.keymaps(of: kinds(in: phrasebook), in: phrasebook, own: own)
  }

  /// What is known of the world, but for words and games.
  var environment: DialogueEnvironment {
    DialogueEnvironment(
      kinds: [], teaching: teaching(_:among:),
      analysisCapability: { AnalysisCapability(on: $0) }, canLearn: true)
  }

  /// Who asks, and knows where things lie.
  public var quizGenerator: QuizGenerator { lazyQuizGenerator.quizGenerator }
}

/// The facts, read when somebody first wants to learn one: a start need not wait for them.
private final class LazyFacts: Sendable {
  private let folder: URL
  private let facts = Mutex<Facts?>(nil)

  init(folder: URL) { self.folder = folder }

  /// What was read by now.
  var known: Facts? { facts.withLock(\.self) }

  var read: Facts {
    facts.withLock { facts in
      let read = facts ?? Facts(folder: folder.path)
      facts = read
      return read
    }
  }
}

/// Who asks, made when somebody first wants to be asked.
final class LazyQuizGenerator: Sendable {
  private let groups: [Group]
  private let facts: LazyFacts
  private let made = Mutex<QuizGenerator?>(nil)

  fileprivate init(_ groups: [Group], _ facts: LazyFacts) {
    self.groups = groups
    self.facts = facts
  }

  var quizGenerator: QuizGenerator {
    made.withLock { made in
      let quizGenerator = made ?? QuizGenerator(groups: groups, facts: facts.read)
      made = quizGenerator
      return quizGenerator
    }
  }
}
