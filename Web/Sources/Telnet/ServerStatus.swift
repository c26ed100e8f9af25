// SPDX-License-Identifier: GPL-3.0-or-later

/// What lists of servers are told: the variables of MSSP.
public struct ServerStatus: Sendable {
  private enum Code {
    static let variable: UInt8 = 1
    static let value: UInt8 = 2
  }

  /// Each name with its values, in order.
  private let variables: [(name: String, values: [String])]

  public init(_ variables: [(name: String, values: [String])]) { self.variables = variables }

  var body: [UInt8] {
    variables.flatMap { variable in
      [Code.variable] + Array(variable.name.utf8)
        + variable.values.flatMap { [Code.value] + Array($0.utf8) }
    }
  }
}
