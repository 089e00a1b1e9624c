#if UIKit
import Foundation
public import Graphics
public import ResponderKit

/// The values that UIKit stores of a controller and the core has no use for.
@MainActor
final class ControllerLooks {
  var edgesForExtendedLayout = UIRectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  var automaticallyAdjustsScrollViewInsets = true
  var contentScrollViews: [UInt: WeakScrollView] = [:]
  var restorationIdentifier: String?
  var restorationClass: AnyObject.Type?
  var extensionContext: NSExtensionContext?
  var performsActionsWhilePresentingModally = true

  struct WeakScrollView { weak var view: UIScrollView? }
}

extension UIViewController {
  private var looks: ControllerLooks { values(ControllerLooks.self) { ControllerLooks() } }

  /// The edges at which the view goes below bars; all unless set
  /// (`UIViewController.edgesForExtendedLayout`).
  public final var edgesForExtendedLayout: UIRectEdge {
    get { valuesIfAny(ControllerLooks.self)?.edgesForExtendedLayout ?? .all }
    set { looks.edgesForExtendedLayout = newValue }
  }

  /// A Boolean value that indicates whether the view goes below opaque bars; false unless set
  /// (`UIViewController.extendedLayoutIncludesOpaqueBars`).
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { valuesIfAny(ControllerLooks.self)?.extendedLayoutIncludesOpaqueBars ?? false }
    set { looks.extendedLayoutIncludesOpaqueBars = newValue }
  }

  /// A Boolean value that indicates whether the insets of a scroll view follow the bars; true
  /// unless set.
  ///
  /// Nothing follows here (`UIViewController.automaticallyAdjustsScrollViewInsets`).
  public final var automaticallyAdjustsScrollViewInsets: Bool {
    get { valuesIfAny(ControllerLooks.self)?.automaticallyAdjustsScrollViewInsets ?? true }
    set { looks.automaticallyAdjustsScrollViewInsets = newValue }
  }

  /// Sets the scroll view that the bars at some edges observe
  /// (`UIViewController.setContentScrollView(_:for:)`).
  public final func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    for single in NSDirectionalRectEdge.edges where edge.contains(single) {
      looks.contentScrollViews[single.rawValue] = .init(view: scrollView)
    }
  }

  /// Returns the scroll view that the bar at an edge observes; nil unless set
  /// (`UIViewController.contentScrollView(for:)`).
  public final func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    valuesIfAny(ControllerLooks.self)?.contentScrollViews[edge.rawValue]?.view
  }

  /// The name by which the state of the controller is restored; nil unless set.
  ///
  /// Nothing restores it (`UIViewController.restorationIdentifier`).
  public final var restorationIdentifier: String? {
    get { valuesIfAny(ControllerLooks.self)?.restorationIdentifier }
    set { looks.restorationIdentifier = newValue }
  }

  /// The class that makes the controller when its state is restored; nil unless set
  /// (`UIViewController.restorationClass`).
  public final var restorationClass: AnyObject.Type? {
    get { valuesIfAny(ControllerLooks.self)?.restorationClass }
    set { looks.restorationClass = newValue }
  }

  /// A Boolean value that indicates whether the controller performs actions while it presents
  /// another; true unless set (`UIViewController.performsActionsWhilePresentingModally`).
  public final var performsActionsWhilePresentingModally: Bool {
    get { valuesIfAny(ControllerLooks.self)?.performsActionsWhilePresentingModally ?? true }
    set { looks.performsActionsWhilePresentingModally = newValue }
  }

  /// The app that an extension with this controller or a parent runs in; nil unless a test sets one
  /// (`UIViewController.extensionContext`).
  public final var extensionContext: NSExtensionContext? {
    get {
      sequence(first: self, next: \.parent).lazy
        .compactMap { $0.valuesIfAny(ControllerLooks.self)?.extensionContext }.first
    }
    set { looks.extensionContext = newValue }
  }
}

extension NSDirectionalRectEdge {
  fileprivate static let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
}
#endif
