import Graphics

extension FocusSystem {
  /// Finds another item if the focused one is gone, and performs the requested updates
  /// (`UIFocusSystem.updateFocusIfNeeded()`).
  ///
  /// Updates that are requested meanwhile follow, up to 16 times, because an environment may
  /// request each time.
  public func updateFocusIfNeeded() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    for _ in 0..<16 {
      guard let root else { break }
      replaceLostItem(in: root)
      guard let environment = takeRequest() else { break }
      move(to: preferredItem(of: environment, map(of: root)), [])
    }
    requests = []
    if let root {
      guard mode == .remote, focusedItem == nil else { return }
      move(to: preferredItem(of: root, map(of: root)), [])
    } else if hadFocus {
      change(to: nil, [])
    }
  }

  func map(of root: View) -> FocusMap { FocusMap(of: root, order: readingOrder) }

  /// Focuses another item if the focused one was removed, hidden or disabled: the one that the nearest
  /// environment that is left prefers.
  private func replaceLostItem(in root: View) {
    guard hadFocus else { return }
    if let focusedItem, isReachable(focusedItem, in: root, staysWhileEdited: true) { return }
    // The focus that came with the first responder goes with it.
    if isFollowing { return change(to: nil, []) }
    let map = map(of: root)
    for case let environment? in surroundings.map(\.environment) {
      guard environment !== focusedItem, isInside(environment, root) else { continue }
      let owner: any FocusEnvironment = (environment as? View)?.viewController ?? environment
      if let item = preferredItem(of: owner, map, restores: true) { return change(to: item, []) }
    }
    change(to: preferredItem(of: root, map, restores: true), [])
  }

  private func isInside(_ environment: any FocusEnvironment, _ root: View) -> Bool {
    let view = environment as? View ?? (environment as? ViewController)?.viewIfLoaded
    return view?.isDescendant(of: root) ?? true
  }

  /// Returns whether an item can be focused where it is; one that is being edited there may stay
  /// focused although it is disabled.
  func isReachable(
    _ item: any FocusItem, in root: View, staysWhileEdited: Bool = false
  ) -> Bool {
    let isEdited = staysWhileEdited && (item as? View)?.isFirstResponder ?? false
    guard item.canBecomeFocused || isEdited else { return false }
    let views = item.environments.compactMap { $0 as? View }
    guard views.contains(where: { $0 === root }), views.allSatisfy(\.isFocusReachable) else {
      return false
    }
    // An item that is no view is there as long as its container lists it.
    guard !(item is View), let container = item.parentFocusEnvironment?.focusItemContainer else {
      return true
    }
    return container.focusItems(in: .everything).contains { $0 === item }
  }

  /// Takes the requests; returns the environment that is updated: the last one that is in no other.
  ///
  /// The others are dropped, because the update moves the focus away from them.
  private func takeRequest() -> (any FocusEnvironment)? {
    let requested = requests.compactMap(\.environment)
    requests = []
    let names = Set(requested.map { ObjectIdentifier($0) })
    return requested.last { environment in
      !environment.environments.dropFirst().contains { names.contains(ObjectIdentifier($0)) }
    }
  }

  // MARK: Preferences

  /// Returns the item that an environment prefers; nil for none that can be focused.
  ///
  /// The preferred environments are followed in their order, each with its own preferences; then the
  /// environment itself, then the first item inside it. After a transition, the item that was focused
  /// last in a controller goes first.
  func preferredItem(
    of environment: any FocusEnvironment, _ map: FocusMap, restores: Bool = false
  ) -> (any FocusItem)? {
    var met: Set<ObjectIdentifier> = []
    return preferredItem(of: environment, map, restores, &met)
  }

  private func preferredItem(
    of environment: any FocusEnvironment, _ map: FocusMap, _ restores: Bool,
    _ met: inout Set<ObjectIdentifier>
  ) -> (any FocusItem)? {
    guard met.insert(ObjectIdentifier(environment)).inserted, met.count < 512 else { return nil }
    if restores, let controller = environment as? ViewController,
      controller.restoresFocusAfterTransition,
      let index = map.entry(of: controller.rare?.lastFocused?.environment as? any FocusItem)
    {
      return map.entries[index].item
    }
    for preferred in environment.preferredFocusEnvironments {
      if let item = preferredItem(of: preferred, map, restores, &met) { return item }
    }
    if let index = map.entry(of: environment as? any FocusItem) { return map.entries[index].item }
    return map.entries.first { environment.contains($0.item) }?.item
  }
}

extension View {
  /// Indicates whether the focus can be in the view, as far as it is concerned itself: it is
  /// visible, and no presented controller covers it.
  final var isFocusReachable: Bool {
    guard untouchableReason == nil else { return false }
    guard let presented = viewController?.started?.presentedViewController else { return true }
    return presented.viewIfLoaded?.window == nil
  }
}
