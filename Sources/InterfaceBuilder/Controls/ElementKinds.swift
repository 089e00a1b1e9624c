/// The content of a control of one kind in a document.
package protocol ControlContent: Sendable {
  /// The name of its element.
  static var elementName: String { get }
  /// The frameworks that have it; both by default.
  static var families: [InterfaceDocument.Family] { get }
  /// Reads the element of a control, or of its cell.
  init(_ element: InterfaceElement)
  /// The value and what there is to know of it, in a few words each, such as `40 of 0…100`.
  var summary: [String] { get }
  /// The choices of a user, such as segments, as text on one line each.
  var choices: [String] { get }
  /// Returns why a control of the framework's class never sends an event; nil if it may.
  func reasonUnsent(_ event: String) -> String?
}

extension ControlContent {
  package static var families: [InterfaceDocument.Family] { [.uiKit, .appKit] }
  package var summary: [String] { [] }
  package var choices: [String] { [] }
  package func reasonUnsent(_ event: String) -> String? {
    event.hasPrefix("editing") ? "which only text fields send" : nil
  }
}

/// The controls and items that documents of each framework have, by the names of their elements.
package struct ElementKinds: Sendable {
  private var senders: [InterfaceDocument.Family: [String: InterfaceControl.Kind]]
  private var contents: [String: any ControlContent.Type] = [:]

  /// The kinds of UIKit and AppKit; a new control is added here.
  package static let standard = {
    var kinds = ElementKinds()
    for content: any ControlContent.Type in [
      ButtonContent.self, SwitchContent.self, SliderContent.self, StepperContent.self,
      SegmentedControlContent.self, PageControlContent.self, DatePickerContent.self,
      ColorWellContent.self, TextFieldContent.self, RefreshControlContent.self,
    ] { kinds.add(content) }
    return kinds
  }()

  /// Creates the kinds that have no content of their own.
  private init() {
    let items: [InterfaceDocument.Family: [String]] = [
      .uiKit: ["barButtonItem", "tabBarItem"], .appKit: ["menuItem", "toolbarItem"],
    ]
    senders = items.mapValues { Dictionary(uniqueKeysWithValues: $0.map { ($0, .item) }) }
    for name in [
      "popUpButton", "secureTextField", "searchField", "tokenField", "comboBox", "pathControl",
      "levelIndicator", "matrix", "control", "ruleEditor", "predicateEditor", "imageView",
      "tableView", "outlineView", "browser", "form",
    ] { senders[.appKit]?[name] = .control }
  }

  /// Adds a kind of control.
  package mutating func add(_ content: any ControlContent.Type) {
    contents[content.elementName] = content
    for family in content.families { senders[family]?[content.elementName] = .control }
  }

  /// Returns the kind of sender that an element name implies; nil if it implies none.
  func kind(ofElement name: String, in family: InterfaceDocument.Family) -> InterfaceControl.Kind? {
    if let kind = senders[family]?[name] { return kind }
    // An object with a class of the app's own is a plain gestureRecognizer.
    return name.hasSuffix("GestureRecognizer") || name == "gestureRecognizer"
      ? .gestureRecognizer : nil
  }

  /// Returns what a document says of a control; nil for a kind without a content of its own.
  func content(of name: String, _ element: InterfaceElement) -> (any ControlContent)? {
    contents[name].map { $0.init(element) }
  }
}
