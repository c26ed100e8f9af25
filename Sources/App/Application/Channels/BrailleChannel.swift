// SPDX-License-Identifier: GPL-3.0-or-later

import Braille
import Engine
import Localization
import Narration
import Preferences
import Terminal
import Wakeup

/// What is said in braille: on a display where the player wants one, and in a file where one was
/// asked for.
struct BrailleChannel: OutputChannel {
  /// What could not be had, in words.
  let notices: [Term]
  private let file: BrailleFile?
  private var display: BrailleDisplay?
  private var translator = Translator(language: Phrasebook.fallbackLanguage, grade: .one)
  /// The language in use, as a BCP 47 tag.
  private var language = Phrasebook.fallbackLanguage
  /// What the answer that was given last says.
  private var passages: [Passage] = []
  private let phrasebook: @Sendable (String) -> Phrasebook
  private let deliver: (@Sendable (TerminalInput) -> Void)?
  /// That the display was not there, from its own thread.
  private let absences = Mailbox<Term>()

  /// - Parameters:
  ///   - path: of a file that gets all that is said.
  ///   - phrasebook: that of a language.
  ///   - deliver: gets the display's keys, on another thread; nil where no display may be used.
  init(
    file path: String?, _ phrasebook: @escaping @Sendable (String) -> Phrasebook,
    deliver: (@Sendable (TerminalInput) -> Void)?
  ) {
    self.phrasebook = phrasebook
    self.deliver = deliver
    var notices: [Term] = []
    file = path.flatMap { path in
      do { return try BrailleFile(path: path) } catch {
        notices.append(Term("braille-file-failed"))
        return nil
      }
    }
    self.notices = notices
  }

  mutating func present(_ presentation: Presentation) {
    if !presentation.isContinuation { passages = [] }
    let known = passages.count
    for element in presentation.elements {
      switch element {
      case .manner(let manner): adopt(manner)
      case .line(let line): add(line)
      case .spelled(let name): add(name.text)
      case .input, .hush, .effects, .sound, .tile: break
      }
    }
    if passages.count > known { display?.show(passages, by: translator) }
  }

  /// Takes over settings. Where no display is wanted nothing is looked for.
  private mutating func adopt(_ manner: PresentationManner) {
    let settings = manner.settings
    language = manner.language
    translator = Translator(language: manner.language, grade: settings.brailleGrade.asTranslated)
    guard settings.braille, let deliver else {
      display?.close()
      display = nil
      return
    }
    guard display == nil else { return }
    display = BrailleDisplay { [absences] event in
      switch event {
      case .press(let name): if let key = KeyPress(name: name) { deliver(.key(key)) }
      case .choose(let number): deliver(.line(String(number)))
      case .absent:
        absences.put(Term("braille-none"))
        deliver(.wake)
      }
    }
  }

  /// Adds what is said. The display gets the short form of labels and entries, as it is narrow.
  private mutating func add(_ line: PresentedLine) {
    file?.write(line.line.braille, by: translator)
    guard display != nil else { return }
    let utterance = line.utterance
    let target: Passage.Target? =
      utterance.choice.map { .entry($0) } ?? (utterance.topic == .focus ? .focus : nil)
    let text =
      target == nil
      ? line.line.braille
      : phrasebook(language).line(utterance.sentences, verbosity: .brief).braille
    passages.append(Passage(text, target: target))
  }

  /// Adds words that are no message.
  private mutating func add(_ text: String) {
    file?.write(text, by: translator)
    if display != nil { passages.append(Passage(text)) }
  }

  /// What the player has not been told yet.
  mutating func takeTroubles() -> [Term] {
    absences.take().prefix(1)
      + (file?.takeFailure() == true ? [Term("braille-file-failed")] : [])
  }

  /// Gives the display back and closes the file.
  mutating func finish() async -> [Term] {
    display?.close()
    display = nil
    file?.close()
    return file?.takeFailure() == true ? [Term("braille-file-failed")] : []
  }
}

extension Settings.BrailleGrade {
  var asTranslated: Grade {
    switch self {
    case .one: .one
    case .two: .two
    }
  }
}
