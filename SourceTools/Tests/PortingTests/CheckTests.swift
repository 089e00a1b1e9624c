import Porting
import Testing

@Suite struct CheckTests {
  private let library = port(
    "import UIKit\n@objc class Knob: UIControl {\n  @IBInspectable var a = layer.foo\n}\n",
    beside: ["import Nimble\nlet b = expect(1)\n"])

  private func report(_ output: String) -> CheckReport {
    CheckReport(CompilerError.errors(in: output), of: library)
  }

  @Test func `errors are read from the compiler's output, each once`() {
    let errors = CompilerError.errors(
      in: """
        View.swift:3:5: error: cannot find 'a' in scope
          let b = a
                  ^
        View.swift:3:5: error: cannot find 'a' in scope
        View.swift:4:1: warning: unused
        View.swift:4:1: note: here
        <unknown>:0: error: missing required module 'C'
        """)
    #expect(
      errors == [
        CompilerError(path: "View.swift", line: 3, column: 5, message: "cannot find 'a' in scope"),
        CompilerError(path: "", line: 0, column: 0, message: "missing required module 'C'"),
      ])
  }

  @Test func `errors are about names, and names belong to families`() {
    for (message, name, family) in [
      ("cannot find 'CALayer' in scope", "CALayer", Family.drawing),
      ("cannot find type 'CATransaction' in scope", "CATransaction", .animation),
      ("value of type 'UIView' (aka 'View') has no member 'layer'", "UIView.layer", .drawing),
      ("value of type 'Knob' has no member 'topAnchor'", "UIControl.topAnchor", .layout),
      ("type 'Color' has no member 'foo'", "UIColor.foo", .values),
      ("value of type 'UIFont?' has no member 'ascender'", "UIFont.ascender", .text),
      (
        "'AnimationOptions' is not a member type of class 'UIKit.UIView' (aka 'ResponderKit.View')",
        "UIView.AnimationOptions", .values
      ),
      ("cannot infer contextual base in reference to member 'easeOut'", ".easeOut", .animation),
      ("cannot find type 'UITableView' in scope", "UITableView", .tables),
      ("cannot find 'UISwitch' in scope", "UISwitch", .controls),
      ("cannot find 'UIScreen' in scope", "UIScreen", .controllers),
      (
        "cannot find type 'UIPinchGestureRecognizer' in scope", "UIPinchGestureRecognizer",
        .gestures
      ),
      ("value of type 'UIView' has no member 'observe'", "UIView.observe", .objectiveC),
      ("no such module 'Nimble'", "import Nimble", .thirdParty),
      ("cannot find 'helper' in scope", "helper", .other),
    ] {
      let entry = report("View.swift:3:5: error: \(message)").entries[0]
      #expect(entry.name == name)
      #expect(entry.family == family, "\(name)")
    }
  }

  @Test func `isolation and Objective-C are known by the message`() {
    for (message, family) in [
      (
        "call to main actor-isolated instance method 'a()' in a nonisolated context",
        Family.isolation
      ),
      ("'@objc' can only be used with Objective-C interoperability", .objectiveC),
    ] {
      #expect(report("View.swift:3:5: error: \(message)").entries[0].family == family)
    }
  }

  @Test func `an override is named after its declaration`() {
    let port = port("class V: UIView {\n  override func updateConstraints() {}\n}")
    let errors = [
      CompilerError(
        path: "View.swift", line: 2, column: 17,
        message: "method does not override any method from its superclass")
    ]
    let entry = CheckReport(errors, of: port).entries[0]
    #expect(entry.name == "override updateConstraints")
    #expect(entry.family == .layout)
  }

  @Test func `what is missing in a file of others' modules is theirs`() {
    #expect(
      report("Other0.swift:2:9: error: cannot find 'expect' in scope").entries[0].family
        == .thirdParty)
  }

  @Test func `columns are those of the user's own line`() {
    let entries = report(
      """
      View.swift:2:1: error: a
      View.swift:3:11: error: cannot find 'layer' in scope
      View.swift:4:1: error: b
      """
    ).entries
    #expect(entries.map(\.error.column) == [1, 26, 1])
  }

  @Test func `the report counts errors by family and by name`() {
    let report = report(
      """
      View.swift:3:1: error: cannot find 'CALayer' in scope
      View.swift:3:2: error: cannot find 'CALayer' in scope
      View.swift:3:3: error: cannot find 'CAShapeLayer' in scope
      Other0.swift:1:1: error: cannot find type 'UITableView' in scope
      """)
    #expect(
      report.text() == """
        4 errors in 2 of 2 files
        layer and drawing        3   CALayer 2 · CAShapeLayer 1
        tables and collections   1   UITableView 1

        """)
    #expect(
      report.text(width: 40) == """
        4 errors in 2 of 2 files
        layer and drawing        3   CALayer 2
                                     CAShapeLayer 1
        tables and collections   1   UITableView 1

        """)
    #expect(self.report("").text(of: "Knobs") == "Knobs: no errors in 2 files\n")
  }

  @Test func `names of old Swift are counted`() {
    let report = report(
      """
      View.swift:3:1: error: cannot find 'UIEdgeInsetsMake' in scope
      View.swift:3:2: error: cannot find type 'UIControlState' in scope
      View.swift:3:3: error: 'NSAttributedStringKey' has been renamed to 'NSAttributedString.Key'
      View.swift:3:4: error: cannot find 'UIScreen' in scope
      """)
    #expect(report.oldNameCount == 3)
  }

  @Test func `an override in an extension is Objective-C's`() {
    let message =
      " instance method 'hitTest(_:with:)' declared in 'View' cannot be overridden from extension"
    let entry = report("View.swift:3:5: error: \(message)").entries[0]
    #expect(entry.name == "override hitTest")
    #expect(entry.family == .objectiveC)
  }
}
