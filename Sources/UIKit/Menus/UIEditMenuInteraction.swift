#if UIKit
public import Foundation
import Graphics
public import ResponderKit

/// The configuration of a menu for editing: `UIEditMenuConfiguration` (iOS 16).
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The identity; nil for none.
  public final let identifier: AnyHashable?
  /// The point that the menu is about, in the view of the interaction.
  public final let sourcePoint: CGPoint
  /// The place where the arrow points; by the system's choice unless set.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier, sourcePoint)
    super.init()
  }
}

/// The place where the arrow of a menu for editing points, with the raw values of
/// `UIEditMenuArrowDirection`.
public enum UIEditMenuArrowDirection: Int, Sendable, Hashable, CaseIterable {
  /// By the system's choice.
  case automatic = 0
  /// Up.
  case up = 1
  /// Down.
  case down = 2
  /// To the left.
  case left = 3
  /// To the right.
  case right = 4
}

/// The methods that provide the menu for editing, and report its life:
/// `UIEditMenuInteractionDelegate` (iOS 16).
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// Returns the menu; that of the suggested commands unless implemented.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns what the menu must not cover; the point unless implemented.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu is shown.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu is hidden.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// A menu of the suggested commands.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  /// An empty rectangle at the point.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Runs code along with the menu for editing: `UIEditMenuInteractionAnimating`.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating {
  /// Adds changes that run with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds code that runs after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Shows a menu for editing in a view: `UIEditMenuInteraction` (iOS 16).
///
/// The menu is asked for and kept; a test reads ``visibleMenu`` and performs its elements.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The object that provides the menu; not retained.
  public private(set) final weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that has the interaction.
  public private(set) final weak var view: UIView?
  /// The menu that is shown; nil while none is.
  ///
  /// UIKit has no counterpart.
  public private(set) final var visibleMenu: UIMenu?
  private var configuration: UIEditMenuConfiguration?

  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Hides the menu before the interaction leaves its view.
  open func willMove(to view: UIView?) { dismissMenu() }
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Shows the menu for a configuration, unless the delegate has none.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard view != nil, let menu = menu(for: configuration), !menu.children.isEmpty else { return }
    self.configuration = configuration
    run { delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: $0) }
    visibleMenu = menu
  }

  /// Asks for the menu again, if one is shown.
  open func reloadVisibleMenu() {
    if let configuration { visibleMenu = menu(for: configuration) }
  }

  /// Replaces the position of the menu, which is not placed.
  open func updateVisibleMenuPosition(animated: Bool) {}

  /// Hides the menu; does nothing if none is shown.
  open func dismissMenu() {
    guard let configuration else { return }
    self.configuration = nil
    visibleMenu = nil
    run { delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: $0) }
  }

  /// Returns where the interaction was touched, in a view; the point of the menu.
  open func location(in view: UIView?) -> CGPoint {
    guard let point = configuration?.sourcePoint, let own = self.view else { return .zero }
    return own.convert(point, to: view)
  }

  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    let suggested = view?.window?.visibleEditMenu.children ?? []
    guard let delegate else { return UIMenu(children: suggested) }
    return delegate.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: suggested)
  }

  private func run(_ body: (any UIEditMenuInteractionAnimating) -> Void) {
    let animator = MenuAnimator()
    body(animator)
    animator.finish()
  }
}

/// Runs everything at once.
@MainActor
private final class MenuAnimator: UIEditMenuInteractionAnimating {
  private var completions: [() -> Void] = []
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  func finish() { for completion in completions { completion() } }
}
#endif
