// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Foundation
import Localization

/// Draws what is in front of a player as a picture of its own: what it is called, what can be chosen
/// from a menu, and the table.
public struct ScreenDrawing {
  private let view: DialogueView
  private let phrasebook: Phrasebook
  private let pictures: PictureLinks
  private let verbosity: Verbosity
  private let hasSuitLetters: Bool

  /// - Parameter hasSuitLetters: whether a suit has its letter beside its sign.
  public init(
    _ view: DialogueView, _ phrasebook: Phrasebook, verbosity: Verbosity = .normal,
    pictures: PictureLinks = .none, hasSuitLetters: Bool = false
  ) {
    self.view = view
    self.phrasebook = phrasebook
    self.verbosity = verbosity
    self.hasSuitLetters = hasSuitLetters
    self.pictures = pictures
  }

  private static let margin = 32
  private static let leastWidth = 1_000

  /// A whole file.
  public func svg(_ theme: Theme) -> String {
    let links = DefinedPictures(view.table, pictures)
    let table = view.table.map {
      TableDrawing($0, phrasebook, pictures: links.links, hasSuitLetters: hasSuitLetters)
    }
    let width = max(Self.leastWidth, table?.width ?? 0)
    let lines = TextColumn(lines, width: width, isRightToLeft: isRightToLeft)
    let gap = lines.height > 0 && table != nil ? 40 : 0
    let height = lines.height + gap + (table?.height ?? 0)
    let full = Box(
      x: 0, y: 0, width: width + 2 * Self.margin, height: height + 2 * Self.margin)
    var drawing = lines.content
    if let table {
      drawing += SVG.group(
        "transform=\"translate(\((width - table.width) / 2) \(lines.height + gap))\"",
        table.content)
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="drawing" lang="\(phrasebook.language)" \
      viewBox="0 0 \(full.width) \(full.height)" width="\(full.width)" height="\(full.height)">
      <style>
      \(theme.styleSheet)
      </style>
      \(links.definitions)\(SVG.rect(full, "table"))
      \(SVG.group("transform=\"translate(\(Self.margin) \(Self.margin))\"", drawing))
      </svg>

      """
  }

  private var isRightToLeft: Bool {
    Phrasebook.isRightToLeft(phrasebook.language)
  }

  /// What is written above the table. What can be chosen at a table is seen there.
  private var lines: [TextColumn.Line] {
    var lines: [TextColumn.Line] = []
    if let title = view.title { lines.append(.init(text(title), size: 48)) }
    lines += view.details.map { .init(text($0), size: 32) }
    guard view.expectation != .command else { return lines }
    lines += view.entries.enumerated().map { index, entry in
      .init(
        text(Term("menu-entry", ["n": .number(entry.number), "title": .term(entry.title)])),
        size: 44, isFocused: index == view.focus)
    }
    if let prompt = view.prompt { lines.append(.init(text(prompt), size: 32)) }
    return lines
  }

  private func text(_ term: Term) -> String {
    phrasebook.line([term], verbosity: verbosity).text
  }
}

/// The pictures of a table, each once in the file however many of its parts are seen.
private struct DefinedPictures {
  private var ids: [String: String] = [:]
  private(set) var definitions = ""
  private let pictures: PictureLinks

  init(_ table: TableView?, _ pictures: PictureLinks) {
    self.pictures = pictures
    for case .part(let part)? in table?.places.flatMap(\.pieces).map(\.face) ?? []
    where ids[part.picture] == nil {
      guard let link = pictures.picture(part.picture) else { continue }
      let id = "picture-\(ids.count + 1)"
      ids[part.picture] = "#\(id)"
      definitions += "<defs>\(SVG.picture(link, id: id))</defs>\n"
    }
  }

  var links: PictureLinks {
    PictureLinks { [ids] in
      ids[$0]
    } illustration: { [pictures] in
      pictures.illustration($0)
    }
  }
}
