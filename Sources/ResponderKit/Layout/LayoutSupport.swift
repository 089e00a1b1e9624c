public import Graphics
public import Layout

/// The extent of a controller's bars at an edge of its view (`UILayoutSupport`).
///
/// It can be an item of a constraint, and a view of a visual format.
@preconcurrency @MainActor
public protocol LayoutSupport: AnyObject {
  /// The height that is covered, in points.
  var length: Scalar { get }
  /// The upper edge of what is covered.
  var topAnchor: LayoutYAxisAnchor { get }
  /// The lower edge of what is covered.
  var bottomAnchor: LayoutYAxisAnchor { get }
  /// The height that is covered, for constraints.
  var heightAnchor: LayoutDimension { get }
}

/// The strip above or below the safe area of a controller's view.
@MainActor
final class ControllerLayoutGuide: LayoutGuide, LayoutSupport {
  private let isAtTop: Bool

  static let topKey = "UIViewController-topLayoutGuide"
  static let bottomKey = "UIViewController-bottomLayoutGuide"

  init(isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init()
    identifier = isAtTop ? Self.topKey : Self.bottomKey
  }

  var length: Scalar {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isAtTop ? insets.top : insets.bottom
  }

  override var layoutFrame: Rect {
    get {
      guard let bounds = owningView?.bounds else { return .zero }
      return Rect(
        x: bounds.minX, y: isAtTop ? bounds.minY : bounds.maxY - length, width: bounds.width,
        height: length)
    }
    set {}
  }
  override func partOfView(_ view: View) -> LayoutRegion {
    isAtTop ? .top(length) : .bottom(length)
  }
}

/// The guides and margins of a controller.
@MainActor
final class ControllerLayoutValues {
  let top = ControllerLayoutGuide(isAtTop: true)
  let bottom = ControllerLayoutGuide(isAtTop: false)
  var respectsMinimumMargins = true
  var barInsets = EdgeInsets.zero
}

extension ViewController {
  /// The insets that the controller and the bars over its view add to the safe area.
  final var insetsOfSafeArea: EdgeInsets {
    let (own, bars) = (additionalSafeAreaInsets, barInsets)
    guard bars != .zero else { return own }
    return EdgeInsets(
      top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
      right: own.right + bars.right)
  }

  final var layoutValues: ControllerLayoutValues {
    values(ControllerLayoutValues.self) { ControllerLayoutValues() }
  }

  /// The extent of the bars at the top of the view; the safe area of the view replaces it
  /// (`UIViewController.topLayoutGuide`).
  ///
  /// The first access creates the view.
  public final var topLayoutGuide: any LayoutSupport { guide(layoutValues.top) }

  /// The extent of the bars at the bottom of the view; the safe area of the view replaces it
  /// (`UIViewController.bottomLayoutGuide`).
  ///
  /// The first access creates the view.
  public final var bottomLayoutGuide: any LayoutSupport { guide(layoutValues.bottom) }

  private func guide(_ guide: ControllerLayoutGuide) -> ControllerLayoutGuide {
    if guide.owningView !== view { view.addLayoutGuide(guide) }
    return guide
  }
}
