/// VoiceOver on macOS: its announcements of elements on focus, and of changes.
///
/// The parts stand in the order of sourced utterances: the value of a slider, a field and a pop-up button
/// first; the name; the state; the kind; the position. The help follows after a pause, and the instruction
/// is an utterance of its own. Where sources differ, a property is the policy.
public struct VoiceOverMac: ScreenReader {
  /// The name on the command line.
  public static var name: String? { "voiceover-mac" }

  /// The user enters groups.
  public static var movement: ReaderMovement { .groups }

  /// A Boolean value that indicates whether help and instructions are spoken, as with high verbosity; true by
  /// default.
  public var speaksHints = true
  /// The place of “dimmed”; before the kind by default.
  public var dimmedPlace = DimmedPlace.beforeKind
  /// The place of the kind of a link or a heading of web content; before its name by default.
  public var webKindPlace = WebKindPlace.beforeName
  /// The words for a menu item with a mark; “check mark” before the name by default.
  public var markedItem = MarkedItem.checkMark

  /// The places of the word for what cannot be operated.
  public enum DimmedPlace: String, Sendable, Hashable, CaseIterable {
    /// “Continue, dimmed, button”, as device captions have it.
    case beforeKind
    /// “target, button, dimmed”, as a record of Safari has it.
    case afterKind
  }

  /// The places of the kind of a link or a heading of web content.
  public enum WebKindPlace: String, Sendable, Hashable, CaseIterable {
    /// “link Get Started”, as it is spoken.
    case beforeName
    /// “Get Started link”, as the caption of the cursor has it.
    case afterName
  }

  /// The words for a menu item with a mark.
  public enum MarkedItem: String, Sendable, Hashable, CaseIterable {
    /// “check mark, Name”.
    case checkMark
    /// “Name, ticked, menu item”, as reports of web menus have it.
    case ticked
  }

  /// Creates VoiceOver with high verbosity.
  public init() {}

  /// Returns what VoiceOver says when its cursor reaches the element.
  public func announcement(
    of element: AccessibilityElement, in phrasebook: some Phrasebook
  ) -> Announcement {
    var utterance = VoiceOverMacUtterance(element, phrasebook, self)
    utterance.addParts()
    utterance.addHints()
    return utterance.announcement
  }

  /// Returns the name and the kind of a group, a toolbar or a window that the cursor enters; nil for what
  /// has no word for its kind, such as a group of UIKit without a name.
  public func announcement(
    ofEntering container: AccessibilityContainer, in phrasebook: some Phrasebook
  ) -> Announcement? {
    let isNamedGroup = container.type == .semanticGroup && container.label?.isEmpty == false
    let kind =
      container.appKit.flatMap { Word.kind(of: $0.role, $0.subrole) }
      ?? (isNamedGroup ? .group : nil)
    guard let kind else { return nil }
    var element = AccessibilityElement()
    element.appKit = container.appKit
    var utterance = VoiceOverMacUtterance(element, phrasebook, self)
    if let label = container.label, !label.isEmpty { utterance.say(label, .container) }
    utterance.say(kind, .container)
    return utterance.announcement
  }

  /// Returns the page.
  public func text(
    ofScrollingToPage page: Int, of count: Int, in phrasebook: some Phrasebook
  ) -> String { phrasebook.word(Word.place.spoken, with: page, count) }
}
