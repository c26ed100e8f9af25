// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A library that is loaded while the program runs, and stays.
///
/// What only some players want, and only at times, is not linked with: every library a program is
/// linked with makes each of its starts longer.
public struct SharedLibrary {
  /// This machine has no such library, or it lacks a function.
  public struct Missing: Error {
    public init() {}
  }

  private let handle: UnsafeMutableRawPointer

  /// - Parameter name: as the loader looks for it, such as `libSDL2-2.0.so.0`.
  public init(_ name: String) throws(Missing) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { throw Missing() }
    self.handle = handle
  }

  /// A C function by its name; the type is the caller's word.
  public func function<Function>(_ name: String) throws(Missing) -> Function {
    unsafeBitCast(try address(name), to: Function.self)
  }

  /// Where a function is, for one that Swift cannot call itself.
  public func address(_ name: String) throws(Missing) -> UnsafeMutableRawPointer {
    guard let address = dlsym(handle, name) else { throw Missing() }
    return address
  }
}
