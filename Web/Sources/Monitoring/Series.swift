// SPDX-License-Identifier: GPL-3.0-or-later

/// What a figure is of: a name, and labels that tell it from others of that name.
struct Series: Hashable {
  let name: String
  let labels: [Label]

  struct Label: Hashable {
    let name: String
    let value: String
  }

  /// - Parameters:
  ///   - name: as swift-metrics has it, such as "aloud.players".
  ///   - ending: what Prometheus wants at the end of it, such as the unit.
  init(_ name: String, ending: String = "", _ dimensions: [(String, String)] = []) {
    let plain = Self.word(name)
    self.name = plain.hasSuffix(ending) ? plain : plain + ending
    labels = dimensions.map { Label(name: Self.word($0), value: $1) }.sorted { $0.name < $1.name }
  }

  /// Letters, digits and low lines alone.
  private static func word(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// A line of Prometheus' text format.
  func line(_ value: Double, ending: String = "", label extra: Label? = nil) -> String {
    let all = (labels + [extra].compactMap(\.self)).map { label in
      "\(label.name)=\"\(Self.escaped(label.value))\""
    }
    let braces = all.isEmpty ? "" : "{\(all.joined(separator: ","))}"
    return "\(name)\(ending)\(braces) \(Self.number(value))\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }

  private static func number(_ value: Double) -> String {
    if let whole = Int64(exactly: value) { return "\(whole)" }
    return value == .infinity ? "+Inf" : value == -.infinity ? "-Inf" : "\(value)"
  }
}
