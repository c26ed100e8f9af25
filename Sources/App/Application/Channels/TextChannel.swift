// SPDX-License-Identifier: GPL-3.0-or-later

import Terminal

/// Lines on standard output.
struct TextChannel: OutputChannel {
  /// Whether what the player typed is shown, as a script's lines are seen nowhere else.
  let showsInput: Bool
  private let printer: LinePrinter
  /// Whether nobody reads any more, and with that the player is gone.
  private(set) var isGone = false

  init(_ printer: LinePrinter, showsInput: Bool) {
    self.printer = printer
    self.showsInput = showsInput
  }

  mutating func present(_ presentation: Presentation) {
    for element in presentation.elements {
      switch element {
      case .input(let text): if showsInput { print("> \(text)") }
      case .line(let line): print(line.line.text, line.mood?.colour)
      case .spelled(let name): print(name.text)
      default: break
      }
    }
  }

  /// Shows what is being typed, which is no line yet.
  mutating func echo(_ text: String) {
    do { try printer.echo(text) } catch { isGone = true }
  }

  private mutating func print(_ line: String, _ colour: TextColour? = nil) {
    do { try printer.print(line, colour) } catch { isGone = true }
  }
}

extension PresentedLine.Mood {
  /// Where colour is wanted; the words say the same.
  fileprivate var colour: TextColour {
    switch self {
    case .refusal: .yellow
    case .victory: .green
    }
  }
}
