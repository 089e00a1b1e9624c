import AppKitDialect
import InterfaceBuilder
import ResponderKit

// What senders do, and which objects know which others.
extension AppKitInstantiation {
  func connect(_ elements: [InterfaceElement]) {
    for element in elements {
      let connections = document.connections(of: element)
      guard !connections.isEmpty else { continue }
      let object = result.object(for: element)
      for connection in connections {
        guard let object else { continue }
        switch connection.kind {
        case .action: connectAction(connection, of: object)
        case .outlet, .outletCollection: connectOutlet(connection, of: object, element)
        case .segue: connectSegue(connection, of: object)
        case .binding: break
        default:
          if connection.isTitleElement, let target = target(of: connection) {
            ((object as? NSCell)?.controlView ?? object as? NSView)?.titleElement = target
          }
        }
      }
    }
  }

  // MARK: Actions

  private func connectAction(_ connection: Connection, of sender: Responder) {
    guard !connection.selector.isEmpty, !connection.crossesScenes else { return }
    let action = ActionSelector(connection.selector)
    let target: Responder?
    if connection.targetKind == .firstResponder {
      target = nil
    } else {
      guard let object = self.target(of: connection) else { return }
      object.performAction(named: connection.selector)
      target = object
    }
    if connection.trigger == "doubleAction" {
      if let matrix = sender as? NSMatrix {
        (matrix.doubleAction, matrix.target) = (action, target)
      }
      if let path = sender as? NSPathControl { (path.doubleAction, path.target) = (action, target) }
      if let table = sender as? NSTableView {
        (table.doubleAction, table.target) = (action, target)
      }
    } else {
      set(action, target, on: sender)
    }
  }

  private func set(_ action: ActionSelector, _ target: Responder?, on sender: Responder) {
    switch sender {
    case let image as NSImageView: (image.target, image.action) = (target, action)
    case let control as NSControl where control.cell is NSActionCell:
      (control.target, control.action) = (target, action)
    case let cell as NSActionCell: (cell.target, cell.action) = (target, action)
    case let item as NSMenuItem: (item.target, item.action) = (target, action)
    case let item as NSToolbarItem: (item.target, item.action) = (target, action)
    default: break
    }
  }

  /// The object that a connection leads to; nil for one that is not loaded.
  private func target(of connection: Connection) -> Responder? {
    connection.targetKind == .application
      ? application : connection.targetID.flatMap { result.objects[$0] }
  }

  // MARK: Segues

  private func connectSegue(_ connection: Connection, of sender: Responder) {
    guard let segue = SegueContent(connection), segue.kind != .relationship else { return }
    let destination = segue.destination.flatMap { result.object(for: $0) }
    if segue.kind == .embed {
      embed(destination as? NSViewController, in: sender as? NSView)
      return
    }
    let name = segue.identifier.map { "segue \($0)" } ?? "the \(segue.summary)"
    let anchor = Backlink(
      segue.popoverAnchorViewID.flatMap { result.objects[$0] as? NSView })
    let target = SegueTarget(named: name) { [weak objects] sender in
      objects?.perform(segue, to: destination, from: sender, beside: anchor.object)
    }
    objects.segues.append(target)
    set(SegueTarget.action, target, on: sender)
  }

  private func embed(_ child: NSViewController?, in view: NSView?) {
    guard let child, let view, child.isViewLoaded, child.view.superview == nil,
      !view.isDescendant(of: child.view)
    else { return }
    child.view.frame = view.bounds
    view.addSubview(child.view)
  }

  // MARK: Outlets

  private func connectOutlet(
    _ connection: Connection, of object: Responder, _ element: InterfaceElement
  ) {
    guard let property = connection.property else { return }
    let target = self.target(of: connection)
    guard !connectFrameworkOutlet(property, of: object, to: target, element) else { return }
    // Nothing else declares outlets, and looking for them is slow.
    let isOfApp = object === owner || result.ofRegisteredClass.contains(ObjectIdentifier(object))
    guard isOfApp else { return }
    var problem: UnconnectedOutlet.Reason?
    if let outlet = outlet(named: property, of: object) {
      if let target {
        problem = outlet.connect(target) ? nil : .otherClass("\(type(of: target))")
      } else {
        problem = .noObject
      }
    } else {
      problem = .noProperty
    }
    if let problem {
      result.unconnectedOutlets.append(
        UnconnectedOutlet(owner: "\(type(of: object))", property: property, reason: problem))
    }
  }

  /// Connects an outlet that AppKit declares; returns false for another one.
  private func connectFrameworkOutlet(
    _ property: String, of object: Responder, to target: Responder?, _ element: InterfaceElement
  ) -> Bool {
    switch (object, property) {
    case (let controller as NSViewController, "view"):
      if let view = target as? NSView, controller.viewIfLoaded !== view { controller.view = view }
    case (let controller as NSWindowController, "window"):
      if let window = target as? NSWindow { controller.window = window }
    case (let application as NSApplication, "delegate"):
      application.delegate = target as? any NSApplicationDelegate
    case (let application as NSApplication, "mainMenu"):
      if let menu = target as? NSMenu { application.mainMenu = menu }
    case (let window as NSWindow, "delegate"):
      window.delegate = target as? any NSWindowDelegate
    case (let window as NSWindow, "initialFirstResponder"):
      window.initialFirstResponder = target as? NSView
    case (let popover as NSPopover, "contentViewController"):
      if let controller = target as? NSViewController {
        popovers.append((popover, element, controller))
      }
    case (let popover as NSPopover, "delegate"):
      popover.delegate = target as? any NSPopoverDelegate
    case (let menu as NSMenu, "delegate"): menu.delegate = target as? any NSMenuDelegate
    case (let toolbar as NSToolbar, "delegate"):
      toolbar.delegate = target as? any NSToolbarDelegate
    case (let tab as NSTabViewItem, "initialFirstResponder"):
      tab.initialFirstResponder = target as? NSView
    case (let view as NSView, "nextKeyView"): view.nextKeyView = target as? NSView
    case (let responder as NSResponder, "menu") where !(object is NSPopUpButton):
      responder.menu = target as? NSMenu
    case (let view as NSView, _):
      return loading.dialect.kind(ofAppKit: element)?.connect(property, of: view, to: target)
        ?? false
    default: return false
    }
    return true
  }
}
