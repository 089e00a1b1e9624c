import Graphics

// The calls of a controller whose view appears and disappears. A container begins the transition
// before it moves the view, and ends it afterwards; the window does so for its root controller. The
// view's own move is the occasion for a controller that nothing else notifies.
extension ViewController {
  /// Implements ``beginAppearanceTransition(_:animated:)``.
  ///
  /// The children begin before the parent's own call, as in Chameleon.
  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != appearance.isShown else { return }
    appearance.phase = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    appearance.isAnnounced = false
    // A view that is already in this controller's view appears with it.
    let forwarded = isAppearing ? childrenOnView : children
    for child in forwarded where shouldAutomaticallyForwardAppearanceMethods {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }

  /// The children whose views are in this controller's view, which is loaded now.
  private var childrenOnView: [ViewController] {
    let view = view
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  /// Implements ``endAppearanceTransition()``: the children end before the parent's own call.
  final func endAppearance() {
    let isAppearing = appearance.phase == .appearing
    appearance.isCausedByMove = false
    guard isAppearing || appearance.phase == .disappearing else { return }
    if isAppearing { announceAppearing() }
    appearance.phase = isAppearing ? .appeared : .disappeared
    if shouldAutomaticallyForwardAppearanceMethods {
      let phase: AppearanceState.Phase = isAppearing ? .appearing : .disappearing
      for child in children where child.appearance.phase == phase {
        child.endAppearanceTransition()
      }
    }
    note(isAppearing ? .appeared : .disappeared)
    if isAppearing {
      viewDidAppear(appearance.isAnimated)
    } else {
      viewDidDisappear(appearance.isAnimated)
    }
    movement = nil
  }

  /// Calls `viewIsAppearing(_:)` and lays out the view, once per appearance; the view is in the
  /// window now.
  package final func announceAppearing() {
    guard appearance.phase == .appearing, !appearance.isAnnounced else { return }
    appearance.isAnnounced = true
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in children { child.announceAppearing() }
    }
    viewIsAppearing(appearance.isAnimated)
    view.layoutIfNeeded()
  }

  /// Shows or hides the controller and does the move in between.
  package final func appear(_ isAppearing: Bool, animated: Bool, _ move: () -> Void) {
    beginAppearanceTransition(isAppearing, animated: animated)
    move()
    announceAppearing()
    endAppearanceTransition()
  }

  // MARK: Views that the app moves

  /// Called before the view moves to another window, nil for none.
  final func viewWillMove(to window: Window?) {
    guard window == nil ? appearance.phase == .appeared : shouldAppear(in: window) else { return }
    appearance.isCausedByMove = true
    beginAppearanceTransition(window != nil, animated: false)
  }

  /// Called after the view has moved to another window.
  final func viewDidMove(to window: Window?) {
    // A parent that is appearing itself ends it together with its own appearance.
    guard appearance.isCausedByMove, parent?.appearance.phase != .appearing else { return }
    appearance.isCausedByMove = false
    if window != nil { announceAppearing() }
    endAppearanceTransition()
  }

  /// Returns whether the view appears because it is added to views that are shown.
  private func shouldAppear(in window: Window?) -> Bool {
    guard appearance.phase == .disappeared, let window, window.isShown else { return false }
    guard let parent else { return window.rootViewController !== self && presentation == nil }
    return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance.isShown
  }
}

extension Window {
  /// Removes the view of the former root controller, and what it presents, and adds that of the new
  /// one.
  final func rootChanged(from former: ViewController?) {
    guard former !== rootViewController else { return }
    if let former {
      if former.started != nil { former.dismiss(animated: false) }
      former.appear(false, animated: false) { former.viewIfLoaded?.removeFromSuperview() }
    }
    guard let root = rootViewController else { return }
    let move = { [self] in
      root.view.frame = Rect(origin: .zero, size: root.keptSize ?? bounds.size)
      insertSubview(root.view, at: 0)
    }
    if isShown { root.appear(true, animated: false, move) } else { move() }
  }

  /// Notifies the root controller that the window is shown or hidden.
  final func announceShown() {
    guard let root = rootViewController else { return }
    // Those that are presented appear with it; one whose view a presentation has removed does not.
    var upcoming: ViewController? = root
    while let controller = upcoming {
      let presentation = controller.started
      if presentation?.shouldRemovePresentersView != true {
        controller.appear(isShown, animated: false) {}
      }
      upcoming = presentation?.presentedViewController
    }
  }
}
