// SPDX-License-Identifier: GPL-3.0-or-later

/// What kind of picture a file holds, by its first bytes.
enum ImageFormat: Hashable {
  case png, jpeg
  /// By its usual name, which is the same in every language.
  case other(String)

  init?(of bytes: [UInt8]) {
    func has(_ text: String, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has("GIF8") {
      self = .other("GIF")
    } else if has("RIFF") && has("WEBP", at: 8) {
      self = .other("WebP")
    } else if has("ftypavi", at: 4) {
      self = .other("AVIF")
    } else if ["ftyphei", "ftyphev", "ftypmif1", "ftypmsf1"].contains(where: { has($0, at: 4) }) {
      self = .other("HEIC")
    } else if bytes.starts(with: [0x49, 0x49, 0x2A, 0])
      || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A])
    {
      self = .other("TIFF")
    } else if has("BM") && bytes.count > 26 && bytes[6..<10].allSatisfy({ $0 == 0 }) {
      self = .other("BMP")
    } else if has("<svg") || has("<?xml") {
      self = .other("SVG")
    } else {
      return nil
    }
  }
}

extension ImageFormat {
  /// A format that is read.
  enum Readable {
    case png, jpeg

    init(of bytes: [UInt8]) throws(PictureFlaw) {
      guard !bytes.isEmpty else { throw .empty }
      switch ImageFormat(of: bytes) {
      case .png: self = .png
      case .jpeg: self = .jpeg
      case .other(let name): throw .otherFormat(name)
      case nil: throw .unknownFormat
      }
    }
  }
}
