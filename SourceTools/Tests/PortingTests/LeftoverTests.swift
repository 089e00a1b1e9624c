import Porting
import Testing

@Suite struct LeftoverTests {
  @Test func `what needs Objective-C is left with its place and a remedy`() {
    let text = """
      class V: UIView {
        func f(é: Any) { perform(s); é.perform(s, with: 1, afterDelay: 2) }
        func g() { v.setValue(1, forKey: "a"); _ = v.value(forKeyPath: "b") }
        func h() { v.observe(\\.bounds) { _, _ in }; v.addObserver(self, forKeyPath: "a") }
        override func observeValue(forKeyPath p: String?, of o: Any?) {}
        func i() { objc_setAssociatedObject(self, &k, 1, .x); method_exchangeImplementations(a, b) }
        let image = #imageLiteral(resourceName: "a")
        func encode(with coder: NSCoder) {}
        func j() { if d.responds(to: s) {} }
      }
      """
    #expect(ported(text) == text)
    #expect(
      leftovers(text) == [
        "View.swift:2:20: note: 'perform(_:)' calls a method by its name. Call the method itself.",
        "View.swift:2:32: note: 'perform(_:with:afterDelay:)' calls a method by its name. "
          + "Call the method itself.",
        "View.swift:3:14: note: 'setValue(_:forKey:)' finds a property by its name. "
          + "Use the property itself.",
        "View.swift:3:46: note: 'value(forKeyPath:)' finds a property by its name. "
          + "Use the property itself.",
        "View.swift:4:14: note: 'observe(_:)' observes a property by its name. Use didSet.",
        "View.swift:4:47: note: 'addObserver(_:forKeyPath:)' observes a property by its name. "
          + "Use didSet.",
        "View.swift:5:3: note: 'observeValue(forKeyPath:of:)' observes a property by its name. "
          + "Use didSet.",
        "View.swift:6:14: note: 'objc_setAssociatedObject(_:_:_:_:)' needs Objective-C. "
          + "Store the value in a subclass.",
        "View.swift:6:57: note: 'method_exchangeImplementations(_:_:)' needs Objective-C. "
          + "Override the method in a subclass.",
        "View.swift:7:15: note: '#imageLiteral' is an Xcode literal. "
          + "Name the image or the color.",
        "View.swift:8:3: note: 'encode(with:)' archives with NSCoder. "
          + "Leave it out, or use Codable.",
        "View.swift:9:17: note: 'responds(to:)' asks for a method by its name. Ask for a protocol.",
      ])
  }

  @Test func `a file with syntax errors is left at the first of them`() {
    #expect(
      leftovers("class V {\n  func f( {}\n  let = 1\n}\n") == [
        "View.swift:2:11: note: the file has syntax errors; the code around them may be left "
          + "unchanged. Fix them first."
      ])
    #expect(port("class V {").files[0].leftovers.map(\.kind) == [.syntaxErrors])
    #expect(port("class V {}").files[0].leftovers == [])
  }

  @Test func `methods of the library and values of others by the same names are not`() {
    #expect(
      leftovers(
        """
        class V { func perform(_ a: Int) {}; func f() { perform(1) } }
        UserDefaults.standard.setValue(1, forKey: "a")
        UIView.perform(.delete, on: [], animations: nil)
        center.addObserver(self, selector: s, name: n, object: nil)
        slider.setValue(1, animated: true)
        """
      ).isEmpty)
  }
}
