public import Graphics

/// The properties of an AppKit menu item in a document.
public struct MenuItemContent: Sendable {
  /// The element of the item.
  public let element: InterfaceElement

  /// Reads the element of an item.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The title; nil for a separator and for an item with only an image.
  public var title: String? { element.string(.title) }
  /// The image; nil for none.
  public var image: Image? { element.image(.image) }
  /// The state, which is shown as a mark before the title, such as `on`; nil if it is not
  /// specified.
  public var state: String? { element[.state] }
  /// The tag as written in the document.
  public var tag: String? { element["tag"] }
  /// The `hidden` attribute as written in the document: `YES` for a hidden item.
  public var hidden: String? { element[.hidden] }
  /// A Boolean value that indicates whether the item is a separator.
  public var isSeparator: Bool { element.bool("isSeparatorItem") ?? false }
  /// A Boolean value that indicates whether the item replaces the previous one while a modifier key
  /// is down.
  public var isAlternate: Bool { element.bool("alternate") ?? false }
}

extension MenuItemContent {
  /// A Boolean value that indicates whether the item can be chosen, as written in the document; true by
  /// default.
  public var isEnabled: Bool { element.bool("enabled") ?? true }
  /// The indentation of the title; 0 by default.
  public var indentationLevel: Int { element["indentationLevel"].flatMap { Int($0) } ?? 0 }
  /// The text that is shown while the pointer rests on the item; nil for none.
  public var toolTip: String? { element.string(.toolTip) }
  /// The title with attributes; nil for a plain one.
  public var attributedTitle: AttributedText? { element.styledText("attributedTitle") }
  /// The menu that the item opens; nil for none.
  public var submenu: InterfaceElement? { element.child("menu", key: "submenu") }

  /// The state, and whether it stands for the item before it.
  var summary: [String] { [state, isAlternate ? "alternate" : nil].compactMap { $0 } }
}
