import Accessibility
public import Graphics

/// An element of a container that a reader stops at and that is not a view: UIKit's
/// `UIAccessibilityElement`.
///
/// Its container retains it as one of its `accessibilityElements`.
@preconcurrency @MainActor
open class AccessibilityItem: ViewResponder {
  /// Creates an element of a container, which it does not retain.
  public init(accessibilityContainer container: Responder) {
    containerLink = Backlink(container)
    super.init()
  }

  /// The container of the element; nil once it has been deallocated.
  open var accessibilityContainer: Responder? {
    get { containerLink.object }
    set {
      containerLink = Backlink(newValue)
      AccessibilityChanges.note()
    }
  }
  private var containerLink: Backlink<Responder>

  /// The container if it is a ``ViewResponder``.
  open override var next: ViewResponder? { accessibilityContainer as? ViewResponder }

  /// A Boolean value that indicates whether a reader stops at the element; true unless set.
  open override var isAccessibilityElement: Bool {
    get { explicitIsAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The rectangle in the coordinates of the container; empty unless set.
  open var accessibilityFrameInContainerSpace: Rect = .zero {
    didSet { AccessibilityChanges.note() }
  }

  /// The rectangle in the coordinates of the screen: as set, otherwise converted from the
  /// container's.
  open override var accessibilityFrame: Rect {
    get {
      if let frame = accessibility?.frame { return frame }
      guard !accessibilityFrameInContainerSpace.isEmpty else { return .zero }
      guard let view = accessibilityContainer as? View else {
        return accessibilityFrameInContainerSpace
      }
      let frame = view.convert(accessibilityFrameInContainerSpace, to: nil)
      return view.responderWindow.map { frame.applying($0.transformToSuperview) } ?? frame
    }
    set { super.accessibilityFrame = newValue }
  }
}
