// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// An answer that is turned to instead of typed: a number, or one of several answers.
struct Dial: Equatable, Codable, Sendable {
  struct Answer: Equatable, Codable, Sendable {
    let title: Term
    /// As it would be typed.
    let text: String
  }

  private enum Offer: Equatable, Codable, Sendable {
    case numbers(ClosedRange<Int>)
    case answers([Answer])
  }

  private let offer: Offer
  /// The number, or which answer; nil until it is turned.
  private var value: Int?
  /// By how much a number is turned: 1, 10, 100.
  private var stride = 1

  init(numbers: ClosedRange<Int>) { offer = .numbers(numbers) }
  init(answers: [Answer]) { offer = .answers(answers) }

  /// The numbers it is turned among; nil for answers.
  var numbers: ClosedRange<Int>? {
    if case .numbers(let range) = offer { range } else { nil }
  }

  /// The answers it is turned among; empty for numbers.
  var answers: [Answer] {
    if case .answers(let answers) = offer { answers } else { [] }
  }

  /// What it stands at, as it would be typed; nil until it is turned.
  var text: String? {
    switch (offer, value) {
    case (.numbers, let number?): String(number)
    case (.answers(let answers), let index?): answers[index].text
    case (_, nil): nil
    }
  }

  /// Up and down turn a number, left and right change by how much. Answers are a list.
  mutating func turn(_ step: Command.Step, _ reply: inout Reply) {
    switch offer {
    case .numbers(let range):
      switch step {
      case .left where stride <= (range.upperBound - range.lowerBound) / 10:
        announceStride(stride * 10, &reply)
      case .right where stride > 1: announceStride(stride / 10, &reply)
      case .up: set((value ?? range.lowerBound - stride) + stride, within: range, &reply)
      case .down: set((value ?? range.lowerBound) - stride, within: range, &reply)
      case .first: set(range.lowerBound, within: range, &reply)
      case .last: set(range.upperBound, within: range, &reply)
      default: set(value ?? range.lowerBound, within: range, &reply)
      }
    case .answers(let answers):
      let last = answers.count - 1
      guard last >= 0 else { return }
      switch step {
      case .up, .left, .previousChoice: set((value ?? 1) - 1, within: 0...last, &reply)
      case .down, .right, .nextChoice: set((value ?? -1) + 1, within: 0...last, &reply)
      case .first: set(0, within: 0...last, &reply)
      case .last: set(last, within: 0...last, &reply)
      }
    }
  }

  private mutating func set(_ wanted: Int, within range: ClosedRange<Int>, _ reply: inout Reply) {
    let before = value
    let value = min(max(wanted, range.lowerBound), range.upperBound)
    self.value = value
    if value == before { reply.request(.show(.edge())) }
    switch offer {
    case .numbers: announce(Term("digits-so-far", ["digits": .number(value)]), &reply)
    case .answers(let answers): announce(answers[value].title, &reply)
    }
  }

  private mutating func announceStride(_ stride: Int, _ reply: inout Reply) {
    self.stride = stride
    announce(Term("dial-stride", ["stride": .number(stride)]), &reply)
  }

  private func announce(_ term: Term, _ reply: inout Reply) {
    reply.say([term], topic: .focus)
  }
}
