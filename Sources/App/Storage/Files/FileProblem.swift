// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

/// Why a file or folder could not be made, read or written.
public struct FileProblem: Error, Hashable, Sendable {
  public let path: String
  public let cause: Cause

  public enum Cause: Hashable, Sendable {
    case missing, notAllowed, readOnly, diskFull, tooManyOpen, isAFolder, notAFolder, isALink
    /// A pipe without another end.
    case silent
    /// Larger than this many bytes.
    case tooLarge(limit: Int)
    /// Any other reason the system gave, by its number (`errno`).
    case other(Int32)

    init(errno: Int32) {
      self =
        switch errno {
        case ENOENT: .missing
        case EACCES, EPERM: .notAllowed
        case EROFS: .readOnly
        case ENOSPC, EDQUOT: .diskFull
        case EMFILE, ENFILE: .tooManyOpen
        case EISDIR: .isAFolder
        case ENOTDIR: .notAFolder
        case ENXIO: .silent
        default: .other(errno)
        }
    }
  }

  init(_ url: URL, _ cause: Cause) {
    path = url.path(percentEncoded: false)
    self.cause = cause
  }

  /// What the player is told.
  public var reason: Term {
    Term("file-problem", ["path": .text(path), "cause": .term(cause.term)])
  }
}

extension FileProblem.Cause {
  public var term: Term {
    switch self {
    case .missing: Term("file-missing")
    case .notAllowed: Term("file-not-allowed")
    case .readOnly: Term("file-read-only")
    case .tooManyOpen: Term("file-too-many-open")
    case .diskFull: Term("file-disk-full")
    case .isAFolder: Term("file-is-folder")
    case .notAFolder: Term("file-not-folder")
    case .isALink: Term("file-is-link")
    case .silent: Term("flaw-not-a-file")
    case .tooLarge(let limit): Term("file-too-large", ["megabytes": .number(limit >> 20)])
    case .other(let number): Term("file-other", ["number": .number(Int(number))])
    }
  }
}
