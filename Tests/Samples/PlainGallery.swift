// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games

/// Two pictures and a map without pixels: of "twins" the first two parts look alike.
public struct PlainGallery: PuzzleGallery {
  public let shipped = ["plain", "twins"].map { RoundTopic(id: $0, title: Term(Key($0))) }
  public let maps = [RoundTopic(id: "isles", title: Term("isles"))]
  public let own = [RoundTopic(id: "/broken.png", title: Term("broken"))]

  public init() {}

  public func own(called name: String) throws(Refusal) -> RoundTopic {
    guard name != "/broken.png" else { throw Refusal(Term("picture-broken")) }
    return RoundTopic(id: name, title: Term("own"))
  }

  public func takePicture() throws(Refusal) -> RoundTopic {
    RoundTopic(id: "/camera.jpg", title: Term("camera"))
  }

  public func cut(_ picture: String, side: Int) throws(Refusal) -> PuzzleCut {
    guard picture != "/broken.png" else { throw Refusal(Term("picture-broken")) }
    var looks = Array(0..<side * side)
    if picture == "twins" { looks[1] = 0 }
    return PuzzleCut(digest: UInt64(picture.utf8.count), looks: looks)
  }
}
