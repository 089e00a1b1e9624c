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
  /// Indicates whether the window is that of a popover.
  package final var isOfPopover: Bool { self is PopoverWindow }
}

extension NSPopover {
  /// The view that the popover is shown beside, and at which edge; nil while it is not shown.
  package final var archivedPlace: (view: NSView, edge: NSRectEdge)? {
    guard isShown, let view = positioningLink.object else { return nil }
    return (view, preferredEdge)
  }
  /// The popovers that are shown beside views of this one.
  package final var archivedPopovers: [NSPopover] { window?.archivedPopovers ?? [] }
}
