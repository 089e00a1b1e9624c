import Graphics

extension FocusSystem {
  /// Moves the focus in a direction, or to another group in reading order; returns whether it moved.
  ///
  /// Without a focused item the preferred one is focused, the last one for
  /// ``FocusHeading/previous``. On a television, where something is always focused, the preferred
  /// item is focused first, and the movement continues from there.
  @discardableResult
  package func move(_ heading: FocusHeading) -> Bool {
    guard !isUpdating else { return false }
    updateFocusIfNeeded()
    guard let root else { return false }
    isUpdating = true
    let destination = destination(heading, map(of: root))
    var isMoved = false
    if let destination, destination !== focusedItem {
      isMoved = move(to: destination, heading)
    } else {
      fail(heading)
    }
    isUpdating = false
    updateFocusIfNeeded()
    return isMoved
  }

  /// Takes a key that moves the focus or operates the focused item; returns false for another one.
  func take(_ key: Key) -> Bool {
    let flags = key.modifierFlags.ofCommands
    switch key.input {
    case "\t" where flags.isEmpty: return move(.next)
    case "\t" where flags == .shift: return move(.previous)
    case KeyCommand.inputUpArrow where flags.isEmpty: return moveByArrow(.up)
    case KeyCommand.inputDownArrow where flags.isEmpty: return moveByArrow(.down)
    case KeyCommand.inputLeftArrow where flags.isEmpty: return moveByArrow(.left)
    case KeyCommand.inputRightArrow where flags.isEmpty: return moveByArrow(.right)
    case " " where flags.isEmpty, "\r" where flags.isEmpty, "\n" where flags.isEmpty:
      return activate()
    default: return false
    }
  }

  /// An arrow belongs to the focus once there is one.
  private func moveByArrow(_ heading: FocusHeading) -> Bool {
    guard focusedItem != nil else { return false }
    move(heading)
    return true
  }

  /// Does what the select button of a remote does, or what a tap does, on the focused item; returns
  /// false without one.
  private func activate() -> Bool {
    guard let view = focusedItem as? View else { return false }
    if mode == .remote {
      guard let root else { return false }
      let press = Press(.select)
      root.deliver(InputEvent(presses: [press]))
      press.phase = .ended
      root.deliver(InputEvent(presses: [press]))
    } else {
      view.activateByKey()
    }
    return true
  }

  // MARK: Destinations

  private func destination(_ heading: FocusHeading, _ map: FocusMap) -> (any FocusItem)? {
    if let present = map.entry(of: focusedItem) {
      return destination(heading, from: present, map)
    }
    if heading == .previous || heading == .last { return map.entries.last?.item }
    return root.flatMap { preferredItem(of: $0, map) }
  }

  /// Returns where the focus goes from an item; nil where it stays.
  func destination(
    _ heading: FocusHeading, from present: Int, _ map: FocusMap
  ) -> (any FocusItem)? {
    switch heading {
    case .first: map.entries.first?.item
    case .last: map.entries.last?.item
    case .next: neighbor(of: present, 1, map)
    case .previous: neighbor(of: present, -1, map)
    default: map.nearest(to: present, heading, self)
    }
  }

  /// Returns the item of the next or previous group in reading order that is preferred in it.
  private func neighbor(of present: Int, _ step: Int, _ map: FocusMap) -> (any FocusItem)? {
    var groups: [FocusGroup] = []
    var members: [FocusGroup: [any FocusItem]] = [:]
    for entry in map.entries {
      if members[entry.group] == nil { groups.append(entry.group) }
      members[entry.group, default: []].append(entry.item)
    }
    guard let index = groups.firstIndex(of: map.entries[present].group) else { return nil }
    // A group whose items are all ignored is passed over.
    for distance in 1..<max(groups.count, 1) {
      let group = groups[(index + distance * step + groups.count * 2) % groups.count]
      if let item = entryItem(of: members[group] ?? [], group) { return item }
    }
    return nil
  }

  /// Returns the item with the highest priority; of equal ones the first.
  private func entryItem(of items: [any FocusItem], _ group: FocusGroup) -> (any FocusItem)? {
    var best: (item: any FocusItem, priority: FocusGroupPriority)?
    for item in items {
      let priority = max(item.focusGroupPriority, systemPriority(of: item, group))
      guard priority >= .ignored else { continue }
      if priority > best?.priority ?? FocusGroupPriority(rawValue: .min) { best = (item, priority) }
    }
    return best?.item
  }

  private func systemPriority(
    of item: any FocusItem, _ group: FocusGroup
  ) -> FocusGroupPriority {
    guard case .named(let name) = group else { return item.focusGroupPriority }
    // The focus leaves the present group, so that its item is the one that was focused last there.
    let isLast = remembered[name]?.environment === item || focusedItem === item
    return isLast ? .previouslyFocused : item.focusGroupPriority
  }
}

extension View {
  /// Activates the view as a key does: as assistive technologies would, otherwise with a tap at the
  /// activation point.
  ///
  /// A control whose parts are elements of their own is not operated as a whole.
  package final func activateByKey() {
    if accessibilityActivate() { return }
    guard isAccessibilityElement || accessibilityElements == nil else { return }
    scrollIntoView()
    let root = window ?? outermost
    let point = root.pointOnScreen(accessibilityActivationPoint)
    let driver = TouchDriver(in: root)
    driver.tap(at: point)
    driver.waitForGestures()
  }
}
