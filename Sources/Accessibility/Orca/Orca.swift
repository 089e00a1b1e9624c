/// Orca 51.1, the screen reader of GNOME: its announcements of elements on focus, and of changes.
///
/// Orca sees an element as AT-SPI reports it, by ``ElementKind`` and its states. The order of the parts, the
/// pauses and the words are those that the program itself was heard to say; a pause ends the string that it
/// gives to the voice.
public struct Orca: ScreenReader {
  /// The name on the command line.
  public static var name: String? { "orca" }

  /// Orca follows the focus.
  public static var movement: ReaderMovement { .focus }

  /// The version whose announcements these are.
  public static let version = "51.1"

  /// A Boolean value that indicates whether descriptions are spoken; true by default.
  public var speaksHints = true
  /// A Boolean value that indicates whether the position in a group or a menu is spoken; false by default.
  public var speaksPosition = false
  /// The verbosity; verbose by default.
  public var verbosity = Verbosity.verbose
  /// The role of a field; `ENTRY` by default.
  public var fieldRole = FieldRole.entry

  /// The levels of verbosity.
  public enum Verbosity: String, Sendable, Hashable, CaseIterable {
    /// Says that a button opens a menu.
    case verbose
    /// Leaves it out.
    case brief
  }

  /// The roles that toolkits give to a field.
  public enum FieldRole: String, Sendable, Hashable, CaseIterable {
    /// `ENTRY`, as AccessKit and web browsers have it.
    case entry
    /// `TEXT`, as GTK 3 has it.
    case text
  }

  /// Creates Orca with its own defaults.
  public init() {}

  /// Returns what Orca says when an element gets the focus.
  public func announcement(
    of element: AccessibilityElement, in phrasebook: some Phrasebook
  ) -> Announcement {
    var utterance = OrcaUtterance(element, phrasebook, self)
    utterance.addParts()
    utterance.addDescription()
    utterance.addPopup()
    return utterance.announcement
  }

  /// Returns the name and the role of a container that the focus enters; nil for one that Orca passes over,
  /// such as a tool bar, a table or a group without a name.
  public func announcement(
    ofEntering container: AccessibilityContainer, in phrasebook: some Phrasebook
  ) -> Announcement? {
    var utterance = OrcaUtterance(AccessibilityElement(), phrasebook, self)
    utterance.enter(container)
    let announcement = utterance.announcement
    return announcement.description.isEmpty ? nil : announcement
  }

  /// Returns the empty text: Orca follows the focus, not the scrolling.
  public func text(
    ofScrollingToPage page: Int, of count: Int, in phrasebook: some Phrasebook
  ) -> String { "" }
}
