import Accessibility
import Graphics
import InterfaceBuilder

extension AuditedElement {
  /// The roles of AppKit's elements that a user operates.
  private static let interactiveRoles: Set<AccessibilityRole> = [
    .button, .checkBox, .radioButton, .popUpButton, .menuButton, .disclosureTriangle, .slider,
    .menuItem, .menuBarItem, .comboBox, .incrementor, .colorWell, .dateTimeArea,
  ]

  /// Indicates whether a user operates an element of AppKit; nil for an element of UIKit.
  var isOperatedInAppKit: Bool? {
    element.appKit.map { Self.interactiveRoles.contains($0.role) }
  }

  /// Indicates whether an element of AppKit takes text; nil for an element of UIKit.
  ///
  /// A search field has a name and an image of its own.
  var takesTextInAppKit: Bool? {
    guard let attributes = element.appKit else { return nil }
    guard let source = screen.source(of: object), source.name != "searchField" else { return false }
    switch attributes.role {
    case .textField, .comboBox: return true
    case .textArea: return AppKitTextContent(source).isEditable
    default: return false
    }
  }

  /// The image of a button or an item of AppKit that shows no title; nil for anything else.
  var appKitImage: Image? {
    guard let attributes = element.appKit, isOperatedInAppKit == true,
      (attributes.title ?? "").trimmed.isEmpty, let source = screen.source(of: object)
    else { return nil }
    return source.cellElement.map { CellContent($0).image } ?? ToolbarItemContent(source).image
  }

  /// Indicates whether it is the header of a column, whose title is seen as it is.
  var isColumn: Bool { screen.source(of: object)?.name == "tableColumn" }

  /// Indicates whether a binding decides its title.
  var isTitleBound: Bool {
    element.appKit?.bindings.contains { $0 == "title" || $0.hasPrefix("displayPattern") } ?? false
  }

  /// Indicates whether AppKit names it: a help button, and the view of an item of a toolbar that shows a
  /// name below it.
  var isNamedByAppKit: Bool {
    guard element.appKit != nil, let source = screen.source(of: object) else { return false }
    if source.cellElement.map({ CellContent($0).isHelpButton }) == true { return true }
    guard let item = source.parent, item.name == "toolbarItem" else { return false }
    return item.label?.trimmed.isEmpty == false
  }
}

extension Image {
  /// Indicates whether it is an image or a symbol of the system, which has a description in every
  /// language (`NSImage.accessibilityDescription`).
  var isDescribedByAppKit: Bool { catalog == .system || name.hasPrefix("NS") }
}
