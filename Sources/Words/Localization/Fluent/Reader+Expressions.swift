// SPDX-License-Identifier: GPL-3.0-or-later

extension Reader {
  mutating func placeable() throws(SyntaxFault) -> Expression {
    guard depth < Self.deepest else { throw .nestedTooDeep }
    depth += 1
    try cursor.expect(UInt8(ascii: "{"))
    cursor.skipBlank()
    let expression = try expression()
    try cursor.expect(UInt8(ascii: "}"))
    depth -= 1
    return expression
  }

  private mutating func expression() throws(SyntaxFault) -> Expression {
    let selector = try inlineExpression()
    cursor.skipBlank()
    guard cursor.current == UInt8(ascii: "-") else {
      if case .term(_, .some, _) = selector { throw .termAttributeAsPlaceable }
      return selector
    }
    guard cursor.byte(at: cursor.index + 1) == UInt8(ascii: ">") else { return selector }
    try checkSelector(selector)
    cursor.index += 2
    cursor.skipSpaces()
    try cursor.expectLineEnd()
    return .select(selector, try variants())
  }

  private func checkSelector(_ selector: Expression) throws(SyntaxFault) {
    switch selector {
    case .message(_, attribute: nil): throw .messageAsSelector
    case .message: throw .attributeAsSelector
    case .term(_, attribute: nil, _): throw .termAsSelector
    case .placeable, .select: throw .complexSelector
    case .term, .string, .number, .variable, .function: return
    }
  }

  private mutating func variants() throws(SyntaxFault) -> [Variant] {
    var variants: [Variant] = []
    var hasDefault = false
    cursor.skipBlank()
    while startsVariant {
      let variant = try variant(hasDefault: hasDefault)
      hasDefault = hasDefault || variant.isDefault
      variants.append(variant)
      try cursor.expectLineEnd()
      cursor.skipBlank()
    }
    if variants.isEmpty { throw .noVariant }
    if !hasDefault { throw .noDefaultVariant }
    return variants
  }

  private var startsVariant: Bool {
    let bracket = cursor.index + (cursor.current == UInt8(ascii: "*") ? 1 : 0)
    return cursor.byte(at: bracket) == UInt8(ascii: "[")
      && cursor.byte(at: bracket + 1) != UInt8(ascii: "[")
  }

  private mutating func variant(hasDefault: Bool) throws(SyntaxFault) -> Variant {
    let isDefault = cursor.current == UInt8(ascii: "*")
    if isDefault {
      if hasDefault { throw .twoDefaultVariants }
      cursor.advance()
    }
    try cursor.expect(UInt8(ascii: "["))
    cursor.skipBlank()
    let key = try variantKey()
    cursor.skipBlank()
    try cursor.expect(UInt8(ascii: "]"))
    guard let value = try pattern() else { throw .noValue }
    return Variant(key: key, value: value, isDefault: isDefault)
  }

  private mutating func variantKey() throws(SyntaxFault) -> Variant.Key {
    guard let first = cursor.current else { throw .noVariantKey }
    if first.isDigit || first == UInt8(ascii: "-") { return .number(try number()) }
    return .name(try identifier())
  }

  mutating func inlineExpression() throws(SyntaxFault) -> Expression {
    guard let first = cursor.current else { throw .noExpression }
    switch first {
    case UInt8(ascii: "{"): return .placeable(try placeable())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "$"):
      cursor.advance()
      return .variable(try identifier())
    case _ where startsNumber: return .number(try number())
    case UInt8(ascii: "-"): return try termReference()
    case _ where first.isLetter: return try messageOrFunction()
    default: throw .noExpression
    }
  }

  private mutating func termReference() throws(SyntaxFault) -> Expression {
    cursor.advance()
    let name = try identifier()
    let attribute = try attributeAccess()
    return .term(name, attribute: attribute, arguments: try argumentsIfAny())
  }

  private mutating func messageOrFunction() throws(SyntaxFault) -> Expression {
    let name = try identifier()
    if opensArguments {
      guard name.utf8.allSatisfy({ !(97...122).contains($0) }) else { throw .lowercaseFunction }
      return .function(name, try argumentsIfAny() ?? Arguments())
    }
    return .message(name, attribute: try attributeAccess())
  }

  private mutating func attributeAccess() throws(SyntaxFault) -> String? {
    guard cursor.current == UInt8(ascii: ".") else { return nil }
    cursor.advance()
    return try identifier()
  }
}
