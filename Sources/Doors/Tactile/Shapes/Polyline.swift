// SPDX-License-Identifier: GPL-3.0-or-later

/// Points joined by a line.
extension [Point] {
  /// The line without the steps of the grid it was traced on: each point becomes the mean of those
  /// around it. Ends stay where they are.
  ///
  /// - Parameter reach: how many points on either side count.
  func smoothed(reach: Int) -> [Point] {
    guard count > 2 else { return self }
    let isClosed = first == last
    let ring = isClosed ? Array(dropLast()) : self
    let smooth = ring.indices.map { index -> Point in
      let reach =
        isClosed
        ? Swift.min(reach, ring.count / 4)
        : Swift.min(reach, index, ring.count - 1 - index)
      let near = (index - reach...index + reach).map { ring[($0 + ring.count) % ring.count] }
      return Point(
        x: near.reduce(0) { $0 + $1.x } / Double(near.count),
        y: near.reduce(0) { $0 + $1.y } / Double(near.count))
    }
    return isClosed ? smooth + smooth.prefix(1) : smooth
  }

  /// The line without the points that hardly move it (Douglas and Peucker, 1973).
  func simplified(tolerance: Double) -> [Point] {
    guard count > 2 else { return self }
    var kept: Set<Int> = [0, count / 2, count - 1]
    var open = [0..<count / 2, count / 2..<count - 1]
    while let part = open.popLast() {
      let offsets = part.dropFirst().map { index in
        (index, self[index].distance(toLineFrom: self[part.lowerBound], to: self[part.upperBound]))
      }
      guard let (farthest, distance) = offsets.max(by: { $0.1 < $1.1 }), distance > tolerance
      else { continue }
      kept.insert(farthest)
      open += [part.lowerBound..<farthest, farthest..<part.upperBound]
    }
    return kept.sorted().map { self[$0] }
  }

  var length: Double { zip(self, dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }

  /// The line without so much of its beginning; nil where nothing is left.
  func dropping(_ distance: Double) -> [Point]? {
    var left = distance
    for (index, (start, end)) in zip(self, dropFirst()).enumerated() {
      let length = start.distance(to: end)
      if length > left { return [start.moved(left / length, towards: end)] + self[(index + 1)...] }
      left -= length
    }
    return nil
  }

  /// Points along the line, none farther from the next than the step.
  func sampled(every step: Double) -> [Point] {
    prefix(1)
      + zip(self, dropFirst()).flatMap { start, end in
        let count = Swift.max(Int((start.distance(to: end) / step).rounded(.up)), 1)
        return (1...count).map { start.moved(Double($0) / Double(count), towards: end) }
      }
  }
}

extension Point {
  fileprivate func distance(toLineFrom start: Point, to end: Point) -> Double {
    let (across, down) = (end.x - start.x, end.y - start.y)
    let square = across * across + down * down
    guard square > 0 else { return distance(to: start) }
    let share = Swift.min(
      Swift.max(((x - start.x) * across + (y - start.y) * down) / square, 0), 1)
    return distance(to: start.moved(share, towards: end))
  }
}
