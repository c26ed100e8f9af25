// SPDX-License-Identifier: GPL-3.0-or-later

import CCurl

/// Why nothing was downloaded.
public enum DownloadFault: Error, Hashable, Sendable {
  /// Not the address of a file on a server.
  case noAddress
  /// http, by which anybody on the way can change what comes.
  case insecure
  /// This machine has no libcurl.
  case noLibrary
  /// The server cannot be reached: no network, no such name, nobody there, or cut off.
  case unreachable
  /// The server cannot show that it is the one that was asked.
  case untrusted
  case timedOut
  /// In bytes.
  case tooLarge(limit: Int)
  /// The server sends from one place to the next.
  case tooManyRedirects
  /// The server's answer, such as 404.
  case status(Int)
}

extension DownloadFault {
  /// Nil where libcurl has no fault to tell.
  init?(_ code: CURLcode, sizeLimit: Int) {
    switch code {
    case CURLE_OK: return nil
    case CURLE_URL_MALFORMAT: self = .noAddress
    case CURLE_OPERATION_TIMEDOUT: self = .timedOut
    case CURLE_WRITE_ERROR, CURLE_FILESIZE_EXCEEDED: self = .tooLarge(limit: sizeLimit)
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CONNECT_ERROR, CURLE_SSL_ISSUER_ERROR,
      CURLE_SSL_CACERT_BADFILE:
      self = .untrusted
    default: self = .unreachable
    }
  }
}
