// SPDX-License-Identifier: GPL-3.0-or-later

import CBrlAPI

/// What a key of a braille display asks for, as brltty tells it.
enum DisplayKey: Hashable {
  case pan(Panorama.Pan)
  /// A routing key, by its cell from 0.
  case route(Int)
  /// What a key of the keyboard does, by its name in the settings file.
  case press(String)

  /// The keys that are taken from brltty, besides the routing keys. All others go on doing there
  /// what they do.
  static var codes: [UInt64] { Array(meanings.keys) }

  /// Nil for a code that is not ours. Flags, as of a key that is held, make no difference.
  init?(code: UInt64) {
    let key = code & 0xFFFF_FFFF
    if key & ~0xFFFF == brlRoute {
      self = .route(Int(key & 0xFFFF))
    } else if let meaning = Self.meanings[key] {
      self = meaning
    } else {
      return nil
    }
  }

  /// By brltty's command, or by the X keysym of a key on a braille keyboard.
  private static let meanings: [UInt64: DisplayKey] = [
    brlWindowLeft: .pan(.back), brlWindowRight: .pan(.forward),
    brlHalfLeft: .pan(.back), brlHalfRight: .pan(.forward),
    brlSkipLeft: .pan(.back), brlSkipRight: .pan(.forward),
    brlLineBegin: .pan(.start), brlLineEnd: .pan(.end), brlHome: .pan(.start),
    brlLineUp: .press("up"), brlLineDown: .press("down"),
    brlOtherLineUp: .press("up"), brlOtherLineDown: .press("down"),
    brlCharacterLeft: .press("left"), brlCharacterRight: .press("right"),
    brlTop: .press("home"), brlBottom: .press("end"),
    brlTopLeft: .press("home"), brlBottomLeft: .press("end"),
    brlWindowUp: .press("page-up"), brlWindowDown: .press("page-down"),
    brlReturn: .press("enter"), brlBack: .press("escape"),
    0xFF08: .press("backspace"), 0xFF09: .press("tab"), 0xFF0D: .press("enter"),
    0xFF1B: .press("escape"), 0xFF50: .press("home"), 0xFF51: .press("left"),
    0xFF52: .press("up"), 0xFF53: .press("right"), 0xFF54: .press("down"),
    0xFF55: .press("page-up"), 0xFF56: .press("page-down"), 0xFF57: .press("end"),
  ]
}
