// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Why a file, or a part of it, was refused.
public struct CatalogueProblem: Error, Hashable, Sendable {
  /// The path of the file.
  public let file: String
  /// Where in the file, such as `partner_cards[2].label`; nil: the file as a whole.
  public let field: String?
  /// What is wrong there.
  public let flaw: Flaw

  /// `file` is a path; see ``field`` for how a field is written.
  public init(file: String, field: String? = nil, flaw: Flaw) {
    self.file = file
    self.field = field
    self.flaw = flaw
  }

  /// The flaw alone, as a message.
  public var reason: Term { flaw.term }

  /// The problem as one sentence, with the file's name but not its folders.
  public var term: Term {
    let name = Flaw.name(ofFile: file)
    guard let field else {
      return Term("problem-file", ["file": .text(name), "reason": .term(reason)])
    }
    return Term(
      "problem-field", ["file": .text(name), "field": .text(field), "reason": .term(reason)])
  }
}
