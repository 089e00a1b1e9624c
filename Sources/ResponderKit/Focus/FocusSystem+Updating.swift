import Graphics

extension FocusSystem {
  /// Finds another item if the focused one is gone, and performs the requests; what is requested
  /// meanwhile follows, a limited number of times, because an environment may request each time.
  func updateIfNeeded() {
    guard !isUpdating, let root else { return }
    isUpdating = true
    defer { isUpdating = false }
    for _ in 0..<16 {
      let top = activeView(of: root)
      replaceLostItem(in: top)
      guard let environment = takeRequest() else { break }
      move(to: preferredItem(of: environment, FocusMap(of: top, order: readingOrder)), [])
    }
    requests = []
    if mode == .remote, focusedItem == nil {
      let top = activeView(of: root)
      move(to: preferredItem(of: root, FocusMap(of: top, order: readingOrder)), [])
    }
  }

  /// The view in which the focus moves: that of the controller that is presented last, otherwise the
  /// whole window.
  func activeView(of root: View) -> View {
    guard let controller = (root as? Window)?.rootViewController else { return root }
    let presented = sequence(first: controller, next: \.presentedViewController).dropFirst()
    return Array(presented).last?.viewIfLoaded ?? root
  }

  /// Focuses another item if the focused one was removed, hidden or disabled: what the nearest
  /// environment around it prefers that is still there.
  private func replaceLostItem(in top: View) {
    guard hadFocus else { return }
    if let focusedItem, isReachable(focusedItem, in: top) { return }
    let map = FocusMap(of: top, order: readingOrder)
    for case let environment? in surroundings.map(\.environment) {
      guard environment !== focusedItem, isInside(environment, top) else { continue }
      if let item = preferredItem(of: environment, map) { return change(to: item, []) }
    }
    change(to: preferredItem(of: top, map), [])
  }

  private func isInside(_ environment: any FocusEnvironment, _ top: View) -> Bool {
    let view = environment as? View ?? (environment as? ViewController)?.viewIfLoaded
    return view.map { $0.isDescendant(of: top) || top.isDescendant(of: $0) } ?? true
  }

  /// Whether an item can be focused where it is.
  func isReachable(_ item: any FocusItem, in top: View) -> Bool {
    guard item.canBecomeFocused else { return false }
    let views = item.environments.compactMap { $0 as? View }
    guard views.contains(where: { $0 === top }), views.allSatisfy(\.isFocusReachable) else {
      return false
    }
    // An item that is no view is there as long as its container lists it.
    guard !(item is View), let container = item.parentFocusEnvironment?.focusItemContainer else {
      return true
    }
    return container.focusItems(in: .everything).contains { $0 === item }
  }

  /// Takes the requests; returns the environment that is updated: the last one that is in no other.
  private func takeRequest() -> (any FocusEnvironment)? {
    let requested = requests.compactMap(\.environment)
    requests = []
    return requested.last { environment in
      !requested.contains { $0 !== environment && $0.contains(environment) }
    }
  }

  // MARK: Preferences

  /// Returns the item that an environment prefers; nil for none that can be focused.
  ///
  /// The preferred environments are followed in their order, each with its own preferences; then the
  /// environment itself, then the first item inside it.
  func preferredItem(
    of environment: any FocusEnvironment, _ map: FocusMap
  ) -> (any FocusItem)? {
    var met: Set<ObjectIdentifier> = []
    return preferredItem(of: environment, map, &met)
  }

  private func preferredItem(
    of environment: any FocusEnvironment, _ map: FocusMap, _ met: inout Set<ObjectIdentifier>
  ) -> (any FocusItem)? {
    guard met.insert(ObjectIdentifier(environment)).inserted, met.count < 512 else { return nil }
    for preferred in environment.preferredFocusEnvironments {
      if let item = preferredItem(of: preferred, map, &met) { return item }
    }
    if let index = map.entry(of: environment as? any FocusItem) { return map.entries[index].item }
    return map.entries.first { environment.contains($0.item) }?.item
  }

  // MARK: Moving

  /// Moves the focus to an item if the environments around both agree; returns whether it moved.
  @discardableResult
  func move(to item: (any FocusItem)?, _ heading: FocusHeading) -> Bool {
    guard let item, item !== focusedItem else { return false }
    let context = FocusUpdateContext(from: focusedItem, to: item, heading)
    let asked = environments(around: focusedItem, item)
    if let refusing = asked.first(where: { !$0.shouldUpdateFocus(in: context) }) {
      note(.isRefused(by: name(of: refusing) ?? "", heading))
      if heading != [] { post(Self.movementDidFailNotification, context) }
      return false
    }
    // An environment that was asked may have moved the focus or removed the item.
    guard focusedItem === context.previouslyFocusedItem, let root,
      isReachable(item, in: activeView(of: root))
    else { return false }
    change(to: item, heading)
    return true
  }

  /// The environments around two items, each once: from the first one outward, then from the second.
  private func environments(
    around first: (any FocusItem)?, _ second: (any FocusItem)?
  ) -> [any FocusEnvironment] {
    var met: Set<ObjectIdentifier> = []
    let both = (first?.environments ?? surroundingsNow) + (second?.environments ?? [])
    return both.filter { met.insert(ObjectIdentifier($0)).inserted }
  }

  /// The environments that were around an item that is gone.
  private var surroundingsNow: [any FocusEnvironment] { surroundings.compactMap(\.environment) }

  /// Focuses an item, nil for none, and tells everyone.
  func change(to item: (any FocusItem)?, _ heading: FocusHeading) {
    let previous = focusedItem
    let told = environments(around: previous, item)
    let context = FocusUpdateContext(from: previous, to: item, heading)
    for case let view as View in [previous, item] { InteractionRecorder.current?.look(at: view) }
    (previous as? View)?.setFocused(false)
    focusedItem = item
    hadFocus = item != nil
    surroundings = item?.environments.map { WeakEnvironment(environment: $0) } ?? []
    if let item {
      (item as? View)?.setFocused(true)
      remembered[FocusMap.group(of: item)] = WeakEnvironment(environment: item)
    }
    note(.moves(from: name(of: previous), to: name(of: item), heading))
    (item as? View)?.scrollIntoView()
    let coordinator = FocusAnimationCoordinator()
    for environment in told { environment.didUpdateFocus(in: context, with: coordinator) }
    coordinator.run()
    post(Self.didUpdateNotification, context, coordinator)
    if mode != .remote, focusedItem === item { moveFirstResponder(from: previous) }
  }

  /// Makes a text input that a keyboard has focused first responder, and ends the editing of the one
  /// that was focused.
  private func moveFirstResponder(from previous: (any FocusItem)?) {
    if let input = focusedItem as? View, input.takesText {
      input.becomeFirstResponder()
    } else if let input = previous as? View, input.takesText, input.isFirstResponder {
      input.resignFirstResponder()
    }
  }

  func post(
    _ name: Notice.Name, _ context: FocusUpdateContext,
    _ coordinator: FocusAnimationCoordinator = .init()
  ) {
    root?.noticeCenter.post(
      Notice(
        name,
        userInfo: [
          Self.focusUpdateContextKey: context, Self.animationCoordinatorKey: coordinator,
        ]))
  }

  func note(_ step: InteractionRecord.FocusStep) {
    InteractionRecorder.current?.note(.focus(step))
  }

  /// The name of an environment in records.
  private func name(of environment: (any FocusEnvironment)?) -> String? {
    environment.map { ($0 as? Responder)?.recordName ?? "\(type(of: $0))" }
  }
}

extension View {
  /// Whether the focus can be in the view, as far as it is concerned itself.
  final var isFocusReachable: Bool { untouchableReason == nil }

  /// Whether the view becomes first responder when a keyboard focuses it.
  fileprivate var takesText: Bool { self is any KeyInput && canBecomeFirstResponder }
}
