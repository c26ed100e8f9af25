// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Which country each point of a map belongs to; its squares are those of the puzzle's picture.
public struct CountryRaster: Sendable {
  /// Points along each side.
  public let side: Int
  /// What the points are, in reading order: indices of ``labels``.
  public let points: [UInt8]
  /// The sea first, then land of no country that is named, then entities such as `country-fr`.
  public let labels: [String]

  public static let sea: UInt8 = 0
  public static let otherLand: UInt8 = 1

  /// Reads the two files of `Data/maps`.
  public init(of map: ShippedMap, in folder: URL) throws(MapFlaw) {
    let file = folder.appending(path: map.contents).path
    guard FileManager.default.fileExists(atPath: file) else { throw .notFound }
    guard let list = FileManager.default.contents(atPath: file),
      let image = FileManager.default.contents(atPath: folder.appending(path: map.raster).path)
    else { throw .unreadable }
    guard let content = try? JSONDecoder().decode(Content.self, from: list) else { throw .broken }
    let raster: Raster
    do { raster = try PNGFile([UInt8](image)).read().0 } catch { throw .broken }
    // A point is grey: all its three colours are the number.
    let points = stride(from: 0, to: raster.pixels.count, by: 3).map { raster.pixels[$0] }
    guard raster.width == raster.height, content.labels.count > 2,
      points.allSatisfy({ $0 < content.labels.count })
    else { throw .broken }
    self.init(side: raster.width, points: points, labels: content.labels)
  }

  /// - Parameter points: as many as a square of the side has, each an index of the labels.
  public init(side: Int, points: [UInt8], labels: [String]) {
    self.side = side
    self.points = points
    self.labels = labels
  }

  private struct Content: Decodable {
    let labels: [String]
  }
}
