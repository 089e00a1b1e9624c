import ResponderKit

extension NSApplication {
  /// The windows of the application, from back to front (`NSApplication.windows`).
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
    // Those that are gone are dropped when their number may have doubled.
    if windowLinks.count >= windowLimit {
      windowLinks.removeAll { $0.object == nil }
      windowLimit = max(windowLinks.count * 2, 16)
    }
    windowLinks.append(Backlink(window))
    lastWindowNumber += 1
    return lastWindowNumber
  }

  /// Makes a window the key window, and notifies both and their delegates.
  final func setKeyWindow(_ window: NSWindow?) {
    guard window !== keyWindow else { return }
    let former = keyWindow
    keyWindowLink = Backlink(window)
    former?.resignKey()
    if keyWindow === window { window?.becomeKey() }
  }

  /// Makes a window the main window, and notifies both and their delegates.
  final func setMainWindow(_ window: NSWindow?) {
    guard window !== mainWindow else { return }
    let former = mainWindow
    mainWindowLink = Backlink(window)
    former?.resignMain()
    if mainWindow === window { window?.becomeMain() }
  }

  /// Notes that a window is in front of the others.
  package final func moveToFront(_ window: NSWindow) {
    guard let index = windowLinks.firstIndex(where: { $0.object === window }) else { return }
    windowLinks.append(windowLinks.remove(at: index))
  }

  /// Chooses another key and main window when one is gone: the frontmost that can be.
  final func replace(_ window: NSWindow) {
    let others = windows.reversed().filter { $0 !== window && $0.isVisible }
    if keyWindow === window { setKeyWindow(others.first { $0.canBecomeKey }) }
    if mainWindow === window { setMainWindow(others.first { $0.canBecomeMain }) }
  }
}
