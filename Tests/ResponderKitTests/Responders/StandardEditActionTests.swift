import Graphics
import ResponderKit
import Testing

/// Overrides every standard edit action, and calls super in each.
private final class Editor: View {
  var log: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  override func cut(_ sender: Any?) { note("cut") { super.cut(sender) } }
  override func copy(_ sender: Any?) { note("copy") { super.copy(sender) } }
  override func paste(_ sender: Any?) { note("paste") { super.paste(sender) } }
  override func pasteAndMatchStyle(_ sender: Any?) {
    note("pasteAndMatchStyle") { super.pasteAndMatchStyle(sender) }
  }
  override func pasteAndGo(_ sender: Any?) { note("pasteAndGo") { super.pasteAndGo(sender) } }
  override func pasteAndSearch(_ sender: Any?) {
    note("pasteAndSearch") { super.pasteAndSearch(sender) }
  }
  override func select(_ sender: Any?) { note("select") { super.select(sender) } }
  override func selectAll(_ sender: Any?) { note("selectAll") { super.selectAll(sender) } }
  override func delete(_ sender: Any?) { note("delete") { super.delete(sender) } }
  override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    note("makeTextWritingDirectionLeftToRight") {
      super.makeTextWritingDirectionLeftToRight(sender)
    }
  }
  override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    note("makeTextWritingDirectionRightToLeft") {
      super.makeTextWritingDirectionRightToLeft(sender)
    }
  }
  override func toggleBoldface(_ sender: Any?) {
    note("toggleBoldface") { super.toggleBoldface(sender) }
  }
  override func toggleItalics(_ sender: Any?) {
    note("toggleItalics") { super.toggleItalics(sender) }
  }
  override func toggleUnderline(_ sender: Any?) {
    note("toggleUnderline") { super.toggleUnderline(sender) }
  }
  override func increaseSize(_ sender: Any?) { note("increaseSize") { super.increaseSize(sender) } }
  override func decreaseSize(_ sender: Any?) { note("decreaseSize") { super.decreaseSize(sender) } }
  override func printContent(_ sender: Any?) { note("printContent") { super.printContent(sender) } }
  override func find(_ sender: Any?) { note("find") { super.find(sender) } }
  override func findAndReplace(_ sender: Any?) {
    note("findAndReplace") { super.findAndReplace(sender) }
  }
  override func findNext(_ sender: Any?) { note("findNext") { super.findNext(sender) } }
  override func findPrevious(_ sender: Any?) { note("findPrevious") { super.findPrevious(sender) } }
  override func useSelectionForFind(_ sender: Any?) {
    note("useSelectionForFind") { super.useSelectionForFind(sender) }
  }
  override func rename(_ sender: Any?) { note("rename") { super.rename(sender) } }
  override func duplicate(_ sender: Any?) { note("duplicate") { super.duplicate(sender) } }
  override func move(_ sender: Any?) { note("move") { super.move(sender) } }
  override func export(_ sender: Any?) { note("export") { super.export(sender) } }
  override func updateTextAttributes(
    conversionHandler: (AttributedText.Attributes) -> AttributedText.Attributes
  ) {
    super.updateTextAttributes(conversionHandler: conversionHandler)
    if conversionHandler(AttributedText.Attributes()) == AttributedText.Attributes() {
      log.append("attributes")
    }
  }

  private func note(_ name: String, _ body: () -> Void) {
    body()
    log.append(name)
  }

  override class var actions: [ActionSelector] {
    [
      .init("cut:", Editor.cut), .init("copy:", Editor.copy), .init("paste:", Editor.paste),
      .init("pasteAndMatchStyle:", Editor.pasteAndMatchStyle),
      .init("pasteAndGo:", Editor.pasteAndGo), .init("pasteAndSearch:", Editor.pasteAndSearch),
      .init("select:", Editor.select), .init("selectAll:", Editor.selectAll),
      .init("delete:", Editor.delete),
      .init(
        "makeTextWritingDirectionLeftToRight:", Editor.makeTextWritingDirectionLeftToRight),
      .init(
        "makeTextWritingDirectionRightToLeft:", Editor.makeTextWritingDirectionRightToLeft),
      .init("toggleBoldface:", Editor.toggleBoldface),
      .init("toggleItalics:", Editor.toggleItalics),
      .init("toggleUnderline:", Editor.toggleUnderline),
      .init("increaseSize:", Editor.increaseSize), .init("decreaseSize:", Editor.decreaseSize),
      .init("print:", Editor.printContent), .init("find:", Editor.find),
      .init("findAndReplace:", Editor.findAndReplace), .init("findNext:", Editor.findNext),
      .init("findPrevious:", Editor.findPrevious),
      .init("useSelectionForFind:", Editor.useSelectionForFind), .init("rename:", Editor.rename),
      .init("duplicate:", Editor.duplicate), .init("move:", Editor.move),
      .init("export:", Editor.export),
    ]
  }
}

@MainActor @Suite struct StandardEditActionTests {
  @Test func `each action that a class lists reaches the first responder by its name`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let editor = Editor()
    let plain = View()
    window.addSubview(editor)
    editor.addSubview(plain)
    for action in StandardEditAction.allCases { #expect(!window.send(action)) }
    #expect(editor.becomeFirstResponder())
    for action in StandardEditAction.allCases { #expect(window.send(action, from: plain)) }
    #expect(editor.log == StandardEditAction.allCases.map(\.rawValue))
    editor.updateTextAttributes { $0 }
    #expect(editor.log.last == "attributes")
  }
}
