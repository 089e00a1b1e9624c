package import Graphics
import Layout

// What archives need of views, windows and controllers.

extension View {
  /// The margins that were set; nil for those of the system.
  package final var ownDirectionalMargins: DirectionalEdgeInsets? {
    viewLooks?.directionalLayoutMargins
  }

  /// The objects that a program has given menus of the view, in the order of their interactions.
  package final var menuDelegates: [any ContextMenuInteractionDelegate] {
    interactions.lazy.compactMap { ($0 as? ContextMenuInteraction)?.delegate }
      .filter { $0 !== self }
  }

  /// The mode of the tint that was set; automatic for that of the superview.
  package final var ownTintAdjustmentMode: TintAdjustmentMode {
    get { rare?.tintAdjustmentMode ?? .automatic }
    set { if newValue != ownTintAdjustmentMode { tintAdjustmentMode = newValue } }
  }

  /// The guides of the view that it does not have by itself.
  package final var givenLayoutGuides: [LayoutGuide] {
    layoutGuides.filter { $0.archivedKey == nil }
  }

  /// Returns the guide that the view, or the controller of the view, has by itself; nil for another key.
  package final func ownLayoutGuide(_ key: String) -> LayoutGuide? {
    if key == "UIViewKeyboardLayoutGuide" { return keyboardLayoutGuide }
    if let kind = SystemLayoutGuide.Kind(rawValue: key) { return systemGuide(kind) }
    switch key {
    case ControllerLayoutGuide.topKey: return viewController?.topLayoutGuide as? LayoutGuide
    case ControllerLayoutGuide.bottomKey: return viewController?.bottomLayoutGuide as? LayoutGuide
    default: return nil
    }
  }
}

extension LayoutGuide {
  /// The key of a guide that a view has by itself; nil for another one.
  package final var archivedKey: String? {
    self is SystemLayoutGuide || self is KeyboardLayoutGuide || self is ControllerLayoutGuide
      ? identifier : nil
  }
}

extension StackView {
  /// The distance after an arranged view that was set; nil for the stack's.
  package final func givenSpacing(after view: View) -> Scalar? { arrangement.spacing(after: view) }
}
