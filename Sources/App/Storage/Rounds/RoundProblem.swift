// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Foundation

/// Why a saved round or a round file cannot be played on.
public enum RoundProblem: Error, Hashable, Sendable {
  case file(FileProblem)
  /// Lines and columns count from 1, columns in bytes.
  case notUTF8(line: Int, column: Int)
  case notJSON(line: Int, column: Int)
  case nameTwice(line: Int, column: Int)
  /// JSON, but no round of this program.
  case notARound
  /// The field's path, such as "moves[3].to".
  case missing(field: String)
  case wrong(field: String)
  case unreadable(UnreadableSave)
  /// The game refuses its settings, or the board that was written down for it.
  case settings(Term)
  case replay(ReplayError)

  /// What the player is told.
  public var reason: Term {
    switch self {
    case .file(let problem): problem.reason
    case .notUTF8(let line, let column): Term("round-not-utf8", Self.position(line, column))
    case .notJSON(let line, let column): Term("round-not-json", Self.position(line, column))
    case .nameTwice(let line, let column): Flaw.nameTwice(line: line, column: column).term
    case .notARound: Term("round-not-ours")
    case .missing(let field): Term("round-missing", ["field": .text(field)])
    case .wrong(let field): Term("round-wrong", ["field": .text(field)])
    case .unreadable(let problem): problem.reason
    case .settings(let reason): reason
    case .replay(let problem): problem.reason
    }
  }

  private static func position(_ line: Int, _ column: Int) -> [String: Filling] {
    ["line": .number(line), "column": .number(column)]
  }
}

extension RoundProblem {
  init(_ error: any Error, in text: Data) {
    switch error {
    case let problem as RoundProblem: self = problem
    case let problem as UnreadableSave: self = .unreadable(problem)
    case let refusal as Refusal: self = .settings(refusal.reason)
    case let problem as ReplayError: self = .replay(problem)
    case DecodingError.keyNotFound(let key, let context):
      self = .missing(field: Self.path(context.codingPath + [key]))
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      let field = Self.path(context.codingPath)
      self = field.isEmpty ? RoundFlaw.first(in: text) ?? .notARound : .wrong(field: field)
    default: self = .notARound
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}
