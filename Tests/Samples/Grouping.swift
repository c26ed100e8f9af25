// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas

extension Group {
  /// A group of entities whose ids are the lower-case words of their names.
  public init(_ id: String, _ title: String, base: String, of names: [String], truth: [String] = [])
  {
    self.init(
      id: id, title: title, base: Card(group: id, localID: base, label: title, kind: .base),
      partners: names.map { name in
        let word = name.lowercased().split(separator: " ").joined(separator: "_")
        return Card(group: id, localID: word, label: name, entity: word, kind: .partner)
      },
      truth: Set(truth))
  }

  /// Groups with nothing in common, `a` to as many letters as asked for: `a_base`, `a1`, `a2` …
  public static func lettered(_ count: Int, partners: Int = 5) -> [Group] {
    "abcdefghijklmnopqrstuvwxyz".prefix(count).map { letter in
      Group(
        String(letter), "Group \(letter)", base: "\(letter)_base",
        of: (0..<partners).map { "\(letter)\($0 + 1)" })
    }
  }
}
