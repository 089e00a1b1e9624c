import Graphics

/// What a rotor of the reader itself goes through: `UIAccessibilityCustomSystemRotorType`.
///
/// The raw values are the names by which English VoiceOver offers them.
public enum SystemRotorType: String, Sendable, Hashable, Codable, CaseIterable {
  case none = ""
  case link = "Links"
  case visitedLink = "Visited Links"
  case heading = "Headings"
  case headingLevel1 = "Heading 1"
  case headingLevel2 = "Heading 2"
  case headingLevel3 = "Heading 3"
  case headingLevel4 = "Heading 4"
  case headingLevel5 = "Heading 5"
  case headingLevel6 = "Heading 6"
  case boldText = "Bold Text"
  case italicText = "Italic Text"
  case underlineText = "Underlined Text"
  case misspelledWord = "Misspelled Words"
  case image = "Images"
  case textField = "Text Fields"
  case table = "Tables"
  case list = "Lists"
  case landmark = "Landmarks"

  /// Whether an element by itself is one that the rotor stops at.
  ///
  /// Styles of text and misspelled words are of ranges within an element, and containers hold
  /// elements, so those answer false for every element.
  public func includes(_ element: AccessibilityElement) -> Bool {
    switch self {
    case .link: element.traits.contains(.link)
    case .visitedLink: element.traits.isSuperset(of: [.link, .visited])
    case .heading: element.traits.contains(.header)
    case .headingLevel1: element.headingLevel == 1
    case .headingLevel2: element.headingLevel == 2
    case .headingLevel3: element.headingLevel == 3
    case .headingLevel4: element.headingLevel == 4
    case .headingLevel5: element.headingLevel == 5
    case .headingLevel6: element.headingLevel == 6
    case .image: element.traits.contains(.image)
    case .textField: !element.traits.isDisjoint(with: [.textEntry, .searchField])
    case .none, .boldText, .italicText, .underlineText, .misspelledWord, .table, .list, .landmark:
      false
    }
  }
}

extension AccessibilityElement {
  /// The level of the heading that the label is, from its speech attributes; 0 for none.
  public var headingLevel: Int {
    attributedLabel?.runs.lazy.compactMap { $0.attributes.speech?.headingLevel }.first { $0 > 0 }
      ?? 0
  }
}
