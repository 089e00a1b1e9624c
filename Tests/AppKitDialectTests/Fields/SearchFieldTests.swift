import AppKitDialect
import ResponderKit
import Testing

@MainActor @Suite(.ownApplication) struct SearchFieldTests {
  private let target = Target()
  private final class Delegate: NSSearchFieldDelegate {
    let log = Log()
    func searchFieldDidStartSearching(_ sender: NSSearchField) { log.note("start") }
    func searchFieldDidEndSearching(_ sender: NSSearchField) { log.note("end") }
  }

  /// A field that is edited, with what its action has sent.
  private func field() -> (NSSearchField, MouseDriver) {
    let field = NSSearchField(frame: NSRect(x: 20, y: 20, width: 160, height: 24))
    (field.target, field.action) = (target, Target.fire)
    let window = shownWindow(field)
    window.makeFirstResponder(field)
    return (field, MouseDriver(in: window))
  }
  private var sent: Int { target.senders.count }

  @Test func `a search field waits for a pause`() {
    let (_, driver) = field()
    driver.type("abc")
    #expect(sent == 0)
    driver.wait(0.3)
    driver.type("d")
    driver.wait(0.3)
    #expect(sent == 0)
    driver.wait(0.2)
    #expect(sent == 1)
    driver.wait(5)
    #expect(sent == 1)
  }

  @Test func `a field that sends at once does for each key, with the text so far`() {
    let (field, driver) = field()
    field.sendsSearchStringImmediately = true
    var texts: [String] = []
    target.body = { _ in texts.append(field.stringValue) }
    driver.type("ab")
    driver.key(KeyCommand.inputDelete)
    #expect(texts == ["a", "ab", "a"])
  }

  @Test func `a field that sends the whole text does for Return, and keeps the text`() {
    let (field, driver) = field()
    field.sendsWholeSearchString = true
    for text in ["one", "two", "one"] {
      driver.type(text)
      driver.wait(2)
      driver.key("\r")
    }
    #expect(sent == 3 && field.recentSearches == ["one", "two"])
  }

  @Test func `Return does not send again after a pause`() {
    let (_, driver) = field()
    driver.type("abc")
    driver.key("\r")
    driver.wait(2)
    #expect(sent == 1)
  }

  @Test func `Escape and the button clear the field and send the action`() {
    let (field, driver) = field()
    let delegate = Delegate()
    field.delegate = delegate
    driver.type("abc")
    driver.key("\u{1B}")
    #expect(field.stringValue == "" && sent == 1)
    driver.type("x")
    driver.click(at: NSPoint(x: 175, y: 30))
    #expect(field.stringValue == "" && sent == 2)
    #expect(delegate.log.take() == ["start", "end", "start", "end"])
    driver.wait(2)
    #expect(sent == 2)
  }

  @Test func `a search that waits is sent when the field is left, and not when it is removed`() {
    let (field, driver) = field()
    driver.type("abc")
    field.window?.makeFirstResponder(nil)
    #expect(sent == 1)
    field.window?.makeFirstResponder(field)
    driver.type("d")
    field.removeFromSuperview()
    driver.wait(2)
    #expect(sent == 1)
  }

  @Test func `recent texts are as many as the field keeps`() {
    let field = NSSearchField(frame: .zero)
    #expect(field.recentSearches.isEmpty && field.maximumRecents == 10)
    field.maximumRecents = 3
    field.recentSearches = ["a", "b", "c", "d"]
    #expect(field.recentSearches == ["a", "b", "c"])
    field.maximumRecents = 1000
    #expect(field.maximumRecents == 254)
  }

  @Test
  func `the menu of the magnifying glass has the recent texts in place of the template's item`()
    throws
  {
    let (field, driver) = field()
    let template = NSMenu()
    let tags = [
      (NSSearchField.recentsTitleMenuItemTag, "Recent"), (NSSearchField.recentsMenuItemTag, "Item"),
      (NSSearchField.clearRecentsMenuItemTag, "Clear"),
      (NSSearchField.noRecentsMenuItemTag, "None"), (0, "Options"),
    ]
    for (tag, title) in tags {
      template.addItem(withTitle: title, action: nil, keyEquivalent: "").tag = tag
    }
    field.searchMenuTemplate = template
    let glass = NSPoint(x: 30, y: 30)
    driver.click(at: glass)
    #expect(driver.visibleMenu?.items.map(\.title) == ["None", "Options"])
    driver.dismissMenu()
    field.recentSearches = ["cats", "dogs"]
    driver.click(at: glass)
    #expect(
      driver.visibleMenu?.items.map(\.title) == ["Recent", "cats", "dogs", "Clear", "Options"])
    try driver.choose("dogs")
    #expect(field.stringValue == "dogs" && sent == 1 && field.recentSearches == ["dogs", "cats"])
    driver.click(at: glass)
    try driver.choose("Clear")
    #expect(field.recentSearches.isEmpty)
  }
}
