// SPDX-License-Identifier: GPL-3.0-or-later

/// Text that a terminal can do nothing with but show it.
public enum PlainText {
  /// Leaves out control characters (ESC, CR, C1 …) and what changes the direction of writing;
  /// a tab or the end of a line becomes a space, so that nobody's name makes a line of its own.
  public static func line(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x85, 0x2028, 0x2029: line.append(" ")
      case 0x00...0x1F, 0x7F...0x9F: break
      // Marks, embeddings, overrides and isolates; the byte order mark.
      case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F, 0xFEFF: break
      default: line.append(scalar)
      }
    }
    return String(line)
  }
}

extension String {
  /// Whether the first letter is of a script that is written from right to left.
  var beginsRightToLeft: Bool {
    guard let letter = unicodeScalars.first(where: \.properties.isAlphabetic) else { return false }
    return switch letter.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
    default: false
    }
  }
}
