/// The counterparts of an element on other platforms: ARIA, AT-SPI and `NSAccessibility`.
///
/// Another screen reader, and a page, see the element as this. The rows of the table are
/// ``ElementKind``.
public struct PlatformMapping: Sendable, Hashable {
  /// On the web.
  public var aria: ARIAProperties
  /// On Linux.
  public var atspiRole: ATSPIRole
  /// The states on Linux.
  public var atspiStates: Set<ATSPIState>
  /// In AppKit.
  public var role: AccessibilityRole
  /// In AppKit; nil where the role says enough.
  public var subrole: AccessibilitySubrole?
  /// The properties that ARIA has no word for, as UIKit calls them.
  public var unmapped: [String]

  /// Creates the mapping of an element, in the words of its announcement.
  public init(
    _ element: AccessibilityElement, saying announcement: Announcement,
    switchPolicy: ElementKind.SwitchPolicy = .toggleButton
  ) {
    aria = ARIAProperties(element, ElementWords(element, announcement))
    let kind = element.kind
    atspiRole = element.atspiRole(switchPolicy)
    atspiStates = element.atspiStates
    role = element.appKit?.role ?? kind.row.role
    subrole = element.appKit.map(\.subrole) ?? kind.row.subrole
    unmapped = element.unmapped
  }
}

/// The name, the value and the description of an element as they are said.
struct ElementWords {
  var name: String
  var value: String
  var description: String

  init(_ element: AccessibilityElement, _ announcement: Announcement) {
    if element.appKit != nil {
      // The values that a reader says of them are states, too, for which ARIA has attributes.
      name = element.label ?? ""
      value = element.value.flatMap(\.plainText) ?? ""
      description = element.hint ?? ""
      return
    }
    func words(_ isWanted: (Announcement.Source) -> Bool) -> String {
      announcement.phrases.filter { isWanted($0.source) }.map(\.words).joined(separator: " ")
    }
    name = words { if case .label = $0 { true } else { false } }
    // A field hides what is typed, and an app's own value may not.
    value = words { $0 == .value }
    description = words { $0 == .hint }
  }
}

extension AccessibilityValue {
  /// The value as text where a language does not matter; nil for another one.
  fileprivate var plainText: String? {
    switch self {
    case .text(let text): text
    case .number(let number): decimal(number)
    default: nil
    }
  }
}

extension AccessibilityElement {
  private static let withoutCounterpart: AccessibilityTraits = [
    .playsSound, .summaryElement, .startsMediaSession, .allowsDirectInteraction,
    .causesPageTurn, .supportsZoom, .keyboardKey,
  ]

  /// The properties that ARIA has no word for.
  fileprivate var unmapped: [String] {
    var names = traits.intersection(Self.withoutCounterpart).displayNames
    if traits.contains(.notEnabled), !kind.canBeDisabled { names.append("disabled") }
    if traits.contains(.updatesFrequently), kind != .progress { names.append("updates frequently") }
    let hasValue = value != nil && value != .text("")
    if hasValue, !kind.hasValue { names.append("value") }
    if !customActions.isEmpty { names.append("custom actions") }
    if !customContent.isEmpty { names.append("custom content") }
    if !customRotors.isEmpty { names.append("custom rotors") }
    if !userInputLabels.isEmpty { names.append("user input labels") }
    return names
  }
}
