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
  public let common: Content
  public private(set) var gallery: Gallery
  /// The player's own groups and decks, as they are kept.
  private(set) var own: OwnFiles
  private var groups: GroupCollection
  /// Where the files of those groups lie, with their pictures; nil where none are kept.
  private let ownFolder: URL?
  /// Where files go that the player takes elsewhere; nil where none are kept.
  private(set) var documents: URL?

  public init(_ common: Content, _ player: StoredPlayer) {
    self.common = common
    gallery = Gallery(common.resources, player.folders)
    own = player.own
    groups = common.groups(and: player.groups)
    ownFolder = player.folders?.groups
    documents = player.folders?.documents
  }

  /// The same for a player who reaches no more of this machine than that.
  public func reaching(_ reach: Set<Capabilities.Reach>) -> PlayerContent {
    var content = self
    content.gallery = gallery.reaching(reach)
    if !reach.contains(.files) { content.documents = nil }
    return content
  }

  /// Takes over groups and decks that a server has sent or the player has made.
  mutating func takeGroups(of player: StoredPlayer) {
    own = player.own
    groups = common.groups(and: player.groups)
  }

  /// The groups for a player who puts together more.
  func shop(in phrasebook: Phrasebook) -> GroupShop { groups.shop(in: phrasebook) }

  /// Every group there is.
  var catalogue: Catalogue { groups.catalogue }

  /// What could not be used of the player's files, in words.
  var problems: [Term] {
    let pictures = ownFolder.map { IllustrationCheck.beginnings.problems(of: own, in: $0) } ?? []
    return (groups.problems + pictures).map(\.term)
  }

  /// The file of a picture on a card; nil where there is none that can be shown.
  public func file(of illustration: Illustration) -> URL? {
    guard let ownFolder, IllustrationCheck.beginnings.isSound(illustration, in: ownFolder) else {
      return nil
    }
    return ownFolder.appending(path: illustration.image)
  }

  /// What the player has put together so far.
  var ownGroups: OwnGroups { groups.hasMore ? OwnGroups(own, catalogue) : OwnGroups() }

  /// The games in the words of a language, which deal no group that has too few names in it.
  ///
  /// - Parameter due: what the player has to repeat by now, where a round can be about that.
  public func descriptors(
    in phrasebook: Phrasebook, due: Set<LearningItem> = []
  ) -> [any GameDescriptor] {
    let atlas = GameList.atlas(themes: WorldThemes(content: common, due: due)) {
      [groups] () throws(Refusal) in try groups.stock(in: phrasebook)
    }
    return GameList.all(with: atlas, PuzzleRounds(gallery))
  }

  /// A round as it is asked for at the start.
  func round(
    of descriptor: any GameDescriptor, _ order: DealRequest, _ wish: RoundWish
  ) throws(Refusal) -> Deal {
    switch wish {
    case .groups(let wish): try round(of: descriptor, order, wish)
    case .picture(let wish): try round(of: descriptor, order, wish)
    }
  }

  private func round(
    of descriptor: any GameDescriptor, _ order: DealRequest, _ wish: AtlasWish
  ) throws(Refusal) -> Deal {
    if let path = wish.deck, let rounds = descriptor as? AtlasRounds {
      return try rounds.deal(of: deck(at: path), order)
    }
    var order = order
    order.topic = wish.theme?.id
    if let school = wish.school { order.choose(school) }
    if let groupCount = wish.groupCount, let rounds = descriptor as? AtlasRounds {
      return try rounds.deal(order, groupCount: groupCount)
    }
    return try descriptor.deal(order)
  }

  private func round(
    of descriptor: any GameDescriptor, _ order: DealRequest, _ wish: PuzzleWish
  ) throws(Refusal) -> Deal {
    var order = order
    if let size = wish.size, let index = Array(PuzzleSetup.sides).firstIndex(of: size) {
      order.difficulty = descriptor.difficulties[index]
    }
    order.topic =
      wish.isFromCamera
      ? try gallery.takePicture().id : wish.picture.map(gallery.picture(called:))
    return try descriptor.deal(order)
  }

  private func deck(at path: String) throws(Refusal) -> Deck {
    do { return try LocalGroups.loadDeck(at: path, in: catalogue) } catch {
      throw Refusal(error.term)
    }
  }
}

extension PlayerContent {
  func capabilities(
    for door: DoorAbilities, _ record: PlayerSession.Record
  ) -> Capabilities {
    Capabilities(
      teaching: common.teaching(_:among:), analysis: { AnalysisCapability(on: $0) },
      refusalOfName: GroupShop.refusal(ofName:), canLearn: true,
      tactileMaps: documents == nil ? [] : Set(gallery.maps.map(\.id)),
      keepsMatches: record.keepsMatches, preparesDeals: door.time == .byClock,
      isGuest: record.isGuest, hasOthers: record.hasOthers, reach: door.reach)
  }
}

extension Gallery {
  /// The game's own pictures and the player's: those made for the game come first.
  public convenience init(_ resources: Resources, _ folders: Folders?) {
    self.init(
      data: resources.data,
      ownFolders: folders.map { [$0.pictures] + ($0.userPictures.map { [$0] } ?? []) } ?? [],
      cameraFolder: folders?.pictures, reader: resources.pictureReader)
  }
}
