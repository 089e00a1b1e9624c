public import Accessibility
public import Graphics

/// The speech and sounds of a virtual reader, in order.
public struct SpokenLog: Sendable, Hashable {
  /// An utterance or a sound.
  public struct Entry: Sendable, Hashable {
    /// The reason for the speech or sound.
    public var kind: Kind
    /// The spoken text; empty for a sound.
    public var text: String
    /// The outcome.
    public var outcome: Outcome
    /// The phrases, if the entry is about an element.
    public var announcement: Announcement?
    /// The text with speech attributes, if the app has set any.
    public var attributed: AttributedText?
  }

  /// The reason for speech or a sound.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The cursor has moved to an element, or entered a group.
    case focus
    /// The hint of the element, after a pause.
    case hint
    /// A remark that more actions or content are available.
    case remark
    /// An action of the user changed the element.
    case change
    /// The user typed, deleted or selected a text.
    case typing
    /// The app posted an announcement.
    case announcement
    /// A page was scrolled.
    case scroll
    /// The boundary sound: there is nothing further in that direction.
    case boundary
    /// The sound of a screen change.
    case screenChanged
  }

  /// The outcome of an utterance.
  public enum Outcome: String, Sendable, Hashable, CaseIterable {
    /// It is waiting for the current speech.
    case waiting
    /// It is being spoken.
    case speaking
    /// It was spoken completely.
    case finished
    /// It was interrupted by other speech.
    case interrupted
    /// It was never started.
    case dropped
  }

  /// All entries, in the order in which they were queued.
  public internal(set) var entries: [Entry] = []

  /// The texts that were spoken completely.
  ///
  /// Hints and remarks are joined to the text that they follow, and interrupted texts are left out.
  public var texts: [String] {
    var texts: [String] = []
    // Whether a hint would be joined to the last text.
    var isOpen = false
    for entry in entries where entry.outcome == .finished {
      let follows = entry.kind == .hint || entry.kind == .remark
      if follows, isOpen, let last = texts.popLast() {
        let whole = entry.announcement?.joining(last, entry.text)
        texts.append(whole ?? "\(last) \(entry.text)")
      } else if !entry.text.isEmpty {
        texts.append(entry.text)
        isOpen = true
      } else {
        isOpen = false
      }
    }
    return texts
  }
}

extension Announcement {
  /// Joins two sentences into one text.
  fileprivate func joining(_ first: String, _ second: String) -> String {
    var joined = self
    joined.description = [.init(first, source: .value)]
    joined.hint = [.init(second, source: .hint)]
    joined.remarks = []
    return joined.text
  }
}

extension SpokenLog: CustomStringConvertible {
  /// A line for each entry: the text, or the sound in brackets, and the outcome unless it is
  /// finished.
  public var description: String {
    entries.map { entry in
      let text = entry.text.isEmpty ? "[\(entry.kind)]" : entry.text
      return entry.outcome == .finished ? text : "\(text) [\(entry.outcome)]"
    }.joined(separator: "\n")
  }
}
