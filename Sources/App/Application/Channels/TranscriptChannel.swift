// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Terminal

/// A file to which everything printed and typed is added.
final class TranscriptChannel: OutputChannel {
  private let file: Int32
  /// Nil once the file has broken off; nothing more is added to it then.
  private var printer: LinePrinter?
  private var isBroken = false

  /// Nil where the file cannot be opened.
  init?(path: String) {
    // Without waiting, since a named pipe that nobody reads would hold up the game.
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK
    file = open(path, flags, 0o600)
    guard file >= 0, let printer = try? LinePrinter(descriptor: file) else { return nil }
    self.printer = printer
  }

  deinit { close(file) }

  func present(_ presentation: Presentation) {
    for element in presentation.elements {
      switch element {
      case .input(let text): add("> \(text)")
      case .line(let line): add(line.line.text)
      case .spelled(let name): add(name.text)
      default: break
      }
    }
  }

  private func add(_ line: String) {
    do { try printer?.print(line) } catch {
      isBroken = true
      printer = nil
    }
  }

  func takeTroubles() -> [Term] {
    defer { isBroken = false }
    return isBroken ? [Term("transcript-failed")] : []
  }
}
