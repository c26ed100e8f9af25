// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// PokerSlam as the menus list it. A grid's number is its seed.
public struct PokerSlamRounds: GameDescriptor {
  public let game: any Game.Type = PokerSlam.self
  public let difficulties = [true, false].map { PokerSlam(listsHands: $0).difficulty }
  public let commands = GameCommands(
    [.playHand: "P"],
    queries: [
      .best: "B", .reference: "E", .hands: "M", .chosen: "C", .neighbours: "A", .falls: "F",
    ], main: Act.playHand.name)

  public init() {}

  public func choice(of difficulty: Difficulty) -> Term {
    PokerSlam(difficulty).listsHands ? Term("pokerslam-listed") : Term("pokerslam-unlisted")
  }

  public func deal(_ request: DealRequest) throws(Refusal) -> Deal {
    guard difficulties.contains(request.difficulty) else { throw .unknown(request.difficulty) }
    return Deal(PokerSlam(request.difficulty), seed: request.number)
  }
}

extension PokerSlam {
  /// Lists the hands for a difficulty that is not known.
  public init(_ difficulty: Difficulty) {
    self.init(listsHands: difficulty != PokerSlam(listsHands: false).difficulty)
  }
}
