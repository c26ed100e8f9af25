// SPDX-License-Identifier: GPL-3.0-or-later

/// How much is said; `brief` and `full` are written as attributes of a message.
public enum Verbosity: String, CaseIterable, Codable, Sendable {
  case brief, normal, full
}
