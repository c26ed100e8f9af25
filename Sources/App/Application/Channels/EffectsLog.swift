// SPDX-License-Identifier: GPL-3.0-or-later

import Cues
import Engine
import Foundation

/// Writes what happens beside the words to a file, one JSON object a line, for whoever draws the
/// table or moves a motor outside the program.
struct EffectsLog: OutputChannel {
  private let file: FileHandle

  /// Nil where the file cannot be made.
  init?(_ path: String) {
    // Without waiting, since a named pipe that nobody reads would hold up the game.
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { return nil }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  mutating func present(_ presentation: Presentation) {
    for case .effects(let effects) in presentation.elements { add(effects) }
  }

  private func add(_ effects: Effects) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // A log that breaks off must not stop the game.
    guard let line = try? encoder.encode(Record(effects)) else { return }
    try? file.write(contentsOf: line + Data("\n".utf8))
  }

  private struct Record: Encodable {
    let sounds: [String]
    let haptics: [HapticCue]
    let motions: [Motion]
    let gestures: [Gesture]

    struct Gesture: Encodable {
      let kind: Cues.Gesture.Kind
      let pieces: [Piece]
      let place: Place?
    }

    struct Motion: Encodable {
      let pieces: [Piece]
      let from: Place?
      let to: Place
    }

    init(_ effects: Effects) {
      sounds = effects.sounds.map(\.rawValue)
      haptics = effects.haptics
      motions = effects.motions.map { Motion(pieces: $0.pieces, from: $0.from, to: $0.to) }
      gestures = effects.gestures.map {
        Gesture(kind: $0.kind, pieces: $0.pieces, place: $0.place)
      }
    }
  }
}
