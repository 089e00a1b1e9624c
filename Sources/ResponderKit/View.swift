public import Accessibility
public import Graphics

/// A rectangle on the screen that holds others and takes input: UIKit's `UIView`, without drawing.
///
/// Main actor only. Layout constraints are out of scope: frames are what the app or a document
/// sets.
@MainActor
open class View: Responder {
  /// Creates a view with a frame in the coordinates of its superview.
  public init(frame: Rect) {
    bounds = Rect(origin: .zero, size: frame.standardized.size)
    center = frame.center
    super.init()
  }

  /// Creates a view without an extent.
  public convenience override init() { self.init(frame: .zero) }

  /// The view controller whose view this is, otherwise the superview.
  open override var next: Responder? { viewController ?? superview }

  // MARK: Geometry

  /// The rectangle of the view in its own coordinates, in points.
  open var bounds: Rect
  /// The middle of the view in the coordinates of its superview.
  open var center: Point

  /// The transform about the centre; identity unless set.
  open var transform: AffineTransform {
    get { rare?.transform ?? .identity }
    set { if newValue != transform { rarely.transform = newValue } }
  }

  /// Returns the frontmost view at a point of this one that takes touches; nil where there is none.
  ///
  /// A view that is hidden, takes no touches or is almost transparent is passed over before it is
  /// asked whether the point is inside; subviews are tried from front to back
  /// (`UIView.hitTest(_:with:)`).
  open func hitTest(_ point: Point, with event: InputEvent?) -> View? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      // One that is flattened has no inside.
      guard subview.transformToSuperview.isInvertible else { continue }
      let inner = point.applying(subview.transformToSuperview.inverted())
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  /// Tells whether the point is in the view: in its bounds, unless overridden.
  open func point(inside point: Point, with event: InputEvent?) -> Bool { bounds.contains(point) }

  // MARK: Visibility and touches

  /// Whether the view and everything in it is invisible; false unless set.
  open var isHidden: Bool = false
  /// Whether touches reach the view; true unless set.
  open var isUserInteractionEnabled: Bool = true
  /// Whether several fingers reach the view at once; false unless set.
  open var isMultipleTouchEnabled: Bool = false

  /// The opacity from 0 to 1, kept in single precision as UIKit does; 1 unless set.
  open var alpha: Double {
    get { Double(storedAlpha) }
    set { storedAlpha = Float(newValue) }
  }
  private var storedAlpha: Float = 1

  /// A number to find the view by; 0 unless set.
  open var tag: Int {
    get { rare?.tag ?? 0 }
    set { if newValue != tag { rarely.tag = newValue } }
  }

  /// What the view shows, which decides whether it flips in a right-to-left interface.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { rare?.semanticContentAttribute ?? .unspecified }
    set { if newValue != semanticContentAttribute { rarely.semanticContentAttribute = newValue } }
  }

  /// The direction in which the view is laid out: its content's in the interface of its scene, left
  /// to right without one.
  open var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    semanticContentAttribute.direction(in: window?.windowScene?.layoutDirection ?? .leftToRight)
  }

  // MARK: Hierarchy

  /// The views in this one, from back to front.
  public internal(set) final var subviews: [View] = []

  /// The view that this one is in.
  public final var superview: View? { superviewLink.object }
  var superviewLink = Backlink<View>(nil)

  /// The window that this view is in; a window answers nil.
  public final var window: Window? { windowLink.object }
  var windowLink = Backlink<Window>(nil)

  /// The view controller whose view this is.
  final var viewController: ViewController? { rare?.viewController.object }

  /// Is called before the view gets another superview, nil for none.
  open func willMove(toSuperview newSuperview: View?) {}
  /// Is called after the view has got another superview.
  open func didMoveToSuperview() {}
  /// Is called before the view gets into another window, nil for none.
  open func willMove(toWindow newWindow: Window?) {}
  /// Is called after the view has got into another window.
  open func didMoveToWindow() {}

  // MARK: What most views never set

  @exclusivity(unchecked) private(set) final var rare: RareViewState?

  /// The rare state, made when something in it is first set.
  final var rarely: RareViewState {
    if let rare { return rare }
    let state = RareViewState()
    rare = state
    return state
  }

  // MARK: Accessibility

  /// Whether the view is an element that a screen reader stops at; false unless set or a control
  /// says otherwise.
  open var isAccessibilityElement: Bool {
    get { rare?.isAccessibilityElement ?? false }
    set { rarely.isAccessibilityElement = newValue }
  }

  /// The short name that is spoken; nil unless set or a control derives it.
  open var accessibilityLabel: String? {
    get { rare?.accessibility.label }
    set { rarely.accessibility.label = newValue }
  }

  /// The value that is spoken.
  open var accessibilityValue: AccessibilityValue? {
    get { rare?.accessibility.value }
    set { rarely.accessibility.value = newValue }
  }

  /// What activating the element does, spoken after a pause.
  open var accessibilityHint: String? {
    get { rare?.accessibility.hint }
    set { rarely.accessibility.hint = newValue }
  }

  /// What the element is and the state it is in.
  open var accessibilityTraits: AccessibilityTraits {
    get { explicitAccessibilityTraits ?? .none }
    set { rarely.traits = newValue }
  }

  /// The BCP 47 tag of the voice that reads the element; nil is the reader's own.
  open var accessibilityLanguage: String? {
    get { rare?.accessibility.language }
    set { rarely.accessibility.language = newValue }
  }

  /// What a screen reader is told of the view now, as a value.
  open var accessibilityElement: AccessibilityElement {
    let frame = convert(bounds, to: nil)
    return AccessibilityElement(
      label: accessibilityLabel, value: accessibilityValue, hint: accessibilityHint,
      traits: accessibilityTraits, identifier: accessibilityIdentifier,
      language: accessibilityLanguage,
      frame: frame, labelSource: accessibilityLabel == nil ? nil : .accessibilityLabel)
  }
}

extension View {
  /// The traits that were set; nil where they were not.
  public final var explicitAccessibilityTraits: AccessibilityTraits? { rare?.traits }

  /// The label that was set, whatever the getter answers.
  public final var explicitAccessibilityLabel: String? { rare?.accessibility.label }

  /// Whether ``isAccessibilityElement`` was set; nil where it was not.
  public final var explicitIsAccessibilityElement: Bool? { rare?.isAccessibilityElement }
}

/// What few views set, out of line so that the others stay small.
@MainActor
final class RareViewState {
  var transform = AffineTransform.identity
  var tag = 0
  var semanticContentAttribute = SemanticContentAttribute.unspecified
  var viewController = Backlink<ViewController>(nil)
  var isAccessibilityElement: Bool?
  var accessibility = AccessibilityElement()
  var traits: AccessibilityTraits?
}
