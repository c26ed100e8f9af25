// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// A value that is made when somebody first wants it, once for all who share it.
final class Once<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value, where somebody has wanted it by now.
  var known: Value? { made.withLock(\.self) }

  var value: Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
