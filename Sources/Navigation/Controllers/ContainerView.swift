import Graphics
import ResponderKit

/// The view of a controller that has bars and the views of other controllers in it.
final class ContainerView: View {
  override func layoutSubviews() {
    super.layoutSubviews()
    (next as? any Container)?.arrange()
  }

  override init(frame: Rect) {
    super.init(frame: frame)
    // What scrolls under a bar is not read among its items.
    groupsSubviews = true
  }
}

/// A controller that places bars and the views of other controllers in its own view.
@MainActor
protocol Container: ContainerController {
  /// Puts the views that are shown now into the view, and places them and the bars.
  func arrange()
}

extension Container {
  /// Changes which controller is shown, in the order of UIKit's calls.
  ///
  /// Each controller is notified only if this one is shown itself. The closure is called when both
  /// have been notified that they will appear or disappear.
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
    // The cursor stays on a tab, which has changed itself, and moves to another screen of a stack.
    view.post(self is TabBarController ? .layoutChanged(nil) : .screenChanged(nil))
  }

  /// Makes room, in this controller and those around it, for a view that keeps its size.
  func fit() {
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
    if former !== content {
      if former?.superview === view { former?.removeFromSuperview() }
      former?.presentationInContext?.containerView?.removeFromSuperview()
    }
    former = content
    guard let content else { return }
    content.frame = frame
    // What covers the view in this context stays in front of it, or in its place.
    let presentation = content.presentationInContext
    if let container = presentation?.containerView {
      container.frame = frame
      if container.superview !== view { view.addSubview(container) }
    }
    guard presentation?.shouldRemovePresentersView != true else { return }
    guard content.superview !== view else { return }
    // A view that was outside of the window was laid out without its safe area.
    content.changeSafeArea { view.insertSubview(content, at: 0) }
  }
}

extension View {
  /// The presentation over the current context that the controller of the view has started.
  fileprivate var presentationInContext: PresentationController? {
    guard let presentation = (next as? ViewController)?.started, presentation.style.isOfContext
    else { return nil }
    return presentation
  }
}
