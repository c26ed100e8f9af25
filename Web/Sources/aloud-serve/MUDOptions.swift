// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import CommandHelp
import Engine
import Foundation
import MUDServer
import NIOSSL

/// How MUD clients and telnet get in.
struct MUDOptions: ParsableArguments {
  @Option(help: .words("usage-option-telnet"), transform: Int.typed)
  var telnet: Int?

  @Option(
    name: .customLong("telnet-tls"), help: .words("usage-option-telnet-tls"),
    transform: Int.typed)
  var telnetTLS: Int?

  @Option(help: .words("usage-option-certificate"))
  var certificate: String?

  @Option(help: .words("usage-option-certificate-key"))
  var key: String?

  var isWanted: Bool { telnet != nil || telnetTLS != nil }

  /// - Parameters:
  ///   - host: the address that the page is listened at.
  ///   - isPublic: whether clients with TLS may come from anywhere.
  /// - Throws: a ``Refusal`` where what is needed for TLS is missing or broken.
  func listeners(
    page host: String, isPublic: Bool
  ) throws(Refusal) -> [MUDServer.Listener] {
    var listeners: [MUDServer.Listener] = []
    if let telnet { listeners.append(.init(host: host, port: telnet)) }
    if let telnetTLS {
      let host = isPublic ? "::" : host
      listeners.append(.init(host: host, port: telnetTLS, tls: try encryption()))
    }
    return listeners
  }

  private func encryption() throws(Refusal) -> NIOSSLContext {
    guard let certificate, let key else { throw Refusal(Term("serve-tls-incomplete")) }
    do {
      let chain = try NIOSSLCertificate.fromPEMFile(certificate)
      var configuration = TLSConfiguration.makeServerConfiguration(
        certificateChain: chain.map { .certificate($0) },
        privateKey: .privateKey(try NIOSSLPrivateKey(file: key, format: .pem)))
      configuration.minimumTLSVersion = .tlsv12
      return try NIOSSLContext(configuration: configuration)
    } catch {
      throw Refusal(Term("serve-tls-broken"))
    }
  }

  /// Where a client connects to, a line for each port.
  func addresses(_ ports: [Int], at address: String) -> [Term] {
    let keys = (telnet == nil ? [] : ["mud-open"]) + (telnetTLS == nil ? [] : ["mud-open-tls"])
    return zip(keys, ports).map { key, port in
      Term(Key(key), ["address": .text(address), "port": .text("\(port)")])
    }
  }
}
