public import ResponderKit

extension NSApplication {
  /// Returns the object that performs an action if it is sent now; nil if there is none
  /// (`NSApplication.target(forAction:to:from:)`).
  ///
  /// A given target has to have the method. Without one these are asked: the first responder of the key
  /// window and its chain up to the window, which ends with the window controller, then the
  /// window's delegate and the document; the same in the main window; the application, its delegate,
  /// and the document controller. During a modal session the window of the session takes the place of
  /// the main window. For an item of a toolbar, the toolbar's window does, and there is a key window only
  /// if it is the toolbar's.
  public final func target(
    forAction action: ActionSelector, to target: AnyObject? = nil, from sender: Any? = nil
  ) -> AnyObject? {
    var inquiry = ActionInquiry(
      for: action, from: sender as AnyObject?, isRecorded: false, isQuestion: true)
    if let target { return action.isPerformed(by: target) ? target : nil }
    _ = ask(&inquiry, action, sender as AnyObject?)
    return inquiry.target
  }

  /// Returns the record of the search for the object that would perform an action: every object that is
  /// asked, in order, with its answer.
  public final func search(
    for action: ActionSelector, to target: AnyObject? = nil, from sender: AnyObject? = nil
  ) -> ActionSearch {
    var inquiry = ActionInquiry(
      for: action, from: sender, isRecorded: true, isQuestion: true)
    if let target {
      _ = inquiry.ask(target)
    } else {
      _ = ask(&inquiry, action, sender)
    }
    return inquiry.record ?? ActionSearch(action: action.name)
  }

  /// Sends an action up the key window's chain, if no object on the way has to be asked.
  final func sendUp(_ action: ActionSelector, from sender: AnyObject?) -> Bool {
    guard !(sender is NSToolbarItem), let first = keyWindow?.firstResponder else { return false }
    return FastPath.sendUp(action, from: .passUnretained(first), sender: sender)
  }

  final func send(
    _ action: ActionSelector, to target: AnyObject?, from sender: AnyObject?
  ) -> Bool {
    let recorder = InteractionRecorder.current
    if let recorder, let sender = sender as? Responder,
      sender is NSControl || sender is NSMenuItem || sender is NSToolbarItem
    {
      recorder.note(.cell(control: sender.recordName, .sendsAction))
    }
    guard let target else {
      var inquiry = ActionInquiry(for: action, from: sender, isRecorded: recorder != nil)
      _ = ask(&inquiry, action, sender)
      return inquiry.perform()
    }
    return ActionSending.send(action, to: target, from: sender, for: nil, in: nil)
  }

  /// Asks one object after another; returns whether one performs the action.
  private func ask(
    _ inquiry: inout ActionInquiry, _ action: ActionSelector, _ sender: AnyObject?
  ) -> Bool {
    let toolbarWindow = (sender as? NSToolbarItem)?.toolbar?.window
    let key = toolbarWindow == nil || keyWindow === toolbarWindow ? keyWindow : nil
    let main = toolbarWindow ?? modalWindow ?? mainWindow
    let sender = sender as Any?
    for window in [key, main === key ? nil : main].compactMap({ $0 })
    where inquiry.climb(
      from: window.firstResponder, naming: { $0.supplements(for: action, sender) })
      || inquiry.ask(whatFollows: window)
    {
      return true
    }
    if inquiry.climb(from: self, naming: { $0.supplements(for: action, sender) }) { return true }
    return NSDocumentController.current.map { inquiry.ask($0) } ?? false
  }

  /// Has an object that is not a responder perform an action; returns whether it did.
  final func delegatePerforms(
    _ action: ActionSelector, on delegate: AnyObject?, with sender: Any?
  ) -> Bool {
    guard let delegate else { return false }
    var inquiry = ActionInquiry(for: action, from: sender as AnyObject?, isRecorded: false)
    return inquiry.ask(delegate) && inquiry.perform()
  }
}

extension ActionInquiry {
  /// Asks the delegate of a window, after the window's controller, and the document.
  @MainActor
  fileprivate mutating func ask(whatFollows window: NSWindow) -> Bool {
    if let delegate = window.delegate, ask(delegate) { return true }
    return window.windowController?.document.map { ask($0) } ?? false
  }
}

extension Responder {
  /// The objects that are asked after the responder itself.
  fileprivate func supplements(for action: ActionSelector, _ sender: Any?) -> [AnyObject] {
    guard let responder = self as? NSResponder else { return [] }
    var objects: [AnyObject] = []
    if let target = responder.supplementalTarget(forAction: action, sender: sender) {
      objects.append(target as AnyObject)
    }
    if let delegate = (responder as? NSApplication)?.delegate { objects.append(delegate) }
    return objects
  }
}
