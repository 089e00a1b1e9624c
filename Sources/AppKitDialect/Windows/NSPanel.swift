import ResponderKit

/// An auxiliary window, which is never main (`NSPanel`).
@preconcurrency @MainActor
open class NSPanel: NSWindow {
  /// A Boolean value that indicates whether the panel becomes key only for a view that needs it,
  /// such as a text; false unless set (`NSPanel.becomesKeyOnlyIfNeeded`).
  public final var becomesKeyOnlyIfNeeded = false
  /// A panel is never the main window.
  open override var canBecomeMain: Bool { false }
  private final var worksModally = false
  /// A Boolean value that indicates whether the panel gets events during a modal session of another
  /// window; false unless set (`NSPanel.worksWhenModal`).
  open override var worksWhenModal: Bool {
    get { worksModally }
    set { worksModally = newValue }
  }
}
