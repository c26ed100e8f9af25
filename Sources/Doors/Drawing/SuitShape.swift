// SPDX-License-Identifier: GPL-3.0-or-later

/// The signs of the suits as paths in a square of 100 points, since fonts draw them small and thin.
enum SuitShape {
  static func path(_ suit: Ink) -> String? {
    switch suit {
    case .hearts:
      """
      M50 94C22 70 4 52 4 31C4 16 15 6 28 6C38 6 46 12 50 22C54 12 62 6 72 6C85 6 96 16 96 31\
      C96 52 78 70 50 94Z
      """
    case .diamonds: "M50 2Q66 28 90 50Q66 72 50 98Q34 72 10 50Q34 28 50 2Z"
    case .clubs:
      """
      M50 3A23 23 0 0 1 66 42A23 23 0 1 1 55 66Q56 88 70 96H30Q44 88 45 66A23 23 0 1 1 34 42\
      A23 23 0 0 1 50 3Z
      """
    case .spades:
      """
      M50 3C44 22 5 42 5 65C5 78 15 86 27 86C36 86 43 81 46 74C45 85 41 92 31 97H69\
      C59 92 55 85 54 74C57 81 64 86 73 86C85 86 95 78 95 65C95 42 56 22 50 3Z
      """
    default: nil
    }
  }
}
