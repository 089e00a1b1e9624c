import Porting
import Testing

@Suite struct OverrideTests {
  @Test func `an override of an extension moves into the class with its comments`() {
    let text = ported(
      """
      import UIKit

      /// A knob.
      open class Knob: UIControl {
        var angle = 0.0
      }

      // MARK: - Layout

      extension Knob: KnobDelegate {
        func turned() {}

        // MARK: Overrides

        /// Lays out.
        // Twice.
        @objc override open func layoutSubviews() { // once
          super.layoutSubviews()

          turned()
        } // twice

        override var isHighlighted: Bool {
          didSet { turned() }
        }
      }
      let a = 1
      """)
    #expect(
      text == """
        import UIKit

        /// A knob.
        open class Knob: UIControl {
          var angle = 0.0

          /// Lays out.
          // Twice.
          override open func layoutSubviews() { // once
            super.layoutSubviews()

            turned()
          } // twice

          override var isHighlighted: Bool {
            didSet { turned() }
          }
        }

        // MARK: - Layout

        extension Knob: KnobDelegate {
          func turned() {}

          // MARK: Overrides
        }
        let a = 1
        """)
  }

  @Test func `selectors and names in it are rewritten where it goes`() {
    #expect(
      ported(
        """
        extension Knobs.Knob {
          override func didMoveToWindow() {
            addTarget(self, action: #selector(Knob.tap(_:)), for: .touchUpInside)
          }

          @objc func tap(_ sender: Any) {}
        }
        enum Knobs {
          class Knob: UIControl {
          }
        }
        """) == """
          extension Knobs.Knob {
            func tap(_ sender: Any) {}
          }
          enum Knobs {
            class Knob: UIControl {

            override func didMoveToWindow() {
              addTarget(self, action: ActionSelector("tap:", Knob.tap), for: .touchUpInside)
            }
            }
          }
          """)
  }

  @Test func `access and attributes of the extension go along`() {
    #expect(
      ported(
        """
        open class Knob: UIControl {
        }
        @available(iOS 11, *) @objc public extension Knob {
          override func a() {}
          @discardableResult override internal func b() -> Int { 1 }
        }
        private extension Knob {
          @objc dynamic override var c: Int { 1 }
          override class func d() {}
        }
        """) == """
          open class Knob: UIControl {
            @available(iOS 11, *) public override func a() {}
            @available(iOS 11, *) @discardableResult override internal func b() -> Int { 1 }
            fileprivate override var c: Int { 1 }
            fileprivate override class func d() {}
          }
          @available(iOS 11, *) public extension Knob {
          }
          private extension Knob {
          }
          """)
  }

  @Test func `a member of an extension that a class below overrides moves, too`() {
    #expect(
      ported(
        """
        class Knob: UIControl {
        }
        extension Knob {
          func turn(by angle: Double) {}
          var isTurned: Bool { true }
          func turn() {}
          final func turn(to angle: Double) {}
        }
        """,
        beside: [
          "class Dial: Knob {}",
          """
          class Wheel: Dial {
            override func turn(by angle: Double) {}
            override var isTurned: Bool { false }
            override func turn(to angle: Double) {}
          }
          class Other: UIControl { override func turn() {} }
          """,
        ]) == """
          class Knob: UIControl {
            func turn(by angle: Double) {}
            var isTurned: Bool { true }
          }
          extension Knob {
            func turn() {}
            final func turn(to angle: Double) {}
          }
          """)
  }

  @Test func `branches of a condition keep to themselves`() {
    let text = """
      #if DEBUG
      class Knob: UIControl {
      }
      extension Knob {
        override func a() {}
      }
      #else
      class Knob: UIControl {
      }
      extension Knob {
        override func a() {}
      }
      #endif
      """
    #expect(
      ported(text) == """
        #if DEBUG
        class Knob: UIControl {
          override func a() {}
        }
        extension Knob {
        }
        #else
        class Knob: UIControl {
          override func a() {}
        }
        extension Knob {
        }
        #endif
        """)
    #expect(leftovers(text).isEmpty)
  }

  @Test func `what has no place in a class stays and is left`() {
    let text = """
      class Knob: UIControl { var a = 1 }
      class Dial<Value>: Knob {
      }
      class Wheel: Knob {
      }
      extension Knob { override func a() {} }
      extension Dial where Value == Int {
        override func b() {}
      }
      extension Dial<Double> {
        override func b() {}
      }
      extension Wheel {
        override func c() {}; override func d() {}
        #if DEBUG
          override var isOpaque: Bool { true }
        #endif
        func g() { class Inner: Knob { override func h() {} } }
      }
      extension UIButton {
        override func e() {}
        func e(_ a: Int) {}
      }
      class Button: UIButton { override func e(_ a: Int) {} }
      extension Slider {
        override subscript(at index: Int) -> Int { 1 }
      }
      """
    let others = ["class Slider: UISlider {\n}\n"]
    #expect(ported(text, beside: others) == text)
    let end = "Write it in the body of a class."
    #expect(
      leftovers(text, beside: others) == [
        "View.swift:6:18: note: 'a()' overrides in an extension, and its class ends beside other "
          + "code. \(end)",
        "View.swift:8:3: note: 'b()' overrides in an extension, and the extension has "
          + "constraints. \(end)",
        "View.swift:11:3: note: 'b()' overrides in an extension, and the extension has "
          + "constraints. \(end)",
        "View.swift:14:3: note: 'c()' overrides in an extension, and other code is on its lines. "
          + end,
        "View.swift:14:25: note: 'd()' overrides in an extension, and other code is on its lines. "
          + end,
        "View.swift:16:5: note: 'isOpaque' overrides in an extension, and a condition stands "
          + "between it and its class. \(end)",
        "View.swift:21:3: note: 'e()' overrides in an extension, and its class is not the "
          + "library's. \(end)",
        "View.swift:22:3: note: 'e(_:)' is overridden but belongs to an extension, and its class "
          + "is not the library's. \(end)",
        "View.swift:26:3: note: 'subscript(at:)' overrides in an extension, and its class is in "
          + "another file. \(end)",
      ])
  }

  @Test func `moved lines count, and the difference shows them at both places`() {
    let file = port(
      """
      class Knob: UIControl {
        var a = 1
      }
      let a = 1
      let b = 2
      extension Knob {

        override func layoutSubviews() {
        }
      }
      """
    ).files[0]
    #expect(file.changedLineCount == 3)
    #expect(file.counts == [.overrides: 1])
    #expect(
      UnifiedDiff(of: file).text == """
        --- a/View.swift
        +++ b/View.swift
        @@ -1,10 +1,10 @@
         class Knob: UIControl {
           var a = 1
        +
        +  override func layoutSubviews() {
        +  }
         }
         let a = 1
         let b = 2
         extension Knob {
        -
        -  override func layoutSubviews() {
        -  }
         }
        \\ No newline at end of file

        """)
  }

  @Test func `an error is told at the line of the user's own file`() {
    let port = port(
      """
      class Knob: UIControl {
      }
      let a = 1
      public extension Knob {
        override func layoutSubviews() {}
      }
      """)
    let errors = CompilerError.errors(
      in: """
        View.swift:2:19: error: method does not override any method from its superclass
        View.swift:4:9: error: cannot find 'b' in scope
        """)
    let entries = CheckReport(errors, of: port).entries
    #expect(entries.map(\.error.line) == [5, 3])
    #expect(entries.map(\.error.column) == [12, 9])
    #expect(entries.map(\.name) == ["override layoutSubviews", "b"])
  }
}
