// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Conversation
import Dispatch
import Engine
import Learning
import Localization
import Narration
import Storage

/// Finds what a dialogue asks for: in the store, in files, or by making a deal.
struct Lookups: Sendable {
  let content: PlayerContent
  let phrasebook: Phrasebook
  let player: StoredPlayer
  /// What is asked for is looked up in what was written before.
  let writer: PlayerWriter
  let day: Day

  /// Threads that may wait for files and make deals.
  private static let threads = DispatchQueue(
    label: "aloud.lookups", qos: .userInitiated, attributes: .concurrent)

  /// What a lookup brought.
  struct Finding: Sendable {
    let answer: Lookup.Answer
    /// The player's own groups and decks, where they have changed with it.
    var own: OwnFiles?
    /// Why those cannot be read.
    var trouble: Term?
  }

  func find(_ subject: Lookup.Subject) async -> Finding {
    await writer.settled()
    do throws(Refusal) {
      var finding = Finding(answer: try await answer(to: subject))
      if subject.changesGroups {
        do { finding.own = try await player.readGroups() } catch { finding.trouble = error.reason }
      }
      return finding
    } catch {
      return Finding(answer: .refused(error))
    }
  }

  private func answer(to subject: Lookup.Subject) async throws(Refusal) -> Lookup.Answer {
    switch subject {
    case .statistics: return .statistics(try await tallies())
    case .quiz(let wish, let day, let seed):
      let known = try await memoryStates()
      return try await work { .questions(questions(wish, known, on: day, seed)) }
    case .refresher(let missed, let day, let seed):
      let known = try await memoryStates()
      return try await work { .refresher(refresher(on: missed, known, on: day, seed)) }
    case .progress(let day):
      let known = try await memoryStates()
      return try await work { .progress(content.common.quizGenerator.progress(known, on: day)) }
    case .twoWeeks(let day):
      let known = try await memoryStates()
      let quizGenerator = try await work { content.common.quizGenerator }
      return .twoWeeks(try await twoWeeks(to: day, known, quizGenerator))
    case .opening(let deal):
      let (past, best) = (await past(of: deal), await best(of: deal.game))
      return try await work {
        .opening(Opening(describer: describer(of: deal.game), past: past, best: best))
      }
    case .resumption(let deal):
      let best = await best(of: deal.game)
      return try await work { () throws(Refusal) in
        .opening(Opening(describer: try content.gallery.describer(of: deal.game), best: best))
      }
    case .deal(_, let order, _):
      let due = order.topic == ThemeWish.needed.id ? try await due() : []
      return try await answerOfGames(to: subject, due: due)
    case .tutorial, .topics, .topicNamed, .newTopic, .topic, .decks:
      return try await answerOfGames(to: subject, due: [])
    case .tactileMap(let subject): return try await .written(written(subject))
    case .credits: return try await work { .credits(content.common.resources.credits) }
    case .facts:
      return try await work {
        content.common.readFacts()
        return .facts
      }
    case .cards(let name, let draft):
      return try await work { .cards(shop.cards(called: name, for: draft)) }
    case .overlaps(let draft): return try await work { .cards(shop.overlaps(of: draft)) }
    case .groups(let words): return try await work { .groups(shop.groups(called: words)) }
    case .newPhrase: return .phrase(try await newPhrase())
    case .together(let question): return .together(try await answer(to: question))
    case .keep(let keepsake): return .kept(try await keep(keepsake))
    case .drop(let keepsake):
      try await drop(keepsake)
      return .dropped
    }
  }

  private func answerOfGames(
    to subject: Lookup.Subject, due: Set<LearningItem>
  ) async throws(Refusal) -> Lookup.Answer {
    let games = content.descriptors(in: phrasebook, due: due)
    return try await work { () throws(Refusal) in try games.answer(to: subject) }
  }

  /// Works on a thread that nobody waits on.
  func work<Value: Sendable>(
    _ work: @escaping @Sendable () throws(Refusal) -> Value
  ) async throws(Refusal) -> Value {
    let result: Result<Value, Refusal> = await withCheckedContinuation { continuation in
      Self.threads.async {
        continuation.resume(returning: Result { () throws(Refusal) in try work() })
      }
    }
    return try result.get()
  }

  var shop: GroupShop { content.shop(in: phrasebook) }
}

// What is asked of the store.
extension Lookups {
  func due() async throws(Refusal) -> Set<LearningItem> {
    Set(try await memoryStates().filter { $0.value.isDue(on: day) }.keys)
  }

  func memoryStates() async throws(Refusal) -> [LearningItem: MemoryState] {
    do { return try await player.store.memoryStates(of: player.id) } catch {
      throw Refusal(error.reason)
    }
  }

  private func twoWeeks(
    to day: Day, _ known: [LearningItem: MemoryState], _ quizGenerator: QuizGenerator
  ) async throws(Refusal) -> TwoWeeks {
    do { return try await player.twoWeeks(to: day, known: known, quizGenerator) } catch {
      throw Refusal(error.reason)
    }
  }

  private func tallies() async throws(Refusal) -> [Tally] {
    do { return try await player.store.tallies(of: player.id) } catch {
      throw Refusal(error.reason)
    }
  }

  /// How this deal ended when it was played to its end before. Not known where the store cannot be
  /// read: the deal is played all the same.
  private func past(of deal: Deal) async -> RoundResult? {
    guard let number = deal.game.dealNumber(seed: deal.seed) else { return nil }
    let filter = ResultFilter(
      game: type(of: deal.game).id, difficulty: deal.game.difficulty.rawValue, dealNumber: number)
    do { return try await player.store.lastFinished(filter, of: player.id) } catch { return nil }
  }

  /// Not known where the store cannot be read, which is told when the statistics are asked for.
  private func best(of game: any Game) async -> Int? {
    guard game.scoring?.isPlayedForPoints == true else { return nil }
    do { return try await tallies().best(of: game) } catch { return nil }
  }

  private func questions(
    _ wish: QuizWish, _ known: [LearningItem: MemoryState], on day: Day, _ seed: UInt64
  ) -> [Question] {
    var generator = Generator(seed: seed)
    return quizGenerator.questions(wish, known: known, on: day, using: &generator)
  }

  private func refresher(
    on missed: [LearningItem], _ known: [LearningItem: MemoryState], on day: Day, _ seed: UInt64
  ) -> Refresher {
    var generator = Generator(seed: seed)
    return quizGenerator.refresher(on: missed, known: known, on: day, using: &generator)
  }

  var quizGenerator: QuizGenerator {
    content.common.quizGenerator.asking(
      who: PlayerNames(language: phrasebook.language) { [phrasebook] entity in
        phrasebook.line([Term(Key(entity))]).text
      })
  }

  /// What cannot be seen is dealt all the same.
  private func describer(of game: any Game) -> (any PieceDescriber)? {
    do { return try content.gallery.describer(of: game) } catch { return nil }
  }
}

extension Lookup.Subject {
  fileprivate var changesGroups: Bool {
    switch self {
    case .keep(.group), .keep(.deck), .drop(.group), .drop(.deck): true
    default: false
    }
  }
}
