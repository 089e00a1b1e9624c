import Porting
import Testing

@Suite struct CoderTests {
  @Test func `init(coder) goes with its body, its comment and its attributes`() {
    let text = ported(
      """
      class V: UIView {
        // MARK: Creating

        /// Reads an archive.
        @available(*, unavailable)
        public required convenience init?(coder aDecoder: NSCoder) {
          super.init(coder: aDecoder)
          setUp() // once
        } // init

        func setUp() {}
      }
      """)
    #expect(
      text == """
        class V: UIView {
          // MARK: Creating






        // init

          func setUp() {}
        }
        """)
  }

  @Test func `every form of it goes`() {
    for declaration in [
      "required init(coder: NSCoder) { super.init(coder: coder)! }",
      "public required init?(coder _: NSCoder) { return nil }",
      "required init!(coder decoder: NSCoder!) { fatalError() }",
      "@objc required dynamic init?(coder: NSCoder) { nil }",
    ] {
      #expect(ported("class V: UIView { \(declaration) }") == "class V: UIView { }")
    }
  }

  @Test func `a comment that documents nothing of it stays`() {
    #expect(
      ported("class V {\n  /// Other.\n\n  // Plain.\n  required init?(coder: NSCoder) { nil }\n}")
        == "class V {\n  /// Other.\n\n  // Plain.\n\n}")
  }

  @Test func `initializers with more than a coder stay`() {
    let text = "class V { init?(coder: NSCoder, scale: Int) {} }"
    #expect(ported(text) == text)
  }

  @Test func `initializers with another coder, or with syntax errors, stay`() {
    for text in [
      "class V { init(coder: JSONEncoder) {} }", "class V { init?(coder: NSCoder) { f( } }",
    ] {
      #expect(ported(text) == text)
    }
  }

  @Test func `a class with archives of its own keeps it, and nothing of it is left`() {
    let text = """
      class M: NSObject, NSCoding {
        required init?(coder: NSCoder) { super.init() }
        func encode(with coder: NSCoder) {}
      }
      class N: M { required init?(coder: NSCoder) { super.init(coder: coder) } }
      extension O: NSSecureCoding {}
      class O: NSObject { required init?(coder: NSCoder) {} }
      """
    #expect(ported(text) == text)
    #expect(leftovers(text) == [])
  }

  @Test func `a call of it stays and is left`() {
    let text = "class V: UIView { init(c: NSCoder) { super.init(coder: c)! } }"
    #expect(ported(text) == text)
    #expect(
      leftovers(text) == [
        "View.swift:1:38: note: 'init(coder:)' archives with NSCoder. Leave it out, or use Codable."
      ])
  }
}
