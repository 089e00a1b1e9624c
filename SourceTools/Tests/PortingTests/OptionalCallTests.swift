import Porting
import Testing

@Suite struct OptionalCallTests {
  private let delegate = """
    @objc protocol D {
      @objc optional func turned(_ knob: Knob)
      @objc optional func turned(_ knob: Knob, by angle: Double)
      @objc optional func turned(_ knob: Knob, animated: Bool) -> Bool
    }
    """

  @Test func `a call of the library's optional requirement loses its question mark`() {
    #expect(ported("delegate?.turned?(self)", beside: [delegate]) == "delegate?.turned(self)")
    #expect(ported("turned?(self, by: 1)", beside: [delegate]) == "turned(self, by: 1)")
    #expect(
      ported("self.delegate.turned?(self, by: x?.y?(1) ?? 0)", beside: [delegate])
        == "self.delegate.turned(self, by: x?.y(1) ?? 0)")
  }

  @Test func `a call of one with a result keeps it`() {
    let text = "if delegate?.turned?(self, animated: true) ?? false {}"
    #expect(ported(text, beside: [delegate]) == text)
  }

  @Test func `calls of UIKit's optional methods lose it`() {
    #expect(
      ported("return delegate?.textFieldShouldReturn?(field) ?? true")
        == "return delegate?.textFieldShouldReturn(field) ?? true")
    #expect(
      ported("dataSource?.tableView?(table, titleForHeaderInSection: 0)")
        == "dataSource?.tableView(table, titleForHeaderInSection: 0)")
  }

  @Test func `a closure of the library, of a tuple or by its name keeps it`() {
    for text in [
      "class V { var onTap: (() -> Void)? }; v.onTap?()",
      "let t: (done: (() -> Void)?, Int); t.done?()",
      "animator.completionHandler?(true)", "completion?()", "array[0]?(1)", "(f)?(2)",
    ] {
      #expect(ported(text) == text)
    }
  }

  @Test func `a property that is named like a requirement keeps it on self alone`() {
    let text = "class V { var turned: ((Knob) -> Void)?; func f() { "
    #expect(
      ported(
        text + "turned?(k); self.turned?(k); self?.turned?(k); delegate?.turned?(k) } }",
        beside: [delegate])
        == text + "turned?(k); self.turned?(k); self?.turned?(k); delegate?.turned(k) } }")
  }

  @Test func `a closure that is named like a method of UIKit's delegates keeps it on self alone`() {
    let text = "class V { var textFieldShouldReturn: ((UITextField) -> Bool)?; "
    #expect(
      ported(
        text + "func f() { self.textFieldShouldReturn?(a); delegate?.textFieldShouldReturn?(a) } }")
        == text
        + "func f() { self.textFieldShouldReturn?(a); delegate?.textFieldShouldReturn(a) } }")
  }
}
