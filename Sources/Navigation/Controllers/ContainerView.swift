import Graphics
import ResponderKit

/// The view of a controller that has bars and the views of other controllers in it.
final class ContainerView: View {
  override func layoutSubviews() { (next as? any Container)?.arrange() }
}

/// A controller that places bars and the views of other controllers in its own view.
@MainActor
protocol Container: SizedByChildren {
  /// Puts the views that are shown now into the view, and places them and the bars.
  func arrange()
}

extension Container {
  /// Changes which controller is shown, in the order of UIKit's calls.
  ///
  /// Each controller is told only if this one is shown itself. The closure is called when both have
  /// been told that they will appear or disappear.
  func change(
    from old: ViewController?, to new: ViewController?, animated: Bool,
    willShow: () -> Void = {}
  ) {
    guard isViewLoaded else { return }
    defer { fit() }
    let isShown = appearance.isShown && shouldAutomaticallyForwardAppearanceMethods
    guard old !== new, isShown else {
      if appearance.isShown { willShow() }
      return arrange()
    }
    new?.loadViewIfNeeded()
    old?.beginAppearanceTransition(false, animated: animated)
    new?.beginAppearanceTransition(true, animated: animated)
    willShow()
    arrange()
    // A container that is appearing itself ends this together with its own appearance.
    guard appearance.phase == .appeared else { return old?.endAppearanceTransition() ?? () }
    new?.announceAppearing()
    old?.endAppearanceTransition()
    new?.endAppearanceTransition()
    view.post(.screenChanged(nil))
  }

  /// Makes room, in this controller and those around it, for a view that keeps its size.
  private func fit() {
    let around = Array(sequence(first: self as ViewController, next: \.parent))
    guard around.contains(where: { $0.keptSize != nil }) else { return }
    viewIfLoaded?.window?.fitKeptSizes()
    for controller in around.reversed() { (controller as? any Container)?.arrange() }
  }

  /// Returns the rectangle of a child in a part of the view: of that size, or of the child's own.
  func frame(of child: ViewController?, in area: Rect) -> Rect {
    Rect(origin: area.origin, size: child?.keptSize ?? area.size)
  }

  /// Puts the view of a controller into the view behind the bars, in place of the former one.
  func install(_ content: View?, inPlaceOf former: inout View?, frame: Rect) {
    if former !== content, former?.superview === view { former?.removeFromSuperview() }
    former = content
    guard let content else { return }
    content.frame = frame
    if content.superview !== view { view.insertSubview(content, at: 0) }
  }
}
