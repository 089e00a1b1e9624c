import Graphics

/// The elements that one of the reader's own rotors visits: `UIAccessibilityCustomSystemRotorType`.
///
/// The raw values are the names of the rotors in English VoiceOver.
public enum SystemRotorType: String, Sendable, Hashable, Codable, CaseIterable {
  /// No system rotor; an app's own.
  case none = ""
  /// Visits links.
  case link = "Links"
  /// Visits links that the user has visited.
  case visitedLink = "Visited Links"
  /// Visits headings of every level.
  case heading = "Headings"
  /// Visits headings of level 1; HTML's `h1`.
  case headingLevel1 = "Heading 1"
  /// Visits headings of level 2; HTML's `h2`.
  case headingLevel2 = "Heading 2"
  /// Visits headings of level 3; HTML's `h3`.
  case headingLevel3 = "Heading 3"
  /// Visits headings of level 4; HTML's `h4`.
  case headingLevel4 = "Heading 4"
  /// Visits headings of level 5; HTML's `h5`.
  case headingLevel5 = "Heading 5"
  /// Visits headings of level 6; HTML's `h6`.
  case headingLevel6 = "Heading 6"
  /// Visits ranges of bold text.
  case boldText = "Bold Text"
  /// Visits ranges of italic text.
  case italicText = "Italic Text"
  /// Visits ranges of underlined text.
  case underlineText = "Underlined Text"
  /// Visits words that the spelling checker marks.
  case misspelledWord = "Misspelled Words"
  /// Visits images.
  case image = "Images"
  /// Visits text fields and search fields.
  case textField = "Text Fields"
  /// Visits data tables.
  case table = "Tables"
  /// Visits lists.
  case list = "Lists"
  /// Visits landmarks.
  case landmark = "Landmarks"

  /// Returns whether the rotor stops at an element by itself.
  ///
  /// Text styles and misspelled words belong to ranges within an element, and containers hold
  /// elements, so those rotors return false for every element.
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
  /// The heading level of the label, from its speech attributes; 0 for none.
  public var headingLevel: Int {
    attributedLabel?.runs.lazy.compactMap { $0.attributes.speech?.headingLevel }.first { $0 > 0 }
      ?? 0
  }
}
