// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Preferences

/// The player's own words and how they are said, `pronunciation.conf`: lines of `word = said`, which
/// hold for every language, or for one below its tag in square brackets.
public struct PronunciationFile: Sendable {
  /// In bytes.
  static let largest = 1 << 20

  private let file: URL

  /// - Parameter folder: ``Folders/config``.
  public init(in folder: URL) {
    file = folder.appending(path: "pronunciation.conf")
  }

  /// Reads the words. A file that is not there is no problem; one that cannot be read is told, and
  /// the first line that cannot be used, with how many more there are.
  public func load() -> (words: [Respelling], complaint: Term?) {
    do {
      let (words, complaints) = try text().read()
      return (words, complaints.first?.term(more: complaints.count - 1))
    } catch {
      return ([], error.reason)
    }
  }

  /// Writes a word in place of what stood for it. All else in the file stays as it is.
  public func keep(_ word: Respelling) throws(FileProblem) {
    try change { $0.keep(word) }
  }

  /// Removes every line for a word in its language.
  public func forget(_ word: Respelling) throws(FileProblem) {
    try change { $0.forget(word) }
  }

  private func change(_ body: (inout PronunciationText) -> Void) throws(FileProblem) {
    var text = try text()
    body(&text)
    try Folders.make(file.deletingLastPathComponent())
    try WholeFile.write(text.bytes, to: file)
  }

  private func text() throws(FileProblem) -> PronunciationText {
    do {
      return PronunciationText(try WholeFile.read(file, atMost: Self.largest))
    } catch  where error.cause == .missing {
      return PronunciationText(Data())
    }
  }
}
