// SPDX-License-Identifier: GPL-3.0-or-later

/// For each cell of a grid the nearest of some chosen ones, in straight lines, and how far it is:
/// the transform of Felzenszwalb and Huttenlocher (2012), columns first and then rows.
struct NearestField {
  /// The chosen cell; -1 where none was chosen at all.
  var nearest: [Int]
  /// From middle to middle, in cells, squared.
  private(set) var squares: [Int]

  static let infinitelyFar = Int.max / 4

  init(width: Int, height: Int, isChosen: (Int) -> Bool) {
    nearest = Array(repeating: -1, count: width * height)
    squares = Array(repeating: Self.infinitelyFar, count: width * height)
    for x in 0..<width { scanColumn(x, width: width, height: height, isChosen) }
    var parabolas = LowerEnvelope(capacity: width)
    for y in 0..<height { scanRow(y * width..<(y + 1) * width, &parabolas) }
  }

  /// In cells.
  func distance(_ cell: Int) -> Double { Double(squares[cell]).squareRoot() }

  private mutating func scanColumn(
    _ x: Int, width: Int, height: Int, _ isChosen: (Int) -> Bool
  ) {
    var last: Int?
    for y in 0..<height {
      let cell = y * width + x
      if isChosen(cell) { last = y }
      if let last { set(cell, (y - last) * (y - last), last * width + x) }
    }
    last = nil
    for y in stride(from: height - 1, through: 0, by: -1) {
      let cell = y * width + x
      if squares[cell] == 0 { last = y }
      if let last, (y - last) * (y - last) < squares[cell] {
        set(cell, (y - last) * (y - last), last * width + x)
      }
    }
  }

  private mutating func set(_ cell: Int, _ square: Int, _ source: Int) {
    squares[cell] = square
    nearest[cell] = source
  }

  private mutating func scanRow(_ row: Range<Int>, _ parabolas: inout LowerEnvelope) {
    parabolas.removeAll()
    for (x, cell) in row.enumerated() where nearest[cell] >= 0 {
      parabolas.add(x: x, height: squares[cell], source: nearest[cell])
    }
    guard !parabolas.isEmpty else { return }
    parabolas.read(0..<row.count) { x, square, source in
      squares[row.lowerBound + x] = square
      nearest[row.lowerBound + x] = source
    }
  }
}

/// The lowest of parabolas of one shape, from left to right.
private struct LowerEnvelope {
  private struct Parabola {
    let x, height, source: Int
    /// From here on it is the lowest.
    var start: Double
  }

  private var parabolas: [Parabola] = []

  init(capacity: Int) { parabolas.reserveCapacity(capacity) }

  var isEmpty: Bool { parabolas.isEmpty }

  mutating func removeAll() { parabolas.removeAll(keepingCapacity: true) }

  /// Adds one to the right of all before.
  mutating func add(x: Int, height: Int, source: Int) {
    var start = -Double.infinity
    while let last = parabolas.last {
      start =
        Double(height + x * x - last.height - last.x * last.x) / Double(2 * (x - last.x))
      guard start <= last.start else { break }
      parabolas.removeLast()
      start = -.infinity
    }
    parabolas.append(Parabola(x: x, height: height, source: source, start: start))
  }

  func read(_ columns: Range<Int>, _ body: (_ x: Int, _ height: Int, _ source: Int) -> Void) {
    var index = 0
    for x in columns {
      while index + 1 < parabolas.count, parabolas[index + 1].start <= Double(x) { index += 1 }
      let lowest = parabolas[index]
      body(x, lowest.height + (x - lowest.x) * (x - lowest.x), lowest.source)
    }
  }
}
