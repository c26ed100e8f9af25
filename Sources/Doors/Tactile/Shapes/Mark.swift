// SPDX-License-Identifier: GPL-3.0-or-later

/// What is raised on a sheet; all of it is black, as swell paper rises where it is black.
public enum Mark: Hashable, Sendable {
  case line([Point], LineStyle)
  /// Dots of braille, by their middles.
  case braille([Point])
  /// The symbol of what is too small to be an area.
  case point(Point)
  case shape([Point])
}

/// What a line is drawn with.
public enum LineStyle: String, CaseIterable, Sendable {
  case coast, border, frame, sea, known, due

  public var width: Double {
    switch self {
    case .coast, .known: Standard.coast
    case .border, .frame, .due: Standard.border
    case .sea: Standard.sea
    }
  }

  /// The length of dashes and of the gaps between them; nil for a line that is whole.
  var dashes: (length: Double, gap: Double)? { self == .border ? (5, Standard.gap) : nil }
}

extension Mark {
  /// What it covers.
  public var frame: Frame {
    switch self {
    case .line(let points, let style): points.frame(widened: style.width / 2)
    case .braille(let dots): dots.frame(widened: Standard.dot / 2)
    case .point(let middle): [middle].frame(widened: Standard.point / 2)
    case .shape(let points): points.frame(widened: 0)
    }
  }
}

extension [Point] {
  fileprivate func frame(widened distance: Double) -> Frame {
    let (xs, ys) = (map(\.x), map(\.y))
    let (left, top) = ((xs.min() ?? 0) - distance, (ys.min() ?? 0) - distance)
    return Frame(
      x: left, y: top, width: (xs.max() ?? 0) + distance - left,
      height: (ys.max() ?? 0) + distance - top)
  }
}

extension Mark {
  func moved(by corner: Point) -> Mark {
    func moved(_ points: [Point]) -> [Point] {
      points.map { Point(x: $0.x + corner.x, y: $0.y + corner.y) }
    }
    return switch self {
    case .line(let points, let style): .line(moved(points), style)
    case .braille(let dots): .braille(moved(dots))
    case .point(let middle): .point(Point(x: middle.x + corner.x, y: middle.y + corner.y))
    case .shape(let points): .shape(moved(points))
    }
  }
}
