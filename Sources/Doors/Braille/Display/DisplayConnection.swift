// SPDX-License-Identifier: GPL-3.0-or-later

import CBrlAPI
import Glibc

/// A connection to brltty, for one thread. Any call may wait for brltty to answer.
final class DisplayConnection {
  enum Incoming: Hashable {
    case key(DisplayKey)
    /// The display changed, or there is another.
    case changed
    case nothing
    /// brltty has gone away.
    case lost
  }

  private let memory: UnsafeMutableRawPointer
  /// Set by the library, whatever it is asked for.
  private let changed = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
  private var handle: OpaquePointer { OpaquePointer(memory) }
  /// Readable when something comes in.
  let descriptor: Int32

  /// - Parameter host: as in the variable `BRLAPI_HOST`; nil for what that says.
  /// - Returns: Nil where no brltty lets us in.
  init?(host: String?) {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: brlapi_getHandleSize(), alignment: 16)
    let handle = OpaquePointer(memory)
    let descriptor = host.withOptionalCString { host in
      var settings = brlapi_connectionSettings_t(auth: nil, host: host)
      return brlapi__openConnection(handle, &settings, nil)
    }
    guard descriptor >= 0 else {
      memory.deallocate()
      changed.deallocate()
      return nil
    }
    changed.initialize(to: false)
    self.memory = memory
    self.descriptor = descriptor
    // The library's own ends the program.
    brlapi__setExceptionHandler(handle) { _, _, _, _, _ in }
    guard enter() else { return nil }
    changed.pointee = false
  }

  deinit {
    brlapi__closeConnection(handle)
    memory.deallocate()
    changed.deallocate()
  }

  /// Takes the display while the program's terminal is in front, or the whole of it where brltty
  /// knows nothing of that terminal; takes the keys that mean something here.
  private func enter() -> Bool {
    guard
      brlapi__enterTtyMode(handle, BRLAPI_TTY_DEFAULT, nil) >= 0
        || brlapi__enterTtyModeWithPath(handle, nil, 0, nil) == 0
    else { return false }
    let codes = DisplayKey.codes
    let routing = [brlRoute]
    // The size that is told may have its bytes in the wrong order, so it is asked for.
    brlapi__watchParameter(
      handle, BRLAPI_PARAM_DISPLAY_SIZE, 0, UInt32(BRLAPI_PARAMF_GLOBAL),
      { _, _, _, changed, _, _ in changed?.storeBytes(of: true, as: Bool.self) }, changed, nil, 0)
    return brlapi__ignoreKeys(handle, brlapi_rangeType_all, nil, 0) == 0
      && brlapi__acceptKeys(handle, brlapi_rangeType_key, codes, UInt32(codes.count)) == 0
      && brlapi__acceptKeys(handle, brlapi_rangeType_command, routing, 1) == 0
  }

  /// The cells in a line of the display; 0 where brltty has none at the moment.
  var width: Int {
    // Columns and rows; what brlapi__getDisplaySize gives is the size at the beginning.
    var size: [UInt32] = [0, 0]
    let length = brlapi__getParameter(
      handle, BRLAPI_PARAM_DISPLAY_SIZE, 0, UInt32(BRLAPI_PARAMF_GLOBAL), &size, 8)
    return length == 8 && size[1] > 0 ? Int(size[0]) : 0
  }

  /// Whether ``next()`` has something to tell without anything coming in.
  var isChanged: Bool { changed.pointee }

  /// Shows cells from the left end on.
  ///
  /// - Returns: False where brltty has gone away.
  func write(_ cells: [UInt8]) -> Bool {
    let blanks = [UInt8](repeating: 0, count: cells.count)
    return cells.withUnsafeBufferPointer { cells in
      blanks.withUnsafeBufferPointer { blanks in
        var arguments = brlapi_writeArguments_t()
        arguments.displayNumber = BRLAPI_DISPLAY_DEFAULT
        arguments.regionBegin = 1
        arguments.regionSize = Int32(cells.count)
        arguments.textSize = -1
        arguments.andMask = blanks.baseAddress
        arguments.orMask = cells.baseAddress
        arguments.cursor = BRLAPI_CURSOR_OFF
        return brlapi__write(handle, &arguments) == 0
      }
    }
  }

  /// What has come in and was not asked for yet; does not wait.
  func next() -> Incoming {
    while true {
      var code: brlapi_keyCode_t = 0
      let count = brlapi__readKey(handle, 0, &code)
      if count > 0 {
        guard let key = DisplayKey(code: code) else { continue }
        return .key(key)
      }
      if changed.pointee {
        changed.pointee = false
        return .changed
      }
      return count == 0 ? .nothing : .lost
    }
  }
}

extension String? {
  fileprivate func withOptionalCString<Result>(
    _ body: (UnsafePointer<CChar>?) -> Result
  ) -> Result {
    guard let self else { return body(nil) }
    return self.withCString(body)
  }
}
