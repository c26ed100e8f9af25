// SPDX-License-Identifier: GPL-3.0-or-later

import Localization
import Terminal

/// Lines on standard output.
struct TextChannel: OutputChannel {
  /// Whether what the player typed is shown, as a script's lines are seen nowhere else.
  let showsInput: Bool
  /// Whether the names of cards have the colours of their suits.
  private var coloursSuits: Bool
  /// Whether the language in use is written from right to left.
  private var isRightToLeft = false
  private let printer: LinePrinter
  /// Whether nobody reads any more, and with that the player is gone.
  private(set) var isGone = false

  init(_ printer: LinePrinter, showsInput: Bool, coloursSuits: Bool) {
    self.printer = printer
    self.showsInput = showsInput
    self.coloursSuits = coloursSuits
  }

  mutating func present(_ presentation: Presentation) {
    for element in presentation.elements {
      switch element {
      case .input(let text): if showsInput { print([ColouredText("> \(text)")]) }
      case .line(let line): print(parts(of: line.line, line.mood?.colour))
      case .spelled(let name): print([ColouredText(name.text)])
      case .manner(let manner):
        coloursSuits = manner.settings.suitColours
        isRightToLeft = Phrasebook.isRightToLeft(manner.language)
      default: break
      }
    }
  }

  /// Shows what is being typed, which is no line yet.
  mutating func echo(_ text: String) {
    do { try printer.echo(text) } catch { isGone = true }
  }

  private mutating func print(_ parts: [ColouredText]) {
    do { try printer.print(parts, isRightToLeft: isRightToLeft) } catch { isGone = true }
  }

  private func parts(of line: Line, _ colour: TextColour?) -> [ColouredText] {
    guard coloursSuits else { return [ColouredText(line.text, colour)] }
    var parts: [ColouredText] = []
    var rest = line.text.utf8[...]
    for name in line.cardNames {
      let start = line.text.utf8.index(line.text.startIndex, offsetBy: name.bytes.lowerBound)
      let end = line.text.utf8.index(start, offsetBy: name.bytes.count)
      parts.append(ColouredText(String(Substring(rest[..<start])), colour))
      parts.append(
        ColouredText(String(Substring(rest[start..<end])), TextColour(suit: name.suit) ?? colour))
      rest = rest[end...]
    }
    return parts + [ColouredText(String(Substring(rest)), colour)]
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

extension TextColour {
  /// As in packs of four colours; spades stay as the rest.
  fileprivate init?(suit: String) {
    switch suit {
    case "hearts": self = .red
    case "diamonds": self = .brightBlue
    case "clubs": self = .green
    default: return nil
    }
  }
}
