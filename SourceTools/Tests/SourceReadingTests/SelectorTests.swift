import AppSources
import SourceReading
import Testing

/// A method in Swift with its selector, as Apple's compiler makes it.
private let selectors: [(method: String, selector: String)] = [
  ("save()", "save"),
  ("save(_ sender: Any)", "save:"),
  ("save(_ sender: UIButton)", "save:"),
  ("save(_ sender: UIButton, forEvent event: UIEvent)", "save:forEvent:"),
  ("save(_ sender: UIButton, for event: UIEvent)", "save:for:"),
  ("save(_ sender: Any?, event: UIEvent?)", "save:event:"),
  ("save(sender: Any)", "saveWithSender:"),
  ("save(button: UIButton)", "saveWithButton:"),
  ("save(sender: UIButton, event: UIEvent)", "saveWithSender:event:"),
  ("save(for sender: UIButton)", "saveFor:"),
  ("save(from sender: UIButton)", "saveFrom:"),
  ("save(with sender: UIButton)", "saveWith:"),
  ("save(by sender: UIButton)", "saveBy:"),
  ("save(to sender: UIButton)", "saveTo:"),
  ("save(at sender: UIButton)", "saveAt:"),
  ("save(in view: UIView)", "saveIn:"),
  ("save(on view: UIView)", "saveOn:"),
  ("save(into view: UIView)", "saveInto:"),
  ("save(withSender sender: Any)", "saveWithSender:"),
  ("save(fromButton sender: Any)", "saveFromButton:"),
  ("go(to: Any)", "goTo:"),
  ("goTo(page: Int)", "goToPage:"),
  ("moveFrom(page: Int, to: Int)", "moveFromPage:to:"),
  ("move(from: Int, to: Int)", "moveFrom:to:"),
  ("tapped(_ sender: UITapGestureRecognizer)", "tapped:"),
  ("handleTap(recognizer: UITapGestureRecognizer)", "handleTapWithRecognizer:"),
  ("unwind(segue: UIStoryboardSegue)", "unwindWithSegue:"),
  ("unwindToShop(_ segue: UIStoryboardSegue)", "unwindToShop:"),
  ("unwindToShop(segue: UIStoryboardSegue)", "unwindToShopWithSegue:"),
  ("unwindTo(segue: UIStoryboardSegue)", "unwindToSegue:"),
  ("valueChanged(_: UISlider)", "valueChanged:"),
  ("valueChanged(_ slider: UISlider, _ event: UIEvent)", "valueChanged::"),
  ("`default`(_ sender: Any)", "default:"),
  ("`for`(`in` sender: Any)", "forIn:"),
  ("url(_ sender: Any)", "url:"),
  ("openURL(url: Any)", "openURLWithUrl:"),
  ("x(y: Any)", "xWithY:"),
  ("do_it(_ sender: Any)", "do_it:"),
  ("reload(animated: Bool)", "reloadWithAnimated:"),
  ("fetch() throws", "fetchAndReturnError:"),
  ("fetch(_ sender: Any) throws", "fetch:error:"),
  ("fetch() async", "fetchWithCompletionHandler:"),
  ("fetch(_ sender: Any) async", "fetch:completionHandler:"),
  ("a(_ b: Int, c: Int, d: Int)", "a:c:d:"),
]

@Suite struct SelectorTests {
  @Test func `there are at least forty methods`() { #expect(selectors.count >= 40) }

  @Test(arguments: selectors.indices)
  func `a method has the selector that the compiler gives it`(index: Int) throws {
    let row = selectors[index]
    let file = swift("class A: NSObject {\n  @objc func \(row.method) {}\n}")
    #expect(file.types[0].methods.map(\.selector) == [row.selector])
  }

  @Test func `a name that is given goes before`() {
    let file = swift("class A: NSObject { @objc(saveIt:) func save(_ sender: Any) {} }")
    #expect(file.types[0].methods.map(\.selector) == ["saveIt:"])
  }

  @Test func `the selector of a given name may have several parts`() {
    let file = swift(
      "class A: NSObject { @objc(save:forEvent:) @IBAction func s(a: Any, b: UIEvent) {} }")
    #expect(file.types[0].methods.map(\.selector) == ["save:forEvent:"])
  }
}
