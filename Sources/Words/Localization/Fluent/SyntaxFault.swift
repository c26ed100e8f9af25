// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a part of a Fluent file could not be read. The raw values are the codes of Mozilla's own
/// reader, so that what is found here can be looked up there.
public enum SyntaxFault: String, Error, Sendable {
  case noEntryStart = "E0002"
  case unexpectedCharacter = "E0003"
  case characterOutOfRange = "E0004"
  case emptyMessage = "E0005"
  case emptyTerm = "E0006"
  case lowercaseFunction = "E0008"
  case complexArgumentName = "E0009"
  case noDefaultVariant = "E0010"
  case noVariant = "E0011"
  case noValue = "E0012"
  case noVariantKey = "E0013"
  case noLiteral = "E0014"
  case twoDefaultVariants = "E0015"
  case messageAsSelector = "E0016"
  case termAsSelector = "E0017"
  case attributeAsSelector = "E0018"
  case termAttributeAsPlaceable = "E0019"
  case unterminatedString = "E0020"
  case positionalAfterNamed = "E0021"
  case repeatedArgument = "E0022"
  case unknownEscape = "E0025"
  case invalidUnicodeEscape = "E0026"
  case unbalancedBrace = "E0027"
  case noExpression = "E0028"
  case complexSelector = "E0029"
  /// Braces nested deeper than any sentence needs; Mozilla's reader exhausts its stack instead.
  case nestedTooDeep = "nested-too-deep"
}
