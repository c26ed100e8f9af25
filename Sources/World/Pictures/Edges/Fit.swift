// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

/// How well two edges go together.
public struct Fit: Hashable, Sendable {
  /// 0...100; 100 means that no seam could be seen.
  public let score: Int

  /// A score as a word.
  public enum Word: String, CaseIterable, Sendable {
    case perfect, good, fair, poor, none
  }

  public var word: Word {
    switch score {
    case 90...: .perfect
    case 75...: .good
    case 55...: .fair
    case 30...: .poor
    default: .none
    }
  }

  public var term: Term {
    Term("fit", ["word": .term(Term(Key("fit-\(word.rawValue)"))), "score": .number(score)])
  }
}

extension Fit {
  /// Two points farther apart than this differ as much as points can: an outline that is shifted
  /// by a point counts no more, whatever its colours.
  private static let farthest: Float = 0.25
  /// The seam at which the score has fallen to 100 / e, where the pieces are even.
  private static let visible: Float = 0.06

  /// Compares what each edge leads one to expect on the other side of the seam with what is there.
  ///
  /// Where the pieces are rough along their edges a rough seam is no fault, so it counts less: the
  /// idea of Mahalanobis gradient compatibility (Gallagher, 2012), in one dimension.
  init(_ one: Rim, _ other: Rim) {
    var (seam, roughness): (Float, Float) = (0, 0)
    for index in one.outer.indices {
      let (near, far) = (one.outer[index], other.outer[index])
      let plain = near.distance(to: far)
      let expected = near.leading(from: one.inner[index])
        .distance(to: far.leading(from: other.inner[index]))
      seam += min(plain, expected, Self.farthest)
      roughness += min(near.distance(to: one.inner[index]), Self.farthest) / 2
      roughness += min(far.distance(to: other.inner[index]), Self.farthest) / 2
    }
    let count = Float(one.outer.count)
    let misfit = seam / count / (Self.visible + roughness / count)
    score = Int((100 * exp(-misfit)).rounded())
  }
}

extension Oklab {
  /// Half a step farther than from a point to this one.
  fileprivate func leading(from inner: Oklab) -> Oklab {
    Oklab(
      lightness + (lightness - inner.lightness) / 2, redness + (redness - inner.redness) / 2,
      yellowness + (yellowness - inner.yellowness) / 2)
  }
}
