public import ResponderKit

extension NSWindow {
  /// The visibility of a window's title (`NSWindow.TitleVisibility`).
  public enum TitleVisibility: Int, Sendable, Hashable, CaseIterable {
    /// The title is in the title bar.
    case visible = 0
    /// The title is not shown, but a screen reader says it.
    case hidden = 1
  }

  /// A Boolean value that indicates whether the window is in the Dock (`NSWindow.isMiniaturized`).
  public final var isMiniaturized: Bool { looks?.isMiniaturized ?? false }
  /// A Boolean value that indicates whether the window has its largest size (`NSWindow.isZoomed`).
  public final var isZoomed: Bool { looks?.isZoomed ?? false }

  /// Puts the window into the Dock (`NSWindow.miniaturize(_:)`).
  public final func miniaturize(_ sender: Any?) {
    guard !isMiniaturized else { return }
    changingLooks.isMiniaturized = true
    setVisible(false)
  }
  /// Shows the window that is in the Dock (`NSWindow.deminiaturize(_:)`).
  public final func deminiaturize(_ sender: Any?) {
    guard isMiniaturized else { return }
    changingLooks.isMiniaturized = false
    makeKeyAndOrderFront(sender)
  }
  /// Puts the window into the Dock as its button does, if it has one
  /// (`NSWindow.performMiniaturize(_:)`).
  public final func performMiniaturize(_ sender: Any?) {
    guard styleMask.contains(.miniaturizable) else {
      return beep(for: ActionSelector("performMiniaturize:"))
    }
    miniaturize(sender)
  }
  /// Gives the window its largest size, or its former one (`NSWindow.zoom(_:)`).
  ///
  /// There is no screen, so only ``isZoomed`` changes.
  public final func zoom(_ sender: Any?) { changingLooks.isZoomed.toggle() }
  /// Zooms the window as its button does, if it can be resized (`NSWindow.performZoom(_:)`).
  public final func performZoom(_ sender: Any?) {
    guard styleMask.contains(.resizable) else { return beep(for: ActionSelector("performZoom:")) }
    zoom(sender)
  }
  /// Makes the window fill the screen, or no longer (`NSWindow.toggleFullScreen(_:)`).
  ///
  /// There is no screen, so only ``styleMask`` changes.
  public final func toggleFullScreen(_ sender: Any?) {
    styleMask.formSymmetricDifference(.fullScreen)
  }
}

/// The sizes and states of a window that few windows change.
final class WindowLooks {
  var isMiniaturized = false
  var isZoomed = false
  var minSize: Size?
  var maxSize: Size?
  var titleVisibility = NSWindow.TitleVisibility.visible
  var identifier: NSUserInterfaceItemIdentifier?
}

extension NSWindow {
  final var looks: WindowLooks? { valuesIfAny(WindowLooks.self) }
  final var changingLooks: WindowLooks { values(WindowLooks.self) { WindowLooks() } }

  /// The smallest size; nil unless set (`NSWindow.minSize`).
  public final var minSize: Size? {
    get { looks?.minSize }
    set { changingLooks.minSize = newValue }
  }
  /// The largest size; nil unless set (`NSWindow.maxSize`).
  public final var maxSize: Size? {
    get { looks?.maxSize }
    set { changingLooks.maxSize = newValue }
  }
  /// The visibility of the title; visible unless set (`NSWindow.titleVisibility`).
  public final var titleVisibility: TitleVisibility {
    get { looks?.titleVisibility ?? .visible }
    set { changingLooks.titleVisibility = newValue }
  }
  /// The name by which the window is found; nil unless set (`NSWindow.identifier`).
  public final var identifier: NSUserInterfaceItemIdentifier? {
    get { looks?.identifier }
    set {
      changingLooks.identifier = newValue
      setRecordName(newValue.map { "\(type(of: self)) #\($0.rawValue)" })
    }
  }
}
