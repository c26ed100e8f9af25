// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Preferences

/// The text of a pronunciation file. Of several lines for one word the last one holds.
struct PronunciationText {
  /// Without line ends; kept as bytes, so that a line that is not text survives.
  private var lines: [Data]

  init(_ bytes: Data) {
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
  }

  var bytes: Data { Data(lines.flatMap { $0 + [UInt8(ascii: "\n")] }) }

  func read() -> (words: [Respelling], complaints: [PronunciationComplaint]) {
    var words: [Respelling.Subject: (line: Int, word: Respelling)] = [:]
    var complaints: [PronunciationComplaint] = []
    for (index, content) in contents.enumerated() {
      switch content {
      case .success(.word(let word)): words[word.subject] = (index, word)
      case .success: break
      case .failure(let cause):
        complaints.append(PronunciationComplaint(line: index + 1, cause: cause))
      }
    }
    return (words.values.sorted { $0.line < $1.line }.map(\.word), complaints)
  }

  mutating func keep(_ word: Respelling) {
    let line = Data("\(word.word) = \(word.said)".utf8)
    if let index = indices(of: word).last {
      lines[index] = line
    } else {
      lines.insert(line, at: end(ofSection: word.language))
    }
  }

  mutating func forget(_ word: Respelling) {
    for index in indices(of: word).reversed() { lines.remove(at: index) }
  }

  private func indices(of word: Respelling) -> [Int] {
    contents.enumerated().compactMap { index, content in
      guard case .success(.word(let other)) = content, other.replaces(word) else { return nil }
      return index
    }
  }

  /// Where a line of a language is put: behind its last one; a section that is missing is made.
  private mutating func end(ofSection language: String?) -> Int {
    var (end, current) = (language == nil ? 0 : nil as Int?, nil as String?)
    for (index, content) in contents.enumerated() {
      if case .success(.section(let tag)) = content { current = tag }
      if case .failure(.noLanguage) = content { current = "" }
      if current == language?.lowercased(), content != .success(.nothing) { end = index + 1 }
    }
    if let end { return end }
    if !lines.isEmpty { lines.append(Data()) }
    lines.append(Data("[\(language ?? "")]".utf8))
    return lines.count
  }

  /// What each line holds.
  private var contents: [Result<PronunciationLine, PronunciationComplaint.Cause>] {
    var section: String?
    var isUsable = true
    return lines.map { line in
      let content = PronunciationLine.read(line, in: section)
      switch content {
      case .success(.section(let tag)): (section, isUsable) = (tag, true)
      case .failure(.noLanguage): isUsable = false
      case .success(.word) where !isUsable: return .success(.nothing)
      default: break
      }
      return content
    }
  }
}
