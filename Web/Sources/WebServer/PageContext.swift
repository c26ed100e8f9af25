// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Hummingbird
import Localization
import NIOCore

/// A request to a page, with where it comes from.
package struct PageContext: RequestContext, RemoteAddressRequestContext {
  package var coreContext: CoreRequestContextStorage
  package let remoteAddress: SocketAddress?
  /// From where the request comes, where others than this machine and its network may ask.
  var caller: Caller

  package init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    remoteAddress = source.channel.remoteAddress
    caller = Caller(network: remoteAddress?.ipAddress ?? "", isSecure: false)
  }
}

extension Request {
  /// Whether it was not sent by a form of another site.
  ///
  /// - Parameter isSecure: whether it came encrypted.
  func isOfOwnSite(isSecure: Bool) -> Bool {
    guard method == .post else { return true }
    let site = headers["sec-fetch-site"]
    let origin = headers[.origin]
    let own = address(isSecure: isSecure)
    return (site == nil || site == "same-origin")
      && (origin == nil || origin == own || origin == "null" && site != nil)
  }

  /// Where it was sent to, without a path.
  func address(isSecure: Bool) -> String {
    "\(isSecure ? "https" : "http")://\(head.authority ?? "")"
  }

  /// Those the browser wants, the best first, as BCP 47 tags.
  var languages: [String] {
    (headers[.acceptLanguage] ?? "").split(separator: ",").map { part in
      part.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
    }
  }
}

extension Content {
  /// The first language that there are words in, of those a browser wants.
  func language(among wanted: [String]) -> String {
    wanted.lazy.compactMap(phrasebooks.language(called:)).first ?? Phrasebook.fallbackLanguage
  }

  /// The words of that language.
  func phrasebook(for request: Request) -> Phrasebook {
    phrasebooks.words(in: language(among: request.languages)).phrasebook
  }
}

extension HTTPFields {
  /// The value of a field that has no name of its own among those known, in lower case.
  subscript(name: String) -> String? { first { $0.name.canonicalName == name }?.value }
}
