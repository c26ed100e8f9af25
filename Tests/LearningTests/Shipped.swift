// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Foundation
import Learning

/// The groups and facts in the checkout that these tests are part of.
enum Shipped {
  static let data = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Data").path
  static let facts = Facts(folder: "\(data)/facts")
  static let groups = (try? LocalGroups(own: OwnFiles(folder: data)).loadAllGroups().groups) ?? []
  static let quizGenerator = QuizGenerator(groups: groups, facts: facts)
}
