public import Graphics

/// The properties of an AppKit window or panel in a document.
public struct WindowContent: Sendable {
  /// The element of the window.
  public let element: InterfaceElement

  /// Reads the element of a window.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The title; empty if there is none.
  public var title: String { element.string(.title) ?? "" }
  /// A Boolean value that indicates whether the title bar does not show the title.
  public var hidesTitle: Bool { element["titleVisibility"] == "hidden" }
  /// The rectangle of the content on the screen; nil if the document has none.
  public var contentRect: Rect? { element.rect("contentRect") }
  /// The smallest size; nil if it is not specified.
  public var minSize: Size? { element.sizeValue("minSize") }
  /// The largest size; nil if it is not specified.
  public var maxSize: Size? { element.sizeValue("maxSize") }
  /// The names of the style's parts, such as `closable`; `titled` alone if the document has none.
  public var styleMask: [String] {
    guard let mask = element.child("windowStyleMask", key: "styleMask") else { return ["titled"] }
    return mask.attributeList.filter { $0.value == "YES" }.map(\.name)
  }
  /// A Boolean value that indicates whether the window is a panel: its class is `NSPanel`, or its style
  /// is one that only panels have.
  public var isPanel: Bool {
    element[.customClass] == "NSPanel"
      || styleMask.contains { ["utility", "nonactivatingPanel", "HUD"].contains($0) }
  }
  /// A Boolean value that indicates whether the window is shown when the document is loaded; true by
  /// default.
  public var isVisibleAtLaunch: Bool { element.bool("visibleAtLaunch") ?? true }
  /// A Boolean value that indicates whether the order of key views follows the places of the views; true
  /// by default.
  public var autorecalculatesKeyViewLoop: Bool {
    element.bool("autorecalculatesKeyViewLoop") ?? true
  }
  /// The view that fills the window; nil if the document has none.
  public var contentView: InterfaceElement? { element.object(forKey: "contentView") }
  /// The toolbar; nil for none.
  public var toolbar: ToolbarContent? {
    element.child("toolbar", key: "toolbar").map { ToolbarContent($0) }
  }
}

extension InterfaceElement {
  /// A size that is written as a `value`.
  fileprivate func sizeValue(_ key: String) -> Size? {
    guard let value = child("value", key: key), let width = value.finiteNumber("width"),
      let height = value.finiteNumber("height")
    else { return nil }
    return Size(width: width, height: height)
  }
}
