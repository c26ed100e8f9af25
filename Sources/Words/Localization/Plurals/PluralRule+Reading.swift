// SPDX-License-Identifier: GPL-3.0-or-later

extension PluralRule {
  /// Nil where the text is not in the syntax of CLDR. Samples (`@integer …`) are not read.
  init?(_ text: String) {
    var tokens = Tokens(text)
    var alternatives: [[Relation]] = []
    repeat {
      var relations: [Relation] = []
      repeat {
        guard let relation = tokens.relation() else { return nil }
        relations.append(relation)
      } while tokens.take("and")
      alternatives.append(relations)
    } while tokens.take("or")
    guard tokens.isAtEnd else { return nil }
    self.alternatives = alternatives
  }

  private struct Tokens {
    private var rest: ArraySlice<String>

    init(_ text: String) {
      var tokens: [String] = []
      var wasWord = false
      for character in text.prefix(while: { $0 != "@" }) {
        let isWord = character.isLetter || character.isNumber
        // `!=` and `..` are the only signs of two characters.
        let joins = isWord ? wasWord : tokens.last == "!" || tokens.last == "." && character == "."
        if character == " " || character == "\n" {
          wasWord = false
          continue
        }
        if joins, let last = tokens.popLast() {
          tokens.append(last + String(character))
        } else {
          tokens.append(String(character))
        }
        wasWord = isWord
      }
      rest = tokens[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ token: String) -> Bool {
      guard rest.first == token else { return false }
      rest.removeFirst()
      return true
    }

    private mutating func number() -> Int? {
      guard let value = rest.first.flatMap({ Int($0) }) else { return nil }
      rest.removeFirst()
      return value
    }

    mutating func relation() -> Relation? {
      guard let word = rest.popFirst(), word.count == 1,
        let name = word.first.flatMap(PluralOperands.Name.init(rawValue:))
      else { return nil }
      var relation = Relation(operand: name)
      if take("%") || take("mod") {
        guard let modulus = number(), modulus > 0 else { return nil }
        relation.modulus = modulus
      }
      relation.isNegated = take("!=")
      guard relation.isNegated || take("=") else { return nil }
      repeat {
        guard let range = range() else { return nil }
        relation.ranges.append(range)
      } while take(",")
      return relation
    }

    private mutating func range() -> ClosedRange<Int>? {
      guard let first = number() else { return nil }
      guard take("..") else { return first...first }
      guard let last = number(), last >= first else { return nil }
      return first...last
    }
  }
}
