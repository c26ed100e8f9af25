// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Conversation
import Engine
import Foundation
import Localization
import Mustache
import Preferences

/// A page as the template takes it: what is in front of a player, in the player's words.
public struct WebPage {
  let pageLanguage: String
  let direction: String
  let title: String
  let words: Words
  let turn: Int
  let now: [SaidLine]
  let prompt: String?
  let entries: [Entry]
  /// What 0 does, which is no entry of any list; nil where it does nothing.
  let zero: String?
  let hasTable: Bool
  /// Whether places can be chosen: below a menu their numbers would choose its entries.
  let isTableInFront: Bool
  let rows: [Row]
  let said: [String]

  /// The page's own words.
  struct Words {
    let now, choices, type, send, table, said: String

    init(_ phrasebook: Phrasebook) {
      func word(_ key: Key) -> String { phrasebook.line([Term(key)]).text }
      now = word("page-now")
      choices = word("page-choices")
      type = word("page-type")
      send = word("page-send")
      table = word("page-table")
      said = word("page-said")
    }
  }

  /// A line of an answer, in pieces by their language.
  struct SaidLine {
    let mood: String?
    let fragments: [TextFragment]

    init(_ line: PresentedLine) {
      let mood: String? =
        switch line.mood {
        case .refusal: "refusal"
        case .victory: "victory"
        case nil: nil
        }
      self.init(line.line, mood: mood)
    }

    init(_ line: Line, mood: String?) {
      self.mood = mood
      let (text, spoken) = (line.text, line.spoken)
      // What is said differs from what is printed where a voice would say it wrong.
      let isSaidAsWritten = spoken.map(\.text).joined() == text
      fragments = (isSaidAsWritten ? spoken : [Fragment(text)]).map {
        TextFragment(text: $0.text, language: $0.language)
      }
    }
  }

  struct TextFragment {
    let text: String
    let language: String?
  }

  struct Entry {
    let number: Int
    let title: String
    let language: String?
  }

  /// Places that stand beside each other.
  struct Row {
    let places: [Place]
  }

  struct Place {
    let number: Int
    let label: String
    /// Names of classes.
    let states: String?
  }

  /// - Parameters:
  ///   - turn: what the page's buttons belong to.
  ///   - now: the last answer.
  ///   - said: what was said before, the oldest first.
  ///   - notice: what is told instead of the last answer.
  public init(
    _ front: Front, turn: Int, now: [PresentedLine], said: [String], notice: Key? = nil
  ) {
    let phrasebook = front.phrasebook
    let view = front.view
    func text(_ terms: [Term]) -> String {
      phrasebook.line(terms, verbosity: front.settings.verbosity).text
    }
    pageLanguage = phrasebook.language
    let isRightToLeft =
      Locale.Language(identifier: pageLanguage).characterDirection == .rightToLeft
    direction = isRightToLeft ? "rtl" : "ltr"
    title = view.title.map { text([$0]) } ?? "Aloud"
    words = Words(phrasebook)
    self.turn = turn
    let prompt = view.prompt.map { text([$0]) }
    self.prompt = prompt
    // What can be chosen, and how, stands in a list of its own.
    self.now =
      if let notice {
        [SaidLine(phrasebook.line([Term(notice)]), mood: "refusal")]
      } else {
        now.filter { $0.utterance.choice == nil && $0.line.text != prompt }.map(SaidLine.init)
      }
    entries = view.entries.map {
      Entry(number: $0.number, title: text([$0.title]), language: $0.language)
    }
    zero = view.zero.map { text([Term($0)]) }
    hasTable = view.table != nil
    isTableInFront = view.expectation == .command
    rows =
      view.table?.rows.map { row in
        Row(
          places: row.map { place in
            Place(
              number: place.number, label: text(place.label),
              states: place.isTarget ? "target" : nil)
          })
      } ?? []
    self.said = said
  }
}

extension DialogueView {
  /// What a 0 that is typed does, as a button is called.
  fileprivate var zero: Key? {
    switch expectation {
    case .waiting: nil
    case .choice, .yesOrNo, .text, .number: "page-back"
    case .command: table?.picked.isEmpty == false ? "page-put-back" : "page-menu"
    }
  }
}

/// Makes pages and what they need.
public struct PageRenderer: Sendable {
  private let template: MustacheTemplate

  /// - Throws: where the template that is built in cannot be read.
  public init() throws {
    template = try MustacheTemplate(
      string: String(decoding: PackageResources.page_mustache, as: UTF8.self))
  }

  public func html(_ page: WebPage) -> String { template.render(page) }

  public static var style: [UInt8] { PackageResources.page_css }
  public static var script: [UInt8] { PackageResources.page_js }
}
