// SPDX-License-Identifier: GPL-3.0-or-later

import Braille
import ESpeak
import Engine
import Foundation
import Localization
import Speech
import Terminal

/// Every message of a language as it would be said, in each of its branches, and what is wrong.
public struct LanguageCheck {
  public let phrasebook: Phrasebook
  public private(set) var sayings: [Saying] = []
  public private(set) var faults: [Term] = []
  private let english: Phrasebook
  private let lexicon: Lexicon
  private let translator: Translator
  private var spelled: SpelledWords?

  public struct Saying {
    public let key: Key
    public let pieces: [SpokenPiece]

    public var spoken: String { pieces.map(\.text).joined() }
  }

  /// Columns of a line that a terminal shows whole. Longer ones may be twice as wide as the
  /// English, as languages differ.
  private static let widest = 80
  /// Cells of the longest usual braille line.
  private static let longest = 40

  /// - Parameters:
  ///   - beginning: that of the keys that are looked at.
  ///   - voice: what tells how words are read; nil where that is not looked at.
  public init(_ language: String, locales: URL, beginning: String, voice: ESpeakSynthesizer?) {
    phrasebook = Phrasebook(language: language, locales: locales)
    english = Phrasebook(language: Phrasebook.fallbackLanguage, locales: locales)
    lexicon = Lexicon(phrasebook, own: [])
    translator = Translator(language: language, grade: .one)
    spelled = voice.flatMap { [phrasebook] in
      phrasebook.isAlphabetic ? SpelledWords($0, language: phrasebook.voice) : nil
    }
    faults = phrasebook.problems.map(\.term)
    let keys = Set(english.keys).union(phrasebook.keys).sorted()
    for key in keys where key.hasPrefix(beginning) { compare(Key(key)) }
    for key in phrasebook.saidKeys where key.name.hasPrefix(beginning) && key.isSaid {
      say(key)
    }
  }

  /// What a message lacks that the English one has, or the other way round.
  private mutating func compare(_ key: Key) {
    for name in phrasebook.uncountedNumbers(in: key).sorted() {
      fault(key, Term("fault-number", ["name": .text(name)]))
    }
    guard key.isSaid, !key.isLanguagesOwn else { return }
    guard phrasebook.has(key) == english.has(key) else {
      return fault(key, Term(phrasebook.has(key) ? "fault-unknown" : "fault-missing"))
    }
    let (unknown, unused) = english.variables(of: key, against: phrasebook)
    for name in unknown.sorted() {
      fault(key, Term("fault-variable-unknown", ["name": .text(name)]))
    }
    for name in unused.sorted() {
      fault(key, Term("fault-variable-unused", ["name": .text(name)]))
    }
  }

  private mutating func say(_ key: Key) {
    var heard: Set<String> = []
    for sample in phrasebook.samples(of: key) {
      let term = Term(key, sample)
      let problems = phrasebook.problems(in: [term])
      if let runaway = problems.first(where: \.isRunaway) { return fault(key, runaway.term) }
      let line = phrasebook.line([term])
      let pieces = line.spoken.map { fragment in
        let language = fragment.language ?? phrasebook.voice
        return SpokenPiece(
          lexicon.spoken(fragment.text, in: fragment.language ?? phrasebook.language).speakable,
          language: language)
      }
      let saying = Saying(key: key, pieces: pieces)
      guard heard.insert(saying.spoken + "\n" + line.text).inserted else { continue }
      if !saying.spoken.isEmpty { sayings.append(saying) }
      check(saying, line, english.line([term]), problems)
    }
  }

  private mutating func check(
    _ saying: Saying, _ line: Line, _ english: Line, _ problems: [Problem]
  ) {
    let key = saying.key
    for problem in problems where problem != .unknownKey(key.name) { fault(key, problem.term) }
    if line.text.isEmpty, !english.text.isEmpty { fault(key, Term("fault-empty")) }
    if line.text.columns > max(Self.widest, english.text.columns * 2) {
      fault(
        key,
        Term(
          "fault-wide", ["columns": .number(line.text.columns), "text": .text(line.text)]))
    }
    if line.braille != line.text {
      let cells = translator.translate(line.braille).cells.count
      if cells > Self.longest {
        fault(key, Term("fault-long", ["cells": .number(cells), "text": .text(line.braille)]))
      }
    }
    for piece in saying.pieces where piece.holdsUnreadKanji {
      fault(key, Term("fault-kanji", ["text": .text(piece.text)]))
    }
    for piece in saying.pieces where piece.language == phrasebook.voice {
      for word in spelled?.among(piece.text) ?? [] {
        fault(key, Term("fault-spelled", ["text": .text(word)]))
      }
    }
    for glued in saying.spoken.gluedNumbers
    where !isUnspaced && !english.text.gluedNumbers.contains(glued) {
      fault(key, Term("fault-glued", ["text": .text(glued)]))
    }
  }

  /// Whether the language puts no spaces between words.
  private var isUnspaced: Bool {
    ["ja", "zh"].contains(phrasebook.language.prefix { $0 != "-" })
  }

  private mutating func fault(_ key: Key, _ reason: Term) {
    let fault = Term("fault", ["key": .text(key.name), "reason": .term(reason)])
    if !faults.contains(fault) { faults.append(fault) }
  }
}

extension Phrasebook {
  /// Whether it is written in an alphabet with capitals, as its own name is.
  fileprivate var isAlphabetic: Bool {
    line([Term("language-name")]).text.contains(where: \.isCased)
  }
}

extension Key {
  fileprivate var isSaid: Bool {
    !isLanguageRule && !name.hasSuffix(".words") && !name.hasSuffix(".typed")
  }
}

extension SpokenPiece {
  /// Only a Chinese voice reads Chinese characters; others call each of them a letter.
  fileprivate var holdsUnreadKanji: Bool {
    let main = language?.lowercased().split(separator: "-").first ?? ""
    return !["zh", "cmn", "yue"].contains(main)
      && text.unicodeScalars.contains(where: \.properties.isIdeographic)
  }
}

extension String {
  /// The numbers that stand right behind a letter, or behind another number.
  fileprivate var gluedNumbers: [String] {
    // Few lines hold a digit, and patterns take their time.
    guard unicodeScalars.contains(where: { $0.properties.numericType == .decimal }) else {
      return []
    }
    return matches(of: #/\p{L}+\p{Nd}+/#).map { String($0.output) }
      + matches(of: #/\b55+\b/#).map { String($0.output) }
  }
}
