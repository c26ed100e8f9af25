// SPDX-License-Identifier: GPL-3.0-or-later

import CPQ
import Foundation
import Storage

/// What the server answered.
final class PQAnswer {
  let handle: OpaquePointer

  init(_ handle: OpaquePointer) { self.handle = handle }

  deinit { PQclear(handle) }

  /// In binary.
  var rows: [SQLRow] {
    let places = 0..<PQnfields(handle)
    let columns = SQLRow.Columns(places.map { String(cString: PQfname(handle, $0)) })
    let types = places.map { PQftype(handle, $0) }
    return (0..<PQntuples(handle)).map { row in
      SQLRow(columns, zip(places, types).map { value(row, $0, PQType(rawValue: $1)) })
    }
  }

  private func value(_ row: Int32, _ column: Int32, _ type: PQType?) -> SQLValue {
    guard PQgetisnull(handle, row, column) == 0, let start = PQgetvalue(handle, row, column) else {
      return .null
    }
    let bytes = UnsafeRawBufferPointer(
      start: start, count: Int(PQgetlength(handle, row, column)))
    let bits = bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return switch type {
    case .bool, .int8: .integer(Int64(bitPattern: bits))
    case .int4: .integer(Int64(Int32(truncatingIfNeeded: bits)))
    case .float8: .real(Double(bitPattern: bits))
    case .bytea: .blob(Data(bytes))
    case nil: .text(String(decoding: bytes, as: UTF8.self))
    }
  }
}

/// The types of columns that are not text, by their numbers in the server's catalogue `pg_type`.
private enum PQType: UInt32 {
  case bool = 16
  case bytea = 17
  case int8 = 20
  case int4 = 23
  case float8 = 701
}
