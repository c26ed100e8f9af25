// SPDX-License-Identifier: GPL-3.0-or-later

import CCurl
import Foundation

/// A file of a server, asked for within limits of size and time.
public struct Download: Sendable {
  /// In bytes; a server that sends more is cut off at once.
  public var sizeLimit: Int
  /// For everything, redirects included.
  public var timeLimit: Duration
  /// What the server is told who asks.
  public var agent: String

  public init(sizeLimit: Int, timeLimit: Duration = .seconds(15), agent: String) {
    self.sizeLimit = sizeLimit
    self.timeLimit = timeLimit
    self.agent = agent
  }

  public enum Outcome: Hashable, Sendable {
    /// - Parameter changed: when the server says it was last changed.
    case content(Data, changed: Date?)
    /// The copy that was named is still the newest.
    case unchanged
  }

  /// How often a server may send elsewhere.
  static let mostRedirects = 3

  /// Waits for the server; to be called on a thread that may wait.
  ///
  /// - Parameter known: when the copy at hand was changed; a server that has nothing newer sends
  ///   nothing.
  public func run(_ address: WebAddress, known: Date? = nil) throws(DownloadFault) -> Outcome {
    guard let curl = Curl.loaded else { throw .noLibrary }
    let deadline = ContinuousClock.now + timeLimit
    var address = address
    for _ in 0...Self.mostRedirects {
      guard let transfer = Transfer(curl) else { throw .noLibrary }
      let content = try ask(address, transfer, known, until: deadline)
      switch transfer.number(CURLINFO_RESPONSE_CODE) {
      case 200:
        let changed = transfer.number(CURLINFO_FILETIME)
        return .content(
          content, changed: changed > 0 ? Date(timeIntervalSince1970: Double(changed)) : nil)
      case 304: return .unchanged
      case let status where [301, 302, 303, 307, 308].contains(status):
        guard let target = transfer.text(CURLINFO_REDIRECT_URL) else { throw .status(status) }
        address = try address.redirected(to: target)
      case let status: throw .status(status)
      }
    }
    throw .tooManyRedirects
  }

  private func ask(
    _ address: WebAddress, _ transfer: Transfer, _ known: Date?,
    until deadline: ContinuousClock.Instant
  ) throws(DownloadFault) -> Data {
    let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
    // No limit at all is what nought means to libcurl.
    transfer.set(CURLOPT_TIMEOUT_MS, Int(max(1, left)))
    transfer.set(CURLOPT_URL, address.description)
    transfer.set(CURLOPT_PROTOCOLS_STR, "http,https")
    transfer.set(CURLOPT_FOLLOWLOCATION, 0)
    transfer.set(CURLOPT_NOSIGNAL, 1)
    transfer.set(CURLOPT_USERAGENT, agent)
    transfer.set(CURLOPT_FILETIME, 1)
    transfer.set(CURLOPT_MAXFILESIZE, sizeLimit)
    // Asked for by hand: libcurl itself would judge by a date that the server sends with what is new,
    // which may be any.
    if let known { transfer.addHead("If-Modified-Since: \(known.inHTTP)") }
    var content = Data()
    let code = transfer.perform { bytes in
      guard content.count + bytes.count <= sizeLimit else { return false }
      content.append(bytes)
      return true
    }
    if let fault = DownloadFault(code, sizeLimit: sizeLimit) { throw fault }
    return content
  }
}

extension Date {
  /// As a head has it, such as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7).
  fileprivate var inHTTP: String {
    var seconds = time_t(timeIntervalSince1970)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    func digits(_ number: Int32) -> String { (number < 10 ? "0" : "") + String(number) }
    let date = "\(digits(parts.tm_mday)) \(months[Int(parts.tm_mon)]) \(parts.tm_year + 1900)"
    let time = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(digits).joined(separator: ":")
    return "\(days[Int(parts.tm_wday)]), \(date) \(time) GMT"
  }
}
