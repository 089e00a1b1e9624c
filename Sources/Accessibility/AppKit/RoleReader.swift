/// A reader that says the role and the name of each element in AppKit's own terms: `AXButton "OK"`.
///
/// It stands for VoiceOver on a Mac, whose words are not modeled yet, and has no words of its own.
public struct RoleReader: ScreenReader {
  /// Creates a reader.
  public init() {}

  /// There are no words.
  public static let vocabulary = Vocabulary(table: "Roles", keys: [], contents: ["en": ""])

  /// A sentence about what the reader says.
  public static var remark: String? {
    "VoiceOver's words on a Mac are not modeled yet. This is the role and the name of each element."
  }

  /// Returns the role and the name, or the text of an element that is only a text.
  public func announcement(
    of element: AccessibilityElement, in phrasebook: some Phrasebook
  ) -> Announcement {
    let subrole = element.subrole.map { "/AX\($0.rawValue)" } ?? ""
    var phrases = [
      Announcement.Phrase(
        "AX\(element.role.rawValue)\(subrole)", source: .trait(.none), rule: .role)
    ]
    if let label = element.label, !label.isEmpty {
      phrases.append(
        .init("\"\(label)\"", words: label, source: .label(element.labelSource), rule: .name))
    } else if element.role == .staticText, case .text(let text) = element.value, !text.isEmpty {
      phrases.append(.init("\"\(text)\"", words: text, source: .value, rule: .name))
    }
    if let bound = element.appKit?.bindings, !bound.isEmpty {
      let names = bound.joined(separator: ", ")
      phrases.append(.init("(bound: \(names))", source: .trait(.none), rule: .role))
    }
    return Announcement(description: phrases, language: phrasebook.language)
  }

  /// Says nothing.
  public func announcement(
    ofChangeFrom before: AccessibilityElement, to after: AccessibilityElement,
    in phrasebook: some Phrasebook
  ) -> Announcement? { nil }

  /// Says nothing.
  public func announcement(
    ofEntering container: AccessibilityContainer, in phrasebook: some Phrasebook
  ) -> Announcement? { nil }

  /// Says nothing.
  public func text(
    ofScrollingToPage page: Int, of count: Int, in phrasebook: some Phrasebook
  ) -> String { "" }
}

extension AnnouncementRule {
  /// The role comes first, of an element whose words are not modeled.
  package static let role = AnnouncementRule("role", "the role of the element comes first")
}
