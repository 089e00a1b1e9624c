import Porting
import Testing

@Suite struct AttributeTests {
  @Test func `attributes of Objective-C and of Interface Builder are dropped`() {
    let text = ported(
      """
      @UIApplicationMain
      @objc(App) @objcMembers final class App: UIResponder {
        @IBOutlet private weak var label: UILabel!
        @IBInspectable @objc public dynamic var radius: CGFloat = 0
        @NSCopying var font: UIFont?
        @NSManaged var name: String
        @GKInspectable var speed = 1
        @nonobjc func a() {}
        @IBAction @objc(go:) func go(_ sender: Any) {}
        @IBSegueAction func show(_ coder: NSCoder) -> UIViewController? { nil }
        override dynamic open var isOn: Bool { @objc(isOn) get { true } }
      }
      @objc enum Style: Int { case plain }
      @objc extension App {}
      @IBDesignable // live
      class Knob: UIControl {}
      """)
    #expect(
      text == """

        final class App: UIResponder {
          private weak var label: UILabel!
          public var radius: CGFloat = 0
          var font: UIFont?
          var name: String
          var speed = 1
          func a() {}
          func go(_ sender: Any) {}
          func show(_ coder: NSCoder) -> UIViewController? { nil }
          override open var isOn: Bool { get { true } }
        }
        enum Style: Int { case plain }
        extension App {}
        // live
        class Knob: UIControl {}
        """)
  }

  @Test func `other attributes, and space at the end of other lines, stay`() {
    let text = "@available(iOS 9, *)  \n@discardableResult func f() -> Int { 1 }\t\n"
    #expect(ported(text) == text)
  }

  @Test func `a static member that is open is public`() {
    #expect(
      ported("open class V { open static let a = 1; static open func f() {} }")
        == "open class V { public static let a = 1; static public func f() {} }")
    let other = "open class V { open class func f() {}; public static let a = 1 }"
    #expect(ported(other) == other)
    #expect(port("class V { open static let a = 1 }").files[0].counts == [.attributes: 1])
  }

  @Test func `each attribute counts once`() {
    let counts = port("class V { @objc @IBInspectable dynamic var a = 1 }").files[0].counts
    #expect(counts == [.attributes: 3])
  }
}
