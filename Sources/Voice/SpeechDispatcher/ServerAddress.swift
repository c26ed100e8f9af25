// SPDX-License-Identifier: GPL-3.0-or-later

/// Where Speech Dispatcher listens.
public enum ServerAddress: Hashable, Sendable {
  case unix(path: String)
  case inet(host: String, port: Int)

  private static let standardPort = 6_560

  /// The address every program of the player uses, by the rules of libspeechd: what
  /// `SPEECHD_ADDRESS` says, else a socket in the player's runtime folder, which GLib looks for
  /// among the caches where the system has made none.
  ///
  /// Nil where `SPEECHD_ADDRESS` names another way of talking.
  public init?(environment: [String: String]) {
    let parts = environment["SPEECHD_ADDRESS", default: ""].split(
      separator: ":", omittingEmptySubsequences: false
    ).map(String.init)
    let first = parts.dropFirst().first
    switch parts.first {
    case "", "unix_socket":
      self = .unix(path: first ?? Self.standardPath(environment))
    case "inet_socket":
      let port = parts.dropFirst(2).first.flatMap { Int($0) } ?? Self.standardPort
      self = .inet(host: first ?? "127.0.0.1", port: port)
    default: return nil
    }
  }

  private static func standardPath(_ environment: [String: String]) -> String {
    let value = { (name: String) in environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let folder =
      value("XDG_RUNTIME_DIR") ?? value("XDG_CACHE_HOME") ?? (value("HOME") ?? "") + "/.cache"
    return folder + "/speech-dispatcher/speechd.sock"
  }

  /// What the server is started with to listen here; nil where that is on another machine.
  var spawnArguments: [String]? {
    switch self {
    case .unix(let path):
      ["--spawn", "--communication-method", "unix_socket", "--socket-path", path]
    case .inet(let host, let port) where host == "localhost" || host.hasPrefix("127."):
      ["--spawn", "--communication-method", "inet_socket", "--port", String(port)]
    case .inet: nil
    }
  }
}
