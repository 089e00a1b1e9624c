import Accessibility
import AppKitDialect
import InterfaceBuilder
import ResponderKit

extension ClickedObject {
  func perform(
    _ operation: ScreenOperation, spelled: OperationSpelling
  ) throws(OperationRefusal) -> OperationOutcome {
    try screens.scope.run { () throws(OperationRefusal) in
      try performNow(operation, spelled)
    }
  }

  private func performNow(
    _ operation: ScreenOperation, _ spelled: OperationSpelling
  ) throws(OperationRefusal) -> OperationOutcome {
    let operate = try prepare(operation, spelled)
    var outcome = OperationOutcome(
      operation: operation == .tap ? "a click" : operation.kind.noun,
      record: InteractionRecord.during {}, announcements: [], screen: [], isNewScreen: false,
      isDone: false)
    outcome.tapObstacle = obstacle
    if let obstacle = outcome.tapObstacle, operation.kind != .keys {
      (outcome.obstacle, outcome.obstacleReason) = (obstacle.text, obstacle.reason)
      return outcome
    }
    let (before, objects) = (valueText, spokenObjects)
    let elements = objects.map { screens.element(of: $0) }
    let former = screens.application.keyWindow
    var reason: String?
    outcome.record = InteractionRecord.during { reason = operate() }
    let after = valueText
    if before != after { outcome.change = (before ?? "", after ?? "") }
    outcome.announcements = zip(objects, elements).compactMap { object, former in
      let element = screens.element(of: object)
      return element == former
        ? nil : document.announcement(ofChangeFrom: former, to: element)?.text
    }
    let shown = screens.application.keyWindow
    outcome.isNewScreen = shown !== former && shown != nil
    if outcome.isNewScreen, let shown {
      let screen = document.screens.first {
        $0.loaded.root === shown || $0.loaded.root === shown.contentView
      }
      outcome.screen = screen.map { document.spokenTexts(in: $0.hierarchy) } ?? []
    }
    outcome.note = reason ?? note
    outcome.isDone = reason == nil
    return outcome
  }

  private var valueText: String? {
    if let item = object as? NSMenuItem {
      return item.popUpButton == nil
        ? item.state.name
        : (item.menu?.popUpButton as? NSPopUpButton)?
          .titleOfSelectedItem
    }
    if let cell = object as? NSCell { return cell.state.name }
    if let column = object as? NSTableColumn { return column.clickedState }
    if let tab = object as? NSTabViewItem { return tab.tabView?.selectedTabViewItem?.label }
    return view.flatMap { kind?.valueText(of: $0) }
  }

  /// The objects whose changes are said; none for a text, of which a reader says each key, and for an item of a menu,
  /// which closes when it is chosen.
  private var spokenObjects: [Responder] {
    switch object {
    case is NSTextField, is NSTextView: []
    case let item as NSMenuItem: [item.popUpButton].compactMap { $0 }
    // The tab or the segment that is left is not said.
    case let view as any PartedView where !view.unselectedParts.isEmpty: view.unselectedParts
    default: screens.isElement(object) ? [object] : []
    }
  }

  private func prepare(
    _ operation: ScreenOperation, _ spelled: OperationSpelling
  ) throws(OperationRefusal) -> PreparedOperation {
    if case .keys(let keys) = operation, let window = window ?? screens.anyWindow {
      return press(keys, in: view, MouseDriver(in: window))
    }
    if let menu = object as? NSMenu { return try prepare(operation, of: menu, spelled) }
    if let item = object as? NSMenuItem { return try prepare(operation, of: item, spelled) }
    if let item = object as? NSToolbarItem, item.view == nil {
      guard let window else {
        throw OperationRefusal(
          "\(item.recordName) is not in the toolbar that the user begins with",
          "Name an item that is shown.")
      }
      guard operation == .tap else {
        throw OperationRefusal(
          "\(item.recordName) is an item of a toolbar, which takes a click", spelled.nothingFits)
      }
      return {
        MouseDriver(in: window).click(item)
        return nil
      }
    }
    if let tab = object as? NSTabViewItem, let tabs = tab.tabView, let window {
      guard operation == .tap else {
        throw OperationRefusal(
          "\(tab.recordName) is a tab, which takes a click", spelled.nothingFits)
      }
      if tabs.shownStyle != nil {
        // Its controller shows the tab beside the view.
        return {
          tabs.selectTabViewItem(tab)
          return tabs.selectedTabViewItem === tab ? nil : "the tab is not selected"
        }
      }
      let click = click(tabs, MouseDriver(in: window), count: 1)
      return { click() ?? (tabs.selectedTabViewItem === tab ? nil : "the tab is not selected") }
    }
    if object is NSWindow {
      throw OperationRefusal(
        "\(object.recordName) is a window, which takes keys", "Use \(spelled(.keys)).")
    }
    guard let view, let window else {
      throw OperationRefusal("the object is in no window", "Operate another one.")
    }
    let driver = MouseDriver(in: window)
    let context = OperationContext(driver: driver, spelled: spelled, kinds: document.kinds)
    switch operation {
    case .tap: return click(view, driver, count: 1)
    case .taps(let count): return click(view, driver, count: count)
    case .rightClick(let titles): return rightClick(view, choosing: titles, context)
    case .type(let typing): return try type(typing, into: view, driver, context)
    default: break
    }
    guard let kind, let prepared = try kind.prepare(operation, on: view, in: context) else {
      throw OperationRefusal(operation.kind, fitting: [.tap], in: context)
    }
    return prepared
  }

  private func click(_ view: NSView, _ driver: MouseDriver, count: Int) -> PreparedOperation {
    var frame = (view as? any PartedView)?.frame(ofPart: object) ?? view.bounds
    if let matrix = view as? NSMatrix, object === matrix { frame = matrix.placeToClick ?? frame }
    let center =
      view.window?.visiblePoint(of: view, in: frame) ?? view.convert(frame.center, to: nil)
    return {
      driver.click(at: center, count: count)
      return nil
    }
  }

  /// Returns what opens the contextual menu of a view, and chooses an item unless there are no titles.
  private func rightClick(
    _ view: NSView, choosing titles: [String], _ context: OperationContext<MouseDriver>
  ) -> PreparedOperation {
    {
      context.driver.rightClick(view)
      guard context.driver.visibleMenu != nil else {
        return "\(view.recordName) and the views around it have no menu"
      }
      return titles.isEmpty ? nil : context.choose(titles)
    }
  }

  /// Returns what chooses an item of a menu, by a path.
  private func prepare(
    _ operation: ScreenOperation, of menu: NSMenu, _ spelled: OperationSpelling
  ) throws(OperationRefusal) -> PreparedOperation {
    guard case .choose(let titles) = operation, let window = screens.anyWindow else {
      throw OperationRefusal(
        "\(menu.recordName) has no action of its own",
        "Use \(spelled(.choose)) with the title or the path of an item.")
    }
    let driver = MouseDriver(in: window)
    return {
      do throws(MenuError) {
        try driver.choose(path: titles, in: menu)
        return nil
      } catch {
        driver.dismissMenu()
        return error.reason(title: spelled.title)
      }
    }
  }

  private func prepare(
    _ operation: ScreenOperation, of item: NSMenuItem, _ spelled: OperationSpelling
  ) throws(OperationRefusal) -> PreparedOperation {
    guard operation == .tap, let window = window ?? screens.anyWindow else {
      throw OperationRefusal(
        "\(item.recordName) is an item of a menu, which takes a click", spelled.nothingFits)
    }
    let driver = MouseDriver(in: window)
    return {
      do throws(MenuError) {
        try driver.click(item)
        return nil
      } catch {
        driver.dismissMenu()
        return error.reason(title: spelled.title)
      }
    }
  }

  /// Returns what makes a view first responder and presses keys, which go to the key window and the menu
  /// bar; a menu outside the bar is opened before, as it takes no keys otherwise.
  private func press(_ keys: [Key], in view: NSView?, _ driver: MouseDriver) -> PreparedOperation {
    let menus = sequence(first: (object as? NSMenuItem)?.menu, next: { $0?.supermenu })
      .compactMap { $0 }
    let isInBar = menus.last === screens.application.mainMenu
    return {
      if !isInBar, let menu = menus.first { driver.open(menu) }
      if let view, view.acceptsFirstResponder { view.window?.makeFirstResponder(view) }
      var reason: String?
      for key in keys where reason == nil { reason = effect(of: key, driver) }
      driver.dismissMenu()
      return reason
    }
  }

  /// Presses a key; returns why it has no effect.
  private func effect(of key: Key, _ driver: MouseDriver) -> String? {
    let before = InteractionRecorder.current?.count ?? 0
    driver.key(key)
    for step in InteractionRecorder.current?.steps(after: before) ?? [] {
      if case .press(.command(let key, _, let action, _, .disabled)) = step {
        return "\(key) means \(action), which is disabled now"
      }
    }
    return nil
  }

  /// Returns what clicks a text, types, and presses the return key.
  private func type(
    _ typing: ScreenOperation.Typing, into view: NSView, _ driver: MouseDriver,
    _ context: OperationContext<MouseDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    guard view is NSTextField || view is NSTextView else {
      throw OperationRefusal(.type, fitting: [.tap], in: context)
    }
    return {
      if let box = view as? NSComboBox {
        driver.click(at: box.convert(box.centerOfText, to: nil))
      } else {
        driver.click(view)
      }
      guard view.window?.firstResponder === view else {
        return "\(view.recordName) does not begin editing"
      }
      if let text = typing.text {
        let isEditable =
          (view as? NSTextField)?.isEditable ?? (view as? NSTextView)?.isEditable ?? false
        guard isEditable else { return "\(view.recordName) is not editable" }
        driver.type(text)
      }
      // A search waits for a pause in typing.
      if !typing.pressesReturn { driver.wait(1) }
      if typing.pressesReturn { driver.key("\r") }
      for key in typing.keys { driver.key(key) }
      return typing.pressesReturn ? (view as? NSTextField)?.refusalOfText : nil
    }
  }
}
