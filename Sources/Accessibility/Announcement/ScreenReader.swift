/// The way one screen reader turns elements into words.
///
/// It sees values only and holds no words of its own; those come from the phrasebook.
public protocol ScreenReader: Sendable {
  /// The words that the reader says beside those of elements, in English at least.
  ///
  /// `Localization/` has the tables of this package's readers; another reader brings its own.
  static var vocabulary: Vocabulary { get }
  /// The name in transcripts and on the command line, such as `orca`; nil for none, the default.
  static var name: String? { get }
  /// The way that the reader's cursor moves; from element to element by default.
  static var movement: ReaderMovement { get }
  /// The setting of the system that is on while the reader runs; nil for none, the default.
  static var setting: AccessibilitySetting? { get }
  /// A sentence about what the reader says, for the heading of its announcements; nil for nothing,
  /// the default.
  static var remark: String? { get }
  /// Returns what the reader says when its cursor reaches the element.
  func announcement(of element: AccessibilityElement, in phrasebook: some Phrasebook)
    -> Announcement
  /// Returns what the reader says after the user changes the element under the cursor; nil when it
  /// says nothing.
  func announcement(
    ofChangeFrom before: AccessibilityElement, to after: AccessibilityElement,
    in phrasebook: some Phrasebook
  ) -> Announcement?
  /// Returns what the reader says when its cursor enters the container; nil when it says nothing.
  func announcement(ofEntering container: AccessibilityContainer, in phrasebook: some Phrasebook)
    -> Announcement?
  /// Returns what the reader says when a view has been scrolled to a page and the app does not say it.
  func text(ofScrollingToPage page: Int, of count: Int, in phrasebook: some Phrasebook) -> String
  /// Returns what the reader repeats of what the user types or deletes; empty when it says nothing.
  func text(of typed: TypedText, in phrasebook: some Phrasebook) -> String
  /// Returns what the reader says of a stretch that the user selects, empty for a caret; empty when it
  /// says nothing.
  func text(
    ofSelecting text: String, isHidden: Bool, in phrasebook: some Phrasebook
  ) -> String
  /// Returns what the reader says for the kind of an element, such as "Button."; empty by default.
  func kindWords(of element: AccessibilityElement, in phrasebook: some Phrasebook) -> [String]
}

extension ScreenReader {
  /// The cursor moves from element to element.
  public static var movement: ReaderMovement { .elements }

  /// There is no name.
  public static var name: String? { nil }

  /// No setting is on.
  public static var setting: AccessibilitySetting? { nil }

  /// There is nothing to know.
  public static var remark: String? { nil }

  /// Says nothing for the kind.
  public func kindWords(
    of element: AccessibilityElement, in phrasebook: some Phrasebook
  ) -> [String] { [] }

  /// Repeats nothing.
  public func text(of typed: TypedText, in phrasebook: some Phrasebook) -> String { "" }

  /// Says nothing.
  public func text(
    ofSelecting text: String, isHidden: Bool, in phrasebook: some Phrasebook
  ) -> String { "" }
}
