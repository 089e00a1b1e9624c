/// The policies of text controls where sources disagree or are silent.
///
/// Docs/Divergences.md has the sources of each. UIKit has no counterpart.
public struct TextPolicies: Sendable, Hashable, Codable {
  /// The policies for the text of a field that was never set, or was set to nil.
  public enum EmptyText: String, Sendable, Hashable, Codable, CaseIterable {
    /// The empty text, as seen on devices.
    case empty
    /// Nil until a text is set, as the header says.
    case `nil`
  }

  /// The order of the two events of the return key.
  public enum ReturnOrder: String, Sendable, Hashable, Codable, CaseIterable {
    /// The primary action, then the end on exit.
    case primaryActionFirst
    /// The end on exit, then the primary action.
    case exitFirst
  }

  /// The policies for the contents of a notice about the end of editing.
  public enum EndUserInfo: String, Sendable, Hashable, Codable, CaseIterable {
    /// The reason, for which the header exports a key.
    case reason
    /// Nothing, as the notification's page says.
    case empty
  }

  /// A policy for asking a delegate about a deletion at the start of the text.
  public enum DeletionAtStart: String, Sendable, Hashable, Codable, CaseIterable {
    /// It is not, as developers report.
    case notAsked
    /// It is, about an empty range, as a test library assumes.
    case asked
  }

  /// The place where the caret is after a program has set the text.
  public enum CaretAfterSetting: String, Sendable, Hashable, Codable, CaseIterable {
    /// At the end.
    case end
    /// The place where it was, within the new text.
    case kept
  }

  /// The policies for the first key in a hidden text to which the user has come back.
  public enum HiddenText: String, Sendable, Hashable, Codable, CaseIterable {
    /// It removes the whole text first, of which the delegate is not asked, as seen on devices.
    case cleared
    /// It changes the text as any other.
    case kept
  }

  /// The policies for the part that the delete key removes.
  public enum DeletionUnit: String, Sendable, Hashable, Codable, CaseIterable {
    /// A character as the user sees it.
    case character
    /// A code point, as some systems do for the combining marks of some scripts.
    case codePoint
  }

  /// The order in which a text view reports a change.
  public enum AreaOrder: String, Sendable, Hashable, Codable, CaseIterable {
    /// The selection, then the change.
    case selectionFirst
    /// The change, then the selection.
    case changeFirst
  }

  /// A policy for reporting a text that a program sets in a search bar.
  public enum SearchText: String, Sendable, Hashable, Codable, CaseIterable {
    /// It does not, as the page on its delegate says.
    case silent
    /// It calls `searchBar(_:textDidChange:)`, as some developers report.
    case reported
  }

  /// The policies for the editing of a field that is disabled.
  public enum DisabledWhileEditing: String, Sendable, Hashable, Codable, CaseIterable {
    /// Editing continues.
    case keepsEditing
    /// It ends.
    case ends
  }

  /// The policy for the text of a field that was never set.
  public var emptyText = EmptyText.empty
  /// The order of the two events of the return key.
  public var returnOrder = ReturnOrder.primaryActionFirst
  /// The policy for the contents of a notice about the end of editing.
  public var endUserInfo = EndUserInfo.reason
  /// The policy for asking a delegate about a deletion at the start of the text.
  public var deletionAtStart = DeletionAtStart.notAsked
  /// The place where the caret is after a program has set the text.
  public var caretAfterSetting = CaretAfterSetting.end
  /// The policy for the first key in a hidden text to which the user has come back.
  public var hiddenText = HiddenText.cleared
  /// The policy for the part that the delete key removes.
  public var deletionUnit = DeletionUnit.character
  /// The order in which a text view reports a change.
  public var areaOrder = AreaOrder.selectionFirst
  /// The policy for reporting a text that a program sets.
  public var searchText = SearchText.silent
  /// The policy for the editing of a field that is disabled.
  public var disabledWhileEditing = DisabledWhileEditing.keepsEditing

  /// Creates the default policies.
  public init() {}
}
