// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// The pictures there are, and what the rules have to know of them.
public protocol PuzzleGallery: Sendable {
  /// Those that come with the game: the same for everyone, in the same order; never empty.
  var shipped: [RoundTopic] { get }

  /// Maps, which come with the game too. No deal's number brings one.
  var maps: [RoundTopic] { get }

  /// The player's own.
  var own: [RoundTopic] { get }

  /// The picture that a player means by a name or path.
  ///
  /// - Throws: a ``Refusal`` that says why the file is no picture.
  func own(called name: String) throws(Refusal) -> RoundTopic

  /// Takes a picture with the player's camera, which is kept among the player's own.
  ///
  /// - Throws: a ``Refusal`` that says what is missing.
  func takePicture() throws(Refusal) -> RoundTopic

  /// Cuts a picture into so many pieces a side.
  ///
  /// - Throws: a ``Refusal`` that says why the file is no picture.
  func cut(_ picture: String, side: Int) throws(Refusal) -> PuzzleCut
}

/// A picture that has been cut, as far as the rules have to know it; see ``PuzzleSetup``.
public struct PuzzleCut: Hashable, Sendable {
  public let digest: UInt64
  public let looks: [Int]

  public init(digest: UInt64, looks: [Int]) {
    self.digest = digest
    self.looks = looks
  }
}

/// The picture puzzle as the menus list it. A deal's number brings the picture, unless the player
/// chooses one, and the numbers of the pieces.
public struct PuzzleRounds: GameDescriptor {
  public let game: any Game.Type = PicturePuzzle.self
  public let difficulties = PuzzleSetup.sides.map { PicturePuzzle.difficulty(side: $0) }
  public let commands = GameCommands(
    [.rearrange: "S"],
    queries: [
      .describe: "X", .listen: "H", .compare: "C", .match: "E", .grid: "G", .missing: "M",
      .around: "A", .fits: "B", .picture: "I", .drop: "D",
    ], main: GameQuery.describe.name)
  public let options = [Self.snapDistance]

  /// How far from its square a piece may be let go and still snaps in, in points.
  public static let snapDistance = DealOption(
    "snap-distance", .range(0...100, step: 5), usual: 30, changesDeal: false)

  private let gallery: any PuzzleGallery

  public init(_ gallery: any PuzzleGallery) { self.gallery = gallery }

  public var topics: TopicChoice {
    let gallery = gallery
    let naming = TopicGroup.Naming(
      title: Term("puzzle-by-path"), question: Term("puzzle-path-question"),
      topic: gallery.own(called:))
    return TopicChoice(
      gallery.shipped,
      groups: [
        TopicGroup(title: Term("puzzle-maps")) { gallery.maps },
        TopicGroup(
          title: Term("puzzle-own"), topics: { gallery.own }, naming: naming,
          making: .init(title: Term("puzzle-by-camera"), topic: gallery.takePicture)),
      ])
  }

  public func topic(of game: any Game) -> String? { (game as? PicturePuzzle)?.setup.picture }

  public let privacy: PrivacyNote? = PrivacyNote(
    title: Term("puzzle-privacy"), text: Term("puzzle-privacy-text"))

  public func choice(of difficulty: Difficulty) -> Term {
    Term(side(of: difficulty) == 4 ? "puzzle-four" : "puzzle-three")
  }

  public func deal(_ request: DealRequest) throws(Refusal) -> Deal {
    guard difficulties.contains(request.difficulty) else { throw .unknown(request.difficulty) }
    let number = request.topic == nil ? self.number(for: request) : request.number
    let picture = request.topic ?? picture(of: number)
    let side = side(of: request.difficulty)
    let cut = try gallery.cut(picture, side: side)
    var generator = Generator(seed: number)
    let setup = PuzzleSetup(
      picture: picture, digest: cut.digest, side: side,
      parts: generator.shuffled(Array(0..<side * side)), looks: cut.looks,
      snapDistance: request.options[Self.snapDistance] ?? 0, isByNumber: request.topic == nil,
      keepsLayers: true)
    guard let setup else {
      throw .unknown(request.difficulty)
    }
    return Deal(PicturePuzzle(setup), seed: number)
  }

  private func side(of difficulty: Difficulty) -> Int {
    PuzzleSetup.sides.first { PicturePuzzle.difficulty(side: $0) == difficulty } ?? 3
  }

  /// The picture that a number brings, of those that everyone has.
  private func picture(of number: UInt64) -> String {
    var generator = Generator(seed: ~number)
    return gallery.shipped[generator.below(gallery.shipped.count)].id
  }

  /// The number asked for, or one after it whose picture has not just been there.
  private func number(for request: DealRequest) -> UInt64 {
    let recent = Set(request.recent.joined())
    guard !request.isShared else { return request.number }
    let candidates = (0..<UInt64(50)).map { request.number &+ $0 }
    return candidates.first { !recent.contains(picture(of: $0)) } ?? request.number
  }
}

/// What can be asked about a puzzle. The rules do not know what the pieces show, so an describer
/// answers.
extension GameQuery {
  /// A piece in full.
  public static let describe: GameQuery = "describe"
  /// A piece as sound.
  public static let listen: GameQuery = "listen"
  /// Which pieces fit an empty square best.
  public static let fits: GameQuery = "fits"
  /// What lies around an empty square.
  public static let around: GameQuery = "around"
  /// The edge of one piece against that of another.
  public static let compare: GameQuery = "compare"
  /// Which pieces match an edge of a piece best.
  public static let match: GameQuery = "match"
  public static let grid: GameQuery = "grid"
  public static let missing: GameQuery = "missing"
  /// What the picture shows.
  public static let picture: GameQuery = "picture"
  /// Lets a piece go at a point, which is a move.
  public static let drop: GameQuery = "drop"
}
