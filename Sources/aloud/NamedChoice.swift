// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Atlas
import CommandHelp
import Engine
import Learning

extension Continent: NamedChoice {
  public static let option = "--continent"
}

extension LearningItem.Kind: NamedChoice {
  public static let option = "--kind"
}

extension WorldTopic: NamedChoice {
  public static let option = "--topic"
}

extension SchoolLevel: NamedChoice {
  public static let option = "--level"
}
