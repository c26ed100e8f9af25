// SPDX-License-Identifier: GPL-3.0-or-later

extension String {
  /// The text without what would command a synthesizer instead of being read by it.
  ///
  /// Control characters become spaces, so that words they parted stay apart: byte 1 opens a
  /// command in eSpeak even in plain text, and what it changes outlives the utterance.
  /// Marks of writing direction are dropped; they have no sound and split words. Digits of every
  /// script and fullwidth letters become those of ASCII, which alone every voice reads.
  public var speakable: String {
    // Nearly every text; to look up properties takes a good part of the time to the first sound.
    if utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return self }
    var kept = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.properties.generalCategory == .control {
        kept.append(" ")
      } else if !scalar.properties.isBidiControl {
        kept.append(scalar.inASCII ?? scalar)
      }
    }
    return String(kept)
  }
}

extension Unicode.Scalar {
  /// The character of ASCII that a digit or a fullwidth character stands for.
  fileprivate var inASCII: Unicode.Scalar? {
    switch value {
    case 0x3000: return " "
    case 0xFF01...0xFF5E: return Unicode.Scalar(value - 0xFEE0)
    case ..<0x80: return nil
    default:
      guard properties.numericType == .decimal, let digit = properties.numericValue else {
        return nil
      }
      return Unicode.Scalar(UInt8(ascii: "0") + UInt8(digit))
    }
  }
}
