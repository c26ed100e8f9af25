// SPDX-License-Identifier: GPL-3.0-or-later

/// What has to be explained beside the letters.
public enum LegendSymbol: Hashable, CaseIterable, Sendable {
  case north, point
  case line(LineStyle)

  public static let allCases: [LegendSymbol] = [
    .north, .line(.coast), .line(.border), .line(.sea), .point, .line(.known), .line(.due),
  ]

  /// What it looks like, in the upper left of a frame.
  func sample(in frame: Frame) -> [Mark] {
    let left = Point(x: frame.x, y: frame.middle.y)
    let right = Point(x: frame.right, y: frame.middle.y)
    switch self {
    case .north:
      // An open head, up.
      let (top, foot) = (
        Point(x: frame.middle.x, y: frame.y + Standard.coast / 2),
        Point(x: frame.middle.x, y: frame.bottom)
      )
      let head = min(frame.height / 2, 4)
      return [
        .line([top, foot], .coast),
        .line(
          [
            Point(x: top.x - head, y: top.y + head), top, Point(x: top.x + head, y: top.y + head),
          ], .coast),
      ]
    case .point: return [.point(Point(x: frame.x + Standard.point / 2, y: frame.middle.y))]
    case .line(.sea): return Self.marks(.sea, in: frame)
    case .line(.known): return Self.marks(.known, in: frame)
    case .line(.due): return Self.marks(.due, in: frame)
    case .line(let style): return [.line([left, right], style)]
    }
  }

  private static func marks(_ pattern: AreaPattern, in frame: Frame) -> [Mark] {
    pattern.sample(in: frame).map { .line($0, pattern.style) }
  }
}
