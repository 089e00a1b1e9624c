import Auditing
import Diagnostics
import InterfaceBuilder
package import InterfaceLoader
import Presenters
import ResponderKit

/// Makes random steps on the screens of a document, and finds the states in which a law does not hold.
///
/// The same seed makes the same steps. Main actor only.
@MainActor
package struct Explorer {
  /// Makes the document live, as it is at the start.
  private let makeLive: @MainActor () -> LiveDocument
  private var random: SeededRandom
  private let options = AuditOptions(only: ExploredLaw.rules)
  /// The states that were looked at.
  private var known: Set<String> = []
  /// The faults so far, by what is wrong and where.
  private var found: Set<String> = []
  private var faults: [ExploredFault] = []

  /// The most steps after which an exploration begins anew.
  private static let longest = 12
  /// The most plays in which the steps to a fault are made fewer.
  private static let mostPlays = 200

  /// Creates an explorer of the document that a closure makes live.
  package init(seed: UInt64, _ makeLive: @escaping @MainActor () -> LiveDocument) {
    (self.makeLive, random) = (makeLive, SeededRandom(seed: seed))
  }

  /// Makes a number of steps; returns the faults in the order in which they were found.
  package mutating func explore(steps count: Int) -> [ExploredFault] {
    let document = makeLive().document
    for finding in DocumentAudit(options: options).audit(document).findings
    where finding.severity != .note && finding.subject?.needsReview != true {
      let sight = ExploredSight(finding)
      guard found.insert(sight.key).inserted else { continue }
      faults.append(ExploredFault(finding: finding, screen: nil, steps: []))
    }
    let screens = makeLive().screenCount
    for number in 0..<screens {
      guard let play = start(number) else { continue }
      note(look(at: play), play, on: number)
    }
    var made = 0
    var number = 0
    while made < count, screens > 0 {
      guard var play = start(number % screens) else { break }
      for _ in 0..<min(Self.longest, count - made) {
        guard let step = nextStep(in: play) else { break }
        made += 1
        guard play.make(step) else { continue }
        note(look(at: play), play, on: number % screens)
      }
      // A screen with nothing to operate costs a step, so that this ends.
      if play.steps.isEmpty { made += 1 }
      if number % 5 == 0 { compare(play, on: number % screens) }
      number += 1
    }
    return faults
  }

  private func start(_ number: Int) -> ExploredPlay? {
    let live = makeLive()
    return number < live.screenCount ? ExploredPlay(ScenarioPlayer(live.screen(at: number))) : nil
  }

  private mutating func nextStep(in play: ExploredPlay) -> String? {
    let isAppKit = play.player.screen.uiKitWindow == nil
    // A step that changes nothing is tried the other way round.
    if let last = play.steps.last, play.player.outcome?.change == nil, random.chance(60) {
      for (verb, other) in [("increment ", "decrement "), ("decrement ", "increment ")]
      where last.hasPrefix(verb) { return other + last.dropFirst(verb.count) }
    }
    if !isAppKit, random.chance(5) {
      return ["next", "previous", "activate", "escape"].randomElement(using: &random)
    }
    guard let object = play.player.objects.randomElement(using: &random) else { return nil }
    return object.step(&random, isAppKit: isAppKit)
  }

  // MARK: Laws

  /// Returns what is wrong after the last step of a play, or at its start.
  private mutating func look(at play: ExploredPlay) -> [ExploredSight] {
    var sights = play.brokenLaws
    if known.insert(state(of: play)).inserted { sights += brokenRules(in: play) }
    return sights
  }

  private func state(of play: ExploredPlay) -> String {
    let live = play.player.screen.document
    return play.player.shownHierarchy.stops.map { stop in
      "\(live.element(of: stop.object)?.id ?? "") \(live.announcement(of: stop.element).text)"
    }.joined(separator: "\n")
  }

  private func brokenRules(in play: ExploredPlay) -> [ExploredSight] {
    let audit = AccessibilityAudit(of: play.player.screen, options: options)
    return audit.findings.filter { finding in
      finding.severity != .note
        && !(play.isBehindOthers && ExploredLaw.ofReach.contains(finding.id))
    }.map { ExploredSight($0) }
  }

  /// Plays the steps twice without a look at them, and compares.
  private mutating func compare(_ play: ExploredPlay, on number: Int) {
    guard let sight = difference(of: play.steps, on: number) else { return }
    note([sight], play, on: number)
  }

  /// Returns that two plays of the same steps differ; nil if they do the same.
  private func difference(of steps: [String], on number: Int) -> ExploredSight? {
    guard var first = start(number), var second = start(number) else { return nil }
    for step in steps {
      first.make(step)
      second.make(step)
    }
    return first.difference(from: second)
  }

  // MARK: Fewer steps

  private mutating func note(_ sights: [ExploredSight], _ play: ExploredPlay, on number: Int) {
    for sight in sights where found.insert(sight.key).inserted {
      let (screen, steps) = shrunk(play.steps, to: sight.key, on: number)
      let title = start(screen)?.player.screen.loaded.title
      faults.append(ExploredFault(finding: sight.finding, screen: title, steps: steps))
    }
  }

  /// Returns the fewest steps that lead to a fault, and the screen on which they begin.
  private func shrunk(
    _ steps: [String], to key: String, on number: Int
  ) -> (screen: Int, steps: [String]) {
    let isDifference = key.hasPrefix("\(ExploredLaw.differentRuns) ")
    var steps = steps
    var plays = 0
    func leads(_ steps: [String], from number: Int) -> Bool {
      plays += 1
      guard plays <= Self.mostPlays, var play = start(number) else { return false }
      if isDifference { return difference(of: steps, on: number)?.key == key }
      for step in steps { play.make(step) }
      return (play.brokenLaws + brokenRules(in: play)).contains { $0.key == key }
    }
    var size = steps.count
    while size > 0 {
      var start = 0
      while start < steps.count {
        var fewer = steps
        fewer.removeSubrange(start..<min(start + size, steps.count))
        if leads(fewer, from: number) { steps = fewer } else { start += size }
      }
      size = min(size / 2, steps.count)
    }
    // The screen to which the first steps lead may be shown without them.
    for screen in 0..<makeLive().screenCount where screen != number {
      for count in 0..<steps.count where leads(Array(steps.suffix(count)), from: screen) {
        return (screen, Array(steps.suffix(count)))
      }
    }
    return (number, steps)
  }
}
