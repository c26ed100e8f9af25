// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Conversation
import Drawing
import Engine
import Foundation
import Localization
import Preferences

/// A page as the template takes it: what is in front of a player, in the player's words.
public struct WebPage {
  let document: Document
  let title: String
  let words: [String: String]
  let turn: Int
  let version: Int
  /// The number of the last happening, 0 before any.
  let last: Int
  /// The lines of the last answer, as HTML.
  let now: String
  /// Those before it, as HTML.
  let said: String
  let prompt: String?
  /// What can be chosen, as HTML.
  let entries: String
  /// What 0 does, which is no entry of any list; nil where it does nothing.
  let zero: String?
  /// What its button sends.
  let zeroLine: String
  /// What is typed next: "line", or "text" where single keys would be taken for letters.
  let typing: String
  /// Whether a file of a picture can be given.
  let takesPicture: Bool
  let hasTable: Bool
  let rows: [Row]
  let isOver: Bool
  /// Whether there is a way to what is kept of the player, in place of the devices.
  let isGuest: Bool
  /// JSON; see ``PageEffects``.
  let effects: String

  /// A line of an answer, in pieces by their language.
  struct SaidLine {
    let number: Int
    let mood: String?
    let fragments: [TextFragment]
  }

  struct TextFragment {
    let text: String
    let language: String?
  }

  struct Entry: Hashable {
    /// By what a script finds its button again, whatever has come before it.
    let key: String
    /// "focus" where Enter would choose it in the terminal.
    let focus: String?
    let number: Int
    let title: String
    let language: String?
  }

  /// Places that stand beside each other.
  struct Row {
    /// Names of classes.
    let layout: String
    /// HTML.
    let places: String
  }

  struct Place {
    let number: Int
    let label: String
    /// What is seen beside a drawing in place of the label.
    let name: String
    /// What is seen in place of the name where there is little room: the row and column of a square.
    let digits: String?
    /// SVG; nil where words alone are wanted.
    let drawing: String?
    /// What lies below that in rows that overlap, as HTML: each piece of it has a spot of its own.
    let covered: String?
    /// Where among such rows it stands, as names of classes.
    let spot: String?
    /// Names of classes.
    let states: String
    let isPicked: Bool
    /// Whether it can be chosen: below a menu its number would choose an entry of that.
    let isInFront: Bool
  }

  init(_ state: PageState, by renderer: PageRenderer, keeping parts: inout KeptParts) {
    isGuest = renderer.isForGuests
    let front = state.front
    let phrasebook = front.phrasebook
    let view = front.view
    func text(_ terms: [Term]) -> String {
      phrasebook.line(terms, verbosity: front.settings.verbosity).text
    }
    document = Document(phrasebook, front.settings)
    title = view.title.map { text([$0]) } ?? "Aloud"
    words = phrasebook.pageWords
    turn = state.turn
    version = state.version
    last = (state.now.last ?? state.said.last)?.number ?? 0
    let prompt = front.prompt
    self.prompt = prompt
    // What can be chosen, and how, stands in a list of its own.
    let news = state.now.filter { !($0.isChoice && state.hidesChoices) && $0.text != prompt }
    parts.prepare(
      language: phrasebook.language, front.settings,
      since: (state.said.first ?? state.now.first)?.number ?? 0)
    now = parts.lines(news, by: renderer)
    said = parts.lines(state.said, by: renderer)
    // A place keeps its number; in a menu a number means something in that menu alone.
    let list = view.expectation == .command ? "place" : title
    let entries = view.entries.enumerated().map { index, entry in
      Entry(
        key: "\(list) \(entry.number)", focus: index == view.focus ? "focus" : nil,
        number: entry.number, title: text([entry.title]), language: entry.language)
    }
    self.entries = parts.list(entries) { renderer.html($0) }
    zero = view.zeroTitle.map { text([Term($0)]) }
    zeroLine = view.zeroLine
    typing = state.expectsText ? "text" : "line"
    takesPicture = view.naming != nil
    hasTable = view.table != nil
    // Single keys and gamepads walk over the table, whatever the browser's focus is on.
    let isWalked = front.settings.input == .keys || state.hasPad
    let cursor = isWalked ? view.table?.focus.place : nil
    rows =
      view.table.map {
        Self.rows(
          of: $0, front, cursor: cursor, isInFront: view.expectation == .command, by: renderer,
          keeping: &parts)
      } ?? []
    isOver = state.isOver
    effects = PageEffects(state).json
  }
}

extension KeptParts {
  fileprivate mutating func lines(_ happenings: [Happening], by renderer: PageRenderer) -> String {
    var html = ""
    for happening in happenings {
      html += line(happening.number) { WebPage.SaidLine(happening).map(renderer.html) ?? "" }
    }
    return html
  }
}

extension WebPage.SaidLine {
  /// Nil for what is not told.
  init?(_ happening: Happening) {
    switch happening.kind {
    case .line(let line):
      let mood: String? =
        switch line.mood {
        case .refusal: "refusal"
        case .victory: "victory"
        case nil: nil
        }
      self.init(happening.number, line.line, mood: mood)
    case .notice(let line): self.init(happening.number, line, mood: "refusal")
    case .heading(let line): self.init(happening.number, line, mood: nil)
    case .spelled(let name):
      self.init(
        number: happening.number, mood: nil, fragments: [.init(text: name.text, language: nil)])
    case .sound, .vibration, .tile: return nil
    }
  }

  init(_ number: Int, _ line: Line, mood: String?) {
    self.number = number
    self.mood = mood
    fragments = line.printed.map { .init(text: $0.text, language: $0.language) }
  }
}

extension DialogueView {
  /// What a 0 that is typed does, as a button is called.
  fileprivate var zeroTitle: Key? {
    guard let zero else { return nil }
    return switch expectation {
    case .waiting: nil
    case .choice, .yesOrNo, .text, .number: zero == .keeps ? "page-keep" : "page-back"
    case .command: table?.picked.isEmpty == false ? "page-put-back" : "page-menu"
    }
  }
}

extension Front {
  /// What can be given now, in words.
  public var prompt: String? {
    view.prompt.map { phrasebook.line([$0], verbosity: settings.verbosity).text }
  }
}
