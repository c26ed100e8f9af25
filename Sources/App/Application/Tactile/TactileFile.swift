// SPDX-License-Identifier: GPL-3.0-or-later

import Braille
import Engine
import Foundation
import Storage
import Tactile

/// A file with tactile sheets: all of them in a PDF, or an SVG for each, as that has no pages. Their
/// titles and key alone are text for an embosser, BRF.
public struct TactileFile: Sendable {
  private let file: URL
  /// The text for an embosser that is written beside the sheets; nil for none.
  private let text: URL?

  /// What such a file can end in.
  public static let endings = ["svg", "pdf", "brf"]

  public init(path: String) {
    file = URL(filePath: path)
    text = nil
  }

  public static func isPossible(_ path: String) -> Bool {
    endings.contains(URL(filePath: path).pathExtension.lowercased())
  }

  /// The best that there are programs for, by a name in a folder, which is made; and a text for an
  /// embosser.
  init(_ name: String, in folder: URL) throws(Refusal) {
    do { try Folders.make(folder) } catch { throw Refusal(error.reason) }
    let ending = (try? PictureConverter()) == nil ? "svg" : "pdf"
    file = folder.appending(path: "\(name).\(ending)")
    text = folder.appending(path: "\(name).brf")
  }

  /// - Parameter language: that of the sheets, as a BCP 47 tag.
  /// - Returns: What was written, in words.
  public func write(_ maps: [MapSheets], language: String) throws(Refusal) -> [Term] {
    let leftOut = maps.flatMap(\.leftOut)
    var written: [Term] = []
    if file.pathExtension.lowercased() == "brf" {
      written.append(try Self.writeText(of: maps, to: file))
    } else {
      let pages = maps.flatMap(\.sheets).map { Data($0.svg(language: language).utf8) }
      written.append(isPDF ? try writePDF(of: pages) : try writeFiles(of: pages))
    }
    if let text { written.append(try Self.writeText(of: maps, to: text)) }
    return written
      + (leftOut.isEmpty
        ? [] : [Term("tactile-left-out", ["names": .countries(leftOut)])])
  }

  private var isPDF: Bool { file.pathExtension.lowercased() == "pdf" }

  private static func writeText(of maps: [MapSheets], to file: URL) throws(Refusal) -> Term {
    let content = EmbosserText.encode(maps.flatMap(\.embossed))
    try write(Data(content), to: file)
    // A form feed stands between two pages.
    let count = content.split(separator: 0x0C).count
    return Term("tactile-written", ["path": .text(file.path), "count": .number(count)])
  }

  private func writePDF(of pages: [Data]) throws(Refusal) -> Term {
    let converter = try PictureConverter(orElse: "tactile-no-program")
    let pdf: Data
    do throws(Refusal) { pdf = try converter.pdf(of: pages) } catch {
      throw Refusal(
        Term("problem-file", ["file": .text(file.path), "reason": .term(error.reason)]))
    }
    try Self.write(pdf, to: file)
    return Term("tactile-written", ["path": .text(file.path), "count": .number(pages.count)])
  }

  /// One goes by the name that was asked for, several have numbers in theirs.
  private func writeFiles(of pages: [Data]) throws(Refusal) -> Term {
    let stem = file.deletingPathExtension().path
    let files = pages.indices.map {
      pages.count == 1 ? file : URL(filePath: "\(stem)-\($0 + 1).\(file.pathExtension)")
    }
    for (page, file) in zip(pages, files) { try Self.write(page, to: file) }
    return Term(
      "tactile-written-files",
      [
        "first": .text(files.first?.path ?? ""), "last": .text(files.last?.path ?? ""),
        "count": .number(pages.count),
      ])
  }

  private static func write(_ content: Data, to file: URL) throws(Refusal) {
    do { try WholeFile.write(content, to: file) } catch { throw Refusal(error.reason) }
  }
}

extension Paper {
  /// The usual one of a country, by the variables that name a locale.
  public init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_PAPER", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let territory = locale.flatMap { Locale(identifier: $0).region?.identifier } ?? ""
    self = Self.letterTerritories.contains(territory) ? .letter : .a4
  }

  /// As in the territory data of CLDR.
  private static let letterTerritories: Set<String> = [
    "BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE",
  ]
}
