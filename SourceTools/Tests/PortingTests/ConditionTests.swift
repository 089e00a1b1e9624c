import Porting
import Testing

@Suite struct ConditionTests {
  @Test func `the platform is iOS and not Linux`() {
    #expect(ported("#if os(iOS)\n#endif\n") == "#if true\n#endif\n")
    #expect(ported("#if !os(Linux)\n#endif\n") == "#if !false\n#endif\n")
    #expect(
      ported("#if os(macOS)\n#elseif os(iOS) || os(tvOS)\n#endif\n")
        == "#if os(macOS)\n#elseif true || os(tvOS)\n#endif\n")
  }

  @Test func `UIKit, QuartzCore and CoreGraphics can be imported`() {
    #expect(
      ported("#if canImport(UIKit) && !(canImport(QuartzCore))\n#endif\n")
        == "#if true && !(true)\n#endif\n")
    #expect(ported("#if canImport(CoreGraphics)\n#endif\n") == "#if true\n#endif\n")
  }

  @Test func `the platform of a file for AppKit is macOS, and AppKit is nowhere else`() {
    #expect(ported("#if canImport(AppKit)\n#endif\n") == "#if false\n#endif\n")
    #expect(
      ported("import Cocoa\n#if os(macOS) && !os(iOS)\n#elseif canImport(UIKit)\n#endif\n")
        == "import AppKit\n#if true && !false\n#elseif false\n#endif\n")
    #expect(
      ported("import AppKit\n#if canImport(Cocoa)\n#endif\n")
        == "import AppKit\n#if true\n#endif\n")
  }

  @Test func `conditions inside of types, functions and other conditions are rewritten`() {
    let text = """
      class V {
        #if os(iOS)
          func f() {
            #if swift(>=5)
              #if canImport(UIKit)
                g()
              #endif
            #endif
          }
        #endif
      }
      """
    #expect(
      ported(text) == """
        class V {
          #if true
            func f() {
              #if swift(>=5)
                #if true
                  g()
                #endif
              #endif
            }
          #endif
        }
        """)
  }

  @Test func `other conditions and calls of the same names stay`() {
    let text = """
      #if swift(>=4.2) && DEBUG && targetEnvironment(simulator)
        os(iOS)
      #endif
      if #available(iOS 11, *) {}
      @available(iOS 9.0, *) func f() {}
      """
    #expect(ported(text) == text)
  }
}
