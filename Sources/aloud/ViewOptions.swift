// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import CommandHelp
import Drawing

/// The picture of what is in front, for who sees it in a window beside the terminal.
struct ViewOptions: ParsableArguments {
  @Option(help: .words("usage-option-view", value: "file.svg|png"))
  var view: String?

  @Option(help: .words("usage-option-view-theme"))
  var viewTheme: NamedTheme?

  func validate() throws {
    if let view, !ViewConfiguration.isPicture(view) {
      throw ValidationError.notAPicture("--view")
    }
  }

  func configuration(_ content: PlayerContent) -> ViewConfiguration? {
    view.map { ViewConfiguration(path: $0, viewTheme?.theme, .embedded(from: content)) }
  }
}

enum NamedTheme: String, CaseIterable, ExpressibleByArgument {
  case light, dark, yellow

  var theme: Theme {
    switch self {
    case .light: .light
    case .dark: .dark
    case .yellow: .yellowOnBlack
    }
  }
}
