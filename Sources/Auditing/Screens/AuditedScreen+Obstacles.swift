import ControlCore
import Graphics
import InterfaceBuilder
import InterfaceLoader
import Navigation
import ResponderKit

extension AuditedScreen {
  /// The most searches for the view at a point times the views of a screen: what takes a second.
  static let mostSearches = 20_000_000

  /// Indicates whether there are too many controls and views to find what is behind what.
  var hasTooManyViews: Bool {
    max(controls.count, targets.count) * views.count > Self.mostSearches
  }

  /// The visible controls of the document that a tap does not reach, with the reason.
  ///
  /// A control in a scroll view is left out where it has to be scrolled into view first.
  var obstacles: [(control: Control, obstacle: TapObstacle)] {
    guard let window, !hasTooManyViews else { return [] }
    return controls.compactMap { control in
      guard !(control is any PartOfView), !(control is any ShowsBarItem), control.isShown,
        !control.bounds.isEmpty, isOfApp(control), !isScrolledAway(control),
        let obstacle = control.tapObstacle(in: window)
      else { return nil }
      return (control, obstacle)
    }
  }

  /// The view that a touch at the middle of a control reaches.
  func viewInFront(of control: Control) -> View? {
    guard let window, let hit = window.hitTest(control.middle, with: nil) else {
      return nil
    }
    // The object that the document names is reported, not a part of it.
    return sequence(first: hit, next: \.superview).first { source(of: $0) != nil } ?? hit
  }

  /// Returns whether code shows either a view or what it covers: an outlet reaches the view in front or
  /// a view around it, which is bare or has a control in it, or the control behind another control.
  ///
  /// The outlet of a view with content of its own, such as a collection, is there for the content.
  func isSwitchedByCode(_ front: View, over control: Control) -> Bool {
    let around = Array(
      sequence(first: front, next: \.superview).prefix { !control.isDescendant(of: $0) })
    guard let outermost = around.last,
      around.contains(where: isOutlet) || isOutlet(control) && front is Control
    else { return false }
    let bare: Set = ["containerView", "view", "visualEffectView"]
    return outermost is Control || !operable(in: outermost).isEmpty
      || around.contains { isOutlet($0) && source(of: $0).map { bare.contains($0.name) } == true }
  }

  /// Returns whether a view is of a class of the app, which may let touches through.
  func mayPassTouchesOn(_ view: View) -> Bool {
    guard let name = source(of: view)?.customClass else { return false }
    return !frameworkPrefixes.contains { name.hasPrefix($0) }
  }

  private func isOutlet(_ view: View) -> Bool {
    guard let facts, let id = source(of: view)?.id else { return false }
    return facts.outlets.contains(id)
  }

  private func isScrolledAway(_ control: Control) -> Bool {
    sequence(first: control as View, next: \.superview).contains { view in
      guard let scroll = view.superview as? ScrollView else { return false }
      return !scroll.bounds.contains(control.convert(control.bounds.center, to: scroll))
    }
  }

  /// Returns whether code can find an object: by an outlet, a tag, or because it is of a class of
  /// the app.
  func isKnownToCode(_ view: View) -> Bool {
    guard let facts, let source = source(of: view) else { return true }
    if source.customClass != nil || view.tag != 0 || source.isOfController { return true }
    return source.id.map { facts.outlets.contains($0) } ?? false
  }
}

/// The beginnings of the names of views in frameworks of iOS, which take touches.
private let frameworkPrefixes = [
  "AR", "AV", "GL", "MK", "MTK", "PDF", "PK", "QL", "SCN", "SK", "UI", "WK",
]

extension InterfaceElement {
  /// Indicates whether a controller has the item under a name of its own, such as
  /// `rightBarButtonItem`.
  fileprivate var isOfController: Bool {
    let lists = ["rightBarButtonItems", "leftBarButtonItems", "toolbarItems"]
    guard isBarItem else { return false }
    return key != nil || parent.map { lists.contains($0.key ?? $0.name) } ?? false
  }

  private var isBarItem: Bool { name == "barButtonItem" || name == "tabBarItem" }
}

extension View {
  /// Indicates whether neither the view nor a view around it is hidden or transparent.
  var isShown: Bool {
    sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden && $0.isOpaqueEnough }
  }
}
