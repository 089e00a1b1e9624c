import Graphics

/// The voice of a reader: what is being said, and what waits.
///
/// Which speech interrupts which is what `UIAccessibilityPriority` documents; that of several
/// announcements of high priority the latest waits is a choice.
struct SpeechQueue {
  struct Utterance {
    /// The number of its entry in the log.
    var entry: Int
    var length: Int
    var kind: SpokenLog.Kind
    var priority: AccessibilityPriority = .default
    /// Whether it waits for whatever is being said.
    var waits = false
    /// The ticks before it begins.
    var pause = 0
  }

  var speed = SpeechSpeed.instant {
    didSet {
      guard speed == .instant else { return }
      // Everything that was begun or waits is said.
      if let (utterance, _) = current { finish(utterance) }
      while !waiting.isEmpty { startNext() }
    }
  }
  private var current: (utterance: Utterance, left: Int)?
  private var waiting: [Utterance] = []
  /// What has become of entries, to be taken away by the reader.
  var outcomes: [(entry: Int, outcome: SpokenLog.Outcome)] = []

  /// How long a reader waits before a hint, in ticks.
  static let hintPause = 1

  mutating func say(_ utterance: Utterance) {
    if utterance.kind == .change { dropHints() }
    guard let (speaking, _) = current else { return start(utterance) }
    let isHigh = speaking.priority == .high
    if utterance.waits || utterance.priority == .low || isHigh {
      if utterance.priority == .high, isHigh, !utterance.waits {
        drop { $0.priority == .high && !$0.waits }
      }
      waiting.append(utterance)
      outcomes.append((utterance.entry, .waiting))
      return
    }
    interrupt()
    start(utterance)
  }

  /// Lets a tick pass.
  mutating func advance() {
    guard case .charactersPerTick(let speed) = speed, var (utterance, left) = current else {
      return
    }
    if utterance.pause > 0 {
      utterance.pause -= 1
    } else {
      left -= max(1, speed)
    }
    current = (utterance, left)
    if left <= 0 { finish(utterance) }
  }

  private mutating func finish(_ utterance: Utterance) {
    current = nil
    outcomes.append((utterance.entry, .finished))
    startNext()
  }

  private mutating func start(_ utterance: Utterance) {
    guard speed != .instant else { return outcomes.append((utterance.entry, .finished)) }
    current = (utterance, utterance.length)
    outcomes.append((utterance.entry, .speaking))
  }

  /// Begins what has waited: high before the others, and low after all of them.
  private mutating func startNext() {
    guard !waiting.isEmpty else { return }
    let next =
      waiting.firstIndex { $0.priority == .high } ?? waiting.firstIndex { $0.priority != .low } ?? 0
    start(waiting.remove(at: next))
  }

  /// Cuts off what is being said, with the hint that would follow.
  private mutating func interrupt() {
    guard let (utterance, _) = current else { return }
    outcomes.append((utterance.entry, .interrupted))
    current = nil
    dropHints()
  }

  /// What was to be said of where the cursor has been is no news any more.
  mutating func cursorHasMoved() {
    dropHints()
    drop { $0.kind == .focus || $0.kind == .change }
  }

  /// Ends all speech: what is being said is cut off, and what waits is never begun.
  mutating func stop() {
    interrupt()
    drop { _ in true }
  }

  private mutating func dropHints() {
    if let (utterance, _) = current, utterance.kind == .hint || utterance.kind == .remark {
      outcomes.append((utterance.entry, .interrupted))
      current = nil
    }
    drop { $0.kind == .hint || $0.kind == .remark }
  }

  private mutating func drop(where isDropped: (Utterance) -> Bool) {
    for utterance in waiting where isDropped(utterance) {
      outcomes.append((utterance.entry, .dropped))
    }
    waiting.removeAll(where: isDropped)
  }
}
