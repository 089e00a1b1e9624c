import AppKitDialect
import ResponderKit
import Testing

@MainActor
private final class Delegate: NSApplicationDelegate {
  let log = Log()
  func save(_ sender: AnyObject?) { log.note("save") }
  func applicationWillFinishLaunching(_ notification: Notice) { log.note("will launch") }
  func applicationDidFinishLaunching(_ notification: Notice) { log.note("did launch") }
}

private let save = ActionSelector("save:", Delegate.save)

@MainActor @Suite(.ownApplication) struct ApplicationTests {
  @Test func `C103 the first responder of the key window goes before the main window`() {
    final class Editor: NSView {
      var count = 0
      override var acceptsFirstResponder: Bool { true }
      func edit(_ sender: AnyObject?) { count += 1 }
      override class var actions: [ActionSelector] { [ActionSelector("edit:", Editor.edit)] }
    }
    let (behind, front) = (Editor(), Editor())
    let main = shownWindow(behind)
    main.makeFirstResponder(behind)
    let panel = NSPanel(contentRect: main.frame)
    panel.contentView?.addSubview(front)
    panel.makeKeyAndOrderFront(nil)
    panel.makeFirstResponder(front)
    #expect(NSApp.keyWindow === panel)
    #expect(NSApp.mainWindow === main)
    #expect(NSApp.sendAction(ActionSelector("edit:"), to: nil, from: nil))
    #expect(front.count == 1)
    #expect(behind.count == 0)
  }

  @Test func `C104 the delegate of the application performs what no other object has`() {
    let delegate = Delegate()
    NSApp.delegate = delegate
    _ = shownWindow()
    #expect(NSApp.sendAction(save, to: nil, from: nil))
    #expect(delegate.log.take() == ["save"])
  }

  @Test func `C105 a new application has no window, no menu and is not active`() {
    let delegate = Delegate()
    #expect(NSApp.mainMenu == nil)
    #expect(NSApp.keyWindow == nil)
    #expect(NSApp.windows.isEmpty)
    #expect(!NSApp.isActive)
    #expect(!NSApp.isHidden)
    NSApp.delegate = delegate
    #expect(NSApp.delegate === delegate)
  }

  @Test func `C106 a second application in a scope is an error`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = NSApplication.shared
        _ = NSApplication()
      }
    }
    let outer = NSApp
    let isOther = NSApplication.withNewScope { NSApplication() !== outer }
    #expect(isOther)
    #expect(NSApp === outer)
  }

  @Test func `an application is told when it has launched, once`() {
    let delegate = Delegate()
    NSApp.delegate = delegate
    NSApp.run()
    NSApp.run()
    #expect(delegate.log.take() == ["will launch", "did launch"])
    #expect(NSApp.isActive)
  }

  @Test func `an explicit target that lacks the method performs nothing, and the search says so`() {
    #expect(!NSApp.sendAction(save, to: NSResponder(), from: nil))
    let search = NSApp.search(for: save, to: NSResponder())
    #expect(
      search.description == """
        NSResponder  does not implement save:
        → no responder performs save:
        """)
    #expect(NSApp.target(forAction: save, to: NSResponder()) == nil)
  }

  @Test func `a window is main and key until another one is`() {
    let (first, second) = (shownWindow(), shownWindow())
    #expect(!first.isKeyWindow && second.isKeyWindow && second.isMainWindow)
    second.close()
    #expect(first.isKeyWindow && first.isMainWindow)
    let panel = NSPanel(contentRect: first.frame)
    panel.makeKeyAndOrderFront(nil)
    #expect(panel.isKeyWindow && !panel.isMainWindow && first.isMainWindow)
    let plain = NSWindow(contentRect: first.frame, styleMask: .borderless)
    plain.makeKeyAndOrderFront(nil)
    #expect(!plain.isKeyWindow && panel.isKeyWindow)
  }

  @Test func `an application does not keep a window`() {
    var window: NSWindow? = shownWindow()
    weak let gone = window
    window = nil
    #expect(gone == nil)
    #expect(NSApp.windows.isEmpty)
    #expect(NSApp.keyWindow == nil)
  }

  @Test func `a modal session keeps events from other windows, and ends with what stops it`() {
    let (target, button) = (Target(), makeButton())
    button.target = target
    let window = shownWindow(button)
    let ok = NSButton(frame: NSRect(x: 20, y: 20, width: 80, height: 30))
    ok.keyEquivalent = "\r"
    let panel = NSPanel(contentRect: window.frame)
    panel.contentView?.addSubview(ok)
    let session = NSApp.beginModalSession(for: panel)
    #expect(NSApp.modalWindow === panel)
    let driver = MouseDriver(in: window)
    driver.click(button)
    #expect(target.senders.isEmpty)
    #expect(NSApp.runModalSession(session) == .continue)
    target.body = { _ in NSApp.stopModal(withCode: .OK) }
    (ok.target, ok.action) = (target, Target.fire)
    MouseDriver(in: panel).key("\r")
    #expect(NSApp.runModalSession(session) == .OK)
    NSApp.endModalSession(session)
    #expect(NSApp.modalWindow == nil)
    driver.click(button)
    #expect(target.senders.count == 2)
  }

  @Test func `Escape aborts a modal session`() {
    let panel = NSPanel(contentRect: .zero)
    let session = NSApp.beginModalSession(for: panel)
    MouseDriver(in: panel).key("\u{1B}")
    #expect(NSApp.runModalSession(session) == .abort)
    NSApp.endModalSession(session)
    panel.contentView?.addSubview(NSTextField(frame: .zero))
    panel.orderOut(nil)
    let other = NSApp.beginModalSession(for: panel)
    #expect(panel.firstResponder is NSTextField)
    MouseDriver(in: panel).key("\u{1B}")
    #expect(NSApp.runModalSession(other) == .abort)
    NSApp.endModalSession(other)
    #expect(NSApp.beepCount == 0)
  }

  @Test func `a delegate of a window or of the application performs what is tried`() {
    let (window, delegate) = (shownWindow(), Delegate())
    NSApp.delegate = delegate
    #expect(NSApp.tryToPerform(save, with: nil))
    #expect(delegate.log.take() == ["save"])
    final class Closing: NSWindowDelegate {
      var count = 0
      func finish(_ sender: Any?) { count += 1 }
    }
    let closing = Closing()
    window.delegate = closing
    #expect(window.tryToPerform(ActionSelector("finish:", Closing.finish), with: nil))
    window.doCommand(by: ActionSelector("finish:", Closing.finish))
    #expect(closing.count == 2 && NSApp.beepCount == 0)
  }

  @Test(arguments: [
    ("orderFrontStandardAboutPanel:", "About Panel"), ("runPageLayout:", "Page Setup Panel"),
    ("orderFrontColorPanel:", "Color Panel"), ("showHelp:", nil),
    ("orderFrontCharacterPalette:", nil),
  ])
  func `the application performs what the menus of every app ask for`(
    _ action: String, _ panel: String?
  ) {
    for _ in 1...2 { #expect(NSApp.sendAction(ActionSelector(action), to: nil, from: nil)) }
    #expect(NSApp.windows.map(\.recordName) == (panel.map { [$0] } ?? []))
    #expect(NSApp.keyWindow === NSApp.windows.first)
  }

  @Test func `a modal session that nothing stops is aborted when no event is left`() {
    let panel = NSPanel(contentRect: .zero)
    #expect(NSApp.runModal(for: panel) == .abort)
    #expect(NSApp.modalWindow == nil)
  }
}
