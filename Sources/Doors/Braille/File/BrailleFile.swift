// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Foundation
import Synchronization

/// Writes braille to a file, on a thread of its own.
public final class BrailleFile: Sendable {
  private struct State {
    var file: FileHandle?
    var pages: Pages?
    var hasFailed = false
  }

  private let state: Mutex<State>
  private let worker = DispatchQueue(label: "aloud.braille.file", qos: .utility)

  /// - Parameter path: of the file, which is made anew. `.brf` becomes pages in North American
  ///   ASCII Braille; anything else Unicode braille, a line for each text.
  /// - Throws: where the file cannot be made.
  public init(path: String) throws {
    // Without waiting, since a named pipe that nobody reads would hold up the game.
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let isPages = path.lowercased().hasSuffix(".brf")
    state = Mutex(State(file: file, pages: isPages ? Pages() : nil))
  }

  /// Adds a text; returns at once.
  public func write(_ text: String, by translator: Translator) {
    worker.async { [self] in
      let cells = translator.translate(text).cells
      state.withLock { state in
        let bytes = state.pages?.add(cells) ?? Array((cells.unicodeBraille + "\n").utf8)
        do { try state.file?.write(contentsOf: Data(bytes)) } catch {
          state.file = nil
          state.hasFailed = true
        }
      }
    }
  }

  /// Whether something could not be written since this was asked last.
  public func takeFailure() -> Bool {
    state.withLock { state in
      defer { state.hasFailed = false }
      return state.hasFailed
    }
  }

  /// Waits until all is written, and closes the file.
  public func close() {
    worker.sync {
      state.withLock { state in
        do { try state.file?.close() } catch { state.hasFailed = true }
        state.file = nil
      }
    }
  }
}
