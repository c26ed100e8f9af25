// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// A text that is kept as a file, for a person to read what changes in it.
///
/// With `ALOUD_REWRITE=1` the files are written instead of compared; read what changed.
public struct GoldenFile: Sendable {
  private let url: URL

  public static let isRewriting = ProcessInfo.processInfo.environment["ALOUD_REWRITE"] == "1"

  public init(_ url: URL) { self.url = url }

  /// Records an issue that holds the whole difference, where there is one.
  public func compare(with text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    do {
      if Self.isRewriting { return try Data(text.utf8).write(to: url) }
      let kept = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      let difference = UnifiedDifference(from: kept, to: text)
      guard !difference.isEmpty else { return }
      Issue.record("\(url.lastPathComponent)\n\(difference)", sourceLocation: sourceLocation)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }
}

/// All lines that differ between two texts, with a line before and after them.
public struct UnifiedDifference: CustomStringConvertible {
  public let description: String
  public var isEmpty: Bool { description.isEmpty }

  public init(from old: String, to new: String) {
    guard old != new else {
      description = ""
      return
    }
    let (before, after) = (Self.lines(of: old), Self.lines(of: new))
    let changes = after.difference(from: before)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    description = Self.rows(before, after, removed, inserted)
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func rows(
    _ before: [Substring], _ after: [Substring], _ removed: Set<Int>, _ inserted: Set<Int>
  ) -> String {
    var rows: [String] = []
    var (old, new) = (0, 0)
    var lastChange = -2
    while old < before.count || new < after.count {
      let isChange = removed.contains(old) || inserted.contains(new)
      if isChange {
        if old > lastChange + 1 {
          rows.append("@@ line \(old + 1) @@")
          if old > 0 { rows.append(" \(before[old - 1])") }
        }
        while removed.contains(old) {
          rows.append("-\(before[old])")
          old += 1
        }
        while inserted.contains(new) {
          rows.append("+\(after[new])")
          new += 1
        }
        lastChange = old
        continue
      }
      if old == lastChange { rows.append(" \(before[old])") }
      old += 1
      new += 1
    }
    return rows.joined(separator: "\n")
  }
}
