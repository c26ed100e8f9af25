// SPDX-License-Identifier: GPL-3.0-or-later

extension Raster {
  /// The largest square in the centre at another size, each point the average of what it covers.
  func square(of side: Int) -> [UInt8] {
    let edge = min(width, height)
    guard width != side || height != side else { return pixels }
    let columns = Span.all(side, of: edge, from: Double(width - edge) / 2, upTo: width)
    let rows = Span.all(side, of: edge, from: Double(height - edge) / 2, upTo: height)
    var square: [UInt8] = []
    square.reserveCapacity(3 * side * side)
    var sums = [Float](repeating: 0, count: 3 * width)
    for row in rows {
      addUp(row, into: &sums)
      for column in columns {
        var (red, green, blue): (Float, Float, Float) = (0.5, 0.5, 0.5)
        var index = 3 * column.first
        for weight in column.weights {
          red += weight * sums[index]
          green += weight * sums[index + 1]
          blue += weight * sums[index + 2]
          index += 3
        }
        for sum in [red, green, blue] { square.append(UInt8(min(sum, 255))) }
      }
    }
    return square
  }

  /// Brings the rows of a span together in one.
  private func addUp(_ span: Span, into sums: inout [Float]) {
    pixels.withUnsafeBufferPointer { pixels in
      sums.withUnsafeMutableBufferPointer { sums in
        sums.update(repeating: 0)
        for (offset, weight) in span.weights.enumerated() {
          let start = (span.first + offset) * sums.count
          for index in 0..<sums.count { sums[index] += weight * Float(pixels[start + index]) }
        }
      }
    }
  }
}

/// The rows or columns that become one, with their shares in it.
private struct Span {
  let first: Int
  /// They add up to 1.
  let weights: [Float]

  /// The spans of `count` rows or columns, made of `edge` from `start` on.
  static func all(_ count: Int, of edge: Int, from start: Double, upTo end: Int) -> [Span] {
    let step = Double(edge) / Double(count)
    return (0..<count).map { index in
      let from = start + Double(index) * step
      let to = start + Double(index + 1) * step
      let first = min(Int(from), end - 1)
      let last = max(first, min(Int(to.rounded(.up)) - 1, end - 1))
      let shares = (first...last).map { max(0, min(to, Double($0 + 1)) - max(from, Double($0))) }
      let sum = shares.reduce(0, +)
      return Span(first: first, weights: shares.map { Float($0 / sum) })
    }
  }
}
