// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A form with files, as browsers send it (RFC 7578).
struct MultipartForm {
  struct Part {
    let name: String
    /// What the player's file is called; nil for what is no file.
    let fileName: String?
    let content: Data
  }

  let parts: [Part]

  /// - Parameter type: the header `Content-Type`.
  /// - Returns: nil for what is no such form.
  init?(_ body: Data, type: String) {
    guard type.lowercased().hasPrefix("multipart/form-data"),
      let boundary = type.firstMatch(of: #/boundary="?([^";]+)/#)?.1
    else { return nil }
    let line = Data("\r\n".utf8)
    let delimiter = Data("\r\n--\(boundary)".utf8)
    // The first delimiter begins the body; each is found with the line that ends before it.
    let body = line + body
    guard var begin = body.range(of: delimiter)?.upperBound else { return nil }
    var parts: [Part] = []
    while let next = body.range(of: delimiter, in: begin..<body.endIndex) {
      if let part = Part(body[begin..<next.lowerBound]) { parts.append(part) }
      begin = next.upperBound
    }
    self.parts = parts
  }

  /// What was typed or chosen in a field.
  subscript(name: String) -> String? {
    parts.first { $0.name == name && $0.fileName == nil }
      .map { String(decoding: $0.content, as: UTF8.self) }
  }

  /// The first file that was chosen; a field without one is sent empty.
  var file: Part? { parts.first { $0.fileName?.isEmpty == false && !$0.content.isEmpty } }
}

extension MultipartForm.Part {
  /// - Parameter text: headers, an empty line, and the content.
  fileprivate init?(_ text: Data) {
    guard let end = text.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let headers = String(decoding: text[..<end.lowerBound], as: UTF8.self)
    guard let name = headers.firstMatch(of: #/[; ]name="([^"]*)"/#)?.1 else { return nil }
    self.name = String(name)
    fileName = headers.firstMatch(of: #/filename="([^"]*)"/#).map { String($0.1) }
    content = Data(text[end.upperBound...])
  }
}
