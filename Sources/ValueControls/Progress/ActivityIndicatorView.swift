public import Accessibility
import ControlCore
public import Graphics
public import ResponderKit

/// A wheel that turns while something is under way: UIKit's `UIActivityIndicatorView`, without
/// drawing.
///
/// Defaults are those of UIActivityIndicatorView.h. Main actor only.
@preconcurrency @MainActor
open class ActivityIndicatorView: View {
  /// The size and the color of a wheel: `UIActivityIndicatorView.Style`, with its raw values.
  public enum Style: Int, Sendable, Hashable, CaseIterable {
    /// Large and white; deprecated since iOS 13.
    case whiteLarge = 0
    /// White; deprecated since iOS 13.
    case white = 1
    /// Gray; deprecated since iOS 13.
    case gray = 2
    /// In the system's color.
    case medium = 100
    /// Large, in the system's color.
    case large = 101

    /// The length of an edge, in points (UIActivityIndicatorView.h names 20 and 37).
    var length: Double { self == .large || self == .whiteLarge ? 37 : 20 }
  }

  /// A Boolean value that indicates whether the wheel turns; false at first
  /// (`UIActivityIndicatorView.isAnimating`).
  public private(set) final var isAnimating = false
  private var storedHidesWhenStopped = true
  private var looks = StateValues<ActivityLook>()

  /// Creates a wheel in the medium style with a frame (`UIActivityIndicatorView.init(frame:)`).
  ///
  /// It is hidden, because it does not turn.
  public override init(frame: Rect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a wheel in a style, at its size (`UIActivityIndicatorView.init(style:)`).
  ///
  /// It is hidden, because it does not turn.
  public init(style: Style) {
    super.init(frame: Rect(x: 0, y: 0, width: style.length, height: style.length))
    self.style = style
    isHidden = true
  }

  /// Lets the wheel turn, and shows it if it hides when it stops
  /// (`UIActivityIndicatorView.startAnimating()`).
  open func startAnimating() { setAnimating(true) }
  /// Stops the wheel, and hides it if it hides when it stops
  /// (`UIActivityIndicatorView.stopAnimating()`).
  open func stopAnimating() { setAnimating(false) }

  private func setAnimating(_ animates: Bool) {
    isAnimating = animates
    AccessibilityChanges.note()
    if hidesWhenStopped { isHidden = !animates }
  }

  /// A Boolean value that indicates whether the wheel is hidden while it does not turn; true unless
  /// set (`UIActivityIndicatorView.hidesWhenStopped`).
  open var hidesWhenStopped: Bool {
    get { storedHidesWhenStopped }
    set {
      storedHidesWhenStopped = newValue
      if !isAnimating { isHidden = newValue }
    }
  }

  /// Sets what a document says, which also says whether the wheel is hidden.
  package final func decode(isAnimating: Bool, hidesWhenStopped: Bool) {
    self.isAnimating = isAnimating
    storedHidesWhenStopped = hidesWhenStopped
  }

  /// The style; medium unless set (`UIActivityIndicatorView.style`).
  open var style: Style {
    get { looks.stored(.style) ?? .medium }
    set {
      looks.set(newValue, .style)
      invalidateIntrinsicContentSize()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color; that of the style unless set (`UIActivityIndicatorView.color`).
  open var color: Color! {
    get { looks.stored(.color) ?? style.color }
    set { looks.set(newValue, .color) }
  }

  /// Sets the color of a document or of an appearance proxy.
  package final func setImplicitly(color: Color?) { looks.setImplicitly(color, .color) }

  /// The size of the style (`UIView.intrinsicContentSize`).
  open override var intrinsicContentSize: Size { Size(width: style.length, height: style.length) }
  /// Returns the size of the style (`UIView.sizeThatFits(_:)`).
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  // MARK: Accessibility

  /// A Boolean value that indicates whether a screen reader stops at the wheel: if it turns, unless
  /// set.
  open override var isAccessibilityElement: Bool {
    get { explicitIsAccessibilityElement ?? isAnimating }
    set { super.isAccessibilityElement = newValue }
  }
  /// The traits that were set, otherwise that of what changes by itself.
  open override var accessibilityTraits: AccessibilityTraits {
    get { explicitAccessibilityTraits ?? .updatesFrequently }
    set { super.accessibilityTraits = newValue }
  }
  /// The element that a screen reader sees, with the system's name for a wheel that turns.
  open override var accessibilityElement: AccessibilityElement {
    var element = super.accessibilityElement
    if element.label == nil, isAnimating { element.systemLabel = .inProgress }
    return element
  }
}

private enum ActivityLook: Hashable { case style, color }

extension ActivityIndicatorView.Style {
  /// The color of the style (UIActivityIndicatorView.h).
  fileprivate var color: Color {
    switch self {
    case .white, .whiteLarge: .white
    case .gray: .system("systemGrayColor")
    case .medium, .large: .system("secondaryLabelColor")
    }
  }
}

extension AppearanceProxy where Target: ActivityIndicatorView {
  /// The color of wheels (`UIActivityIndicatorView.color`).
  public var color: Color? {
    get { value("color") }
    nonmutating set { add("color", newValue) { $0.setImplicitly(color: newValue) } }
  }
}

extension ActivityIndicatorView: HugsContent {
  package nonisolated static var huggedDirections: HuggedDirections { .both }
}
