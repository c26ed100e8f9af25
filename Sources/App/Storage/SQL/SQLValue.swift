// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// What lies in a column.
public enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)
}

/// What can be put into a column and read from one.
public protocol SQLConvertible {
  var sqlValue: SQLValue { get }

  /// Nil for a value that cannot be meant: SQLite keeps text in a column of numbers.
  init?(_ value: SQLValue)
}

extension Int64: SQLConvertible {
  public var sqlValue: SQLValue { .integer(self) }

  public init?(_ value: SQLValue) {
    switch value {
    case .integer(let number): self = number
    case .real(let number): self.init(exactly: number)
    default: return nil
    }
  }
}

extension Int: SQLConvertible {
  public var sqlValue: SQLValue { .integer(Int64(self)) }

  public init?(_ value: SQLValue) {
    guard let number = Int64(value) else { return nil }
    self.init(exactly: number)
  }
}

extension Int32: SQLConvertible {
  public var sqlValue: SQLValue { .integer(Int64(self)) }

  public init?(_ value: SQLValue) {
    guard let number = Int64(value) else { return nil }
    self.init(exactly: number)
  }
}

extension Bool: SQLConvertible {
  public var sqlValue: SQLValue { .integer(self ? 1 : 0) }

  public init?(_ value: SQLValue) {
    guard let number = Int64(value) else { return nil }
    self = number != 0
  }
}

extension Double: SQLConvertible {
  public var sqlValue: SQLValue { .real(self) }

  public init?(_ value: SQLValue) {
    switch value {
    case .integer(let number): self.init(number)
    case .real(let number): self = number
    default: return nil
    }
  }
}

extension String: SQLConvertible {
  public var sqlValue: SQLValue { .text(self) }

  public init?(_ value: SQLValue) {
    switch value {
    case .text(let text): self = text
    case .blob(let bytes): self.init(data: bytes, encoding: .utf8)
    default: return nil
    }
  }
}

extension Data: SQLConvertible {
  public var sqlValue: SQLValue { .blob(self) }

  public init?(_ value: SQLValue) {
    switch value {
    case .text(let text): self.init(text.utf8)
    case .blob(let bytes): self = bytes
    default: return nil
    }
  }
}

extension SQLValue: SQLConvertible {
  public var sqlValue: SQLValue { self }
  public init?(_ value: SQLValue) { self = value }
}
