import ResponderKit

extension NSApplication {
  /// The windows of the application that exist, in the order in which they were created
  /// (`NSApplication.windows`).
  ///
  /// The application does not retain a window.
  public final var windows: [NSWindow] { windowLinks.compactMap(\.object) }

  /// Returns the window with a number; nil if there is none
  /// (`NSApplication.window(withWindowNumber:)`).
  public final func window(withWindowNumber number: Int) -> NSWindow? {
    number == 0 ? nil : windows.last { $0.windowNumber == number }
  }

  /// Adds a window; returns its number.
  final func add(_ window: NSWindow) -> Int {
    windowLinks.removeAll { $0.object == nil }
    windowLinks.append(Backlink(window))
    lastWindowNumber += 1
    return lastWindowNumber
  }

  /// Makes a window the key window, and tells both and their delegates.
  final func setKeyWindow(_ window: NSWindow?) {
    guard window !== keyWindow else { return }
    let former = keyWindow
    keyWindowLink = Backlink(window)
    former?.announce(NSWindow.didResignKeyNotification) { $0.windowDidResignKey($1) }
    window?.announce(NSWindow.didBecomeKeyNotification) { $0.windowDidBecomeKey($1) }
  }

  /// Makes a window the main window, and tells both and their delegates.
  final func setMainWindow(_ window: NSWindow?) {
    guard window !== mainWindow else { return }
    let former = mainWindow
    mainWindowLink = Backlink(window)
    former?.announce(NSWindow.didResignMainNotification) { $0.windowDidResignMain($1) }
    window?.announce(NSWindow.didBecomeMainNotification) { $0.windowDidBecomeMain($1) }
  }

  /// Chooses another key and main window when one is gone: the one that was created last and may be.
  final func replace(_ window: NSWindow) {
    let others = windows.reversed().filter { $0 !== window && $0.isVisible }
    if keyWindow === window { setKeyWindow(others.first { $0.canBecomeKey }) }
    if mainWindow === window { setMainWindow(others.first { $0.canBecomeMain }) }
  }
}
