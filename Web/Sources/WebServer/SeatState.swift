// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Conversation
import Cues
import Engine
import Foundation
import Pages
import Preferences
import Speech

/// What a ``PageSeat`` keeps.
struct SeatState {
  /// Nil before anything is in front.
  var front: Front?
  var turn: Int
  /// That of before anything was in front here.
  private let turnBefore: Int
  var version: Int
  var now: [Happening] = []
  var said: [Happening] = []
  var inHand: Double?
  var expectsText = false
  /// What is to be shown in place of what is in front; nil for nothing.
  var wish: Elsewhere?
  var hasPad = false
  var address: String?
  var manner: PresentationManner?
  var isOver = false
  /// Whether the saves are still those of the session that plays here.
  var hasSaves = true

  var inputs: [Item] = []
  var reader: CheckedContinuation<Item, Never>?
  /// The number of the input that was given last, of the one that was taken last and of the one
  /// that was answered last.
  var given = 0
  var taken = 0
  var answered = 0
  var waiters: [Waiter] = []
  /// When the next input is taken.
  var allowance: Allowance
  /// What was taken last, the latest at the end.
  private var requests: [(turn: Int, sent: Sent)] = []
  /// Who is told of each change, the lowest number first.
  var watchers: [Int: AsyncStream<PageNews>.Continuation] = [:]
  /// The number of an input whose answer nobody is told of.
  var passing: Int?
  /// When somebody asked for something last.
  var lastAsked = ContinuousClock.now
  var alarm = 0
  /// Whether the last answer brought another list.
  private var isOtherList = false
  private var lastID = 0
  /// The title of the last view that waited for the player.
  private var settledTitle: Term?
  private var lastHappening: Int
  private var shownHappening: Int

  enum Item: Sendable {
    case input(PlayerInput, number: Int)
    case woken
    /// The alarm of a number has come.
    case alarm(Int)
  }

  /// What a page asked for.
  enum Sent: Equatable, Sendable {
    case form(PageForm)
    /// A file of some bytes.
    case picture(name: String?, size: Int)
  }

  struct Waiter {
    let id: Int
    let input: Int
    /// Whether it waits for what is found out about a round, too.
    let isPatient: Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  /// Counts on from the clock, so that nothing of an earlier seat is taken for something of this one,
  /// whichever process that was in; and from the last one here, should the clock have been set back.
  init(after last: SeatState?, _ limits: ServerLimits) {
    let clock = Int(Date().timeIntervalSince1970 * 1_000)
    (turn, version, lastHappening) = (
      max(clock, last?.turn ?? 0), max(clock, last?.version ?? 0),
      max(clock, last?.lastHappening ?? 0)
    )
    turnBefore = turn
    shownHappening = lastHappening
    allowance = Allowance(perSecond: limits.inputsPerSecond, burst: limits.burst, at: .now)
  }

  /// Whether a turn is of a page that was made here.
  private func isOwn(_ turn: Int) -> Bool { turnBefore < turn && turn <= self.turn }

  /// A browser whose connection breaks asks the same once more.
  mutating func remember(_ sent: Sent, at turn: Int) {
    requests.removeFirst(max(requests.count + 1 - Self.rememberedRequests, 0))
    requests.append((turn, sent))
  }

  /// Why what was sent on a page of another turn is not taken.
  func refusal(of turn: Int, _ sent: Sent?) -> PageSeat.Answer {
    if requests.contains(where: { $0.turn == turn && $0.sent == sent }) { return .repeated }
    return isOwn(turn) ? .stale : .strange
  }

  private static let rememberedRequests = 8

  mutating func newID() -> Int {
    lastID += 1
    return lastID
  }

  mutating func put(_ item: Item) {
    if let reader = reader.take() {
      reader.resume(returning: item)
    } else {
      inputs.append(item)
    }
  }

  func isAnswered(_ number: Int, wholly isPatient: Bool) -> Bool {
    guard !isOver else { return true }
    guard let front else { return false }
    return answered >= number && front.view.expectation != .waiting
      && !(isPatient && front.view.isPondering)
  }

  /// What comes from here on answers the input of a number.
  mutating func begin(_ number: Int) {
    if taken == passing { now = [] }
    taken = number
    putAway()
    isOtherList = false
  }

  /// The same for an input that asks for nothing, such as how the player types from here on: the last
  /// answer stays in front, without the list that stands there as buttons.
  mutating func goOn(_ number: Int) {
    taken = number
    now = now.filter { !($0.isChoice && hidesChoices) }
  }

  /// Puts the last answer to what was said before, without the lists that stood there as buttons
  /// and how they are chosen from.
  mutating func putAway() {
    let prompt = front?.prompt
    said += now.filter {
      $0.text != nil && $0.text != prompt && !($0.isChoice && hidesChoices)
    }
    said.removeFirst(max(said.count - PageSeat.historyLimit, 0))
    now = []
  }

  mutating func show(_ front: Front) {
    let before = self.front
    let isOther = before?.view != front.view
    self.front = front
    answered = taken
    if isOther { isOtherList = true }
    tellList()
    if isOther { turn += 1 }
    // What was found out meanwhile may change nothing.
    if isOther || before?.settings != front.settings || shownHappening != lastHappening {
      change()
    }
    shownHappening = lastHappening
  }

  /// Who comes back to a list hears elsewhere which entry they had chosen; here, where the entries
  /// stand in front, which list it is.
  private mutating func tellList() {
    guard let front, front.view.expectation != .waiting else { return }
    let isOther = front.view.title != settledTitle
    settledTitle = front.view.title
    let prompt = front.prompt
    let isUntold = now.allSatisfy {
      $0.text == nil || $0.text == prompt || $0.isChoice && hidesChoices
    }
    guard isOther, isUntold, let title = settledTitle else { return }
    add(.heading(front.phrasebook.line([title])))
  }

  /// A list that has just come stands before the player as buttons. One that is asked for is told,
  /// and who presses single keys is told the entry in front.
  private var hidesChoices: Bool { isOtherList && front?.settings.input != .keys }

  mutating func change() {
    version += 1
    announce()
  }

  func announce() {
    for watcher in watchers.values { watcher.yield(.version(version)) }
  }

  mutating func add(_ kind: Happening.Kind) {
    lastHappening += 1
    now.append(Happening(lastHappening, kind))
  }

  mutating func add(_ presentation: Presentation) {
    let layout = presentation.layout
    let isPlaced = manner?.settings.placement != .off
    func pan(_ place: Place?) -> Double {
      isPlaced ? place.flatMap { Position($0, in: layout) }?.x ?? 0 : 0
    }
    for element in presentation.elements {
      switch element {
      case .line(let line): add(.line(line))
      case .spelled(let name): add(.spelled(name))
      case .effects(let effects):
        for cue in effects.sounds { add(.sound(cue, from: pan(effects.places[cue]))) }
        for cue in effects.haptics { add(.vibration(cue)) }
      case .sound(let cue): add(.sound(cue, from: 0))
      case .tile(let tile): add(.tile(tile))
      case .manner(let manner): self.manner = manner
      case .input, .hush: break
      }
    }
    inHand = presentation.placeInHand.map(pan)
    expectsText = presentation.expectsText
    if let place = presentation.leadsTo { wish = place }
  }

  /// All that the page shows; nil before anything is in front.
  var page: PageState? {
    front.map { front in
      var page = PageState(front)
      (page.turn, page.version) = (turn, version)
      (page.now, page.said) = (now, said)
      page.hidesChoices = hidesChoices
      page.hasPad = hasPad
      (page.inHand, page.expectsText, page.isOver) = (inHand, expectsText, isOver)
      return page
    }
  }

  /// About how long the last answer takes to be said; who says it does not tell.
  var timeToSay: Duration {
    let letters = now.compactMap(\.text?.count).reduce(0, +)
    let wordsPerMinute = manner.map {
      VoiceSettings($0.settings, language: $0.language).wordsPerMinute
    }
    let lettersPerSecond = Double(wordsPerMinute ?? 180) * Self.lettersPerWord / 60
    return .seconds(Double(letters) / lettersPerSecond)
  }

  /// With the space after it, in most languages.
  private static let lettersPerWord = 6.0
}
