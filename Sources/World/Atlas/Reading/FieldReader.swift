// SPDX-License-Identifier: GPL-3.0-or-later

/// Takes values out of a file and writes down what is wrong with them, so that an author hears of
/// every fault at once.
struct FieldReader {
  static let longestText = 200
  static let longestNotes = 2000
  static let longestCaption = 300

  /// A part of a file, where that is all there is to read.
  struct Part: Hashable {
    let value: JSON
    /// Where it lies in the file, such as `groups[3]`.
    let field: String
  }

  private let source: SourceText
  private let part: Part?
  private(set) var problems: [CatalogueProblem] = []

  init(_ source: SourceText, part: Part? = nil) {
    self.source = source
    self.part = part
  }

  /// What `build` makes of the file, or of a part of it, or everything that is wrong with it.
  static func read<Value>(
    _ source: SourceText, _ part: Part? = nil, _ build: (inout FieldReader) -> Value?
  ) -> Result<Value, Refused> {
    var reader = FieldReader(source, part: part)
    let value = build(&reader)
    guard let value, reader.problems.isEmpty else {
      return .failure(Refused(problems: reader.problems))
    }
    return .success(value)
  }

  /// The object that the file or its part is.
  mutating func root() -> JSON? {
    if let part { return object(part.value, nil) }
    do throws(Flaw) {
      return object(try JSON(try source.text.get()), nil)
    } catch {
      refuse(nil, error)
      return nil
    }
  }

  mutating func refuse(_ field: String?, _ flaw: Flaw) {
    let place = [part?.field, field].compactMap(\.self)
    problems.append(
      CatalogueProblem(
        file: source.file, field: place.isEmpty ? nil : place.joined(separator: "."), flaw: flaw))
  }

  /// The object at the field, nil after writing down why there is none.
  mutating func object(_ value: JSON?, _ field: String?) -> JSON? {
    guard let value = present(value, field) else { return nil }
    guard case .object = value else {
      refuse(field, .wrongType(expected: .object))
      return nil
    }
    return value
  }

  mutating func list(_ value: JSON?, _ field: String) -> [JSON]? {
    guard let value = present(value, field) else { return nil }
    guard case .list(let values) = value else {
      refuse(field, .wrongType(expected: .list))
      return nil
    }
    return values
  }

  mutating func text(_ value: JSON?, _ field: String, limit: Int = longestText) -> String? {
    guard let text = string(value, field) else { return nil }
    if let flaw = TextRule.flaw(in: text, limit: limit) {
      refuse(field, flaw)
      return nil
    }
    return text
  }

  mutating func id(_ value: JSON?, _ field: String) -> String? {
    guard let text = string(value, field) else { return nil }
    guard TextRule.isID(text) else {
      refuse(field, .badID)
      return nil
    }
    return text
  }

  /// One of a few words of the format.
  mutating func word(_ value: JSON?, _ field: String, of words: [String]) -> String? {
    guard let text = string(value, field) else { return nil }
    guard words.contains(text) else {
      refuse(field, .notOneOf(words))
      return nil
    }
    return text
  }

  private mutating func string(_ value: JSON?, _ field: String) -> String? {
    guard let value = present(value, field) else { return nil }
    guard case .text(let text) = value else {
      refuse(field, .wrongType(expected: .text))
      return nil
    }
    return text
  }

  private mutating func present(_ value: JSON?, _ field: String?) -> JSON? {
    guard let value, value != .null else {
      refuse(field, .missing)
      return nil
    }
    return value
  }
}

extension JSON? {
  /// What the author has filled in; null and "" say as little as nothing.
  var filled: JSON? { self == .null || self == .text("") ? nil : self }
}

/// Everything that was found wrong with one file.
struct Refused: Error, Hashable {
  let problems: [CatalogueProblem]
}
