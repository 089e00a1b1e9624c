package import Graphics

/// Opens a menu for a view: UIKit's `UIContextMenuInteraction`.
///
/// The user opens it with a long press, or with a touch on a control; ``TouchDriver`` simulates
/// both, and chooses elements.
@preconcurrency @MainActor
public final class ContextMenuInteraction: Interaction {
  /// The object that provides the menu; not retained (`UIContextMenuInteraction.delegate`).
  public var delegate: (any ContextMenuInteractionDelegate)? {
    responderDelegate.object as? any ContextMenuInteractionDelegate ?? otherDelegate
  }
  private let responderDelegate: Backlink<Responder>
  private weak var otherDelegate: (any ContextMenuInteractionDelegate)?

  /// The view that has the interaction.
  public var view: View? { viewLink.object }
  private var viewLink = Backlink<View>()

  /// The menu that is open; nil while none is.
  ///
  /// UIKit has no counterpart.
  public var visibleMenu: VisibleMenu? {
    // If the tree has been deallocated, its menu is no longer open.
    root.object?.visibleMenuInteraction === self ? openMenu : nil
  }
  private var openMenu: VisibleMenu?
  /// The root view of the tree in which the menu is open.
  private var root = Backlink<View>()

  /// Indicates whether a press opens the menu; a control without a menu turns it off.
  package var isEnabled = true
  /// Called to ask whether to open a menu, before the delegate provides one.
  package var shouldOpen: (@MainActor () -> Bool)?
  /// Called with the chosen element before it is performed.
  package var willChoose: (@MainActor (any MenuLeaf) -> Void)?
  /// Returns the point of the view that the menu is attached to, in place of the location.
  package var attachmentPoint: (@MainActor (ContextMenuConfiguration) -> Point?)?
  /// Performs the chosen element in place of the element's own action.
  package var perform: (@MainActor (any MenuLeaf) -> Void)?
  /// Indicates whether a long press opened the menu.
  package private(set) var wasLongPressed = false
  private var isOpening = false

  /// Creates an interaction (`UIContextMenuInteraction.init(delegate:)`).
  public init(delegate: any ContextMenuInteractionDelegate) {
    responderDelegate = Backlink(delegate as? Responder)
    otherDelegate = delegate is Responder ? nil : delegate
  }

  /// Closes an open menu before the interaction leaves its view.
  public func willMove(to view: View?) { dismissMenu() }

  /// Stores the view.
  public func didMove(to view: View?) { viewLink = Backlink(view) }

  /// Opens the menu that the delegate provides for a location in the view, unless one is open there
  /// or the delegate provides none; returns whether it opened.
  @discardableResult
  package func open(at location: Point, longPress: Bool) -> Bool {
    guard isEnabled, visibleMenu == nil, !isOpening, let view else { return false }
    isOpening = true
    defer { isOpening = false }
    guard shouldOpen?() ?? true else { return false }
    // A callback may have removed the interaction.
    guard isEnabled, self.view === view,
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: location),
      let menu = configuration.actionProvider([]), !menu.children.isEmpty
    else { return false }
    view.outermost.visibleMenuInteraction?.dismissMenu()
    guard self.view === view else { return false }
    wasLongPressed = longPress
    let visible = VisibleMenu(
      menu, configuration: configuration, view: view,
      attachedTo: attachmentPoint?(configuration) ?? location)
    openMenu = visible
    root = Backlink(view.outermost)
    view.outermost.rarely.visibleMenuInteraction = self
    let animator = ImmediateAnimator()
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    visible.load()
    animator.finish()
    return true
  }

  /// Closes the menu; does nothing if none is open (`UIContextMenuInteraction.dismissMenu()`).
  public func dismissMenu() {
    guard let visible = visibleMenu else { return }
    openMenu = nil
    root.object?.rarely.visibleMenuInteraction = nil
    let animator = ImmediateAnimator()
    delegate?.contextMenuInteraction(
      self, willEndFor: visible.configuration, animator: animator)
    animator.finish()
  }

  /// Replaces the open menu; does nothing if none is open
  /// (`UIContextMenuInteraction.updateVisibleMenu(_:)`).
  public func updateVisibleMenu(_ block: (Menu) -> Menu) {
    guard let visible = visibleMenu else { return }
    visible.replace(with: block(visible.menu))
  }

  /// Chooses an element of the open menu, as a tap on it does; returns false for an element that is
  /// absent, hidden or disabled.
  ///
  /// UIKit has no counterpart.
  ///
  /// The selection changes and the menu closes before the element is performed, unless the element
  /// keeps the menu open.
  @discardableResult
  public func choose(_ element: any MenuLeaf) -> Bool {
    guard let view, let visible = visibleMenu, visible.canChoose(element) else { return false }
    visible.menu.select(element)
    willChoose?(element)
    if !element.attributes.contains(.keepsMenuPresented) { dismissMenu() }
    if let perform { perform(element) } else { element.performWithSender(view, target: nil) }
    return true
  }
}
