// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SpeechDispatcher

struct AddressTests {
  @Test(
    arguments: [
      ([:], ServerAddress.unix(path: "/.cache/speech-dispatcher/speechd.sock")),
      (["HOME": "/home/ann"], .unix(path: "/home/ann/.cache/speech-dispatcher/speechd.sock")),
      (
        ["HOME": "/home/ann", "XDG_CACHE_HOME": "/c", "XDG_RUNTIME_DIR": ""],
        .unix(path: "/c/speech-dispatcher/speechd.sock")
      ),
      (
        ["XDG_CACHE_HOME": "/c", "XDG_RUNTIME_DIR": "/run/user/1000", "SPEECHD_ADDRESS": ""],
        .unix(path: "/run/user/1000/speech-dispatcher/speechd.sock")
      ),
      (
        ["XDG_RUNTIME_DIR": "/run", "SPEECHD_ADDRESS": "unix_socket"],
        .unix(path: "/run/speech-dispatcher/speechd.sock")
      ),
      (["SPEECHD_ADDRESS": "unix_socket:/run/s"], .unix(path: "/run/s")),
      (["SPEECHD_ADDRESS": "inet_socket"], .inet(host: "127.0.0.1", port: 6_560)),
      (["SPEECHD_ADDRESS": "inet_socket:desk"], .inet(host: "desk", port: 6_560)),
      (["SPEECHD_ADDRESS": "inet_socket:desk:77"], .inet(host: "desk", port: 77)),
      (["SPEECHD_ADDRESS": "carrier_pigeon"], nil),
    ] as [([String: String], ServerAddress?)])
  func `the address is libspeechd's`(environment: [String: String], address: ServerAddress?) {
    #expect(ServerAddress(environment: environment) == address)
  }

  @Test func `a server on another machine cannot be started`() {
    #expect(ServerAddress.inet(host: "desk", port: 1).spawnArguments == nil)
    #expect(
      ServerAddress.inet(host: "localhost", port: 7).spawnArguments == [
        "--spawn", "--communication-method", "inet_socket", "--port", "7",
      ])
  }
}
