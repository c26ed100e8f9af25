// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine

/// How large the pieces of a table are drawn, in points.
public struct CardFormat: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// How much of a card is seen that others lie on: its whole index.
  public let strip: Int
  /// How much is seen of backs that cards lie on.
  static let backStrip = 60
  /// Whether the pieces are joined to a picture, and so lie close together.
  let isTile: Bool

  public static let playingCard = CardFormat(width: 144, height: 168, strip: 100)
  public static let nameCard = CardFormat(width: 264, height: 196, strip: 96)
  public static let tile = CardFormat(width: 176, height: 176, strip: 176, isTile: true)

  /// What the pieces that can be seen need.
  public init(of table: TableView) {
    let faces = table.places.flatMap(\.pieces).compactMap(\.face)
    self = faces.first.map(CardFormat.init) ?? .playingCard
  }

  init(of face: Face) {
    self =
      switch face {
      case .card: .playingCard
      case .name: .nameCard
      case .part: .tile
      }
  }

  private init(width: Int, height: Int, strip: Int, isTile: Bool = false) {
    self.width = width
    self.height = height
    self.strip = strip
    self.isTile = isTile
  }
}
