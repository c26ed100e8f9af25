// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Foundation

/// What is wrong with a text that the JSON decoder refuses without saying where.
enum RoundFlaw {
  static func first(in text: Data) -> RoundProblem? {
    if let offset = UTF8Text.firstFlaw(in: text) {
      let (line, column) = UTF8Text.position(of: offset, in: text)
      return .notUTF8(line: line, column: column)
    }
    do {
      let content = try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed)
      return oddNumber(in: content).map { .wrong(field: $0) }
    } catch {
      // The parser says where only in words.
      let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      let offset = words.split { !$0.isNumber }.last.flatMap { Int($0) } ?? text.count
      let (line, column) = UTF8Text.position(of: min(offset, text.count), in: text)
      return .notJSON(line: line, column: column)
    }
  }

  /// An object that has a name twice, of which readers keep different ones; nil where none does.
  static func nameTwice(in text: Data) -> RoundProblem? {
    guard let flaw = Flaw(inJSON: String(decoding: text, as: UTF8.self)),
      case .nameTwice(let line, let column) = flaw
    else { return nil }
    return .nameTwice(line: line, column: column)
  }

  /// The path of the first number that a round cannot hold: all its numbers are whole and none is
  /// negative.
  private static func oddNumber(in value: Any, at path: String = "") -> String? {
    switch value {
    case let object as [String: Any]:
      object.sorted { $0.key < $1.key }.lazy
        .compactMap { oddNumber(in: $1, at: path.isEmpty ? $0 : "\(path).\($0)") }.first
    case let array as [Any]:
      array.enumerated().lazy.compactMap { oddNumber(in: $1, at: "\(path)[\($0)]") }.first
    case let number as NSNumber: UInt64(exactly: number) == nil ? path : nil
    default: nil
    }
  }
}
