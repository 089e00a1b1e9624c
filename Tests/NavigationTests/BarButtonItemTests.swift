import Controls
import Testing

@MainActor
private final class Editor: Responder {
  private(set) var senders: [BarButtonItem] = []
  func save(_ sender: BarButtonItem) { senders.append(sender) }
}

extension ActionSelector {
  @MainActor fileprivate static let save = ActionSelector("save:", Editor.save)
}

/// A controller that performs an action that is sent along the responder chain.
private final class EditorController: ViewController {
  private(set) var count = 0
  func edit(_ sender: BarButtonItem) { count += 1 }
  override class var actions: [ActionSelector] { [ActionSelector("edit:", EditorController.edit)] }
  override var canBecomeFirstResponder: Bool { true }
}

@MainActor
private func screen(_ items: BarButtonItem...) -> Screen {
  let toolbar = Toolbar(frame: .zero)
  toolbar.items = items
  return Screen(showing: toolbar)
}

@MainActor
struct BarButtonItemTests {
  @Test func `B078 a new item is plain, enabled, and does nothing`() {
    let item = BarButtonItem()
    #expect(item.style == .plain)
    #expect(item.isEnabled)
    #expect(item.width == 0)
    #expect(item.title == nil)
    #expect(item.image == nil)
    #expect(item.possibleTitles == nil)
    #expect(item.customView == nil)
    #expect(item.action == nil)
    #expect(!item.isSelected)
    #expect(!item.isHidden)
  }

  @Test func `B079 an item of the system has neither a title nor an image`() {
    let item = BarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    #expect(item.title == nil)
    #expect(item.image == nil)
    #expect(screen(item).spoken() == ["Add. Button."])
  }

  @Test func `B080 a tap sends the action once, with the item as its sender`() throws {
    let editor = Editor()
    let item = BarButtonItem(title: "Save", style: .plain, target: editor, action: .save)
    try screen(item).tap("Save. Button.")
    #expect(editor.senders.map(ObjectIdentifier.init) == [ObjectIdentifier(item)])
  }

  @Test func `B081 a custom view sends its own actions, and the item none`() throws {
    let editor = Editor()
    var taps = 0
    let button = Button(frame: Rect(x: 0, y: 0, width: 60, height: 40))
    button.setTitle("Custom", for: .normal)
    button.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
    let item = BarButtonItem(customView: button)
    (item.target, item.action) = (editor, .save)
    try screen(item).tap("Custom. Button.")
    #expect(taps == 1)
    #expect(editor.senders.isEmpty)
  }

  @Test func `B082 a disabled item does nothing and is dimmed`() throws {
    let editor = Editor()
    let item = BarButtonItem(title: "Save", style: .plain, target: editor, action: .save)
    item.isEnabled = false
    try screen(item).tap("Save. Dimmed. Button.")
    #expect(editor.senders.isEmpty)
  }

  @Test func `B083 without a target the responder chain is searched from the first responder`()
    throws
  {
    let controller = EditorController()
    let screen = Screen(controller)
    let toolbar = Toolbar(frame: Rect(x: 0, y: 600, width: 375, height: 44))
    toolbar.items = [
      BarButtonItem(
        title: "Edit", style: .plain, target: nil,
        action: ActionSelector("edit:", EditorController.edit))
    ]
    screen.window.addSubview(toolbar)
    try screen.tap("Edit. Button.")
    #expect(controller.count == 0)
    controller.becomeFirstResponder()
    try screen.tap("Edit. Button.")
    #expect(controller.count == 1)
  }

  @Test func `an item whose target has gone does not search the responder chain`() throws {
    let controller = EditorController()
    let screen = Screen(controller)
    controller.becomeFirstResponder()
    let toolbar = Toolbar(frame: Rect(x: 0, y: 600, width: 375, height: 44))
    var target: EditorController? = EditorController()
    toolbar.items = [
      BarButtonItem(
        title: "Edit", style: .plain, target: target,
        action: ActionSelector("edit:", EditorController.edit))
    ]
    screen.window.addSubview(toolbar)
    target = nil
    try screen.tap("Edit. Button.")
    #expect(controller.count == 0)
  }

  @Test func `B084 a primary action names the item and replaces its action`() throws {
    let editor = Editor()
    var senders: [AnyObject?] = []
    let item = BarButtonItem(
      primaryAction: Action(title: "Go") { senders.append($0.sender as AnyObject?) })
    (item.target, item.action) = (editor, .save)
    #expect(item.title == "Go")
    try screen(item).tap("Go. Button.")
    #expect(senders.count == 1)
    #expect(senders.first.flatMap { $0 } === item)
    #expect(editor.senders.isEmpty)
  }

  @Test func `B085 an item with only a menu opens it`() throws {
    let item = BarButtonItem(title: "Sort", menu: Menu(children: [Action(title: "Name") { _ in }]))
    let screen = screen(item)
    try screen.tap("Sort. Button. Pop Up Button.")
    #expect(screen.driver.visibleMenu?.elements.map(\.title) == ["Name"])
  }

  @Test func `B086 an item that changes its selection toggles it with each tap`() throws {
    let item = BarButtonItem(title: "Bold", style: .plain, target: nil, action: nil)
    item.changesSelectionAsPrimaryAction = true
    let screen = screen(item)
    try screen.tap("Bold. Button.")
    #expect(item.isSelected)
    try screen.tap("Selected: Bold. Button.")
    #expect(!item.isSelected)
  }

  @Test func `B087 an item of the system says its name in the reader's language`() {
    let item = BarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
    let screen = screen(item)
    #expect(screen.spoken(in: "de") == ["Abbrechen. Taste."])
    #expect(screen.spoken(in: "ja") == ["キャンセル。ボタン。"])
  }

  @Test func `B088 spaces are not elements`() {
    let first = BarButtonItem(title: "One", style: .plain, target: nil, action: nil)
    let second = BarButtonItem(title: "Two", style: .plain, target: nil, action: nil)
    #expect(
      screen(first, .flexibleSpace(), .fixedSpace(8), second).spoken() == [
        "One. Button.", "Two. Button.",
      ])
  }

  @Test func `B089 possible titles reserve a width and say nothing`() throws {
    let item = BarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    let screen = screen(item)
    #expect(screen.spoken() == ["Edit. Button."])
    let narrow = try #require(AccessibilityHierarchy(of: screen.window).stops.first).element.frame
    item.possibleTitles = ["Edit", "Stop editing now"]
    #expect(screen.spoken() == ["Edit. Button."])
    let wide = try #require(AccessibilityHierarchy(of: screen.window).stops.first).element.frame
    #expect(wide.width > narrow.width)
  }

  @Test func `an item that changes is shown and spoken as it is now`() throws {
    let editor = Editor()
    let item = BarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    let screen = screen(item)
    #expect(screen.spoken() == ["Save. Button."])
    item.title = "Store"
    item.accessibilityHint = "Keeps the draft"
    (item.target, item.action) = (editor, .save)
    try screen.tap("Store. Button.")
    #expect(editor.senders.count == 1)
    item.isHidden = true
    #expect(screen.spoken().isEmpty)
  }

  @Test(arguments: BarButtonItem.SystemItem.allCases)
  func `an item of the system has a name, unless it is a space`(
    systemItem: BarButtonItem.SystemItem
  ) {
    let item = BarButtonItem(barButtonSystemItem: systemItem, target: nil, action: nil)
    let isSpace = systemItem == .flexibleSpace || systemItem == .fixedSpace
    #expect(screen(item).spoken().count == (isSpace ? 0 : 1))
  }
}
