import Accessibility
public import FoundationEssentials
public import Graphics
public import ResponderKit

/// A step of the path that a path control shows (`NSPathControlItem`).
@preconcurrency @MainActor
public final class NSPathControlItem: Responder {
  final var controlLink = Backlink<NSPathControl>()

  /// Creates an item without a title (`NSPathControlItem.init()`).
  public override init() { super.init() }

  /// The title; empty unless set (`NSPathControlItem.title`).
  public var title = "" {
    didSet { if title != styled?.string { styled = nil } }
  }
  /// The title with attributes; that of ``title`` unless set (`NSPathControlItem.attributedTitle`).
  public var attributedTitle: AttributedText {
    get { styled ?? AttributedText(title) }
    set { (styled, title) = (newValue, newValue.string) }
  }
  private var styled: AttributedText?
  /// The image; nil unless set (`NSPathControlItem.image`).
  public var image: Image?
  /// The place that the item stands for; nil for one that was not made for a URL (`NSPathControlItem.url`).
  public package(set) var url: URL?

  /// The element of the item: a text that names a step of the path.
  public override var accessibilityElement: AccessibilityElement {
    var element = collectedElement
    element.describe(AppKitAttributes(.staticText), value: .text(title))
    guard let control = controlLink.object else { return element }
    if !control.isEnabled { element.traits.insert(.notEnabled) }
    element.frame = control.frameFromTop(ofPart: self)
    element.activationPoint = element.frame.center
    return element
  }
}

extension NSPathControlItem: PartOfNSView {
  package var wholeView: (any PartedView)? { controlLink.object }
}
