// SPDX-License-Identifier: GPL-3.0-or-later

import CPQ
import Foundation
import Storage

/// A connection to a server, for one thread at a time.
final class PQSession {
  private let handle: OpaquePointer
  /// The names of the statements that the server has prepared, by their texts.
  private var prepared: [String: String] = [:]

  /// Connects, which takes as long as it takes.
  ///
  /// - Parameter address: `postgres://…`; what it leaves open the environment says, as libpq's
  ///   variables and password file do.
  init(_ address: String) throws(StorageProblem) {
    // What comes later takes the place of what came before. A network that is cut is noticed soon,
    // and tried again soon: what is waited for is a server that answers others meanwhile.
    let options = [
      ("connect_timeout", "2"), ("fallback_application_name", "aloud"),
      ("tcp_user_timeout", "3000"), ("keepalives_idle", "2"), ("keepalives_interval", "1"),
      ("dbname", address), ("client_encoding", "UTF8"),
    ]
    let names = CStrings(options.map(\.0))
    let values = CStrings(options.map(\.1))
    guard let handle = PQconnectdbParams(names.pointers, values.pointers, 1) else {
      throw .unreachable(because: "out of memory")
    }
    self.handle = handle
    guard isAlive else { throw .unreachable(because: lastMessage) }
    // Warnings are the server's own business, and standard error is the player's.
    PQsetNoticeProcessor(handle, { _, _ in }, nil)
    do {
      try run("SET lock_timeout = '5s'; SET statement_timeout = '30s'")
    } catch {
      throw StorageProblem(onServer: error)
    }
  }

  deinit { PQfinish(handle) }

  /// Whether it was, when it was used last.
  var isAlive: Bool { PQstatus(handle) == CONNECTION_OK }

  var isIdle: Bool { PQtransactionStatus(handle) == PQTRANS_IDLE }

  /// For a poll; -1 where it is broken.
  var descriptor: Int32 { PQsocket(handle) }

  /// What libpq says went wrong, in one line.
  private var lastMessage: String { Self.line(PQerrorMessage(handle)) }

  fileprivate static func line(_ text: UnsafePointer<CChar>?) -> String {
    guard let text else { return "" }
    return String(cString: text).split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Runs statements without arguments, of which nothing is found.
  ///
  /// - Returns: what the server says it did, such as "COMMIT".
  @discardableResult func run(_ sql: String) throws(ServerRefusal) -> String {
    let result = try check(PQexec(handle, sql))
    return String(cString: PQcmdStatus(result.handle))
  }

  /// Runs a statement, in which question marks stand for its arguments.
  func rows(
    _ sql: String, _ arguments: [(any SQLConvertible)?]
  ) throws(ServerRefusal) -> [SQLRow] {
    let name = try prepare(sql)
    let arguments = PQArguments(arguments)
    let result = try arguments.withPointers { values, lengths, formats throws(ServerRefusal) in
      try check(
        PQexecPrepared(handle, name, Int32(arguments.count), values, lengths, formats, 1))
    }
    return result.rows
  }

  /// What others have notified of since the last call.
  func notices() -> [(channel: String, text: String)] {
    PQconsumeInput(handle)
    var notices: [(channel: String, text: String)] = []
    while let notice = PQnotifies(handle) {
      notices.append(
        (String(cString: notice.pointee.relname), String(cString: notice.pointee.extra)))
      PQfreemem(notice)
    }
    return notices
  }

  private func prepare(_ sql: String) throws(ServerRefusal) -> String {
    if let name = prepared[sql] { return name }
    let name = "s\(prepared.count)"
    let parts = sql.split(separator: "?", omittingEmptySubsequences: false)
    let numbered = parts.enumerated().map { $0 == 0 ? "\($1)" : "$\($0)\($1)" }.joined()
    try check(PQprepare(handle, name, numbered, 0, nil))
    prepared[sql] = name
    return name
  }

  @discardableResult
  private func check(_ handle: OpaquePointer?) throws(ServerRefusal) -> PQAnswer {
    guard let handle else {
      throw ServerRefusal(state: nil, message: lastMessage, isConnected: false)
    }
    let answer = PQAnswer(handle)
    switch PQresultStatus(handle) {
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY: return answer
    default:
      let state = PQresultErrorField(handle, Int32(UInt8(ascii: "C"))).map { String(cString: $0) }
      throw ServerRefusal(
        state: state, message: Self.line(PQresultErrorMessage(handle)), isConnected: isAlive)
    }
  }
}

/// Texts as C has them, for as long as this lives.
private final class CStrings {
  let pointers: [UnsafePointer<CChar>?]

  init(_ texts: [String]) { pointers = texts.map { UnsafePointer(strdup($0)) } + [nil] }

  deinit { for pointer in pointers { free(UnsafeMutablePointer(mutating: pointer)) } }
}
