// SPDX-License-Identifier: GPL-3.0-or-later

import Pictures

/// A square part of a map, drawn for fingers, from its upper left corner.
struct MapDrawing {
  /// What is wanted on it.
  struct Wish {
    /// Those to be named before all others, whose names no sheet has yet.
    var countries: Set<String>
    /// Those that are too small to be areas on any sheet.
    var points: Set<String> = []
    /// How countries are filled.
    var patterns: [(AreaPattern, Set<String>)] = []
  }

  let labels: [Label]
  let marks: [Mark]
  /// Those that are shown as areas.
  let areas: Set<String>

  init(_ atlas: MapAtlas, _ window: MapWindow, _ wish: Wish) {
    let size = atlas.size
    let raw = RegionGrid(atlas.raster, window, size: size)
    let omitted = Set(wish.points.compactMap { atlas.label(of: $0) })
    let grid = raw.generalized(omitting: omitted)
    let lines = MapLines(
      of: grid, coarseness: size / (window.size * Double(atlas.raster.side)))
    var labelling = Labelling(grid, FreeSpace(grid, lines: lines.lines.map(\.points)))
    var cells = Dictionary(grouping: grid.indices) { grid.labels[$0] }
    for label in [CountryRaster.sea, CountryRaster.otherLand] { cells[label] = nil }
    let shown = cells.compactMap { label, cells in
      atlas.name(of: label).map { (country: $0, label: label, cells: cells) }
    }.sorted { ($1.cells.count, $0.country) < ($0.cells.count, $1.country) }
    areas = Set(shown.map(\.country))

    let (wanted, others) = (
      shown.filter { wish.countries.contains($0.country) },
      shown.filter { !wish.countries.contains($0.country) }
    )
    let seaside = Seaside(grid)
    for area in wanted where !labelling.isFull {
      if labelling.label(area.country, area.label, in: area.cells) { continue }
      guard let home = atlas.home(of: area.country, in: window) else { continue }
      _ = labelling.label(area.country, area.label, before: home, seaside)
    }
    for country in wish.countries.intersection(wish.points).sorted() where !labelling.isFull {
      guard let home = atlas.home(of: country, in: window) else { continue }
      _ = labelling.mark(country, at: home)
    }
    for area in others where !labelling.isFull {
      _ = labelling.label(area.country, area.label, in: area.cells)
    }
    labels = labelling.labels
    marks =
      lines.lines.map { .line($0.points, $0.style) }
      + Self.fillings(wish, atlas, grid, labelling.space) + labels.flatMap(\.marks)
  }

  private static func fillings(
    _ wish: Wish, _ atlas: MapAtlas, _ grid: RegionGrid, _ space: FreeSpace
  ) -> [Mark] {
    let sea = AreaPattern.sea.strokes(
      on: [CountryRaster.sea], of: grid, space, from: Point(x: 0, y: 0))
    return sea.map { .line($0, .sea) }
      + wish.patterns.flatMap { pattern, countries in
        countries.sorted().compactMap { atlas.label(of: $0) }
          .flatMap { pattern.strokes(on: $0, of: grid, space) }
          .map { .line($0, pattern.style) }
      }
  }
}
