// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Foundation
import Pictures

/// What is looked at in the pictures that groups name.
public enum IllustrationCheck: Sendable {
  /// Whether they are there and begin like pictures, which holds up no start.
  case beginnings
  /// Whether they can be shown, too, which takes as long as reading them.
  case whole(PictureReader)

  /// What is wrong with the pictures of a group.
  ///
  /// - Parameters:
  ///   - file: the path of the group's file.
  ///   - folder: where the pictures lie.
  public func problems(
    of group: Group, file: String, in folder: URL
  ) -> [CatalogueProblem] {
    let partners = group.partners.enumerated().map {
      ("partner_cards[\($0.offset)].image", $0.element.illustration)
    }
    let all =
      [("image", group.illustration), ("base_card.image", group.base.illustration)] + partners
    return all.compactMap { field, illustration in
      illustration.flatMap { flaw(of: $0.image, in: folder) }.map {
        CatalogueProblem(file: file, field: field, flaw: $0)
      }
    }
  }

  /// The same of every sound group of a player's, whose files lie in a folder.
  public func problems(of own: OwnFiles, in folder: URL) -> [CatalogueProblem] {
    own.filedGroups.flatMap { problems(of: $0.group, file: $0.file, in: folder) }
  }

  /// The same of every sound group of some files, each with its pictures beside it.
  public func problems(ofFiles files: [String]) -> [CatalogueProblem] {
    files.flatMap { file in
      LocalGroups.loadGroups(of: [SourceText(path: file)]).groups.flatMap {
        problems(of: $0, file: file, in: URL(filePath: file).deletingLastPathComponent())
      }
    }
  }

  /// Whether a picture can be shown, as far as is looked.
  func isSound(_ illustration: Illustration, in folder: URL) -> Bool {
    flaw(of: illustration.image, in: folder) == nil
  }

  private func flaw(of image: String, in folder: URL) -> Flaw? {
    let file = folder.appending(path: image).resolvingSymlinksInPath().path
    // A link may lead anywhere.
    guard file.hasPrefix(folder.resolvingSymlinksInPath().path + "/") else { return .outside }
    do throws(PictureFlaw) {
      switch self {
      case .beginnings: try Picture.check(file: file)
      case .whole(let reader): _ = try reader.read(file)
      }
      return nil
    } catch {
      return .picture(error.term)
    }
  }
}
