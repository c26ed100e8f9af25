// SPDX-License-Identifier: GPL-3.0-or-later

/// How a language joins a list, in the manner of CLDR: `list-two` for two things, otherwise
/// `list-start` between the first two, `list-end` between the last two, `list-middle` elsewhere.
/// Each is a message with `{ $before }` and `{ $after }`, in this order.
struct ListPatterns: Sendable {
  struct Joint: Equatable, Sendable {
    var before = ""
    var between = ", "
    var after = ""
  }

  var two = Joint()
  var start = Joint()
  var middle = Joint()
  var end = Joint()

  static var keys: [(String, WritableKeyPath<Self, Joint> & Sendable)] {
    [("list-two", \.two), ("list-start", \.start), ("list-middle", \.middle), ("list-end", \.end)]
  }

  /// The joint behind the thing at `index` (from 0) of `count`.
  func joint(after index: Int, of count: Int) -> Joint {
    if count == 2 { return two }
    if index == 0 { return start }
    return index == count - 2 ? end : middle
  }
}

extension ListPatterns.Joint {
  init?(_ pattern: Pattern) {
    var texts = [""]
    var variables: [String] = []
    for element in pattern {
      switch element {
      case .text(let text): texts[texts.count - 1] += text
      case .placeable(.string(let text)): texts[texts.count - 1] += text
      case .placeable(.variable(let name)):
        variables.append(name)
        texts.append("")
      case .placeable: return nil
      }
    }
    guard variables == ["before", "after"] else { return nil }
    self.init(before: texts[0], between: texts[1], after: texts[2])
  }
}
