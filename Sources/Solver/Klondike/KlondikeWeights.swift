// SPDX-License-Identifier: GPL-3.0-or-later

/// What makes a branch look good; the best looking one is taken first. The numbers were found by
/// trial on deals 100,000 and following.
struct KlondikeWeights: Sendable {
  // By what is done.
  var raise = 41
  var uncover = 41
  var uncoverForKing = 45
  var layKing = 24
  var raiseDrawn = 46
  var layDrawn = 37
  var layDrawnKing = -14
  /// Where the foundations have to be changed first.
  var detour = -5
  /// For each card under the one that goes.
  var depth = 4
  /// Where what is turned up can go on at once.
  var chain = 7
  /// Where a card that is laid takes one that uncovers.
  var host = 0
  /// For each rank of a card that is laid.
  var rank = -1
  /// For each card that lies before one that is drawn.
  var number = 0
  /// What chance adds at most.
  var noise = 1

  static let drawingThree = KlondikeWeights()
  static let drawingOne = KlondikeWeights(
    raise: 35, uncover: 53, uncoverForKing: 47, layKing: 37, raiseDrawn: 17, layDrawn: 21,
    layDrawnKing: 2, detour: -3, depth: 1, chain: 8, host: 23, rank: 1, number: -2)

  static func weights(drawing count: Int) -> KlondikeWeights {
    count == 1 ? drawingOne : drawingThree
  }

  /// The same, mixed with chance.
  var shaken: KlondikeWeights {
    var shaken = self
    shaken.noise = 30
    return shaken
  }
}
