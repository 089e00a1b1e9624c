#if UIKit
public import Foundation
import Graphics
public import ResponderKit

/// A command of the app in the menu for editing: `UIMenuItem`.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The action that the first responder performs.
  open var action: ActionSelector

  /// Creates a command.
  public init(title: String, action: ActionSelector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The menu for editing until iOS 16: `UIMenuController`.
///
/// It offers the commands of ``menuItems`` that the first responder can perform; a test chooses one
/// with ``choose(_:)``.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The place where the arrow of a menu points, with the raw values of
  /// `UIMenuController.ArrowDirection`.
  public enum ArrowDirection: Int, Sendable, Hashable, CaseIterable {
    /// By the system's choice.
    case `default` = 0
    /// Up.
    case up = 1
    /// Down.
    case down = 2
    /// To the left.
    case left = 3
    /// To the right.
    case right = 4
  }

  /// The menu of the scope (`UIMenuController.shared`).
  open class var shared: UIMenuController {
    ApplicationScope.current.values(UIMenuController.self) { UIMenuController() }
  }

  /// The commands of the app; nil unless set.
  open var menuItems: [UIMenuItem]?
  /// The place where the arrow points; by the system's choice unless set.
  open var arrowDirection = ArrowDirection.default
  /// The rectangle of the menu on the screen; empty, as none is drawn.
  open var menuFrame: CGRect { .zero }

  private weak var targetView: UIView?
  private var targetRect = CGRect.zero

  /// A Boolean value that indicates whether the menu is shown.
  open var isMenuVisible: Bool {
    get { isShown }
    set { setMenuVisible(newValue, animated: false) }
  }
  private var isShown = false

  /// Shows or hides the menu, and posts what UIKit does.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isShown, !menuVisible || !availableItems.isEmpty else { return }
    post(menuVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification)
    isShown = menuVisible
    post(menuVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Sets what the menu is about.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
  }

  /// Shows the menu for a part of a view (iOS 13).
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu if it is about a view (iOS 13).
  open func hideMenu(from targetView: UIView) {
    if targetView === self.targetView { hideMenu() }
  }

  /// Hides the menu (iOS 13).
  open func hideMenu() { setMenuVisible(false, animated: true) }

  /// Asks the first responder again what it can perform.
  open func update() { if availableItems.isEmpty { hideMenu() } }

  private var responder: UIResponder? { targetView?.window?.firstResponder ?? targetView }

  /// The commands that the menu offers: those that the first responder, or a responder after it, can
  /// perform.
  ///
  /// UIKit has no counterpart.
  public final var availableItems: [UIMenuItem] {
    (menuItems ?? []).filter {
      responder?.target(forAction: $0.action, withSender: self) != nil
    }
  }

  /// Does what a tap on a command does, and hides the menu; returns whether it was performed.
  ///
  /// UIKit has no counterpart.
  @discardableResult
  public final func choose(_ item: UIMenuItem) -> Bool {
    guard isShown, availableItems.contains(item),
      let target = responder?.target(forAction: item.action, withSender: self)
    else { return false }
    hideMenu()
    return UIApplication.shared.sendAction(item.action, to: target, from: self, for: nil)
  }

  /// Posted before the menu is shown (`UIMenuController.willShowMenuNotification`).
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu is shown (`UIMenuController.didShowMenuNotification`).
  public nonisolated static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden (`UIMenuController.willHideMenuNotification`).
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu is hidden (`UIMenuController.didHideMenuNotification`).
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// The name of a change of ``menuFrame``, which never changes
  /// (`UIMenuController.menuFrameDidChangeNotification`).
  public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}
#endif
