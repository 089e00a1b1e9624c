public import Accessibility
public import Graphics

/// What a virtual reader has said and sounded, in order.
public struct SpokenLog: Sendable, Hashable {
  /// One thing that was said or sounded.
  public struct Entry: Sendable, Hashable {
    /// What it was said for.
    public var kind: Kind
    /// The text as spoken; empty for a sound.
    public var text: String
    /// What has become of it.
    public var outcome: Outcome
    /// The phrases, where it is about an element.
    public var announcement: Announcement?
    /// The text with how it is spoken, where the app has said so.
    public var attributed: AttributedText?
  }

  /// What something is said for.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The cursor has come to an element, or entered a group.
    case focus
    /// The hint of the element, after a pause.
    case hint
    /// That there is more to do or to hear.
    case remark
    /// What the user has done changed the element.
    case change
    /// The app had something to say.
    case announcement
    /// A page was turned.
    case scroll
    /// The sound of an end: there is nothing further in that direction.
    case boundary
    /// The sound of a new screen.
    case screenChanged
  }

  /// What becomes of something that is to be said.
  public enum Outcome: String, Sendable, Hashable, CaseIterable {
    /// It waits for what is being said.
    case waiting
    /// It is being said.
    case speaking
    /// It was said.
    case finished
    /// Other speech has cut it off.
    case interrupted
    /// It was never begun.
    case dropped
  }

  /// Everything, in the order in which it was to be said.
  public internal(set) var entries: [Entry] = []

  /// What was said, whole: a hint and a remark are part of what they follow, and what was cut off is
  /// left out.
  public var texts: [String] {
    var texts: [String] = []
    // Whether the last text is what a hint would follow.
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
  /// Two of its sentences as one text.
  fileprivate func joining(_ first: String, _ second: String) -> String {
    var joined = self
    joined.description = [.init(first, source: .value)]
    joined.hint = [.init(second, source: .hint)]
    joined.remarks = []
    return joined.text
  }
}

extension SpokenLog: CustomStringConvertible {
  /// A line for each entry: the text, or the sound in brackets, and what has become of it unless it
  /// was finished.
  public var description: String {
    entries.map { entry in
      let text = entry.text.isEmpty ? "[\(entry.kind)]" : entry.text
      return entry.outcome == .finished ? text : "\(text) [\(entry.outcome)]"
    }.joined(separator: "\n")
  }
}
