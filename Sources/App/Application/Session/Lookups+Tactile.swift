// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Foundation
import Pictures
import Tactile

extension Lookups {
  /// Writes a map for the fingers among the player's documents.
  ///
  /// - Returns: What was written, in words.
  func written(_ subject: TactileSubject) async throws(Refusal) -> [Term] {
    guard let documents = content.documents else { throw Refusal(Term("map-none")) }
    let maps = TactileMaps(content.common, phrasebook, player.settings)
    let paper = Paper(environment: ProcessInfo.processInfo.environment)
    let language = phrasebook.language
    switch subject {
    case .topic(let id):
      guard let map = ShippedMap(rawValue: id) else { throw Refusal(Term("map-none")) }
      return try await work { () throws(Refusal) in
        let sheets = try maps.sheets(of: map, on: paper)
        return try TactileFile("aloud-\(id)", in: documents).write([sheets], language: language)
      }
    case .progress(let day):
      let known = try await memoryStates()
      return try await work { () throws(Refusal) in
        let sheets = try maps.progress(known, on: day, paper)
        return try TactileFile("aloud-progress", in: documents).write(sheets, language: language)
      }
    }
  }
}
