// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Engine
import Tactile

extension Report {
  /// Writes maps for the fingers and tells what was written.
  func write(
    _ path: String, _ maps: (TactileMaps) throws(Refusal) -> [MapSheets]
  ) throws {
    let told: [Term]
    do throws(Refusal) {
      let sheets = try maps(TactileMaps(content, phrasebook, player.settings))
      told = try TactileFile(path: path).write(sheets, language: phrasebook.language)
    } catch {
      throw failure(error.reason)
    }
    for line in told { try write(line) }
  }
}
