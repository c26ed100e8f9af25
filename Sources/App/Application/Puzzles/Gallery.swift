// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Foundation
import Games
import Narration
import Pictures
import Synchronization

/// The pictures of the puzzle: those that come with the game, and those of the player's folders.
/// None is read before it is wanted.
public final class Gallery: PuzzleGallery {
  private let data: URL
  private let ownFolders: [URL]
  /// Where the camera's go; nil where none can be taken.
  private let cameraFolder: URL?
  /// Whether any picture but the game's own is read.
  private let reachesFiles: Bool
  private let reader: PictureReader
  /// What has been cut, by the digest of the picture and the pieces a side.
  private let cuttings = Mutex<[Cut: Cutting]>([:])

  private struct Cut: Hashable {
    let digest: UInt64
    let side: Int
  }

  /// As many of the player's pictures are listed; any other is named by its path.
  private static let mostListed = 40

  /// - Parameters:
  ///   - data: the folder of the game's own files.
  ///   - ownFolders: those that need not exist come with no picture.
  ///   - cameraFolder: where pictures of the camera are kept; nil where none are taken.
  ///   - reachesFiles: whether any picture but the game's own is read.
  ///   - reader: reads the player's pictures; the game's own are sound.
  public init(
    data: URL, ownFolders: [URL], cameraFolder: URL? = nil, reachesFiles: Bool = true,
    reader: PictureReader = .here
  ) {
    self.data = data
    self.reader = reader
    self.ownFolders = ownFolders
    self.cameraFolder = cameraFolder
    self.reachesFiles = reachesFiles
  }

  /// The same for a player who reaches no more of this machine than that.
  func reaching(_ reach: Set<Capabilities.Reach>) -> Gallery {
    let reachesFiles = reachesFiles && reach.contains(.files)
    return Gallery(
      data: data, ownFolders: reachesFiles ? ownFolders : [],
      cameraFolder: reach.contains(.camera) ? cameraFolder : nil, reachesFiles: reachesFiles,
      reader: reader)
  }

  public var shipped: [RoundTopic] {
    ShippedPicture.allCases.map { RoundTopic(id: $0.rawValue, title: $0.name) }
  }

  public var maps: [RoundTopic] {
    ShippedMap.allCases.map { RoundTopic(id: $0.rawValue, title: $0.name) }
  }

  public var own: [RoundTopic] {
    let files = ownFolders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().filter(Self.isPicture).map { folder.appending(path: $0).path }
    }
    return files.prefix(Self.mostListed).map {
      RoundTopic(id: $0, title: PictureSource.own($0).title)
    }
  }

  private static func isPicture(_ name: String) -> Bool {
    !name.hasPrefix(".")
      && [".png", ".jpg", ".jpeg"].contains { name.lowercased().hasSuffix($0) }
  }

  /// What a player means by a name or path.
  func picture(called name: String) -> String {
    if PictureSource(name).isShipped { return name }
    let file = URL(filePath: name).standardizedFileURL.path
    guard !name.contains("/"), !FileManager.default.fileExists(atPath: file) else { return file }
    let candidates = ownFolders.map { $0.appending(path: name).path }
    return candidates.first { FileManager.default.fileExists(atPath: $0) } ?? file
  }

  public func own(called name: String) throws(Refusal) -> RoundTopic {
    guard reachesFiles else { throw .outOfReach }
    let picture = picture(called: PictureSource.path(typed: name))
    _ = try read(picture)
    return RoundTopic(id: picture, title: PictureSource(picture).title)
  }

  public func takePicture() throws(Refusal) -> RoundTopic {
    guard let cameraFolder else { throw Refusal("camera-failed") }
    let camera = Camera(path: ProcessInfo.processInfo.environment["PATH"] ?? "")
    let picture = try camera.shoot(into: cameraFolder).path
    return RoundTopic(id: picture, title: PictureSource(picture).title)
  }

  public func cut(_ picture: String, side: Int) throws(Refusal) -> PuzzleCut {
    let cutting = try cutting(of: picture, side: side)
    _ = try map(of: PictureSource(picture))
    let looks = cutting.tiles.map { tile in
      cutting.tiles.first { $0.isSamePixels(as: tile) }?.cell ?? tile.cell
    }
    return PuzzleCut(digest: cutting.picture.digest, looks: looks)
  }

  /// What is seen of a puzzle.
  ///
  /// - Throws: a ``Refusal`` where its picture is gone or is another one now.
  public func sight(of setup: PuzzleSetup) throws(Refusal) -> PuzzleSight {
    let cutting = try cutting(of: setup)
    let source = PictureSource(setup.picture)
    return PuzzleSight(
      title: source.title, caption: source.caption, cutting: cutting, map: try map(of: source))
  }

  /// What lies on a map; nil for a picture that is none.
  private func map(of source: PictureSource) throws(Refusal) -> PuzzleMap? {
    guard case .map(let map) = source else { return nil }
    let file = data.appending(path: "maps/\(map.contents)").path
    do { return try PuzzleMap(file: file) } catch { throw .file(file, error.term) }
  }

  /// The pieces of a puzzle, as long as its picture is what it was.
  private func cutting(of setup: PuzzleSetup) throws(Refusal) -> Cutting {
    if let known = cuttings.withLock({ $0[Cut(digest: setup.digest, side: setup.side)] }) {
      return known
    }
    let cutting: Cutting
    do throws(Refusal) {
      cutting = try self.cutting(of: setup.picture, side: setup.side)
    } catch {
      throw Refusal(Term("puzzle-picture-gone", ["reason": .term(error.reason)]))
    }
    guard cutting.picture.digest == setup.digest else {
      throw Refusal(Term("puzzle-picture-changed", ["path": .text(setup.picture)]))
    }
    return cutting
  }

  private func cutting(of picture: String, side: Int) throws(Refusal) -> Cutting {
    let read = try read(picture)
    let cut = Cut(digest: read.digest, side: side)
    if let known = cuttings.withLock({ $0[cut] }) { return known }
    let cutting = Cutting(read, into: GridSize(rawValue: side) ?? .three)
    cuttings.withLock { $0[cut] = cutting }
    return cutting
  }

  private func read(_ picture: String) throws(Refusal) -> Picture {
    let source = PictureSource(picture)
    guard reachesFiles || source.isShipped else { throw .outOfReach }
    let reader = source.isShipped ? .here : reader
    do { return try reader.read(source.file(in: data)) } catch {
      throw .file(picture, error.term)
    }
  }
}

extension Refusal {
  /// For a player who reaches nothing of this machine but the game.
  static var outOfReach: Refusal { Refusal(Term("out-of-reach")) }

  fileprivate static func file(_ path: String, _ reason: Term) -> Refusal {
    Refusal(Term("problem-file", ["file": .text(path), "reason": .term(reason)]))
  }
}

extension Gallery {
  /// Who sees the pieces of a puzzle; nil for any other game.
  @Sendable public func describer(of game: any Game) throws(Refusal) -> (any PieceDescriber)? {
    guard let game = game as? PicturePuzzle else { return nil }
    return PuzzleDescriber(game: game, sight: try sight(of: game.setup))
  }

  /// A picture as puzzles are cut from it, as a PNG file; nil where it cannot be had.
  ///
  /// - Parameter name: as a ``PicturePart`` has it.
  public func png(of name: String) -> [UInt8]? {
    do { return try read(name).png } catch { return nil }
  }

  /// The pixels of a piece; nil where there is nothing to see.
  public func tile(of piece: Piece, in game: any Game) -> Tile? {
    guard let game = game as? PicturePuzzle, let part = game.part(of: piece) else { return nil }
    do { return try cutting(of: game.setup).tiles[part] } catch { return nil }
  }
}
