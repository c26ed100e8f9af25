// SPDX-License-Identifier: GPL-3.0-or-later

import Localization
import Mustache

/// Makes pages and what they need.
public struct PageRenderer: Sendable {
  private let library: MustacheLibrary
  private let pages: PageTemplates
  /// Whether whoever sees the pages has no account, and so no devices but all that is kept of them.
  let isForGuests: Bool

  /// - Throws: where a template that is built in cannot be read.
  public init(isForGuests: Bool = false) throws {
    self.isForGuests = isForGuests
    func template(_ bytes: [UInt8]) throws -> MustacheTemplate {
      try MustacheTemplate(string: String(decoding: bytes, as: UTF8.self))
    }
    pages = try PageTemplates(String(decoding: PackageResources.page_mustache, as: UTF8.self))
    library = MustacheLibrary(templates: [
      "line": try template(PackageResources.line_mustache),
      "place": try template(PackageResources.place_mustache),
      "entry": try template(PackageResources.entry_mustache),
      "notice": try template(PackageResources.notice_mustache),
      "devices": try template(PackageResources.devices_mustache),
      "welcome": try template(PackageResources.welcome_mustache),
      "privacy": try template(PackageResources.privacy_mustache),
      "report": try template(PackageResources.report_mustache),
    ])
  }

  /// - Parameter parts: those of the page that the same player had before.
  public func html(_ state: PageState, keeping parts: inout KeptParts) -> String {
    let page = WebPage(state, by: self, keeping: &parts)
    return pages.template(in: state.front.phrasebook).render(page)
  }

  func html(_ line: WebPage.SaidLine) -> String {
    library.render(line, withTemplate: "line") ?? ""
  }

  func html(_ entry: WebPage.Entry) -> String {
    library.render(entry, withTemplate: "entry") ?? ""
  }

  func html(_ place: WebPage.Place) -> String {
    library.render(place, withTemplate: "place") ?? ""
  }

  public func html(_ notice: NoticePage) -> String {
    library.render(notice, withTemplate: "notice") ?? ""
  }

  public func html(_ devices: DevicesPage) -> String {
    library.render(devices, withTemplate: "devices") ?? ""
  }

  public func html(_ welcome: WelcomePage) -> String {
    library.render(welcome, withTemplate: "welcome") ?? ""
  }

  public func html(_ privacy: PrivacyPage) -> String {
    library.render(privacy, withTemplate: "privacy") ?? ""
  }

  public func html(_ report: ReportPage) -> String {
    library.render(report, withTemplate: "report") ?? ""
  }

  /// What pages refer to, by path.
  public static let files: [String: StaticFile] = [
    "page.css": .style(PackageResources.page_css + Array(Stylesheet.rules.utf8)),
    "page.js": .script(PackageResources.page_js),
    "sounds.js": .script(PackageResources.sounds_js),
    "voice.js": .script(PackageResources.voice_js),
    "keys.js": .script(PackageResources.keys_js),
    "pads.js": .script(PackageResources.pads_js),
    "closeup.js": .script(PackageResources.closeup_js),
    "icon.svg": StaticFile(type: "image/svg+xml", PackageResources.icon_svg),
  ]
}
