// SPDX-License-Identifier: GPL-3.0-or-later

import CMalloc
import Foundation

/// How the C library hands out memory.
enum Memory {
  /// Has few threads' memory be kept apart. By default each of up to eight a processor keeps what
  /// it ever used, which was half of all that a server held with many players.
  static func share() {
    _ = mallopt(M_ARENA_MAX, CInt(ProcessInfo.processInfo.activeProcessorCount))
  }
}
