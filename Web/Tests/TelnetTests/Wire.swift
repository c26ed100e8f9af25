// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Bytes of a telnet connection as words: `WILL EOR`, `SB CHARSET 1 ";UTF-8" SE`, `"text"`. A CR
/// and a LF are the words CR and LF, any other byte that is no letter is its number.
enum Wire {
  private static let names: KeyValuePairs<String, UInt8> = [
    "EOF": 236, "EORMARK": 239, "SE": 240, "IP": 244, "AYT": 246, "EC": 247, "EL": 248, "GA": 249,
    "SB": 250, "WILL": 251, "WONT": 252, "DO": 253, "DONT": 254,
  ]
  private static let options: KeyValuePairs<String, UInt8> = [
    "ECHO": 1, "SGA": 3, "TTYPE": 24, "EOR": 25, "NAWS": 31, "ENVIRON": 39, "CHARSET": 42,
    "MSSP": 70, "MSP": 90, "GMCP": 201,
  ]

  static func bytes(_ words: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, part) in words.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    {
      if index % 2 == 1 {
        bytes += Array(part.utf8)
      } else {
        bytes += part.split(separator: " ").flatMap(word)
      }
    }
    return bytes
  }

  private static func word(_ word: Substring) -> [UInt8] {
    if let command = names.first(where: { $0.key == word }) { return [255, command.value] }
    if let option = options.first(where: { $0.key == word }) { return [option.value] }
    switch word {
    case "CR": return [13]
    case "LF": return [10]
    case "IAC": return [255]
    default: return UInt8(word).map { [$0] } ?? []
    }
  }

  /// A line for each command, and one for each line of text.
  static func words(_ bytes: [UInt8]) -> [String] {
    var (lines, line, text): ([String], [String], [UInt8]) = ([], [], [])
    func endText() {
      if !text.isEmpty { line.append("\"\(String(decoding: text, as: UTF8.self))\"") }
      text = []
    }
    func endLine() {
      endText()
      if !line.isEmpty { lines.append(line.joined(separator: " ")) }
      line = []
    }
    var rest = bytes[...]
    var isInside = false
    func option() -> String {
      let number = rest.popFirst() ?? 0
      return options.first { $0.value == number }?.key ?? "\(number)"
    }
    while let byte = rest.popFirst() {
      switch byte {
      case 255 where rest.first == 255:
        rest.removeFirst()
        endText()
        line.append("IAC IAC")
      case 255:
        let command = rest.popFirst() ?? 0
        let name = names.first { $0.value == command }?.key ?? "\(command)"
        if name == "SE" { endText() } else { endLine() }
        line.append(name)
        isInside = name == "SB" || isInside && name != "SE"
        if ["SB", "WILL", "WONT", "DO", "DONT"].contains(name) { line.append(option()) }
        if !isInside { endLine() }
      case 10 where !isInside:
        endText()
        line.append("LF")
        endLine()
      case 0..<32, 127:
        endText()
        line.append(byte == 13 ? "CR" : "\(byte)")
      default: text.append(byte)
      }
    }
    endLine()
    return lines
  }
}

extension Generator: @retroactive RandomNumberGenerator {}
