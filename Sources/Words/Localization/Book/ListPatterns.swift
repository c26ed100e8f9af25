// SPDX-License-Identifier: GPL-3.0-or-later

/// How a language joins a list, in the manner of CLDR: `list-two` for two things, otherwise
/// `list-start` between the first two, `list-end` between the last two, `list-middle` elsewhere.
/// Before the last of things of which one is enough stands `list-or`. Each is a message with
/// `{ $before }` and `{ $after }`, in this order.
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
  var euphony: Euphony?

  static var keys: [(String, WritableKeyPath<Self, Joint> & Sendable)] {
    [("list-two", \.two), ("list-start", \.start), ("list-middle", \.middle), ("list-end", \.end)]
  }

  /// The joint behind the thing at `index` (from 0) of `count`, before `next`.
  func joint(after index: Int, of count: Int, before next: String) -> Joint {
    guard index == count - 2 else { return index == 0 ? start : middle }
    var joint = count == 2 ? two : end
    if let euphony, euphony.holds(before: next) { joint.between = euphony.between }
    return joint
  }

  /// The same with another joint before the last thing.
  func ending(in joint: Joint, _ euphony: Euphony?) -> ListPatterns {
    ListPatterns(two: joint, start: start, middle: middle, end: joint, euphony: euphony)
  }
}

extension ListPatterns {
  /// Another word between the last two things where the sound of the last wants it: "Francia e
  /// Italia", but "Francia y Portugal". `list-euphony` lists how such words begin, its form `.except`
  /// how others do that begin alike, and `.between` is what stands before them; `list-or-euphony` is
  /// the same for a choice.
  struct Euphony: Sendable {
    let between: String
    private let beginnings: [String]
    private let exceptions: [String]

    init(_ message: Message) {
      between = message.plainText(of: "between")
      beginnings = Self.list(message.value?.plainText ?? "")
      exceptions = Self.list(message.plainText(of: "except"))
    }

    func holds(before text: String) -> Bool {
      let text = text.lowercased()
      let begins = { (beginnings: [String]) in beginnings.contains { text.hasPrefix($0) } }
      return begins(beginnings) && !begins(exceptions)
    }

    private static func list(_ text: String) -> [String] {
      text.split { $0 == "," || $0 == " " }.map(String.init)
    }
  }
}

extension Message {
  fileprivate func plainText(of form: String) -> String {
    forms.first { $0.form == Form(form) }?.pattern.plainText ?? ""
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
