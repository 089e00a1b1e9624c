import Porting
import Testing

@Suite struct SelectorTests {
  /// Returns what a selector becomes in a method of a class with members.
  private func selector(_ text: String, _ members: String, beside others: [String] = []) -> String {
    let head = "class C: UIView { \(members); func f() { let s = "
    let ported = ported("\(head)\(text) } }", beside: others)
    return String((ported.split(separator: "let s = ").last ?? "").dropLast(" } }".count))
  }

  @Test func `a selector of a method of the library becomes an ActionSelector with the method`() {
    #expect(
      selector("#selector(C.tap(_:))", "@objc func tap(_ sender: Any) {}")
        == #"ActionSelector("tap:", C.tap)"#)
    #expect(
      selector("#selector(tap)", "@objc func tap() {}") == #"ActionSelector("tap", C.tap)"#)
    #expect(
      selector("#selector(self.tap(_:for:))", "func tap(_ sender: UIButton, for e: UIEvent?) {}")
        == #"ActionSelector("tap:for:", C.tap)"#)
  }

  @Test func `its name is the one of Objective-C`() {
    for (declaration, name) in [
      ("func tap(sender: Any) {}", "tapWithSender:"),
      ("func move(from: Any, to: UIEvent) {}", "moveFrom:to:"),
      ("func tapInside(sender: Any) {}", "tapInsideSender:"),
      ("func tap(_ sender: Any, _ event: UIEvent) {}", "tap::"),
      ("func `default`(_ sender: Any) {}", "default:"),
      ("@objc(pressed:) func tap(sender: Any) {}", "pressed:"),
    ] {
      let method =
        declaration.contains("`")
        ? "`default`"
        : declaration.contains("move")
          ? "move"
          : declaration.contains("tapInside") ? "tapInside" : "tap"
      #expect(
        selector("#selector(\(method))", declaration) == "ActionSelector(\"\(name)\", C.\(method))")
    }
  }

  @Test func `labels tell overloads apart`() {
    let members = "func tap() {}; func tap(_ sender: Any) {}"
    #expect(
      selector("#selector(tap(_:))", members) == #"ActionSelector("tap:", C.tap(_:))"#)
    #expect(
      selector("#selector(tap as () -> Void)", members)
        == #"ActionSelector("tap", C.tap as (C) -> @MainActor () -> Void)"#)
    #expect(
      selector("#selector(tap(_:))", "var tap: Int; func tap(_ sender: Any) {}")
        == #"ActionSelector("tap:", C.tap(_:))"#)
    #expect(
      selector(
        "#selector(C.tap(_:) as (C) -> (UIButton) -> Void)",
        "func tap(_ sender: UIButton) {}; func tap(_ sender: UISwitch) {}")
        == #"ActionSelector("tap:", C.tap(_:) as (C) -> @MainActor (UIButton) -> Void)"#)
  }

  @Test func `a method of a superclass, of an extension or of a nested class is found`() {
    #expect(
      selector("#selector(tap)", "", beside: ["class B { func tap() {} }", "extension C: Q {}"])
        == #"ActionSelector("tap")"#)
    #expect(
      ported("class C: B { let s = #selector(tap) }", beside: ["class B { func tap() {} }"])
        == #"class C: B { let s = ActionSelector("tap", C.tap) }"#)
    #expect(
      selector("#selector(tap)", "", beside: ["extension UIView { func tap() {} }"])
        == #"ActionSelector("tap", C.tap)"#)
    #expect(
      selector("#selector(UIView.tap)", "", beside: ["extension UIView { func tap() {} }"])
        == #"ActionSelector("tap", UIView.tap)"#)
    #expect(
      selector("#selector(Inner.tap(_:))", "class Inner { func tap(_ s: Any) {} }")
        == #"ActionSelector("tap:", Inner.tap)"#)
    #expect(
      ported(
        "extension C.Inner { func f() { _ = #selector(tap) } }",
        beside: ["class C { class Inner { func tap() {} } }"])
        == #"extension C.Inner { func f() { _ = ActionSelector("tap", C.Inner.tap) } }"#)
    #expect(
      selector("#selector(knob.tap(_:))", "", beside: ["class Knob { func tap(_ s: Any) {} }"])
        == #"ActionSelector("tap:", Knob.tap)"#)
  }

  @Test func `a method that no selector can hold is named alone, and left`() {
    for (declaration, selector, name, reason) in [
      ("func tap() -> Bool { true }", "tap", "tap", "it has a result"),
      ("static func tap() {}", "tap", "tap", "it is static"),
      ("func tap<T>(_ t: T) {}", "tap", "tap:", "it is generic"),
      ("func tap() throws {}", "tap", "tap", "it throws or is asynchronous"),
      ("func tap(_ a: Int, _ b: UIEvent, _ c: Int) {}", "tap", "tap:::", "it has 3 parameters"),
      ("func tap(_ a: Int, b: String) {}", "tap", "tap:b:", "its second parameter is not an event"),
    ] {
      let text = "class C: UIView { \(declaration); let s = #selector(\(selector)) }"
      #expect(
        ported(text) == "class C: UIView { \(declaration); let s = ActionSelector(\"\(name)\") }")
      #expect(
        leftovers(text).map { $0.drop { $0 != "'" } } == [
          "'\(name)' has no method, because \(reason). Its action is found by name alone."
        ])
    }
  }

  @Test func `a method of a generic class is held inside of the class alone`() {
    let text = "class G<T>: UIView { func tap() {}; let s = #selector(tap) }"
    #expect(
      ported(text) == "class G<T>: UIView { func tap() {}; let s = ActionSelector(\"tap\", G.tap) }"
    )
    #expect(selector("#selector(G.tap)", "", beside: [text]) == #"ActionSelector("tap")"#)
    #expect(
      selector("#selector(G<Int>.tap)", "", beside: [text])
        == #"ActionSelector("tap", G<Int>.tap)"#)
  }

  @Test func `a method of UIKit is named alone`() {
    #expect(selector("#selector(UIView.endEditing(_:))", "") == #"ActionSelector("endEditing:")"#)
    #expect(selector("#selector(UIView.endEditing)", "") == #"ActionSelector("endEditing:")"#)
    #expect(selector("#selector(copy(_:))", "") == #"ActionSelector("copy:")"#)
    #expect(
      selector("#selector(UIView.setNeedsLayout)", "") == #"ActionSelector("setNeedsLayout")"#)
    let port = port("class C { let s = #selector(copy(_:)) }")
    #expect(port.summary.namedSelectors == 1)
    #expect(port.summary.leftovers.isEmpty)
  }

  @Test func `properties, strings and the type itself are renamed`() {
    #expect(selector("#selector(getter: C.isOn)", "") == #"ActionSelector("isOn")"#)
    #expect(selector("#selector(setter: isOn)", "") == #"ActionSelector("setIsOn:")"#)
    #expect(selector(#"Selector("tap:")"#, "") == #"ActionSelector("tap:")"#)
    #expect(selector(#"Selector(("tap:"))"#, "") == #"ActionSelector(("tap:"))"#)
    #expect(
      ported("func f(_ a: Selector!, b: [Selector?]) -> Selector? { x.Selector }")
        == "func f(_ a: ActionSelector!, b: [ActionSelector?]) -> ActionSelector? { x.Selector }")
    let own = "struct Selector {}; let s = Selector()"
    #expect(ported(own) == own)
  }

  @Test func `key paths become strings without their types`() {
    #expect(selector("#keyPath(C.angle)", "") == #""angle""#)
    #expect(selector("#keyPath(angle)", "") == #""angle""#)
    #expect(selector("#keyPath(UIView.layer.bounds)", "") == #""layer.bounds""#)
    #expect(selector("#keyPath(C.Inner.angle)", "") == #""angle""#)
  }

  @Test func `a selector over several lines keeps them`() {
    #expect(
      ported("class C { func tap() {}\n  let s = [#selector(\n    C.tap\n  ), 1] }")
        == "class C { func tap() {}\n  let s = [ActionSelector(\"tap\", C.tap\n\n), 1] }")
  }
}
