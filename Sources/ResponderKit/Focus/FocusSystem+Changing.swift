extension FocusSystem {
  /// Moves the focus to an item if the environments around both agree; returns whether it moved.
  ///
  /// A movement that the user asked for and that fails is reported.
  @discardableResult
  func move(to item: (any FocusItem)?, _ heading: FocusHeading) -> Bool {
    guard let item, item !== focusedItem else { return false }
    let context = FocusUpdateContext(from: focusedItem, to: item, heading)
    let asked = environments(before: item)
    if let refusing = asked.first(where: { !$0.shouldUpdateFocus(in: context) }) {
      note(.isRefused(by: name(of: refusing) ?? "", heading))
      if heading != [] { postFailure(context) }
      return false
    }
    // An environment that was asked may have removed the item.
    guard let root, isReachable(item, in: root) else {
      if heading != [] { fail(heading) }
      return false
    }
    change(to: item, heading)
    if mode == .remote {
      endEditing(of: context.previouslyFocusedView)
    } else {
      moveFirstResponder(from: context.previouslyFocusedView)
    }
    return true
  }

  /// Reports a movement that leads nowhere.
  func fail(_ heading: FocusHeading) {
    note(.findsNothing(heading))
    postFailure(FocusUpdateContext(from: focusedItem, to: nil, heading))
  }

  /// The environments around the focused item and around the next one, each once: from the present
  /// item outward, then from the next one.
  private func environments(before next: (any FocusItem)?) -> [any FocusEnvironment] {
    var met: Set<ObjectIdentifier> = []
    // Those that were around an item that is gone are notified, too.
    let former = surroundings.compactMap(\.environment)
    let all = former + (focusedItem?.environments ?? []) + (next?.environments ?? [])
    return all.filter { met.insert(ObjectIdentifier($0)).inserted }
  }

  /// Focuses an item, nil for none, and notifies all environments.
  func change(to item: (any FocusItem)?, _ heading: FocusHeading) {
    let previous = focusedItem
    let notified = environments(before: item)
    let context = FocusUpdateContext(from: previous, to: item, heading)
    for case let view as View in [previous, item] { InteractionRecorder.current?.look(at: view) }
    remember(previous)
    focusedItem = item
    (previous as? View)?.loseFocus()
    (item as? View)?.setFocused(true)
    (hadFocus, isFollowing) = (item != nil, false)
    surroundings = item?.environments.map { WeakEnvironment(environment: $0) } ?? []
    if let item, case .named(let name) = FocusMap.group(of: item) {
      remembered[name] = WeakEnvironment(environment: item)
    }
    note(.moves(from: name(of: previous), to: name(of: item), heading))
    (item as? View)?.scrollIntoView()
    let coordinator = FocusAnimationCoordinator()
    for environment in notified { environment.didUpdateFocus(in: context, with: coordinator) }
    coordinator.run()
    post(Self.didUpdateNotification, context, coordinator)
  }

  /// Remembers an item in the controllers around it, which get the focus back after a transition.
  private func remember(_ item: (any FocusItem)?) {
    guard let item else { return }
    for case let controller as ViewController in surroundings.compactMap(\.environment) {
      controller.rarely.lastFocused = WeakEnvironment(environment: item)
    }
  }

  // MARK: The first responder

  /// Focuses a view that has become first responder, as on devices with a keyboard.
  func follow(_ view: View) {
    guard mode != .remote, !isUpdating, let root, isReachable(view, in: root),
      view !== focusedItem
    else { return }
    isUpdating = true
    if move(to: view, []) { isFollowing = true }
    isUpdating = false
    updateFocusIfNeeded()
  }

  /// Makes a text input that a keyboard has focused first responder, or ends the editing of the one
  /// that was focused.
  private func moveFirstResponder(from previous: View?) {
    if let input = focusedItem as? View, input.takesText, input.becomeFirstResponder() { return }
    endEditing(of: previous)
  }

  private func endEditing(of previous: View?) {
    guard let previous, previous !== focusedItem, previous is any KeyInput,
      previous.isFirstResponder
    else { return }
    previous.resignFirstResponder()
  }

  // MARK: Reports

  private func postFailure(_ context: FocusUpdateContext) {
    let coordinator = FocusAnimationCoordinator()
    post(Self.movementDidFailNotification, context, coordinator)
    coordinator.run()
  }

  private func post(
    _ name: Notice.Name, _ context: FocusUpdateContext, _ coordinator: FocusAnimationCoordinator
  ) {
    let center = root?.noticeCenter ?? focusedResponder.flatMap { $0 as? View }?.noticeCenter
    center?.post(
      Notice(
        name,
        userInfo: [
          Self.focusUpdateContextKey: context, Self.animationCoordinatorKey: coordinator,
        ]))
  }

  private func note(_ step: InteractionRecord.FocusStep) {
    InteractionRecorder.current?.note(.focus(step))
  }

  /// The name of an environment in records.
  private func name(of environment: (any FocusEnvironment)?) -> String? {
    environment.map { ($0 as? Responder)?.recordName ?? "\(type(of: $0))" }
  }
}

extension View {
  /// Indicates whether the view becomes first responder when a keyboard focuses it.
  fileprivate var takesText: Bool { self is any KeyInput && canBecomeFirstResponder }

  /// No longer marks the view as focused, unless it is in another system by now.
  fileprivate func loseFocus() {
    if FocusSystem.of(self)?.focusedItem !== self { setFocused(false) }
  }
}
