import Accessibility
package import Graphics
package import ResponderKit

extension NSView {
  /// The element of the view: what the class says, under what was set.
  final var describedElement: AccessibilityElement {
    var element = collectedElement
    element.describe(attributes, value: shownValue, titledBy: titleElementText)
    element.appKit?.isRequired = isAccessibilityRequired()
    element.hint = element.hint ?? toolTip
    if let control = self as? NSControl, !control.isEnabled { element.traits.insert(.notEnabled) }
    element.placeholder = (self as? NSTextField)?.placeholderString
    if let label = imageDescription, element.label == nil {
      (element.label, element.labelSource) = (label, .image)
    }
    element.frame = frameFromTop
    element.activationPoint = element.frame.center
    return element
  }

  /// The frame in the window, from its upper left corner, as screen readers and drawings have it.
  package final var frameFromTop: Rect {
    fromTop(convert(bounds, to: nil))
  }

  /// Returns a rectangle of the window as one from its upper left corner.
  package final func fromTop(_ rect: Rect) -> Rect {
    let root = sequence(first: self, next: \.superview).reduce(self) { $1 }
    return Rect(
      x: rect.minX, y: (window?.heightWithToolbar ?? root.frame.height) - rect.maxY,
      width: rect.width, height: rect.height)
  }

  /// The description of the image that the view shows; nil for none.
  private var imageDescription: String? {
    switch self {
    case let button as NSButton where button.imagePosition != .noImage:
      button.image?.accessibilityLabel
    case let view as NSImageView: view.image?.accessibilityLabel
    default: nil
    }
  }

  /// The element that serves as the title of the view; nil unless set
  /// (`NSAccessibilityProtocol.accessibilityTitleUIElement()`).
  package final var titleElement: Responder? {
    get { valuesIfAny(ElementProperties.self)?.title.object }
    set { values(ElementProperties.self) { ElementProperties() }.title = Backlink(newValue) }
  }

  /// Returns whether the user has to fill in the view; false unless set
  /// (`NSAccessibilityProtocol.isAccessibilityRequired()`).
  public final func isAccessibilityRequired() -> Bool {
    valuesIfAny(ElementProperties.self)?.isRequired ?? false
  }

  /// Sets whether the user has to fill in the view
  /// (`NSAccessibilityProtocol.setAccessibilityRequired(_:)`).
  public final func setAccessibilityRequired(_ isRequired: Bool) {
    values(ElementProperties.self) { ElementProperties() }.isRequired = isRequired
  }

  private var titleElementText: String? {
    switch titleElement {
    case let field as NSTextField: field.stringValue
    case let box as NSBox: box.title
    case let button as NSButton: button.title
    default: nil
    }
  }
}

/// The properties of an element that few views set.
private final class ElementProperties {
  /// The element that names the view.
  var title = Backlink<Responder>()
  var isRequired = false
}

extension AccessibilityElement {
  /// Adds what a class says: what the element is, its title as the name unless another was set, and its
  /// value unless one was set.
  mutating func describe(
    _ attributes: AppKitAttributes?, value: AccessibilityValue?,
    titledBy titleElement: String? = nil
  ) {
    var attributes = attributes ?? AppKitAttributes(.group)
    attributes.titleElement = titleElement.flatMap { $0.isEmpty ? nil : $0 }
    appKit = attributes
    self.value = self.value ?? value
    guard label == nil else { return }
    label = attributes.title ?? attributes.titleElement
    if label != nil { labelSource = attributes.title == nil ? .text : .title }
  }
}
