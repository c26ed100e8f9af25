// SPDX-License-Identifier: GPL-3.0-or-later

/// A row that a query found.
public struct SQLRow: Sendable {
  private let columns: Columns
  /// In the order of the query.
  let values: [SQLValue]

  /// The columns of a query, which its rows share. Databases do not agree on capitals.
  public struct Columns: Sendable {
    fileprivate let places: [String: Int]

    public init(_ names: [String]) {
      let places = names.enumerated().map { ($1.lowercased(), $0) }
      self.places = Dictionary(places) { first, _ in first }
    }
  }

  public init(_ columns: Columns, _ values: [SQLValue]) {
    self.columns = columns
    self.values = values
  }

  /// Nil where there is nothing, or something else.
  public func optional<Value: SQLConvertible>(_ column: String) -> Value? {
    columns.places[column.lowercased()].flatMap { Value(values[$0]) }
  }

  /// By the columns, in lower case.
  var cells: [String: SQLValue] { columns.places.mapValues { values[$0] } }

  /// What has to be there.
  func value<Value: SQLConvertible>(_ column: String) throws -> Value {
    guard let value: Value = optional(column) else { throw StorageProblem.damaged }
    return value
  }
}
