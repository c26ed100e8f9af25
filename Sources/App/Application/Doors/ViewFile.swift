// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Dispatch
import Drawing
import Engine
import Foundation
import Preferences
import Storage
import Synchronization
import Wakeup

/// A file with the picture of what is in front, for whoever sees it in a window beside the terminal.
///
/// It is made beside the game, always whole, and always of what was shown last: of what comes while
/// a picture is being made, only the latest is drawn.
final class ViewFile: Sendable {
  private struct State {
    /// What is to be drawn next.
    var waiting: Front?
    /// What the last picture hangs on, made or not.
    var view: DialogueView?
    var language: String?
    var look: PageSettings?
    var hasFailed = false
  }

  private let configuration: ViewConfiguration
  private let converter: PictureConverter?
  private let troubles: Mailbox<Term>
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "aloud.view", qos: .utility)

  /// - Parameter troubles: gets why a picture could not be made, once.
  /// - Throws: a ``Refusal`` where a program is missing that makes such files.
  init(_ configuration: ViewConfiguration, troubles: Mailbox<Term>) throws(Refusal) {
    self.configuration = configuration
    self.troubles = troubles
    converter = configuration.isPNG ? try PictureConverter() : nil
  }

  func show(_ front: Front) {
    let isNew = state.withLock { state in
      let (language, look) = (front.phrasebook.language, front.settings.page)
      guard state.view != front.view || state.language != language || state.look != look
      else { return false }
      (state.view, state.language, state.look) = (front.view, language, look)
      defer { state.waiting = front }
      return state.waiting == nil
    }
    if isNew { queue.async { [self] in drawLatest() } }
  }

  private func drawLatest() {
    let front = state.withLock { state in
      defer { state.waiting = nil }
      return state.waiting
    }
    guard let front else { return }
    do throws(Refusal) { try write(picture(of: front)) } catch {
      let isFirst = state.withLock { state in
        defer { state.hasFailed = true }
        return !state.hasFailed
      }
      if isFirst { troubles.put(Term("view-failed", ["reason": .term(error.reason)])) }
    }
  }

  private func picture(of front: Front) throws(Refusal) -> Data {
    let drawing = ScreenDrawing(
      front.view, front.phrasebook, verbosity: front.settings.verbosity,
      pictures: configuration.pictures, hasSuitLetters: front.settings.page.cards == .letters)
    let theme = configuration.theme ?? front.settings.page.drawingTheme
    let svg = Data(drawing.svg(theme).utf8)
    return try converter.map { converter throws(Refusal) in try converter.png(of: svg) } ?? svg
  }

  private func write(_ picture: Data) throws(Refusal) {
    do { try WholeFile.write(picture, to: configuration.file) } catch {
      throw Refusal(error.reason)
    }
  }

  /// Waits for the last picture.
  func finish() async {
    await withCheckedContinuation { finished in
      queue.async { finished.resume() }
    }
  }
}

/// The file that is asked for, and what is drawn in it.
public struct ViewConfiguration: Sendable {
  let file: URL
  /// Nil for that of the settings.
  let theme: Theme?
  let pictures: PictureLinks

  /// What such a file can end in.
  public static let endings = ["svg", "png"]

  public init(path: String, _ theme: Theme?, _ pictures: PictureLinks) {
    file = URL(filePath: path)
    self.theme = theme
    self.pictures = pictures
  }

  public static func isPicture(_ path: String) -> Bool {
    endings.contains(URL(filePath: path).pathExtension.lowercased())
  }

  var isPNG: Bool { file.pathExtension.lowercased() == "png" }
}
