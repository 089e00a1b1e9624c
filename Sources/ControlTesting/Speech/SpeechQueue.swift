import Graphics

/// The speech of a virtual reader: the current utterance and the waiting ones.
///
/// Interruption follows the documentation of `UIAccessibilityPriority`. If several high-priority
/// announcements arrive, only the latest waits, which is a design choice.
struct SpeechQueue {
  struct Utterance {
    /// The index of the entry in the log.
    var entry: Int
    var length: Int
    var kind: SpokenLog.Kind
    var priority: AccessibilityPriority = .default
    /// Indicates whether the utterance waits for the current speech.
    var waits = false
    /// The pause in ticks before the utterance begins.
    var pause = 0
  }

  var speed = SpeechSpeed.instant {
    didSet {
      guard speed == .instant else { return }
      // The current and the waiting utterances are finished at once.
      if let (utterance, _) = current { finish(utterance) }
      while !waiting.isEmpty { startNext() }
    }
  }
  private var current: (utterance: Utterance, left: Int)?
  private var waiting: [Utterance] = []
  /// The outcomes of entries, which the reader collects.
  var outcomes: [(entry: Int, outcome: SpokenLog.Outcome)] = []

  /// The pause before a hint, in ticks.
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

  /// Advances by one tick.
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

  /// Starts the next waiting utterance: high priority first, low priority last.
  private mutating func startNext() {
    guard !waiting.isEmpty else { return }
    let next =
      waiting.firstIndex { $0.priority == .high } ?? waiting.firstIndex { $0.priority != .low } ?? 0
    start(waiting.remove(at: next))
  }

  /// Interrupts the current utterance, and drops its hint.
  private mutating func interrupt() {
    guard let (utterance, _) = current else { return }
    outcomes.append((utterance.entry, .interrupted))
    current = nil
    dropHints()
  }

  /// Drops the speech about the previous element of the cursor.
  mutating func cursorHasMoved() {
    dropHints()
    drop { $0.kind == .focus || $0.kind == .change }
  }

  /// Ends all speech: interrupts the current utterance and drops the waiting ones.
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
