// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A colour as people name it.
enum Colour: String, CaseIterable {
  case black, white, grey, red, orange, yellow, green, turquoise, blue, violet, pink, brown, beige
  case darkGrey = "dark-grey"
  case lightGrey = "light-grey"
  case darkRed = "dark-red"
  case lightGreen = "light-green"
  case darkGreen = "dark-green"
  case lightBlue = "light-blue"
  case darkBlue = "dark-blue"

  var term: Term { Term(Key("colour-\(rawValue)")) }

  init(_ point: Oklab) {
    var best = (colour: Colour.black, distance: Float.infinity)
    for sample in Self.samples {
      let distance = point.distance(to: sample.point)
      if distance < best.distance { best = (sample.colour, distance) }
    }
    self = best.colour
  }

  /// The one that is there most often; of equals, the first of all colours.
  static func commonest(in colours: ArraySlice<Colour>) -> Colour {
    var counts: [Colour: Int] = [:]
    for colour in colours { counts[colour, default: 0] += 1 }
    var commonest = (colour: Colour.black, count: 0)
    for colour in allCases {
      if let count = counts[colour], count > commonest.count { commonest = (colour, count) }
    }
    return commonest.colour
  }

  private static let samples: [(colour: Colour, point: Oklab)] = allCases.flatMap { colour in
    colour.examples.map { rgb in
      (
        colour,
        Oklab(
          red: UInt8(rgb >> 16), green: UInt8(rgb >> 8 & 0xFF), blue: UInt8(rgb & 0xFF))
      )
    }
  }

  /// What goes by the name, in hexadecimal as on the web.
  private var examples: [Int] {
    switch self {
    case .black: [0x000000, 0x1A1A1E]
    case .darkGrey: [0x303030, 0x484848, 0x505868]
    case .grey: [0x686868, 0x808080, 0x989898, 0x888C98]
    case .lightGrey: [0xB4B4B4, 0xC8C8C8, 0xC8CCD8]
    case .white: [0xE8E8E8, 0xFFFFFF, 0xF2F2EE, 0xEEF2F8]
    case .red: [0xE62020, 0xFF0000, 0xC82032, 0xE85048]
    case .darkRed: [0x780F19, 0x5A1018, 0x96202A]
    case .orange: [0xF58C1E, 0xFFA500, 0xF07030, 0xE89040]
    case .brown: [0x784623, 0x5A371E, 0x96603A, 0x6A3A1C]
    case .beige: [0xE6CDA0, 0xD2B48C, 0xF5E6C8, 0xD8B090]
    case .yellow: [0xFAE032, 0xFFFF00, 0xF0C828, 0xFFF08A]
    case .lightGreen: [0x96DC82, 0xBEE6AA, 0xA8D860]
    case .green: [0x32A03C, 0x00C800, 0x60A838, 0x50B860]
    case .darkGreen: [0x145028, 0x0A3219, 0x28703A, 0x3C5023]
    case .turquoise: [0x32B4AF, 0x008080, 0x78D7D2, 0x1E6478]
    case .lightBlue: [0x96C8F0, 0xBEDCF5, 0x78B4EB]
    case .blue: [0x2864D2, 0x0000FF, 0x4682C8, 0x2850A0]
    case .darkBlue: [0x142870, 0x0F143C, 0x201A58]
    case .violet: [0x823CAA, 0x643296, 0xA078C8, 0x6A4A9C, 0xC896DC, 0x584468]
    case .pink: [0xFAAABE, 0xF06EA0, 0xFFC8D2, 0xC85090]
    }
  }
}
