import Porting
import Testing

@Suite struct ProtocolTests {
  @Test func `a protocol for Objective-C becomes one of classes`() {
    #expect(ported("@objc protocol P {}") == "protocol P: AnyObject {}")
    #expect(ported("@objc(KnobP) public protocol P {}") == "public protocol P: AnyObject {}")
    #expect(
      ported("@objc protocol P: NSObjectProtocol, Q {}")
        == "protocol P: AnyObject, NSObjectProtocol, Q {}")
    #expect(ported("@objc protocol P: class {}") == "protocol P: class {}")
    #expect(ported("@objc protocol P: Q, AnyObject {}") == "protocol P: Q, AnyObject {}")
    #expect(ported("protocol P {}") == "protocol P {}")
  }

  @Test func `an optional requirement gets an empty default on the protocol's last line`() {
    let text = ported(
      """
      @objc public protocol KnobDelegate {
        /// Tells of a turn.
        @objc optional func knob(_ knob: Knob,
                                 didTurnTo angle: Double)
        @objc optional static func reset() -> Void
        func must()
      } // delegate
      let a = 1
      """)
    #expect(
      text == """
        public protocol KnobDelegate: AnyObject {
          /// Tells of a turn.
          func knob(_ knob: Knob,
                                   didTurnTo angle: Double)
          static func reset() -> Void
          func must()
        }; extension KnobDelegate { public func knob(_ knob: Knob, didTurnTo angle: Double) {}; \
        public static func reset() -> Void {} } // delegate
        let a = 1
        """)
  }

  @Test func `a default has the new type of selectors`() {
    #expect(
      ported("@objc protocol P { @objc optional func f(_ s: Selector, by: [Selector?]) }")
        == "protocol P: AnyObject { func f(_ s: ActionSelector, by: [ActionSelector?]) }; "
        + "extension P { func f(_ s: ActionSelector, by: [ActionSelector?]) {} }")
  }

  @Test func `the default of a protocol in a type or a condition stands outside of the type`() {
    #expect(
      ported("#if DEBUG\nenum E {\n  @objc protocol P { @objc optional func f() }\n}\n#endif\n")
        == "#if DEBUG\nenum E {\n  protocol P: AnyObject { func f() }\n}; "
        + "extension E.P { func f() {} }\n#endif\n")
  }

  @Test func `a forced call of an optional requirement loses its mark, a forced closure does not`()
  {
    #expect(
      ported("d!.textField!(field, shouldClear: true); delegate!.textFieldDidEndEditing!(field)")
        == "d!.textField(field, shouldClear: true); delegate!.textFieldDidEndEditing(field)")
    #expect(ported("view.handler!(1); make!(2)") == "view.handler!(1); make!(2)")
  }

  @Test func `an optional requirement with a result stays and is left`() {
    let text = """
      @objc protocol P {
        @objc optional func count(in knob: Knob) -> Int
        @objc optional var name: String { get }
      }
      """
    #expect(
      ported(text) == """
        protocol P: AnyObject {
          @objc optional func count(in knob: Knob) -> Int
          @objc optional var name: String { get }
        }
        """)
    #expect(
      leftovers(text) == [
        "View.swift:2:3: note: 'count(in:)' is optional and has a result. "
          + "Give it a default in an extension.",
        "View.swift:3:3: note: 'name' is optional and has a result. "
          + "Give it a default in an extension.",
      ])
  }
}
