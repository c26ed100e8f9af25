// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Games
import Narration
import Pictures
import Synchronization

/// The pictures of the puzzle: those that come with the game, and those of the player's folders.
final class Gallery: PuzzleGallery {
  private let folder: URL
  private let ownFolders: [URL]
  /// What has been cut, by the digest of the picture and the pieces a side.
  private let cuttings = Mutex<[Cut: Cutting]>([:])

  private struct Cut: Hashable {
    let digest: UInt64
    let side: Int
  }

  /// As many of the player's pictures are listed; any other is named by its path.
  private static let mostListed = 40

  /// - Parameter ownFolders: those that need not exist come with no picture.
  init(folder: URL, ownFolders: [URL]) {
    self.folder = folder
    self.ownFolders = ownFolders
  }

  var shipped: [Motif] {
    ShippedPicture.allCases.map { picture in
      Motif(id: picture.rawValue, title: picture.name)
    }
  }

  var own: [Motif] {
    let files = ownFolders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().filter(Self.isPicture).map { folder.appending(path: $0).path }
    }
    return files.prefix(Self.mostListed).map { Motif(id: $0, title: title(of: $0)) }
  }

  private static func isPicture(_ name: String) -> Bool {
    !name.hasPrefix(".")
      && [".png", ".jpg", ".jpeg"].contains { name.lowercased().hasSuffix($0) }
  }

  /// What a player means by a name or path.
  func picture(called name: String) -> String {
    if ShippedPicture(rawValue: name) != nil { return name }
    let file = URL(filePath: name).standardizedFileURL.path
    guard !name.contains("/"), !FileManager.default.fileExists(atPath: file) else { return file }
    let candidates = ownFolders.map { $0.appending(path: name).path }
    return candidates.first { FileManager.default.fileExists(atPath: $0) } ?? file
  }

  func cut(_ picture: String, side: Int) throws(Objection) -> PuzzleCut {
    let cutting = try cutting(of: picture, side: side)
    let looks = cutting.tiles.map { tile in
      cutting.tiles.first { $0.isSamePixels(as: tile) }?.cell ?? tile.cell
    }
    return PuzzleCut(digest: cutting.picture.digest, looks: looks)
  }

  /// What is seen of a puzzle.
  ///
  /// - Throws: an ``Objection`` where its picture is gone or is another one now.
  func sight(of setup: PuzzleSetup) throws(Objection) -> PuzzleSight {
    let known = cuttings.withLock { $0[Cut(digest: setup.digest, side: setup.side)] }
    let cutting: Cutting
    do throws(Objection) {
      if let known {
        cutting = known
      } else {
        cutting = try self.cutting(of: setup.picture, side: setup.side)
      }
    } catch {
      throw Objection(Term("puzzle-picture-gone", ["reason": .term(error.reason)]))
    }
    guard cutting.picture.digest == setup.digest else {
      throw Objection(Term("puzzle-picture-changed", ["path": .text(setup.picture)]))
    }
    return PuzzleSight(
      title: title(of: setup.picture), caption: caption(of: setup.picture), cutting: cutting)
  }

  private func title(of picture: String) -> Term {
    if let shipped = ShippedPicture(rawValue: picture) { return shipped.name }
    let name = URL(filePath: picture).deletingPathExtension().lastPathComponent
    return Term("picture-own", ["name": .text(name)])
  }

  private func caption(of picture: String) -> Term? {
    let shipped = ShippedPicture(rawValue: picture)
    let caption = shipped?.caption ?? (shipped == nil ? Picture.caption(beside: picture) : nil)
    return caption.map { caption in
      Term("picture-entry", ["name": .term(title(of: picture)), "caption": .term(caption)])
    }
  }

  private func cutting(of picture: String, side: Int) throws(Objection) -> Cutting {
    let file = ShippedPicture(rawValue: picture).map { folder.appending(path: $0.file).path }
    let read: Picture
    do { read = try Picture(file: file ?? picture) } catch {
      throw Objection(
        Term("problem-file", ["file": .text(picture), "reason": .term(error.term)]))
    }
    let cut = Cut(digest: read.digest, side: side)
    if let known = cuttings.withLock({ $0[cut] }) { return known }
    let cutting = Cutting(read, into: GridSize(rawValue: side) ?? .three)
    cuttings.withLock { $0[cut] = cutting }
    return cutting
  }
}

extension Gallery {
  /// Who sees the pieces of a puzzle; nil for any other game.
  @Sendable func onlooker(of game: any Game) throws(Objection) -> (any Onlooker)? {
    guard let game = game as? PicturePuzzle else { return nil }
    return PuzzleOnlooker(game: game, sight: try sight(of: game.setup))
  }

  /// The pixels of a piece; nil where there is nothing to see.
  func tile(of piece: Piece, in game: any Game) -> Tile? {
    guard let game = game as? PicturePuzzle, let part = game.part(of: piece) else { return nil }
    do { return try sight(of: game.setup).cutting.tiles[part] } catch { return nil }
  }
}

/// What is seen of a puzzle: its picture in pieces, and what is said of each.
struct PuzzleSight {
  /// The picture's name.
  let title: Term
  /// The name with what is to be seen, where somebody has written that down.
  let caption: Term?
  let cutting: Cutting
  /// For each part of the picture, in reading order.
  let descriptions: [TileDescription]

  /// - Parameter descriptions: what the pixels look like, where nothing better is known.
  init(
    title: Term, caption: Term? = nil, cutting: Cutting, descriptions: [TileDescription]? = nil
  ) {
    self.title = title
    self.caption = caption
    self.cutting = cutting
    self.descriptions = descriptions ?? cutting.descriptions
  }
}
