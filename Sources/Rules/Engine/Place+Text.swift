// SPDX-License-Identifier: GPL-3.0-or-later

extension Place: LosslessStringConvertible {
  /// As a save writes it: "waste", "column 2".
  public var description: String { number == 0 ? kind.name : "\(kind.name) \(number)" }

  public init?(_ description: String) {
    let words = description.split(separator: " ", omittingEmptySubsequences: false)
    guard let word = words.first, !word.isEmpty, words.count <= 2 else { return nil }
    let kind = Kind(String(word))
    guard words.count == 2 else {
      self.init(kind, at: Coordinate(0, of: kind))
      return
    }
    guard let number = Int(words[1]), number > 0 else { return nil }
    self.init(kind, at: Coordinate(number, of: kind))
  }
}

extension Place.Kind: Codable {
  public init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

extension Place: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let place = Place(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a place")
    }
    self = place
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
