// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Conversation
import Engine
import Foundation
import Games
import Learning
import Localization
import Storage

/// What a player has to play and to learn: what everyone has, and over it groups, decks and pictures
/// of their own.
public struct PlayerContent: Sendable {
  public let shared: Content
  let gallery: Gallery
  private let pictures: URL?
  private let due: Due
  private var groups: Once<Result<PlayerGroups, CatalogueProblem>>
  /// Whether there is more than what everyone has.
  private var hasOwn: Bool

  /// What the player has to repeat by now.
  public typealias Due = @Sendable () throws(Refusal) -> Set<LearningItem>

  /// - Parameter due: what the player has to repeat by now.
  public init(_ shared: Content, _ archive: Archive, due: @escaping Due = { [] }) {
    self.shared = shared
    self.due = due
    gallery = archive.folders.map { Gallery(shared.resources, $0) } ?? shared.gallery
    pictures = archive.folders?.pictures
    (groups, hasOwn) = Self.groups(shared, archive)
  }

  /// Takes over groups and decks that a server has sent or the player has made.
  mutating func readGroups(_ archive: Archive) {
    (groups, hasOwn) = Self.groups(shared, archive)
  }

  private static func groups(
    _ shared: Content, _ archive: Archive
  ) -> (Once<Result<PlayerGroups, CatalogueProblem>>, hasOwn: Bool) {
    let own = LocalGroups(ownOf: archive)
    guard own.hasMore else { return (shared.groups, false) }
    let groups = Once {
      Result { () throws(CatalogueProblem) in try PlayerGroups(shared.shipped(), own) }
    }
    return (groups, true)
  }

  /// Every group there is; none where the game's own cannot be read.
  var catalogue: Catalogue {
    switch groups.value {
    case .success(let groups): groups.catalogue
    case .failure(let problem): Catalogue(groups: [], problems: [problem])
    }
  }

  /// What could not be used of the player's files, in words. Those of the game are sound.
  var problems: [Term] {
    guard hasOwn else { return [] }
    switch groups.value {
    case .success(let groups): return groups.problems.map(\.term)
    case .failure(let problem): return [problem.term]
    }
  }

  /// What the player has put together so far.
  func ownGroups(of archive: Archive) -> OwnGroups {
    hasOwn ? archive.ownGroups(in: catalogue) : OwnGroups()
  }

  /// The games in the words of a language, which deal no group that has too few names in it.
  public func kinds(in phrasebook: Phrasebook) -> [any GameDescriptor] {
    let stock = Once { [groups] in
      groups.value.map { $0.stock(in: phrasebook) }.mapError { Refusal($0.term) }
    }
    let atlas = GameList.atlas(themes: WorldThemes(content: shared, due: due)) {
      () throws(Refusal) in try stock.value.get()
    }
    return GameList.kinds(with: atlas, PuzzleRounds(gallery))
  }

  /// What is known of the world, but for words and games.
  public func environment(of records: Archive) -> DialogueEnvironment {
    var environment = DialogueEnvironment(
      kinds: [], languages: shared.languagesByName,
      languageCalled: { [shared] in Phrasebook.match($0, available: shared.languages) },
      teaching: shared.teaching(_:among:), describer: gallery.describer,
      statistics: records.statistics, finished: records.finished)
    environment.analysisCapability = { AnalysisCapability(on: $0) }
    environment.learning = learningSource(of: records)
    environment.credits = { [shared] in shared.resources.credits }
    return environment
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
    if let path = wish.deck, let rounds = kind as? AtlasRounds {
      return try rounds.round(of: deck(at: path), order)
    }
    var order = order
    order.topic = wish.theme?.id
    if let groupCount = wish.groupCount, let rounds = kind as? AtlasRounds {
      return try rounds.round(order, groupCount: groupCount)
    }
    return try kind.round(order)
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
    return try kind.round(order)
  }

  private func deck(at path: String) throws(Refusal) -> Deck {
    do { return try LocalGroups.loadDeck(at: path, in: catalogue) } catch {
      throw Refusal(error.term)
    }
  }

  /// What can be asked of the player, and what is kept of the answers.
  func learningSource(of records: Archive) -> LearningSource {
    LearningSource { [shared] wish, day, seed throws(Refusal) in
      var generator = Generator(seed: seed)
      let known = try records.memoryStates()
      return shared.quizGenerator.questions(wish, known: known, on: day, using: &generator)
    } progress: { [shared] day throws(Refusal) in
      shared.quizGenerator.progress(try records.memoryStates(), on: day)
    }
  }
}

extension Gallery {
  /// The game's own pictures and the player's: those made for the game come first.
  public convenience init(_ resources: Resources, _ folders: Folders?) {
    self.init(
      data: resources.data,
      ownFolders: folders.map { [$0.pictures] + ($0.userPictures.map { [$0] } ?? []) } ?? [])
  }
}
