/// What text controls do where sources disagree or are silent.
///
/// Docs/Divergences.md has the sources of each. UIKit has no counterpart.
public struct TextPolicies: Sendable, Hashable {
  /// What the text of a field is that was never set, or was set to nil.
  public enum EmptyText: String, Sendable, Hashable, CaseIterable {
    /// The empty text, as seen on devices.
    case empty
    /// Nil until a text is set, as the header says.
    case `nil`
  }

  /// The order of the two events of the return key.
  public enum ReturnOrder: String, Sendable, Hashable, CaseIterable {
    /// The primary action, then the end on exit.
    case primaryActionFirst
    /// The end on exit, then the primary action.
    case exitFirst
  }

  /// What a notice about the end of editing carries.
  public enum EndUserInfo: String, Sendable, Hashable, CaseIterable {
    /// The reason, for which the header exports a key.
    case reason
    /// Nothing, as the notification's page says.
    case empty
  }

  /// Whether a delegate is asked about a deletion at the start of the text.
  public enum DeletionAtStart: String, Sendable, Hashable, CaseIterable {
    /// It is not, as developers report.
    case notAsked
    /// It is, about an empty range, as a test library assumes.
    case asked
  }

  /// Where the caret is after a program has set the text.
  public enum CaretAfterSetting: String, Sendable, Hashable, CaseIterable {
    /// At the end.
    case end
    /// Where it was, within the new text.
    case kept
  }

  /// What the first key does to a hidden text to which the user has come back.
  public enum HiddenText: String, Sendable, Hashable, CaseIterable {
    /// It removes the whole text first, of which the delegate is not asked, as seen on devices.
    case cleared
    /// It changes the text as any other.
    case kept
  }

  /// What the delete key removes.
  public enum DeletionUnit: String, Sendable, Hashable, CaseIterable {
    /// A character as the user sees it.
    case character
    /// A code point, as some systems do for the combining marks of some scripts.
    case codePoint
  }

  /// The order in which a text view reports a change.
  public enum AreaOrder: String, Sendable, Hashable, CaseIterable {
    /// The selection, then the change.
    case selectionFirst
    /// The change, then the selection.
    case changeFirst
  }

  /// Whether a search bar reports a text that a program sets.
  public enum SearchText: String, Sendable, Hashable, CaseIterable {
    /// It does not, as the page on its delegate says.
    case silent
    /// It calls `searchBar(_:textDidChange:)`, as some developers report.
    case reported
  }

  /// What happens to the editing of a field that is disabled.
  public enum DisabledWhileEditing: String, Sendable, Hashable, CaseIterable {
    /// It goes on.
    case keepsEditing
    /// It ends.
    case ends
  }

  /// What the text of a field is that was never set.
  public var emptyText = EmptyText.empty
  /// The order of the two events of the return key.
  public var returnOrder = ReturnOrder.primaryActionFirst
  /// What a notice about the end of editing carries.
  public var endUserInfo = EndUserInfo.reason
  /// Whether a delegate is asked about a deletion at the start of the text.
  public var deletionAtStart = DeletionAtStart.notAsked
  /// Where the caret is after a program has set the text.
  public var caretAfterSetting = CaretAfterSetting.end
  /// What the first key does to a hidden text to which the user has come back.
  public var hiddenText = HiddenText.cleared
  /// What the delete key removes.
  public var deletionUnit = DeletionUnit.character
  /// The order in which a text view reports a change.
  public var areaOrder = AreaOrder.selectionFirst
  /// Whether a search bar reports a text that a program sets.
  public var searchText = SearchText.silent
  /// What happens to the editing of a field that is disabled.
  public var disabledWhileEditing = DisabledWhileEditing.keepsEditing

  /// Creates the default policies.
  public init() {}
}
