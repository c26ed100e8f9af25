// SPDX-License-Identifier: GPL-3.0-or-later

import Storage
import Testing

/// Where a test opens stores. At first nothing is in it.
public protocol StoreSite: Sendable {
  /// A store as another process opens it.
  func open() async throws -> any PlayerStore
}

/// Something that holds for every store.
public struct StoreLaw: Sendable, CustomTestStringConvertible {
  public let testDescription: String
  private let check: @Sendable (any StoreSite) async throws -> Void

  init(_ name: String, _ check: @escaping @Sendable (any StoreSite) async throws -> Void) {
    testDescription = name
    self.check = check
  }

  public func holds(at site: any StoreSite) async throws { try await check(site) }

  public static let all =
    LeaseLaws.all + RoundLaws.all + ResultLaws.all + StatisticsLaws.all + MemoryLaws.all
    + TextLaws.all + GuestLaws.all + BoardLaws.all + LinkLaws.all
    + ClassLaws.all
}
