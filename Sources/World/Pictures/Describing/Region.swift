// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Where in a piece a colour lies.
enum Region: String, CaseIterable {
  case everywhere, scattered, top, bottom, left, right, middle
  case topLeft = "top-left"
  case topRight = "top-right"
  case bottomLeft = "bottom-left"
  case bottomRight = "bottom-right"
  case acrossMiddle = "across-middle"
  case downMiddle = "down-middle"
  case around
  case allButTop = "all-but-top"
  case allButBottom = "all-but-bottom"
  case allButLeft = "all-but-left"
  case allButRight = "all-but-right"

  /// The one that suits best.
  ///
  /// - Parameters:
  ///   - ninths: How many points of the colour lie in each ninth of the piece, in reading order.
  ///   - share: Their part of the piece, 0...1.
  init(ninths: [Int], share: Float) {
    let candidates = Self.allCases.filter { $0.isWide == nil || $0.isWide == (share > 0.35) }
    let most = Float(max(ninths.max() ?? 0, 1))
    let covered = ninths.map { Float($0) / most }
    func misfit(_ region: Region) -> Float {
      zip(covered, region.shape).reduce(0) { $0 + abs($1.0 - ($1.1 == "x" ? 1 : 0)) }
    }
    var best = (region: Region.middle, misfit: Float.infinity)
    for region in candidates where misfit(region) < best.misfit {
      best = (region, misfit(region))
    }
    self = best.region
  }

  /// Whether it can be said of a colour that covers much only (true) or little only (false).
  private var isWide: Bool? {
    switch self {
    case .everywhere, .around, .allButTop, .allButBottom, .allButLeft, .allButRight: true
    case .scattered: false
    default: nil
    }
  }

  /// The ninths it takes up.
  private var shape: String {
    switch self {
    case .everywhere, .scattered: "xxxxxxxxx"
    case .top: "xxx......"
    case .bottom: "......xxx"
    case .left: "x..x..x.."
    case .right: "..x..x..x"
    case .middle: "....x...."
    case .topLeft: "x........"
    case .topRight: "..x......"
    case .bottomLeft: "......x.."
    case .bottomRight: "........x"
    case .acrossMiddle: "...xxx..."
    case .downMiddle: ".x..x..x."
    case .around: "xxxx.xxxx"
    case .allButTop: "...xxxxxx"
    case .allButBottom: "xxxxxx..."
    case .allButLeft: ".xx.xx.xx"
    case .allButRight: "xx.xx.xx."
    }
  }

  var term: Term { Term(Key("region-\(rawValue)")) }
}
