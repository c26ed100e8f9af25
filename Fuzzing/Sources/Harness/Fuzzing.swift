// SPDX-License-Identifier: GPL-3.0-or-later

import CLibFuzzer
import Foundation

public typealias Reader = @Sendable ([UInt8]) -> Void

private nonisolated(unsafe) var read: Reader = { _ in }

/// Gives the reader whose name stands in `READER` what libFuzzer makes up; arguments are libFuzzer's own.
///
/// The name is no argument, since libFuzzer starts the program anew to minimise a corpus.
public func fuzz(_ readers: [String: Reader]) -> Never {
  guard let reader = ProcessInfo.processInfo.environment["READER"].flatMap({ readers[$0] }) else {
    print("READER is one of: \(readers.keys.sorted().joined(separator: " "))")
    exit(2)
  }
  read = reader
  var count = CommandLine.argc
  var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
  exit(LLVMFuzzerRunDriver(&count, &arguments, readOne))
}

/// By the name that libFuzzer wants there to be, though it is given the function.
@_cdecl("LLVMFuzzerTestOneInput") public func readOne(
  _ bytes: UnsafePointer<UInt8>?, _ count: Int
) -> CInt {
  read([UInt8](UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

extension [UInt8] {
  public var text: String { String(decoding: self, as: UTF8.self) }
}
