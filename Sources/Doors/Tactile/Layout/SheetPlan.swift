// SPDX-License-Identifier: GPL-3.0-or-later

/// A map on as few sheets as its labels need: the whole first, then enlarged parts of it.
struct SheetPlan {
  private(set) var drawings: [(window: MapWindow, drawing: MapDrawing)] = []
  /// The countries that no sheet had room for.
  private(set) var leftOut: [String] = []
  private let atlas: MapAtlas
  /// The countries that have no label yet, each with the size of the part that may have room.
  private var wanted: [String: Int]
  /// Those that are drawn as symbols.
  private var points: Set<String>

  /// Whether a sheet is worth its paper: not for a single tiny country.
  private func isWorthASheet(_ countries: [String]) -> Bool {
    countries.count > 1 || countries.contains { !points.contains($0) }
  }

  init(_ atlas: MapAtlas, naming countries: Set<String>) {
    self.atlas = atlas
    points = atlas.points
    wanted = Dictionary(
      uniqueKeysWithValues: atlas.countries.intersection(countries).map { [points] country in
        (country, points.contains(country) ? 0 : atlas.sizeIndex(for: country))
      })
    draw(.whole, size: 0)
    while let (window, size) = best() { draw(window, size: size) }
    leftOut = (leftOut + wanted.keys).sorted()
  }

  private mutating func draw(_ window: MapWindow, size: Int) {
    let drawing = MapDrawing(
      atlas, window, MapDrawing.Wish(countries: Set(wanted.keys), points: points))
    let labels = drawing.labels.map(\.country)
    let isOfUse =
      window == .whole || isWorthASheet(labels.filter { wanted[$0] != nil })
    let isFull = drawing.labels.count == Standard.mostLabels
    let tried = wanted.filter { $0.value <= size && atlas.isShown($0.key, in: window) }.keys
    if isOfUse {
      for country in labels { wanted[country] = nil }
      drawings.append((window, drawing))
    }
    // What had no room may have some where the map is enlarged more.
    for country in tried where wanted[country] != nil && !(isFull && isOfUse) {
      enlarge(country, from: size)
    }
  }

  /// Has a country looked for on a smaller part; what has no room on the smallest becomes a symbol,
  /// and then is left out.
  private mutating func enlarge(_ country: String, from size: Int) {
    if size + 1 < MapAtlas.windowSizes.count {
      wanted[country] = size + 1
    } else if points.insert(country).inserted {
      wanted[country] = size
    } else {
      wanted[country] = nil
      leftOut.append(country)
    }
  }

  /// The part that names most countries, of several the largest; nil where none is worth a sheet.
  private func best() -> (MapWindow, size: Int)? {
    var best: (window: MapWindow, size: Int, count: Int)?
    for (index, size) in MapAtlas.windowSizes.enumerated() {
      let fitting = wanted.filter { $0.value <= index }.keys
      guard !fitting.isEmpty else { continue }
      for window in MapWindow.all(size: size) {
        let shown = fitting.filter { atlas.isShown($0, in: window) }
        let count = min(shown.count, Standard.mostLabels)
        if count > best?.count ?? 0, isWorthASheet(shown) { best = (window, index, count) }
      }
    }
    return best.map { ($0.window, $0.size) }
  }
}
