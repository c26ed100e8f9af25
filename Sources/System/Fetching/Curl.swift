// SPDX-License-Identifier: GPL-3.0-or-later

import CCurl
import Glibc
import Loading

/// The functions of libcurl that a download needs, loaded when something is downloaded.
struct Curl: @unchecked Sendable {
  typealias Handle = UnsafeMutableRawPointer

  let begin: @convention(c) () -> Handle?
  let end: @convention(c) (Handle) -> Void
  let perform: @convention(c) (Handle) -> CURLcode
  let setOption: UnsafeMutableRawPointer
  let getInfo: UnsafeMutableRawPointer

  /// Nil where this machine has no libcurl. It is set up once and stays.
  static let loaded: Curl? = try? Curl()

  private init() throws(SharedLibrary.Missing) {
    let library = try SharedLibrary("libcurl.so.4")
    let setUp: @convention(c) (Int) -> CURLcode = try library.function("curl_global_init")
    begin = try library.function("curl_easy_init")
    end = try library.function("curl_easy_cleanup")
    perform = try library.function("curl_easy_perform")
    setOption = try library.address("curl_easy_setopt")
    getInfo = try library.address("curl_easy_getinfo")
    guard setUp(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK else { throw SharedLibrary.Missing() }
  }
}

/// One transfer of libcurl, set up option by option.
///
/// An option that this libcurl does not know leaves the transfer as it was, which is never less
/// safe: what is allowed is asked of every address before.
final class Transfer {
  private let curl: Curl
  private let handle: Curl.Handle
  /// A line of the head, with its text, which libcurl copies neither of.
  private var head: UnsafeMutablePointer<curl_slist>?

  /// Nil where there is no memory for it.
  init?(_ curl: Curl) {
    guard let handle = curl.begin() else { return nil }
    self.curl = curl
    self.handle = handle
  }

  deinit {
    curl.end(handle)
    free(head?.pointee.data)
    head?.deallocate()
  }

  /// A line of the request's head, beside those of libcurl; to be called once.
  func addHead(_ line: String) {
    let head = UnsafeMutablePointer<curl_slist>.allocate(capacity: 1)
    head.initialize(to: curl_slist(data: strdup(line), next: nil))
    self.head = head
    _ = aloud_curl_set_head(curl.setOption, handle, head)
  }

  func set(_ option: CURLoption, _ value: Int) {
    _ = aloud_curl_set_number(curl.setOption, handle, option, value)
  }

  func set(_ option: CURLoption, _ value: String) {
    _ = value.withCString { aloud_curl_set_pointer(curl.setOption, handle, option, $0) }
  }

  /// Asks and hands over what arrives, piece by piece, until `take` refuses more.
  func perform(_ take: (UnsafeBufferPointer<CChar>) -> Bool) -> CURLcode {
    withoutActuallyEscaping(take) { take in
      let taker = Taker(take)
      return withExtendedLifetime(taker) {
        _ = aloud_curl_set_writer(curl.setOption, handle) { bytes, size, count, pointer in
          guard let pointer else { return 0 }
          let taker = Unmanaged<Taker>.fromOpaque(pointer).takeUnretainedValue()
          let isTaken = taker.take(UnsafeBufferPointer(start: bytes, count: size * count))
          return isTaken ? size * count : 0
        }
        _ = aloud_curl_set_pointer(
          curl.setOption, handle, CURLOPT_WRITEDATA, Unmanaged.passUnretained(taker).toOpaque())
        return curl.perform(handle)
      }
    }
  }

  func number(_ info: CURLINFO) -> Int {
    var value = 0
    _ = aloud_curl_get(curl.getInfo, handle, info, &value)
    return value
  }

  func text(_ info: CURLINFO) -> String? {
    var value: UnsafePointer<CChar>?
    _ = aloud_curl_get(curl.getInfo, handle, info, &value)
    return value.map { String(cString: $0) }
  }

  private final class Taker {
    let take: (UnsafeBufferPointer<CChar>) -> Bool
    init(_ take: @escaping (UnsafeBufferPointer<CChar>) -> Bool) { self.take = take }
  }
}
