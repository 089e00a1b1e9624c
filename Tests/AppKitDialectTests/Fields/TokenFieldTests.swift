import AppKitDialect
import ResponderKit
import Testing

@MainActor @Suite(.ownApplication) struct TokenFieldTests {
  private struct Person { let name: String }
  private final class Delegate: NSTokenFieldDelegate {
    func tokenField(
      _ tokenField: NSTokenField, representedObjectForEditing editingString: String
    ) -> Any? { Person(name: editingString) }
    func tokenField(
      _ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any
    ) -> String? { (representedObject as? Person)?.name }
    func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int) -> [Any] {
      tokens.filter { ($0 as? Person)?.name != "spam" }
    }
  }

  @Test func `a new field has a comma between tokens`() {
    let field = NSTokenField(frame: .zero)
    #expect(field.tokenStyle == .default && field.completionDelay == 0)
    #expect(field.tokenizingCharacterSet.contains(","))
    #expect(!field.tokenizingCharacterSet.contains(" "))
  }

  @Test func `a text is taken apart into tokens`() {
    let field = NSTokenField(frame: .zero)
    field.stringValue = "red, green,, blue "
    #expect(field.objectValue as? [String] == ["red", "green", "blue"])
    #expect(field.stringValue == "red,green,blue")
    field.tokenizingCharacterSet = Set<Unicode.Scalar>([";"])
    field.stringValue = "a,b;c"
    #expect(field.objectValue as? [String] == ["a,b", "c"])
  }

  @Test func `what is typed becomes tokens at the end, as the delegate says`() throws {
    let target = Target()
    let (field, delegate) = (
      NSTokenField(frame: NSRect(x: 0, y: 0, width: 200, height: 22)), Delegate()
    )
    (field.target, field.action, field.delegate) = (target, Target.fire, delegate)
    let window = shownWindow(field)
    window.makeFirstResponder(field)
    let driver = MouseDriver(in: window)
    driver.type("ann,spam,bob")
    driver.key("\r")
    let people = try #require(field.objectValue as? [Person])
    #expect(people.map(\.name) == ["ann", "bob"])
    #expect(field.stringValue == "ann,bob" && target.senders.count == 1)
  }
}
