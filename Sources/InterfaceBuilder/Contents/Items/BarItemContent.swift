public import Graphics

/// The properties of a bar item in a document: a navigation bar or toolbar button, or a tab.
public struct BarItemContent: Sendable {
  /// The element of the item.
  public let element: InterfaceElement

  /// Reads the element of an item.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The title; nil for a system item and for an item with only an image.
  public var title: String? { element.string(.title) }
  /// The image; nil for none.
  public var image: Image? { element.image(.image) }
  /// The image of a selected tab; nil if it is the same.
  public var selectedImage: Image? { element.image("selectedImage") }
  /// The image for a bar of less height; nil if it is the same.
  public var landscapeImage: Image? { element.image("landscapeImage") }
  /// The image that is shown in the middle of the screen at large text sizes; nil if it is the same.
  public var largeContentSizeImage: Image? { element.image("largeContentSizeImage") }
  /// The text in the badge of a tab; nil for none.
  public var badgeValue: String? { element.string("badgeValue") }
  /// The name of a system item, such as `done`; nil for a custom item.
  public var systemItem: String? { element["systemItem"] }
  /// The English name of a system item, as people call it; nil for a custom item and a space.
  package var systemName: String? {
    switch systemItem {
    case nil: nil
    case "action": "Share"
    case "trash": "Delete"
    case let name?: isSpace ? nil : displayName(of: name)
    }
  }
  /// A Boolean value that indicates whether the item is only a space between others.
  public var isSpace: Bool { ["fixedSpace", "flexibleSpace"].contains(systemItem ?? "") }
  /// The style of a button, such as `plain`.
  public var style: String? { element[.style] }
  /// A Boolean value that indicates whether the user can choose the item; true by default.
  public var isEnabled: Bool { element.bool(.enabled) ?? true }
  /// A Boolean value that indicates whether a button is selected; false by default.
  public var isSelected: Bool { element.bool(.selected) ?? false }
  /// A Boolean value that indicates whether a button is hidden; false by default.
  public var isHidden: Bool { element.bool(.hidden) ?? false }
  /// The width of a button or a fixed space in points, which may be negative; 0, the default, if the
  /// content decides.
  public var width: Double { element.finiteNumber("width") ?? 0 }
  /// The tag by which the app identifies the item; 0 by default.
  public var tag: Int { element["tag"].flatMap { Int($0) } ?? 0 }
  /// The tint color; nil if it is inherited from the bar.
  public var tintColor: Color? { element.color("tintColor") }
  /// The view that a button shows in place of a title and an image; nil for none.
  public var customView: InterfaceElement? { element.object(forKey: "customView") }
}
