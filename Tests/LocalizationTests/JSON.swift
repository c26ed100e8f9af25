// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A JSON value to compare with; the fixtures hold strings, truth values, numbers and nothing else.
enum JSON: Equatable, Decodable, ExpressibleByStringLiteral {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSON])

  init(stringLiteral value: String) { self = .string(value) }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else {
      self = .array(try container.decode([JSON].self))
    }
  }

  init(_ text: String?) { self = text.map(JSON.string) ?? .null }
}

/// What a script in `Reference` wrote to `Fixtures`.
func fixture<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/\(name)")
  return try JSONDecoder().decode(type, from: Data(contentsOf: file))
}
