// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A message of GMCP: the name of a package and of what it does, and a value in JSON.
struct GMCPMessage: Equatable, Sendable {
  let name: String
  /// Nothing where the message has no value.
  let json: String

  init(_ name: String, json: String) { (self.name, self.json) = (name, json) }

  init<Value: Encodable>(_ name: String, _ value: Value) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Numbers and texts of the program's own cannot fail.
    let json = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
    self.init(name, json: json ?? "{}")
  }

  /// - Returns: Nil for what is no UTF-8.
  init?(_ body: [UInt8]) {
    guard let text = String(validating: body, as: UTF8.self) else { return nil }
    let parts = text.split(separator: " ", maxSplits: 1)
    guard let name = parts.first else { return nil }
    self.init(String(name), json: parts.count > 1 ? String(parts[1]) : "")
  }

  var body: [UInt8] { Array((json.isEmpty ? name : "\(name) \(json)").utf8) }

  /// The value; nil where it is another or broken.
  func value<Value: Decodable>(_: Value.Type) -> Value? {
    try? JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }
}

extension ClientTerminal {
  private struct Hello: Decodable {
    let client: String?
  }

  /// No client has more.
  private static let mostPackages = 100

  mutating func take(_ message: GMCPMessage) {
    switch message.name.lowercased() {
    case "core.hello":
      guard let client = message.value(Hello.self)?.client else { return }
      name = Self.name(client)
    case "core.supports.set": packages = Set(Self.packages(in: message))
    case "core.supports.add":
      packages.formUnion(Self.packages(in: message))
      if packages.count > Self.mostPackages { packages = [] }
    case "core.supports.remove": packages.subtract(Self.packages(in: message))
    default: break
    }
  }

  /// A package is followed by its version.
  private static func packages(in message: GMCPMessage) -> [String] {
    (message.value([String].self) ?? []).prefix(mostPackages).map {
      $0.prefix { $0 != " " }.lowercased()
    }
  }

  var takesMedia: Bool { packages.contains("client.media") }
}
