public import Graphics

/// The app itself: UIKit's `UIApplication`, as an object that a program creates rather than a
/// global.
///
/// Two applications in one process are independent, and controls work without one.
@preconcurrency @MainActor
open class Application: ViewResponder {
  /// Creates an application.
  public init(delegate: AnyObject? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate, retained by the application; last in the responder chain if it is a
  /// ``ViewResponder``.
  open var delegate: AnyObject?

  /// The delegate if it is a ``ViewResponder`` and neither the application, a view nor a view controller.
  open override var next: ViewResponder? {
    guard let delegate = delegate as? ViewResponder, delegate !== self, !(delegate is View),
      !(delegate is ViewController)
    else { return nil }
    return delegate
  }

  /// The scenes, in the order in which they were connected.
  public private(set) final var connectedScenes: [WindowScene] = []

  /// Adds a scene, and removes it from its former application.
  public final func connect(_ scene: WindowScene) {
    guard scene.owner !== self else { return }
    scene.owner?.disconnect(scene)
    connectedScenes.append(scene)
    scene.ownerLink = Backlink(self)
    for window in scene.windows { window.applyAppearanceToAll(in: window) }
  }

  /// Removes a scene; does nothing for a scene of another application.
  public final func disconnect(_ scene: WindowScene) {
    guard scene.owner === self else { return }
    connectedScenes.removeAll { $0 === scene }
    scene.ownerLink = Backlink()
  }

  final let inputServices = InputServices()

  /// The key window of the first scene that has one.
  public final var keyWindow: Window? {
    for scene in connectedScenes {
      if let window = scene.keyWindow { return window }
    }
    #if UIKit
    return shownWindows?.key
    #else
    return nil
    #endif
  }
  #if UIKit
  /// The windows without a scene that count among those of the application; nil for none.
  package final var shownWindows: ShownWindows?
  #endif

  /// The appearance rules for views that enter one of the application's windows; empty at first.
  public final var appearanceRules = AppearanceRules()

  /// The place where the search for a target begins if an action has none.
  public final var nilTargetPolicy: NilTargetPolicy = .firstResponderThenSender

  /// Sends an action; returns whether an object performed it.
  ///
  /// The controls of the application's windows send all their actions through this method, so an
  /// override sees each once; it calls super to send the action. Without a target the responder
  /// chain is searched. No exception is raised if no object performs the action
  /// (`UIApplication.sendAction(_:to:from:for:)`); ``ActionSearch`` explains why.
  @discardableResult
  open func sendAction(
    _ action: ActionSelector, to target: ActionParty?, from sender: ActionParty?,
    for event: InputEvent?
  ) -> Bool {
    let (target, sender) = (object(of: target), object(of: sender))
    // This is a plain pointer, because a binding of the target would be retained.
    if let target = unsafeBitCast(target, to: UnsafeRawPointer?.self),
      FastPath.sendAgain(action.unretained, to: .fromOpaque(target), from: sender, for: event)
    {
      return true
    }
    return ActionSending.send(action, to: target, from: sender, for: event, in: self)
  }
}

extension View {
  /// Sends an action from the view: through the application of its window, or by the same rules
  /// without an application.
  @discardableResult
  package final func dispatchAction(
    _ action: ActionSelector, to target: AnyObject?, for event: InputEvent?
  ) -> Bool {
    dispatchAction(action, to: target, from: self, for: event)
  }

  /// Sends an action of what the view shows, which is its sender.
  @discardableResult
  package final func dispatchAction(
    _ action: ActionSelector, to target: AnyObject?, from sender: AnyObject, for event: InputEvent?
  ) -> Bool {
    if let application = window?.windowScene?.owner {
      _ = application.facts  // so that the next send may take the fast path
      return application.sendAction(action, to: target, from: sender, for: event)
    }
    return ActionSending.send(action, to: target, from: sender, for: event, in: nil)
  }
}
