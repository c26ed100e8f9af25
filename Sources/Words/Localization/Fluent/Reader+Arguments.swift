// SPDX-License-Identifier: GPL-3.0-or-later

extension Reader {
  /// Whether a bracket follows, on this line or a later one.
  var opensArguments: Bool {
    cursor.byte(at: cursor.placeAfterBlank(from: cursor.index)) == UInt8(ascii: "(")
  }

  mutating func argumentsIfAny() throws(SyntaxFault) -> Arguments? {
    guard opensArguments else { return nil }
    guard depth < Self.deepest else { throw .nestedTooDeep }
    depth += 1
    cursor.skipBlank()
    cursor.advance()
    cursor.skipBlank()
    var arguments = Arguments()
    while cursor.current != UInt8(ascii: ")") {
      try argument(into: &arguments)
      cursor.skipBlank()
      guard cursor.current == UInt8(ascii: ",") else { break }
      cursor.advance()
      cursor.skipBlank()
    }
    try cursor.expect(UInt8(ascii: ")"))
    depth -= 1
    return arguments
  }

  private mutating func argument(into arguments: inout Arguments) throws(SyntaxFault) {
    let expression = try inlineExpression()
    cursor.skipBlank()
    guard cursor.current == UInt8(ascii: ":") else {
      if !arguments.named.isEmpty { throw .positionalAfterNamed }
      arguments.positional.append(expression)
      return
    }
    guard case .message(let name, attribute: nil) = expression else { throw .complexArgumentName }
    cursor.advance()
    cursor.skipBlank()
    let value = try literal()
    if arguments.named.contains(where: { $0.name == name }) { throw .repeatedArgument }
    arguments.named.append(NamedArgument(name: name, value: value))
  }

  private mutating func literal() throws(SyntaxFault) -> Expression {
    if startsNumber { return .number(try number()) }
    if cursor.current == UInt8(ascii: "\"") { return .string(try string()) }
    throw .noLiteral
  }
}
