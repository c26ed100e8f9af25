// SPDX-License-Identifier: GPL-3.0-or-later

import Localization
import Mustache
import Synchronization

/// The template of the page with the words of each language in their places: to look for each of them
/// with every answer takes longer than the rest of the template.
final class PageTemplates: Sendable {
  private let source: String
  private let wordless: MustacheTemplate
  private let word: MustacheTemplate
  /// By BCP 47 tag.
  private let templates = Mutex<[String: MustacheTemplate]>([:])

  /// - Parameter source: has a word where it says `{{words.go}}`.
  /// - Throws: where the template cannot be read.
  init(_ source: String) throws {
    self.source = source
    wordless = try MustacheTemplate(string: source)
    word = try MustacheTemplate(string: "{{.}}")
  }

  func template(in phrasebook: Phrasebook) -> MustacheTemplate {
    templates.withLock { templates in
      if let template = templates[phrasebook.language] { return template }
      let words = phrasebook.pageWords
      let worded = source.replacing(#/\{\{words\.(\w+)\}\}/#) {
        word.render(words[String($0.1)] ?? "")
      }
      let template = (try? MustacheTemplate(string: worded)) ?? wordless
      templates[phrasebook.language] = template
      return template
    }
  }
}
