// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Hummingbird
import Preferences

import enum Application.PlayerInput

/// What a form of the page brings: one of its fields, and the turn of the page.
struct PageForm: Decodable, Equatable {
  let line: String?
  /// The number of an entry that was chosen by its button.
  let entry: Int?
  /// A key by its name, pressed where keys act at once.
  let key: String?
  /// How the player types from here on.
  let typing: Settings.InputMode?
  /// Whether a gamepad has come or gone.
  let pad: Pad?
  let turn: Int?

  enum Pad: String, Decodable { case connected, disconnected }

  /// - Throws: a ``PageProblem`` where it is none, too long, or too long in coming.
  static func read<Form: Decodable & Sendable>(
    _: Form.Type, from request: Request, _ limits: ServerLimits
  ) async throws -> Form {
    let body = try await withThrowingTaskGroup(of: ByteBuffer.self) { group in
      group.addTask {
        do { return try await request.body.collect(upTo: limits.formSize) } catch {
          throw Task.isCancelled ? PageProblem.tooSlow : PageProblem.tooLong
        }
      }
      group.addTask {
        try await Task.sleep(for: limits.formTime)
        throw PageProblem.tooSlow
      }
      defer { group.cancelAll() }
      return try await group.next() ?? ByteBuffer()
    }
    return try decoded(Form.self, from: body)
  }

  /// - Throws: a ``PageProblem`` where the body is no such form.
  static func decoded<Form: Decodable>(_: Form.Type, from body: ByteBuffer) throws -> Form {
    do {
      return try URLEncodedFormDecoder().decode(Form.self, from: String(buffer: body))
    } catch { throw PageProblem.broken }
  }

  /// What is given to who sits at the seat.
  func input(at seat: PageSeat) -> PlayerInput {
    if let typing { return .typing(typing) }
    if let pad {
      seat.hasPad = pad == .connected
      return .news(Key("pad-\(pad.rawValue)"))
    }
    if let key { return .key(key) }
    return entry.flatMap(seat.entry) ?? .line(line ?? "")
  }
}
