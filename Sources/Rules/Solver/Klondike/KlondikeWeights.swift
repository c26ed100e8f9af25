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
  /// What chance adds at most; one less than a power of two.
  var noise: UInt64 = 0
  /// Whether what needs no other foundations is all tried first.
  var putsOffDetours = false

  private static let drawingThree = KlondikeWeights()
  private static let drawingOne = KlondikeWeights(
    raise: 35, uncover: 53, uncoverForKing: 47, layKing: 37, raiseDrawn: 17, layDrawn: 21,
    layDrawnKing: 2, detour: -3, depth: 1, chain: 8, host: 23, rank: 1, number: -2)

  /// For the first look, by which most deals that can be won are: as few positions as may be.
  private static let firstDrawingThree = KlondikeWeights(
    raise: 43, uncover: 33, uncoverForKing: 40, layKing: 30, raiseDrawn: 50, layDrawn: 43,
    layDrawnKing: -29, detour: 22, depth: 4, chain: 9, host: 13, rank: -1, number: 0,
    putsOffDetours: true)
  private static let firstDrawingOne = KlondikeWeights(
    raise: 38, uncover: 41, uncoverForKing: 58, layKing: 34, raiseDrawn: 36, layDrawn: 21,
    layDrawnKing: 25, detour: 1, depth: 10, chain: 0, host: 24, rank: 2, number: -1,
    putsOffDetours: true)

  /// The same, mixed with chance.
  private var shaken: KlondikeWeights {
    var shaken = self
    shaken.noise = 31
    return shaken
  }

  /// By what is looked in turn, and at how many positions.
  static func stage(_ number: Int, drawing count: Int) -> (weights: KlondikeWeights, states: Int) {
    let weights = count == 1 ? drawingOne : drawingThree
    return switch number {
    case 0: count == 1 ? (firstDrawingOne, 200) : (firstDrawingThree, 300)
    case 1...60: (weights.shaken, 2000)
    default: (weights, .max)
    }
  }
}
