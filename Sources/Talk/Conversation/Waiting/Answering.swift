// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning

extension Reply {
  /// Goes on with what was looked up: the one place where any answer is taken.
  mutating func take(_ answer: Lookup.Answer, for aim: Waiting.Aim) {
    switch (aim, answer) {
    case (_, .refused(let refusal)): take(refusal, for: aim)
    case (.deal(let aim), .deal(let deal)): take(deal, for: aim)
    case (.tutorial, .deal(let deal)): lookUp(.opening(deal), for: .beginTutorial(deal))
    case (.beginTutorial(let deal), .opening(let opening)): beginTutorial(deal, opening)
    case (.begin(let deal, let isDaily), .opening(let opening)):
      begin(deal, isDaily: isDaily, opening)
    case (.beginAnew(let deal), .opening(let opening)): beginAnew(deal, opening)
    case (.resume(let slot), .opening(let opening)):
      if let kept = memory.saves[slot] { go(.open(.playing(Playing(kept, opening, self)))) }
    case (.statistics, .statistics(let tallies)):
      if tallies.contains(where: tallies.hasOtherKind) { hint("hint-deal-kinds") }
      go(.open(.menu(.statistics(tallies.inOrder(of: environment.descriptors)))))
    case (.progress, .progress(let progress)): for line in progress.told { say(line) }
    case (.twoWeeks, .twoWeeks(let weeks)): for line in weeks.told { say(line) }
    case (.tactileMap, .written(let lines)): for line in lines { say(line) }
    case (.quiz(let isAlone), .questions(let questions)):
      guard let quiz = Quiz(questions) else { return take(Refusal(Term("quiz-none")), for: aim) }
      go(.open(.menu(Menu(.quiz(quiz), isLast: isAlone))))
    case (.refresher, .refresher(let refresher)): begin(refresher)
    case (.topics(let game, let group), .topics(let topics)):
      go(.open(.menu(.round(.topicGroup(game: game, index: group, topics)))))
    case (.namedTopic(let game, _), .topics(let topics)),
      (.newTopic(let game), .topics(let topics)):
      if let topic = topics.first {
        go(.open(.menu(.round(.difficultiesAbout(topic, game: game)))))
      }
    case (.share(let result), .topics(let topics)):
      say(result.shared(among: environment.descriptors, about: topics.first))
    case (.credits(let isWhole), .credits(let paragraphs)):
      readCredits(paragraphs, isWhole: isWhole)
    case (.difficulties(let game, let isInPlace), .decks(let decks)):
      let page = Screen.menu(.round(.difficulties(game: game, decks: decks)))
      go(isInPlace ? .replace(page) : .open(page))
    case (.facts(let start), .facts): if let start { go(.start(start)) }
    case (.part(let text, let bench), _): bench.work.takePart(answer, for: text, &self)
    case (.bench(let bench), _): bench.work.open(with: answer, &self)
    case (.keep(let bench), .kept(let keepsake)):
      if let id = keepsake.id { bench.work.isKept(id: id, &self) }
    case (.drop(let bench), .dropped): bench.work.isDropped(&self)
    case (.phrase, .phrase(let phrase)): tell(phrase: phrase)
    case (.together, .together(let answer)): take(answer)
    case (.quit, .kept):
      say("game-saved")
      goHomeFromKeptMatch()
    default: break
    }
  }

  private mutating func goHomeFromKeptMatch() {
    isMatchKept = true
    go(.home)
  }

  private mutating func take(_ deal: Deal, for aim: Waiting.DealAim) {
    switch aim {
    case .start(let isDaily): start(deal, isDaily: isDaily)
    case .begin: lookUp(.opening(deal), for: .begin(deal, isDaily: false))
    case .anew: lookUp(.opening(deal), for: .beginAnew(deal))
    case .invite: lookUp(.together(.newLink(deal)), for: .together)
    case .study: go(.open(.menu(.round(.study(deal)))))
    }
  }

  private mutating func take(_ refusal: Refusal, for aim: Waiting.Aim) {
    say(refusal.reason)
    switch aim {
    // The match stays kept: what cannot be seen now may be back another time.
    case .resume: go(.home)
    case .quit: goHomeFromKeptMatch()
    case .namedTopic(let game, let group): askTopic(of: game, group)
    case .quiz(isAlone: true): leave()
    default: break
    }
  }

  /// Goes on with what was found of a deal that was looked for.
  mutating func take(_ result: AnalysisResult, for aim: Waiting.Aim) {
    if case .round(let deal) = result { return take(.deal(deal), for: aim) }
    if case .nothing(let refusal?) = result {
      say(refusal.reason)
    } else {
      say("searching-none")
    }
    go(.resume)
  }
}
