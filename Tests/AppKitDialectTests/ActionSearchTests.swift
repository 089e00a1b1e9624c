import AppKitDialect
import ResponderKit
import Testing

/// What performs `save:` in a situation, by name.
@MainActor
private final class Saver: NSResponder {
  func save(_ sender: AnyObject?) {}
  override class var actions: [ActionSelector] { [ActionSelector("save:", Saver.save)] }
}

@MainActor
private final class SavingDelegate: NSWindowDelegate, NSApplicationDelegate {
  func save(_ sender: AnyObject?) {}
}

@MainActor
private final class PlainDelegate: NSWindowDelegate, NSApplicationDelegate {}

@MainActor
private final class Text: NSView {
  override var acceptsFirstResponder: Bool { true }
}

@MainActor
private final class SavingText: NSView {
  override var acceptsFirstResponder: Bool { true }
  func save(_ sender: AnyObject?) {}
  override class var actions: [ActionSelector] { [ActionSelector("save:", SavingText.save)] }
}

@MainActor
private final class Document: NSDocument {
  func save(_ sender: AnyObject?) {}
  override class var actions: [ActionSelector] { [ActionSelector("save:", Document.save)] }
}

@MainActor
private final class SavingController: NSWindowController {
  func save(_ sender: AnyObject?) {}
  override class var actions: [ActionSelector] { [ActionSelector("save:", SavingController.save)] }
}

@MainActor
private final class SavingDocuments: NSDocumentController {
  func save(_ sender: AnyObject?) {}
  override class var actions: [ActionSelector] { [ActionSelector("save:", SavingDocuments.save)] }
}

/// An application with a main window and a panel, each with a text in its content view.
@MainActor
private final class Desk {
  let main: NSWindow
  let panel: NSPanel
  var kept: [AnyObject] = []

  init(text: NSView = Text(), panelText: NSView = Text()) {
    main = NSWindow(contentRect: NSRect(x: 0, y: 0, width: 200, height: 200))
    panel = NSPanel(contentRect: NSRect(x: 0, y: 0, width: 100, height: 100))
    main.contentView?.addSubview(text)
    panel.contentView?.addSubview(panelText)
    main.makeFirstResponder(text)
    panel.makeFirstResponder(panelText)
  }

  func show(_ window: NSWindow) { window.makeKeyAndOrderFront(nil) }
  func keep<Object: AnyObject>(_ object: Object) -> Object {
    kept.append(object)
    return object
  }
}

/// A situation: what is set up, and the objects that are asked, in order, the last of which performs the
/// action unless none does.
private struct Situation: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var setUp: @MainActor @Sendable () -> (desk: Desk, sender: AnyObject?)
  var asked: [String]
  var isPerformed = true
}

private let situations: [Situation] = [
  Situation(
    testDescription: "no window",
    setUp: { (Desk(), nil) }, asked: ["NSApplication"], isPerformed: false),
  Situation(
    testDescription: "a key window whose first responder performs it",
    setUp: {
      let desk = Desk(text: SavingText())
      desk.show(desk.main)
      return (desk, nil)
    }, asked: ["SavingText"]),
  Situation(
    testDescription: "a key window without anything that performs it",
    setUp: {
      let desk = Desk()
      desk.show(desk.main)
      return (desk, nil)
    }, asked: ["Text", "NSView", "NSWindow", "NSApplication"], isPerformed: false),
  Situation(
    testDescription: "the delegate of the key window",
    setUp: {
      let desk = Desk()
      desk.main.delegate = desk.keep(SavingDelegate())
      desk.show(desk.main)
      return (desk, nil)
    }, asked: ["Text", "NSView", "NSWindow", "SavingDelegate"]),
  Situation(
    testDescription: "a key panel and a main window",
    setUp: {
      let desk = Desk()
      desk.show(desk.main)
      desk.show(desk.panel)
      return (desk, nil)
    },
    asked: ["Text", "NSView", "NSPanel", "Text", "NSView", "NSWindow", "NSApplication"],
    isPerformed: false),
  Situation(
    testDescription: "a key panel and a text in the main window that performs it",
    setUp: {
      let desk = Desk(text: SavingText())
      desk.show(desk.main)
      desk.show(desk.panel)
      return (desk, nil)
    }, asked: ["Text", "NSView", "NSPanel", "SavingText"]),
  Situation(
    testDescription: "the delegate of the main window, behind a key panel with a delegate",
    setUp: {
      let desk = Desk()
      desk.panel.delegate = desk.keep(PlainDelegate())
      desk.main.delegate = desk.keep(SavingDelegate())
      desk.show(desk.main)
      desk.show(desk.panel)
      return (desk, nil)
    },
    asked: [
      "Text", "NSView", "NSPanel", "PlainDelegate", "Text", "NSView", "NSWindow", "SavingDelegate",
    ]),
  Situation(
    testDescription: "a main window that is not key, and no key window",
    setUp: {
      let desk = Desk(text: SavingText())
      desk.main.orderFront(nil)
      desk.main.makeMain()
      return (desk, nil)
    }, asked: ["SavingText"]),
  Situation(
    testDescription: "the window controller of the key window",
    setUp: {
      let desk = Desk()
      _ = desk.keep(SavingController(window: desk.main))
      desk.show(desk.main)
      return (desk, nil)
    }, asked: ["Text", "NSView", "NSWindow", "SavingController"]),
  Situation(
    testDescription: "the document of the key window, after its controller and its delegate",
    setUp: {
      let desk = Desk()
      let document = desk.keep(Document())
      document.addWindowController(desk.keep(NSWindowController(window: desk.main)))
      desk.main.delegate = desk.keep(PlainDelegate())
      desk.show(desk.main)
      return (desk, nil)
    },
    asked: ["Text", "NSView", "NSWindow", "NSWindowController", "PlainDelegate", "Document"]),
  Situation(
    testDescription: "the document of the main window, behind a key panel",
    setUp: {
      let desk = Desk()
      let document = desk.keep(Document())
      document.addWindowController(desk.keep(NSWindowController(window: desk.main)))
      desk.show(desk.main)
      desk.show(desk.panel)
      return (desk, nil)
    },
    asked: [
      "Text", "NSView", "NSPanel", "Text", "NSView", "NSWindow", "NSWindowController", "Document",
    ]),
  Situation(
    testDescription: "the delegate of the application",
    setUp: {
      let desk = Desk()
      NSApp.delegate = desk.keep(SavingDelegate())
      desk.show(desk.main)
      return (desk, nil)
    }, asked: ["Text", "NSView", "NSWindow", "NSApplication", "SavingDelegate"]),
  Situation(
    testDescription: "the document controller, after the delegate of the application",
    setUp: {
      let desk = Desk()
      NSApp.delegate = desk.keep(PlainDelegate())
      _ = desk.keep(SavingDocuments())
      desk.show(desk.main)
      return (desk, nil)
    },
    asked: ["Text", "NSView", "NSWindow", "NSApplication", "PlainDelegate", "SavingDocuments"]),
  Situation(
    testDescription: "a modal session takes the place of the main window",
    setUp: {
      let desk = Desk(text: SavingText())
      desk.show(desk.main)
      _ = desk.keep(NSApp.beginModalSession(for: desk.panel))
      return (desk, nil)
    }, asked: ["Text", "NSView", "NSPanel", "NSApplication"], isPerformed: false),
  Situation(
    testDescription: "a key panel beside a modal session",
    setUp: {
      let desk = Desk(text: SavingText(), panelText: SavingText())
      let dialog = desk.keep(NSWindow(contentRect: desk.main.frame))
      _ = desk.keep(NSApp.beginModalSession(for: dialog))
      let fonts = desk.keep(NSPanel(contentRect: .zero))
      fonts.worksWhenModal = true
      desk.show(fonts)
      return (desk, nil)
    },
    asked: ["NSPanel", "NSWindow", "NSApplication"], isPerformed: false),
  Situation(
    testDescription: "a toolbar item in the main window, behind a key panel",
    setUp: {
      let desk = Desk(text: SavingText(), panelText: SavingText())
      desk.show(desk.main)
      desk.show(desk.panel)
      return (desk, desk.toolbarItem(in: desk.main))
    }, asked: ["SavingText"]),
  Situation(
    testDescription: "a toolbar item in the key panel, in front of a main window that performs it",
    setUp: {
      let desk = Desk(text: SavingText())
      desk.show(desk.main)
      desk.show(desk.panel)
      return (desk, desk.toolbarItem(in: desk.panel))
    }, asked: ["Text", "NSView", "NSPanel", "NSApplication"], isPerformed: false),
  Situation(
    testDescription: "a view controller between the views",
    setUp: {
      let desk = Desk()
      let controller = desk.keep(NSViewController())
      let text = Text()
      controller.view.addSubview(text)
      desk.main.contentViewController = controller
      desk.show(desk.main)
      desk.main.makeFirstResponder(text)
      return (desk, nil)
    },
    asked: ["Text", "NSView", "NSViewController", "NSWindow", "NSApplication"], isPerformed: false),
  Situation(
    testDescription: "an object after the application",
    setUp: {
      let desk = Desk()
      NSApp.nextResponder = desk.keep(Saver())
      desk.show(desk.main)
      return (desk, nil)
    }, asked: ["Text", "NSView", "NSWindow", "NSApplication", "Saver"]),
]

extension Desk {
  fileprivate func toolbarItem(in window: NSWindow) -> NSToolbarItem {
    let (toolbar, item) = (NSToolbar(), NSToolbarItem(itemIdentifier: .init("save")))
    toolbar.insertItem(item, at: 0)
    window.toolbar = toolbar
    return item
  }
}

@MainActor @Suite(.ownApplication) struct ActionSearchTests {
  @Test(arguments: situations)
  fileprivate func `an action without a target asks the documented objects in order`(
    _ situation: Situation
  ) {
    let (desk, sender) = situation.setUp()
    let search = NSApp.search(for: ActionSelector("save:", SavingDelegate.save), from: sender)
    #expect(search.steps.map(\.responder) == situation.asked)
    #expect(search.target == (situation.isPerformed ? situation.asked.last : nil))
    let target = NSApp.target(forAction: ActionSelector("save:", SavingDelegate.save), from: sender)
    #expect((target != nil) == situation.isPerformed)
    #expect(
      NSApp.sendAction(ActionSelector("save:", SavingDelegate.save), to: nil, from: sender)
        == situation.isPerformed)
    withExtendedLifetime(desk) {}
  }

  @Test func `a record of an action names every object that was asked`() {
    let desk = Desk()
    desk.show(desk.main)
    let button = makeButton()
    button.action = ActionSelector("save:")
    desk.main.contentView?.addSubview(button)
    let record = InteractionRecord.during { button.performClick(nil) }
    #expect(
      record.searches.map { $0.steps.map(\.responder) } == [
        ["Text", "NSView", "NSWindow", "NSApplication"]
      ])
  }
}
