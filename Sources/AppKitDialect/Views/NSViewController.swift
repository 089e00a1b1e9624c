public import Graphics
import KeyValues
import ResponderKit

/// An object that manages a view (`NSViewController`); it follows its view in the responder chain.
///
/// Main actor only. Nothing is loaded from a document yet: ``loadView()`` makes an empty view unless it
/// is overridden.
@preconcurrency @MainActor
open class NSViewController: NSResponder {
  /// Creates a controller whose view is made when it is first asked for.
  public override init() { super.init() }

  private final var storedView: NSView?
  private final var isShown = false

  /// The view, which is loaded on first use (`NSViewController.view`).
  open var view: NSView {
    get {
      if storedView == nil {
        loadView()
        precondition(storedView != nil, "loadView() has to set the view")
        viewDidLoad()
      }
      guard let storedView else { preconditionFailure("the view was removed while it was loaded") }
      return storedView
    }
    set {
      guard newValue !== storedView else { return }
      storedView?.leave(self)
      storedView = newValue
      newValue.enter(self)
    }
  }

  /// A Boolean value that indicates whether the view has been loaded
  /// (`NSViewController.isViewLoaded`).
  public final var isViewLoaded: Bool { storedView != nil }
  /// The view; nil before it is loaded (`NSViewController.viewIfLoaded`).
  public final var viewIfLoaded: NSView? { storedView }

  /// The superview of the controller's view, or the window of a content view.
  override var standardNext: NSResponder? {
    storedView.flatMap { $0.controllerLink.object === self ? $0.standardNext : nil }
  }

  /// Sets ``view``: to an empty one unless overridden, without a call of super
  /// (`NSViewController.loadView()`).
  open func loadView() { view = NSView() }
  /// Called after the view has been loaded (`NSViewController.viewDidLoad()`).
  open func viewDidLoad() {}
  /// Called before the view is shown in a window (`NSViewController.viewWillAppear()`).
  open func viewWillAppear() {}
  /// Called after the view is shown in a window (`NSViewController.viewDidAppear()`).
  open func viewDidAppear() {}
  /// Called before the view is no longer shown (`NSViewController.viewWillDisappear()`).
  open func viewWillDisappear() {}
  /// Called after the view is no longer shown (`NSViewController.viewDidDisappear()`).
  open func viewDidDisappear() {}

  /// Ends the sheet, the popover or the modal session that shows the controller; does nothing for another one
  /// (`NSViewController.dismiss(_:)`).
  open func dismiss(_ sender: Any?) {
    guard let window = viewIfLoaded?.window else { return }
    if let parent = window.sheetParent { return parent.endSheet(window) }
    if let popover = window as? PopoverWindow { return popover.performClose(sender) }
    guard let owner = window.owner, owner.modalWindow === window else { return }
    owner.stopModal()
    window.close()
  }
  /// The action of a controller that controls send.
  open override class var actions: [ActionSelector] {
    [ActionSelector("dismissController:", NSViewController.dismiss)]
  }

  /// The title; nil unless set.
  open var title: String? {
    didSet { if title != oldValue { valuesIfAny(KeyValueObservers.self)?.notify("title") } }
  }
  /// The object that the controller shows; nil unless set (`NSViewController.representedObject`).
  open var representedObject: Any? {
    didSet { valuesIfAny(KeyValueObservers.self)?.notify("representedObject") }
  }

  /// The size that a popover gives the view; zero, for that of the view, unless set
  /// (`NSViewController.preferredContentSize`).
  open var preferredContentSize = Size.zero {
    didSet { viewIfLoaded?.window?.owner?.resizePopover(of: self) }
  }

  /// The controllers inside this one, whose views it places (`NSViewController.children`).
  public final var children: [NSViewController] { storedChildren }
  nonisolated(unsafe) private final var storedChildren: [NSViewController] = []
  private final var parentLink = Backlink<NSViewController>()
  /// The controller that contains this one; nil for none (`NSViewController.parent`).
  public final var parent: NSViewController? { parentLink.object }

  /// Adds a controller, and removes it from its former parent (`NSViewController.addChild(_:)`).
  open func addChild(_ childViewController: NSViewController) {
    precondition(
      !sequence(first: self, next: \.parent).contains { $0 === childViewController },
      "a controller cannot be inside itself")
    childViewController.removeFromParent()
    storedChildren.append(childViewController)
    childViewController.parentLink = Backlink(self)
  }

  /// Removes the controller from its parent; does nothing without one
  /// (`NSViewController.removeFromParent()`).
  open func removeFromParent() {
    parent?.storedChildren.removeAll { $0 === self }
    parentLink = Backlink()
  }

  final func appear() {
    guard !isShown else { return }
    isShown = true
    viewWillAppear()
    viewDidAppear()
  }

  final func disappear() {
    guard isShown else { return }
    isShown = false
    viewWillDisappear()
    viewDidDisappear()
  }

  deinit {
    // Controllers go one after another, because one within the other would need a stack as deep.
    var rest = takenChildren()
    while var child = rest.popLast() {
      if isKnownUniquelyReferenced(&child) { rest += child.takenChildren() }
    }
  }

  nonisolated private func takenChildren() -> [NSViewController] {
    defer { storedChildren = [] }
    return storedChildren
  }
}

extension NSView {
  /// Puts a controller between the view and what follows it in the chain.
  fileprivate final func enter(_ controller: NSViewController) {
    controllerLink = Backlink(controller)
    linkToStandardNext()
    if window?.isVisible ?? false { controller.appear() }
  }

  /// Takes a controller out of the chain, unless another one has taken its place.
  fileprivate final func leave(_ controller: NSViewController) {
    guard controllerLink.object === controller else { return }
    controller.disappear()
    controllerLink = Backlink()
    linkToStandardNext()
  }

  /// Notifies the controllers of the view and of those in it that they are shown, or no longer are.
  final func setShown(_ isShown: Bool) {
    if let controller = controllerLink.object {
      isShown ? controller.appear() : controller.disappear()
    }
    for view in subviews { view.setShown(isShown) }
  }
}
