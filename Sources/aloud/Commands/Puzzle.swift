// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import CommandHelp
import Conversation
import Engine
import Foundation
import Games
import Pictures
import Storage

/// Starts the picture puzzle with a picture, or draws the saved one.
struct Puzzle: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: .words("usage-about-puzzle"))
  }

  @Argument(
    help: .words(
      "usage-option-puzzle-picture",
      ["pictures": .text(PuzzleOptions.shipped), "maps": .text(PuzzleOptions.maps)]),
    completion: .file(extensions: ["png", "jpg", "jpeg"]))
  var picture: String?

  @Option(help: .words("usage-option-puzzle-size"), transform: Int.typed)
  var size: Int?

  @Flag(help: .words("usage-option-camera"))
  var camera = false

  @Option(help: .words("usage-option-draw", value: "file.png|svg"))
  var view: String?

  @Option(
    help: .words("usage-option-tactile", value: "file.pdf|svg|brf"),
    completion: .file(extensions: TactileFile.endings))
  var tactile: String?

  @OptionGroup var paper: PaperOption

  @OptionGroup var options: SessionOptions

  func validate() throws {
    try PuzzleOptions.check(size)
    try paper.check(tactile)
    if tactile != nil { try checkMap() }
    if camera, picture != nil { throw ValidationError.together("<picture>", "--camera") }
    if view != nil, picture != nil || camera {
      throw ValidationError.together("--view", "<picture>", "--camera")
    }
    if let view, !["png", "svg"].contains(URL(filePath: view).pathExtension.lowercased()) {
      throw ValidationError.notAPicture("--view")
    }
  }

  /// Only maps become sheets for the fingers.
  private func checkMap() throws {
    if size != nil || camera || view != nil {
      throw ValidationError.together("--tactile", "--size", "--camera", "--view")
    }
    guard let picture else {
      throw ValidationError(Term("usage-missing-argument", ["argument": .text("<picture>")]))
    }
    guard ShippedMap(rawValue: picture) != nil else {
      throw ValidationError.notOffered(
        "<picture>", picture, ShippedMap.allCases.map(\.rawValue))
    }
  }

  func run() async throws {
    if let tactile, let map = picture.flatMap(ShippedMap.init) {
      let paper = paper.choice
      return try await Report(language: options.language).write(tactile) {
        maps throws(Refusal) in [try maps.sheets(of: map, on: paper)]
      }
    }
    if let view { return try await draw(to: view) }
    var session = try await SessionRunner(options)
    try await session.run(await start(&session))
    if session.isRefused { throw ExitCode.failure }
  }

  private func start(_ session: inout SessionRunner) async -> Dialogue.Start {
    if picture == nil, size == nil, !camera, let slot = session.slotPlayedLast(of: PicturePuzzle.id)
    {
      return .resume(slot: slot)
    }
    let wish = PuzzleWish(picture: picture, size: size, isFromCamera: camera)
    return await session.round(of: PicturePuzzle.id, made: .picture(wish))
  }

  /// The saved puzzle of the size asked for, or the one played last, whoever plays it now.
  private func draw(to file: String) async throws {
    let report = try await Report(language: options.language)
    let slots = GameList.descriptors.filter { $0.id == PicturePuzzle.id }.flatMap { kind in
      kind.difficulties.map { $0.slot(of: kind.game) }
    }
    let matches: [Match]
    do { matches = try await report.player.matches(in: slots) } catch {
      throw report.failure(error.reason)
    }
    let puzzles = matches.compactMap { match in (match.game as? PicturePuzzle).map { ($0, match) } }
    guard let (game, match) = puzzles.first(where: { size == nil || $0.0.setup.side == size })
    else {
      throw report.failure(Term("puzzle-none-saved"))
    }
    let sight: PuzzleSight
    do {
      sight = try Gallery(report.content.resources, report.player.folders).sight(of: game.setup)
    } catch {
      throw report.failure(error.reason)
    }
    let placed = game.squares.filter { !match.table[$0].isEmpty }.map(game.part)
    let view = PuzzleView(sight.cutting, placed: Set(placed))
    let isDrawing = file.lowercased().hasSuffix("svg")
    guard let data = isDrawing ? view.svg.map({ Data($0.utf8) }) : view.png.map({ Data($0) }) else {
      throw report.failure(Term("puzzle-not-drawn"))
    }
    do { try WholeFile.write(data, to: URL(filePath: file)) } catch {
      throw report.failure(error.reason)
    }
    try report.write(Term("puzzle-drawn", ["path": .text(file)]))
  }
}

/// What only a puzzle can be asked for.
struct PuzzleOptions: ParsableArguments {
  @Option(help: .words("usage-option-picture", value: "picture"))
  var picture: String?

  @Option(help: .words("usage-option-size"), transform: Int.typed)
  var size: Int?

  var wish: PuzzleWish? {
    picture == nil && size == nil ? nil : PuzzleWish(picture: picture, size: size)
  }

  static let shipped = ShippedPicture.allCases.map(\.rawValue).joined(separator: ", ")
  static let maps = ShippedMap.allCases.map(\.rawValue).joined(separator: ", ")

  func validate() throws { try Self.check(size) }

  static func check(_ size: Int?) throws {
    guard let size, !PuzzleSetup.sides.contains(size) else { return }
    throw ValidationError.notOffered("--size", String(size), PuzzleSetup.sides.map { String($0) })
  }
}
