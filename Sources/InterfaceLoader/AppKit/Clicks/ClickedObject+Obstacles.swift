import AppKitDialect
import Graphics
import ResponderKit

extension ClickedObject {
  var obstacle: TapObstacle? { screens.scope.run { obstacleNow } }

  private var obstacleNow: TapObstacle? {
    if !(object is NSMenuItem), let window, let sheet = window.attachedSheet {
      return .init(reason: .covered, text: "\(sheet.recordName) is a sheet of its window")
    }
    switch object {
    case let item as NSMenuItem: return obstacle(to: item)
    case let item as NSToolbarItem:
      return item.view.map { obstacle(to: $0) } ?? obstacle(to: item)
    case let tab as NSTabViewItem where tab.tabView?.showsTabs == false:
      return .init(
        reason: .hidden, text: "\(tab.recordName) is not shown: code of the app selects it")
    case let cell as NSCell where !cell.isEnabled:
      return .init(reason: .disabled, text: "\(cell.recordName) is not enabled")
    default: return view.flatMap { obstacle(to: $0) }
    }
  }

  /// Returns the reason that an item cannot be chosen: validation has its say first.
  private func obstacle(to item: NSMenuItem) -> TapObstacle? {
    if let view = item.popUpButton, let obstacle = obstacle(to: view) { return obstacle }
    let menus = sequence(first: item.menu, next: { $0?.supermenu }).compactMap { $0 }.reversed()
    for menu in menus {
      menu.update()
      guard let outer = menu.openedBy else { continue }
      if outer.isHidden {
        return .init(reason: .hidden, text: "\(outer.recordName), which it is in, is hidden")
      }
      if !outer.isEnabled {
        return .init(reason: .disabled, text: "\(outer.recordName), which it is in, is disabled")
      }
    }
    if item.isHidden {
      return .init(
        reason: .hidden, text: "\(item.recordName) is hidden\(because(item, ["hidden"]))")
    }
    if item.isEnabled { return nil }
    let bound = because(item, ["enabled"])
    if !bound.isEmpty {
      return .init(reason: .disabled, text: "\(item.recordName) is disabled\(bound)")
    }
    return .init(reason: .disabled, text: "\(item.recordName) is disabled: \(validation(of: item))")
  }

  private func obstacle(to item: NSToolbarItem) -> TapObstacle? {
    guard item.toolbar != nil else {
      return .init(
        reason: .outside, text: "\(item.recordName) is not in the toolbar that the user begins with"
      )
    }
    item.validate()
    if item.isEnabled { return nil }
    return .init(reason: .disabled, text: "\(item.recordName) is disabled: \(validation(of: item))")
  }

  /// Returns why validation disables an item.
  private func validation(of item: any NSValidatedUserInterfaceItem & Responder) -> String {
    guard let action = item.action else { return "it has no action" }
    if let menu = (item as? NSMenuItem)?.menu, !menu.autoenablesItems {
      return "the document says so, and its menu does not validate"
    }
    let search = screens.application.search(for: action, to: item.target, from: item)
    if let target = search.target {
      return "\(target) performs \(action.name), but does not validate it"
    }
    let unknown = search.steps.filter { $0.verdict == .unknown }.map(\.responder)
    guard !unknown.isEmpty else { return search.failure }
    return "nothing here performs \(action.name), but \(unknown.joined(separator: " or ")) may"
  }

  /// Returns the binding that keeps an object from being operated, after a colon; empty for none.
  private func because(_ object: Responder, _ names: [String]) -> String {
    screens.boundReason(for: object, names).map { ": \($0)" } ?? ""
  }

  private func obstacle(to view: NSView) -> TapObstacle? {
    let name = view.recordName
    for around in sequence(first: view, next: \.superview) {
      let subject = around === view ? name : "\(around.recordName), which it is in,"
      if around.isHidden {
        return .init(reason: .hidden, text: "\(subject) is hidden\(because(around, ["hidden"]))")
      }
      if around.alphaValue < 0.01 {
        return .init(reason: .transparent, text: "\(subject) is transparent")
      }
    }
    if view.bounds.width <= 0 || view.bounds.height <= 0 {
      return .init(reason: .noExtent, text: "\(name) has no extent in the document")
    }
    if let control = view as? NSControl, !control.isEnabled {
      return .init(
        reason: .disabled,
        text:
          "\(name) is not enabled\(because(control, ["enabled", "value", "selected", "target"]))")
    }
    guard let window else { return nil }
    if window.visiblePoint(of: view, in: view.bounds) != nil { return nil }
    let middle = view.convert(view.bounds.center, to: nil)
    guard let hit = window.view(at: middle) else {
      return .init(
        reason: .outside, text: "the center of \(name) is outside the views that contain it")
    }
    if hit.isDescendant(of: view) { return nil }
    return view.isDescendant(of: hit)
      ? .init(
        reason: .outside, text: "the center of \(name) is outside the views that contain it")
      : .init(reason: .covered, text: "\(hit.recordName) is in front of \(name)")
  }
}
