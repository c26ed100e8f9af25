// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A message of a book with its forms.
///
/// The name of an attribute tells what it is for, in this order, each part optional:
/// a form that the game asks for (`to`), a verbosity (`brief`, `full`), a channel (`speech`,
/// `braille`). So `.to-brief-speech` is how the brief form `to` is spoken.
struct Message: Sendable {
  let value: Pattern?
  let forms: [(form: Form, pattern: Pattern)]
  let hasSpeech: Bool
  let hasBraille: Bool

  init(_ definition: Definition) {
    value = definition.value
    forms = definition.attributes.map { (Form($0.name), $0.value) }
    hasSpeech = forms.contains { $0.form.channel == .speech }
    hasBraille = forms.contains { $0.form.channel == .braille }
  }

  /// The words for a form, or else those of the message itself.
  ///
  /// Within each, the channel weighs more than the verbosity: braille stays two cells however much
  /// is said. A message with both has to have `.brief-speech` and the like as well.
  func wording(for form: Form) -> Wording? {
    if !form.name.isEmpty, let wording = exactWording(for: form) { return wording }
    var plain = form
    plain.name = ""
    return exactWording(for: plain)
  }

  private func exactWording(for form: Form) -> Wording? {
    if !forms.isEmpty {
      var candidate = form
      for channel in form.channel == nil ? [nil] : [form.channel, nil] {
        candidate.channel = channel
        for verbosity in form.verbosity == nil ? [nil] : [form.verbosity, nil] {
          candidate.verbosity = verbosity
          if let index = forms.firstIndex(where: { $0.form == candidate }) {
            return Wording(pattern: forms[index].pattern, index: index)
          }
        }
      }
    }
    guard form.name.isEmpty, let value else { return nil }
    return Wording(pattern: value, index: -1)
  }
}

/// The words chosen from a message.
struct Wording {
  let pattern: Pattern
  /// The place among the message's forms; -1 for its value.
  let index: Int
}

/// What an attribute is for, or what is asked for.
struct Form: Equatable, Sendable {
  /// Empty for the message itself.
  var name: String
  /// Nil is normal.
  var verbosity: Verbosity?
  /// Nil is text.
  var channel: Channel?

  static let plain = Form("")

  /// As it is written.
  var attribute: String {
    [name, verbosity?.rawValue ?? "", channel?.rawValue ?? ""].filter { !$0.isEmpty }
      .joined(separator: "-")
  }

  init(_ attribute: String) {
    name = attribute
    if attribute.isEmpty { return }
    channel = takeLast([.speech, .braille])
    verbosity = takeLast([.brief, .full])
  }

  private mutating func takeLast<Part: RawRepresentable<String>>(_ parts: [Part]) -> Part? {
    for part in parts {
      if name == part.rawValue {
        name = ""
        return part
      }
      if name.hasSuffix("-\(part.rawValue)") {
        name.removeLast(part.rawValue.count + 1)
        return part
      }
    }
    return nil
  }
}
