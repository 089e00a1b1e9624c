/// A property that documents set: its name in UIKit, and where an element has it.
package struct DocumentProperty: Sendable {
  /// The subjects of properties.
  package enum Subject: Sendable {
    /// The object itself: its id, its class and its name in Interface Builder.
    case object
    /// The marks that tell an object from others of its kind: its tag, style and identifiers.
    case identity
    /// A text that is shown.
    case text
    /// The value of a control, its range and its behavior.
    case value
    /// The state of a control.
    case state
    /// The touches that a view takes.
    case view
    /// The content of a button, and its behavior.
    case button
    /// The place of a view, which constraints and the editor decide.
    case layout
    /// The words for a screen reader, in the element's `accessibility`.
    case accessibility
    /// A text beside those that a control shows, such as the header of a section.
    case otherText
  }

  /// The name in UIKit, or in AppKit for what only it has.
  package let name: String
  /// The name in documents.
  package let attribute: String
  package let subject: Subject
  /// The elements whose texts string tables translate under the name, by framework.
  fileprivate var localizedIn: [InterfaceDocument.Family: [String]] = [:]

  fileprivate init(
    _ name: String, _ subject: Subject, attribute: String? = nil, uiKit: String = "",
    appKit: String = ""
  ) {
    (self.name, self.attribute, self.subject) = (name, attribute ?? name, subject)
    for (family, elements) in [(InterfaceDocument.Family.uiKit, uiKit), (.appKit, appKit)] {
      localizedIn[family] = elements.split(separator: " ").map(String.init)
    }
  }

  /// The properties, those that string tables translate in the order of an element's keys.
  package static let all =
    texts + accessibility
    + list(.object, "id key customClass customModule customModuleProvider userLabel")
    + list(
      .identity,
      "tag systemItem style identifier implicitItemIdentifier explicitItemIdentifier")
    + list(
      .value,
      """
      value minValue maxValue minimumValue maximumValue stepValue numberOfPages currentPage on \
      datePickerMode minuteInterval continuous wraps autorepeat state controlSize \
      selectedSegmentIndex isSeparatorItem alternate momentary
      """)
    + [
      .init("isUserInteractionEnabled", .view, attribute: "userInteractionEnabled"),
      .init("isEnabled", .state, attribute: "enabled"),
      .init("isHidden", .state, attribute: "hidden"),
      .init("isSelected", .state, attribute: "selected"),
      .init("isHighlighted", .state, attribute: "highlighted"),
    ]
    + list(
      .button,
      """
      buttonType role image selectedImage keyEquivalent lineBreakMode \
      reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted adjustsImageWhenHighlighted \
      adjustsImageWhenDisabled showsMenuAsPrimaryAction changesSelectionAsPrimaryAction
      """)
    + list(
      .layout,
      """
      contentHorizontalAlignment contentVerticalAlignment fixedFrame misplaced ambiguous \
      translatesAutoresizingMaskIntoConstraints horizontalHuggingPriority \
      verticalHuggingPriority horizontalCompressionResistancePriority \
      verticalCompressionResistancePriority insetsLayoutMarginsFromSafeArea opaque contentMode
      """)

  private static let texts: [DocumentProperty] = [
    .init(
      "title", .text,
      uiKit: """
        navigationItem barButtonItem tabBarItem menu command viewController tableViewController \
        collectionViewController tabBarController navigationController splitViewController \
        pageViewController hostingController
        """,
      appKit: """
        menuItem menu textFieldCell secureTextFieldCell searchFieldCell tokenFieldCell \
        comboBoxCell buttonCell window box viewController
        """),
    .init("text", .text, uiKit: "label textField textView searchBar"),
    .init("placeholder", .text, uiKit: "textField searchBar"),
    .init("prompt", .otherText, uiKit: "searchBar navigationItem"),
    .init("headerTitle", .otherText, uiKit: "tableViewSection"),
    .init("footerTitle", .otherText, uiKit: "tableViewSection"),
    .init("label", .text, appKit: "tabViewItem toolbarItem"),
    .init("paletteLabel", .text, appKit: "toolbarItem"),
    .init("toolTip", .text, appKit: "toolbarItem"),
    .init(
      "placeholderString", .otherText,
      appKit: "textFieldCell secureTextFieldCell searchFieldCell tokenFieldCell comboBoxCell"),
    .init("alternateTitle", .otherText, appKit: "buttonCell"),
    .init("headerToolTip", .otherText, appKit: "tableColumn"),
  ]

  /// Those that any element may have, for which an asterisk stands.
  private static let accessibility: [DocumentProperty] = [
    .init("accessibilityLabel", .accessibility, attribute: "label", uiKit: "*"),
    .init("accessibilityHint", .accessibility, attribute: "hint", uiKit: "*"),
    .init("accessibilityIdentifier", .accessibility, attribute: "identifier"),
    .init(
      "ibExternalAccessibilityDescription", .accessibility, attribute: "description", appKit: "*"),
    .init("ibExternalAccessibilityHelp", .accessibility, attribute: "help", appKit: "*"),
  ]

  private static func list(_ subject: Subject, _ names: String) -> [DocumentProperty] {
    names.split(separator: " ").map { .init(String($0), subject) }
  }
}

extension DocumentProperty {
  /// The names in documents of properties about a subject.
  static let attributes = Dictionary(grouping: all, by: \.subject)
    .mapValues { Set($0.map(\.attribute)) }

  /// The attributes that values of a control have, or that concern layout.
  static let modeled = Set(
    all.filter { ![.otherText, .accessibility, .view].contains($0.subject) }.map(\.attribute))

  /// The properties by the names in UIKit.
  package static let named = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// The properties of an element that string tables translate, by framework and element; those of
  /// every element under `*`.
  static let localized = InterfaceDocument.Family.allCases.reduce(
    into: [InterfaceDocument.Family: [String: [DocumentProperty]]]()
  ) { table, family in
    for property in all {
      for element in property.localizedIn[family] ?? [] {
        table[family, default: [:]][element, default: []].append(property)
      }
    }
  }
}
