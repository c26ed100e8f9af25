// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import GRDB

/// Why the database did not do what was asked. Play goes on without it.
public enum StorageProblem: Error, Hashable, Sendable {
  case file(FileProblem)
  /// Another session plays for this player.
  case openElsewhere
  /// This session may not write: it never claimed a lease, or another has taken it over.
  case notHeld
  case diskFull
  case readOnly
  /// Another copy kept the database to itself for longer than this one waits.
  case busy
  case damaged
  /// A row cannot be read, or there is more than can be held; what is written next may be kept all the same.
  case unreadable
  /// The database of an earlier release was left as it is, because no copy of it could be made.
  indirect case notCopied(because: StorageProblem)
  /// The server of the database cannot be asked, for a reason in its own words, which are for those
  /// who run it.
  case unreachable(because: String)
  /// A later release has changed the database.
  case newer
  /// Any other reason, by SQLite's extended result code.
  case failed(code: Int)
  /// Any other reason of a server, by its SQLSTATE.
  case failedOnServer(state: String)

  /// What the player is told.
  public var reason: Term {
    switch self {
    case .file(let problem): problem.reason
    case .openElsewhere: Term("storage-open-elsewhere")
    case .notHeld: Term("storage-not-held")
    case .notCopied(let cause): Term("storage-not-copied", ["reason": .term(cause.reason)])
    case .diskFull: Term("storage-disk-full")
    case .readOnly: Term("storage-read-only")
    case .busy: Term("storage-busy")
    case .damaged: Term("storage-damaged")
    case .unreadable: Term("storage-unreadable")
    case .unreachable: Term("storage-unreachable")
    case .newer: Term("storage-newer")
    case .failed(let code): Term("storage-failed", ["code": .number(code)])
    case .failedOnServer: Term("storage-refused")
    }
  }

  /// The same where it means that nothing is saved at all.
  var reasonNotToSave: Term {
    switch self {
    case .file(let problem): Term("storage-file", ["problem": .term(problem.reason)])
    default: reason
    }
  }

  init(_ error: any Error) {
    switch error {
    case let problem as StorageProblem: self = problem
    case let problem as FileProblem: self = .file(problem)
    case let error as DatabaseError:
      self =
        switch error.resultCode {
        case .SQLITE_FULL: .diskFull
        // The index of the log lies in a file beside it, which has to grow too.
        case _ where error.extendedResultCode == .SQLITE_IOERR_SHMSIZE: .diskFull
        case .SQLITE_READONLY, .SQLITE_PERM: .readOnly
        case .SQLITE_BUSY, .SQLITE_LOCKED: .busy
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: .damaged
        case .SQLITE_TOOBIG: .unreadable
        default: .failed(code: Int(error.extendedResultCode.rawValue))
        }
    default: self = .damaged
    }
  }
}
