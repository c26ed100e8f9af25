// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Hummingbird
import Pages

// Pictures that are shown, and pictures that are sent.
extension PageServer {
  /// What a form has beside its file, in bytes.
  private static let formOverhead = 4_096

  /// A picture that is drawn on the page.
  func picture(_ request: Request, _ context: PageContext) async throws -> Response {
    let number = context.parameters.get("number") ?? ""
    let house = try await visitor(of: request, context).house
    let table = try await seat(in: house, for: request).page?.front.view.table
    guard let address = table?.pictures.first(where: { $0.number == number }),
      let file = await house.pictures?.file(at: address)
    else { throw PageProblem.notThere }
    return .file(file.bytes, file.type, isKept: true)
  }

  /// Takes in a picture for the puzzle, and goes on as if its path had been typed.
  func takePicture(_ request: Request, _ context: PageContext) async throws -> Response {
    guard let intake else { throw PageProblem.notThere }
    let house = try await visitor(of: request, context).house
    let seat = try await seat(in: house, for: request)
    do throws(Refusal) {
      let (file, turn) = try await sentPicture(request)
      let sent = SeatState.Sent.picture(name: file.fileName, size: file.content.count)
      guard let naming = seat.page?.front.view.naming, turn == seat.turn else {
        throw refusal(seat.refusal(of: turn, sent))
      }
      let path = try await intake.take(file.content, called: file.fileName ?? "")
      let answer = await seat.give(
        .choice(naming), turn: turn, sent: sent, isPassing: true)
      guard answer == .taken else { throw refusal(answer) }
      _ = await seat.give(.line(path), turn: nil)
    } catch {
      seat.tell(error.reason)
    }
    let isPart = request.headers["x-aloud"] != nil
    return isPart ? try html(seat) : .redirect(to: "/#now", type: .normal)
  }

  private func refusal(_ answer: PageSeat.Answer) -> Refusal {
    Refusal(answer.notice ?? Term("page-stale"))
  }

  /// The file of a form, and the turn of its page.
  private func sentPicture(
    _ request: Request
  ) async throws(Refusal) -> (file: MultipartForm.Part, turn: Int?) {
    let body: ByteBuffer
    do {
      body = try await request.body.collect(upTo: PictureIntake.limit + Self.formOverhead)
    } catch { throw Refusal("page-picture-large") }
    let type = request.headers[.contentType] ?? ""
    guard let form = MultipartForm(Data(buffer: body), type: type) else {
      throw Refusal("page-broken")
    }
    guard let file = form.file else { throw Refusal("page-picture-none") }
    return (file, form["turn"].flatMap { Int($0) })
  }
}
