package import Graphics

/// Opens a menu for a view: UIKit's `UIContextMenuInteraction`.
///
/// The user opens it by a long press, or a control by a touch; ``TouchDriver`` plays both, and chooses.
@MainActor
public final class ContextMenuInteraction: Interaction {
  /// Says what menu is opened; not kept (`UIContextMenuInteraction.delegate`).
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
    // A tree that has gone takes its open menu with it.
    root.object?.visibleMenuInteraction === self ? openMenu : nil
  }
  private var openMenu: VisibleMenu?
  /// The outermost view of the tree that the menu is open in.
  private var root = Backlink<View>()

  /// Whether a press opens the menu; a control turns it off with its menu.
  package var isEnabled = true
  /// Is asked whether to open a menu, before the delegate is asked for it.
  package var shouldOpen: (@MainActor () -> Bool)?
  /// Is told of what was chosen, before it is done.
  package var willChoose: (@MainActor (any MenuLeaf) -> Void)?
  /// Does what was chosen in place of the element itself.
  package var perform: (@MainActor (any MenuLeaf) -> Void)?
  /// Whether the menu that is open was opened by a long press.
  package private(set) var wasLongPressed = false
  private var isOpening = false

  /// Creates an interaction (`UIContextMenuInteraction.init(delegate:)`).
  public init(delegate: any ContextMenuInteractionDelegate) {
    responderDelegate = Backlink(delegate as? Responder)
    otherDelegate = delegate is Responder ? nil : delegate
  }

  /// Closes an open menu before the interaction leaves its view.
  public func willMove(to view: View?) { dismissMenu() }

  /// Remembers the view.
  public func didMove(to view: View?) { viewLink = Backlink(view) }

  /// Opens the menu that the delegate has for a place of the view, unless one is open there or the
  /// delegate has none; tells whether it did.
  @discardableResult
  package func open(at location: Point, longPress: Bool) -> Bool {
    guard isEnabled, visibleMenu == nil, !isOpening, let view else { return false }
    isOpening = true
    defer { isOpening = false }
    guard shouldOpen?() ?? true else { return false }
    // What was asked may have taken the interaction away.
    guard isEnabled, self.view === view,
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: location),
      let menu = configuration.actionProvider([]), !menu.children.isEmpty
    else { return false }
    view.outermost.visibleMenuInteraction?.dismissMenu()
    guard self.view === view else { return false }
    wasLongPressed = longPress
    let visible = VisibleMenu(menu, configuration: configuration, view: view)
    openMenu = visible
    root = Backlink(view.outermost)
    view.outermost.rarely.visibleMenuInteraction = self
    let animator = ImmediateAnimator()
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    visible.load()
    animator.finish()
    return true
  }

  /// Closes the menu; does nothing where none is open (`UIContextMenuInteraction.dismissMenu()`).
  public func dismissMenu() {
    guard let visible = visibleMenu else { return }
    openMenu = nil
    root.object?.rarely.visibleMenuInteraction = nil
    let animator = ImmediateAnimator()
    delegate?.contextMenuInteraction(
      self, willEndFor: visible.configuration, animator: animator)
    animator.finish()
  }

  /// Puts another menu in the place of the one that is open; does nothing where none is
  /// (`UIContextMenuInteraction.updateVisibleMenu(_:)`).
  public func updateVisibleMenu(_ block: (Menu) -> Menu) {
    guard let visible = visibleMenu else { return }
    visible.replace(with: block(visible.menu))
  }

  /// Chooses an element of the open menu, as a tap on it does; false for one that is not there, is
  /// hidden, disabled or stands for nothing.
  ///
  /// UIKit has no counterpart.
  ///
  /// A selection is changed and the menu closed before the element does what it does, unless it keeps
  /// the menu open.
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
