import AppKitDialect
import FoundationEssentials
import InterfaceLoader

// Windows, popovers and their controllers.
extension ArchivedClass {
  static let windows: [ArchivedClass] = [
    ArchivedClass(
      "NSWindow", NSWindow.self, "NSResponder", initial: ["styleMask"],
      make: {
        NSWindow(
          contentRect: .zero,
          styleMask: NSWindow.StyleMask(rawValue: UInt(clamping: $0["styleMask"]?.whole ?? 0)))
      }
    ) { window in
      window.initial("styleMask") { Int(clamping: $0.styleMask.rawValue) }
      window.value("frame", \.frame)
      window.value("title", \.title)
      window.raw("titleVisibility", \.titleVisibility)
      window.value("minSize", \.minSize)
      window.value("maxSize", \.maxSize)
      window.raw("identifier", \.identifier)
      window.value("autorecalculatesKeyViewLoop", \.autorecalculatesKeyViewLoop)
      window.owned("contentView", get: { $0.contentView }, set: { $0.contentView = $1 })
      window.reference("contentViewController", .contents, get: { $0.contentViewController }) {
        $0.contentViewController = $1
      }
      window.owned("toolbar", get: { $0.toolbar }, set: { $0.toolbar = $1 })
      window.owned("windowController", get: { $0.windowController }) { window, controller in
        controller?.window = window
      }
      window.reference("delegate", get: { $0.delegate }, set: { $0.delegate = $1 })
      window.reference("initialFirstResponder", get: { $0.initialFirstResponder }) {
        $0.initialFirstResponder = $1
      }
      window.custom("sheets", .contents) { window, _, archiver in
        let sheets = window.archivedSheets
        if window.hasSheetHandler {
          throw archiver.refusal(.closure("the handler of the sheet"), of: window)
        }
        return sheets.isEmpty
          ? nil : .list(try sheets.map { try archiver.own($0, in: window, as: "sheets") })
      } decode: { window, value, restorer in
        let sheets: [NSWindow] = try restorer.builtList(value)
        restorer.afterShowing { for sheet in sheets { window.beginSheet(sheet) } }
      }
      window.reference("defaultButtonCell", get: { $0.archivedDefaultButtonCell }) {
        $0.archivedDefaultButtonCell = $1
      }
      // A popover shows itself again.
      window.owned("popovers", list: { $0.archivedPopovers }) { _, _ in }
      window.custom("visibility", .showing) { window, _, _ in
        guard window.isVisible else { return nil }
        let roles = window.archivedRoles
        return .values(["isKey": .bool(roles.isKey), "isMain": .bool(roles.isMain)])
      } decode: { window, value, _ in
        window.orderFront(nil)
        if value.members?["isKey"]?.boolean == true { window.makeKey() }
        if value.members?["isMain"]?.boolean == true { window.makeMain() }
      }
      window.reference("firstResponder", .showing) { window -> NSResponder? in
        let responder = window.firstResponder
        if responder === window { return nil }
        return (responder as? NSText)?.archivedField ?? responder
      } set: { window, responder in
        window.makeFirstResponder(responder)
      }
    },
    ArchivedClass(
      "NSPanel", NSPanel.self, "NSWindow",
      make: {
        NSPanel(
          contentRect: .zero,
          styleMask: NSWindow.StyleMask(rawValue: UInt(clamping: $0["styleMask"]?.whole ?? 0)))
      }
    ) { panel in
      panel.value("becomesKeyOnlyIfNeeded", \.becomesKeyOnlyIfNeeded)
      panel.value("worksWhenModal", \.worksWhenModal)
    },
    ArchivedClass(
      "NSWindowController", NSWindowController.self, "NSResponder",
      make: { _ in NSWindowController() }),
    ArchivedClass(
      "NSAppWindowController", AppWindowController.self, "NSWindowController",
      make: { _ in AppWindowController() }),
    ArchivedClass("NSApplication", NSApplication.self, "NSResponder", make: nil),
    ArchivedClass("NSPopover", NSPopover.self, "NSResponder", make: { _ in NSPopover() }) {
      popover in
      // The controller sets it first.
      popover.value("contentSize", \.contentSize, .connections)
      popover.raw("behavior", \.behavior)
      popover.value("animates", \.animates)
      popover.value("positioningRect", \.positioningRect)
      // The view, which is in the window of the popover, brings its controller.
      popover.custom("contentView", .contents) { popover, _, archiver in
        try popover.contentViewController?.viewIfLoaded.map {
          try archiver.own($0, in: popover, as: "contentView")
        }
      } decode: { _, value, restorer in
        _ = try restorer.built(value) as NSView?
      }
      popover.shared("contentViewController", get: { $0.contentViewController }) {
        $0.contentViewController = $1
      }
      popover.reference("delegate", get: { $0.delegate }, set: { $0.delegate = $1 })
      popover.owned("popovers", list: { $0.archivedPopovers }) { _, _ in }
      popover.custom("shown", .showing) { popover, _, archiver in
        guard let (view, edge, isKey) = popover.archivedPlace,
          let place = try archiver.refer(to: view, from: popover, as: "shown")
        else { return nil }
        return .values([
          "beside": place, "edge": .integer(Int(bitPattern: edge.rawValue)), "isKey": .bool(isKey),
        ])
      } decode: { popover, value, restorer in
        let values = try value.named
        guard let view: NSView = try values["beside"].flatMap({ try restorer.found($0) }),
          let content = popover.contentViewController?.view, !view.isDescendant(of: content)
        else { throw value.misfit }
        let isKey = values["isKey"]?.boolean ?? true
        let edge: NSRectEdge = try values.choice("edge", or: .minY)
        restorer.afterShowing {
          guard view.window != nil else { return }
          popover.restore(beside: view, at: edge, isKey: isKey)
        }
      }
    },
  ]
}
