// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Storage

/// The arguments of a statement as libpq takes them: numbers as they are typed, the rest byte for
/// byte.
struct PQArguments {
  private var bytes: [CChar] = []
  /// Where each begins; nil for NULL.
  private var starts: [Int?] = []
  private var lengths: [Int32] = []
  private var formats: [Int32] = []

  var count: Int { starts.count }

  init(_ arguments: [(any SQLConvertible)?]) {
    for argument in arguments {
      switch argument?.sqlValue ?? .null {
      case .null: add(nil, isBinary: false)
      case .integer(let number): add("\(number)".utf8, isBinary: false)
      case .real(let number): add("\(number)".utf8, isBinary: false)
      case .text(let text): add(text.utf8, isBinary: true)
      case .blob(let bytes): add(bytes, isBinary: true)
      }
    }
  }

  private mutating func add(_ content: (any Collection<UInt8>)?, isBinary: Bool) {
    starts.append(content == nil ? nil : bytes.count)
    lengths.append(Int32(content?.count ?? 0))
    formats.append(isBinary ? 1 : 0)
    // What is typed ends with a zero.
    for byte in content ?? [] { bytes.append(CChar(bitPattern: byte)) }
    bytes.append(0)
  }

  /// Calls with pointers that last as long as the call.
  func withPointers<Value, Failure: Error>(
    _ body: ([UnsafePointer<CChar>?], [Int32], [Int32]) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try bytes.withUnsafeBufferPointer { buffer throws(Failure) in
      let values = starts.map { start in start.flatMap { buffer.baseAddress?.advanced(by: $0) } }
      return try body(values, lengths, formats)
    }
  }
}
