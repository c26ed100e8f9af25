// SPDX-License-Identifier: GPL-3.0-or-later

@testable import Localization

// The same shape as `Reference/syntax.py` writes.

extension Entry {
  var json: JSON {
    switch self {
    case .message(let definition): definition.json("message")
    case .term(let definition): definition.json("term")
    case .comment(let comment):
      .array([.string(String(repeating: "#", count: comment.level.rawValue)), JSON(comment.text)])
    case .junk(let junk):
      .array(["junk", JSON(junk.text), JSON(junk.fault.rawValue), .number(junk.offset)])
    }
  }
}

extension Definition {
  func json(_ kind: JSON) -> JSON {
    .array([
      kind, JSON(name), value.map { patternJSON($0) } ?? .null,
      .array(attributes.map { .array([JSON($0.name), patternJSON($0.value)]) }), JSON(comment),
    ])
  }
}

private func patternJSON(_ pattern: Pattern) -> JSON {
  .array(
    pattern.map { element in
      switch element {
      case .text(let text): .array(["text", JSON(text)])
      case .placeable(let expression): .array(["placeable", expression.json])
      }
    })
}

extension Expression {
  fileprivate var json: JSON {
    switch self {
    case .string(let text): .array(["string", JSON(text)])
    case .number(let number): .array(["number", JSON(number.text)])
    case .variable(let name): .array(["variable", JSON(name)])
    case .message(let name, let attribute): .array(["message", JSON(name), JSON(attribute)])
    case .term(let name, let attribute, let arguments):
      .array(["term", JSON(name), JSON(attribute), arguments?.json ?? .null])
    case .function(let name, let arguments): .array(["function", JSON(name), arguments.json])
    case .placeable(let inner): .array(["placeable", inner.json])
    case .select(let selector, let variants):
      .array(["select", selector.json, .array(variants.map(\.json))])
    }
  }
}

extension Arguments {
  fileprivate var json: JSON {
    .array([
      .array(positional.map(\.json)),
      .array(named.map { .array([JSON($0.name), $0.value.json]) }),
    ])
  }
}

extension Variant {
  fileprivate var json: JSON {
    let key: JSON =
      switch key {
      case .name(let name): .array(["name", JSON(name)])
      case .number(let number): .array(["number", JSON(number.text)])
      }
    return .array([key, patternJSON(value), .bool(isDefault)])
  }
}
