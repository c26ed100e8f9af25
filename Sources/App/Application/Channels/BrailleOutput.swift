// SPDX-License-Identifier: GPL-3.0-or-later

import Braille
import Engine
import Localization
import Narration
import Preferences
import Synchronization
import Terminal

/// The braille of a session: a display where the player wants one, and a file where one was asked
/// for.
final class BrailleOutput {
  /// What could not be had, in words.
  let notices: [Term]
  private let file: BrailleFile?
  private var display: BrailleDisplay?
  private var translator = Translator(language: Phrasebook.fallbackLanguage, grade: .one)
  /// What the answer that is being given says.
  private var passages: [Passage] = []
  private var deliver: (@Sendable (TerminalInput) -> Void)?
  /// The display was not there, and nobody has been told.
  private let isAbsent = Absence()

  /// - Parameter path: of a file that gets all that is said.
  init(file path: String?) {
    var notices: [Term] = []
    file = path.flatMap { path in
      do { return try BrailleFile(path: path) } catch {
        notices.append(Term("braille-file-failed"))
        return nil
      }
    }
    self.notices = notices
  }

  /// From now on a display may be used; its keys are given to `deliver`, on another thread.
  func listen(_ deliver: @escaping @Sendable (TerminalInput) -> Void) { self.deliver = deliver }

  /// Takes over settings. Where no display is wanted nothing is looked for.
  func adopt(_ settings: Settings, language: String) {
    translator = Translator(language: language, grade: settings.brailleGrade.asTranslated)
    guard settings.braille, let deliver else {
      display?.close()
      display = nil
      return
    }
    guard display == nil else { return }
    display = BrailleDisplay { [isAbsent] event in
      switch event {
      case .press(let name): if let key = KeyPress(name: name) { deliver(.key(key)) }
      case .choose(let number): deliver(.line(String(number)))
      case .absent:
        isAbsent.note()
        deliver(.wake)
      }
    }
  }

  /// Adds what is said. The display gets the short form of labels and entries, as it is narrow.
  func add(_ utterance: Utterance, _ line: Line, from phrasebook: Phrasebook) {
    file?.write(line.braille, by: translator)
    guard display != nil else { return }
    let target: Passage.Target? =
      utterance.choice.map { .entry($0) } ?? (utterance.topic == .focus ? .focus : nil)
    let text =
      target == nil
      ? line.braille : phrasebook.line(utterance.sentences, verbosity: .brief).braille
    passages.append(Passage(text, target: target))
  }

  /// Adds words that are no message.
  func add(_ text: String) {
    file?.write(text, by: translator)
    if display != nil { passages.append(Passage(text)) }
  }

  /// Shows what was added since this was called last, if anything.
  func show() {
    guard !passages.isEmpty else { return }
    display?.show(passages, by: translator)
    passages = []
  }

  /// What the player has not been told yet.
  func takeTroubles() -> [Term] {
    (isAbsent.take() ? [Term("braille-none")] : [])
      + (file?.takeFailure() == true ? [Term("braille-file-failed")] : [])
  }

  /// Gives the display back and closes the file.
  ///
  /// - Returns: What went wrong with the file.
  func finish() -> Term? {
    show()
    display?.close()
    display = nil
    file?.close()
    return file?.takeFailure() == true ? Term("braille-file-failed") : nil
  }
}

/// Noted on the display's thread, told on the game's.
private final class Absence: Sendable {
  private let isNoted = Atomic(false)

  func note() { isNoted.store(true, ordering: .relaxed) }
  func take() -> Bool { isNoted.exchange(false, ordering: .relaxed) }
}

extension Settings.BrailleGrade {
  fileprivate var asTranslated: Grade {
    switch self {
    case .one: .one
    case .two: .two
    }
  }
}
