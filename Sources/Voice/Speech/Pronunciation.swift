// SPDX-License-Identifier: GPL-3.0-or-later

/// Words that a voice misreads, and how to write them so that it reads them well.
///
/// Whole words only where a script puts spaces between words, elsewhere wherever they stand; of
/// several entries the longest, whatever the case of letters; what has been put in is not looked at
/// again.
public struct Pronunciation: Sendable {
  private struct Entry: Sendable {
    /// In lower case, character by character.
    let word: [String]
    let said: String
    /// A letter or digit after it, of a script with spaces, would make the word another.
    let ends: Bool

    init(_ word: String, _ said: String) {
      self.word = word.map(\.folded)
      self.said = said
      ends = word.last?.isPartOfWord ?? false
    }
  }

  /// By the first character of the word, the longest first.
  private var entries: [String: [Entry]] = [:]

  /// Of several entries for one word the last one holds.
  public init(_ words: [(word: String, said: String)] = []) {
    var latest: [[String]: (place: Int, entry: Entry)] = [:]
    for (place, (word, said)) in words.enumerated() {
      let entry = Entry(word, said)
      latest[entry.word] = (place, entry)
    }
    for (_, entry) in latest.values.sorted(by: { $0.place < $1.place }) {
      if let first = entry.word.first { entries[first, default: []].append(entry) }
    }
    for (first, list) in entries { entries[first] = list.sorted { $0.word.count > $1.word.count } }
  }

  /// The text as it is to be given to the voice.
  public func applied(to text: String) -> String {
    guard !entries.isEmpty else { return text }
    let characters = Array(text)
    var (result, index, copied) = ("", 0, 0)
    while index < characters.count {
      guard let entry = entry(at: index, in: characters) else {
        index += 1
        continue
      }
      result += String(characters[copied..<index]) + entry.said
      index += entry.word.count
      copied = index
    }
    return copied == 0 ? text : result + String(characters[copied...])
  }

  private func entry(at index: Int, in characters: [Character]) -> Entry? {
    let first = characters[index]
    if first.isPartOfWord, index > 0, characters[index - 1].isPartOfWord { return nil }
    return entries[first.folded]?.first { entry in
      let end = index + entry.word.count
      guard end <= characters.count,
        zip(entry.word, characters[index...]).allSatisfy({ $0 == $1.folded })
      else { return false }
      return !entry.ends || end == characters.count || !characters[end].isPartOfWord
    }
  }
}

extension Character {
  /// Whether a word goes on with it: a letter or digit of a script that puts spaces between words.
  fileprivate var isPartOfWord: Bool {
    // Nearly every character; to look up properties takes longer than the rest.
    guard let byte = asciiValue else { return (isLetter || isNumber) && !isUnspaced }
    return 0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20
  }

  /// Whether its script puts no spaces between words: Chinese characters, kana, and the letters of
  /// Thai, Lao, Burmese and Khmer.
  private var isUnspaced: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
    case 0x3005...0x3007, 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: true
    default: scalar.properties.isIdeographic
    }
  }

  /// In small letters; most have but one case.
  fileprivate var folded: String {
    isASCII || isCased ? lowercased() : String(self)
  }
}
