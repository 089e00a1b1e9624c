// What archives need of windows and popovers.

extension NSWindow {
  /// The windows that are attached to this one as sheets.
  package final var archivedSheets: [NSWindow] { sheets }
  /// Indicates whether a closure is called when a sheet ends.
  package final var hasSheetHandler: Bool { sheetHandler != nil }
  /// Indicates whether the window is the key window of its application, and whether its main one.
  package final var archivedRoles: (isKey: Bool, isMain: Bool) {
    (owner?.keyWindow === self, owner?.mainWindow === self)
  }
  /// The button that Return clicks, if one was set.
  package final var archivedDefaultButtonCell: NSButtonCell? {
    get { storedDefaultButtonCell }
    set { storedDefaultButtonCell = newValue }
  }
  /// The popovers that are shown beside views of the window.
  package final var archivedPopovers: [NSPopover] {
    owner?.popovers.filter { $0.isShown && $0.positioningLink.object?.window === self } ?? []
  }
}

extension NSPopover {
  /// The view that the popover is shown beside, at which edge, and whether its window is the key one; nil while it is not
  /// shown.
  package final var archivedPlace: (view: NSView, edge: NSRectEdge, isKey: Bool)? {
    guard isShown, let view = positioningLink.object else { return nil }
    return (view, preferredEdge, window.map { $0.owner?.keyWindow === $0 } ?? false)
  }

  /// Shows the popover beside a view; the key window stays unless that of the popover is to be it.
  package final func restore(beside view: NSView, at edge: NSRectEdge, isKey: Bool) {
    let former = view.window?.owner?.keyWindow
    show(relativeTo: positioningRect, of: view, preferredEdge: edge)
    if !isKey { former?.makeKey() }
  }

  /// The popovers that are shown beside views of this one.
  package final var archivedPopovers: [NSPopover] { window?.archivedPopovers ?? [] }
}
