import Porting
import Testing

@Suite struct ImportTests {
  @Test func `imports of Apple's frameworks become one of UIKit, and lines keep their numbers`() {
    let text = ported(
      """
      // A view.
      import Foundation
      import UIKit
      import QuartzCore
      import AVFoundation

      class V: UIView {}
      """)
    #expect(
      text == """
        // A view.

        import UIKit



        class V: UIView {}
        """)
  }

  @Test func `without an import of UIKit, the first one becomes it`() {
    #expect(ported("import Foundation\nimport CoreGraphics\n") == "import UIKit\n\n")
    #expect(ported("@_exported import CoreText\n") == "@_exported import UIKit\n")
    #expect(ported("@preconcurrency import Combine\n") == "@preconcurrency import UIKit\n")
  }

  @Test func `an import of one declaration or a part becomes that of the module`() {
    #expect(ported("import class UIKit.UIView\n") == "import UIKit\n")
    #expect(ported("import UIKit.UIGestureRecognizerSubclass\n") == "import UIKit\n")
    #expect(ported("import UIKit\nimport UIKit.UIColor\n") == "import UIKit\n\n")
    #expect(ported("import struct CoreGraphics.CGFloat // points\n") == "import UIKit // points\n")
  }

  @Test func `an import of what Swift itself has stays`() {
    let text = "import FoundationNetworking\nimport RegexBuilder\nimport XCTest\n"
    #expect(ported(text) == text)
  }

  @Test func `Foundation stays in the stricter form`() {
    let options = PortOptions(keepsFoundation: true)
    #expect(
      ported("import Foundation\nimport UIKit\n", options: options)
        == "import Foundation\nimport UIKit\n")
    #expect(
      ported("import Foundation\n", options: options) == "import Foundation; import UIKit\n")
    #expect(
      ported("import QuartzCore\nimport Foundation\n", options: options)
        == "import UIKit\nimport Foundation\n")
  }

  @Test func `each branch of a condition has its import unless the file has one`() {
    #expect(
      ported("#if os(macOS)\nimport AppKit\n#else\nimport QuartzCore\n#endif\n")
        == "#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif\n")
    #expect(
      ported("import Foundation\n#if canImport(UIKit)\nimport UIKit\n#endif\n")
        == "import UIKit\n#if true\n\n#endif\n")
  }

  @Test func `an import of AppKit or Cocoa is that of AppKit, unless the file imports UIKit`() {
    #expect(ported("import Cocoa\nimport Foundation\n") == "import AppKit\n\n")
    #expect(ported("import Foundation\nimport AppKit\n") == "\nimport AppKit\n")
    #expect(ported("import class Cocoa.NSView\n") == "import AppKit\n")
    #expect(ported("import AppKit\nimport UIKit\n") == "\nimport UIKit\n")
  }

  @Test func `several imports on a line stay on it`() {
    #expect(ported("import Foundation; import UIKit; import Security\n") == "import UIKit;\n")
  }

  @Test func `imports of the library's own modules are dropped`() {
    let options = PortOptions(moduleName: "Knobs", modules: ["Knobs", "KnobCore"])
    #expect(
      ported("import UIKit\nimport KnobCore\n@testable import Knobs\n", options: options)
        == "import UIKit\n\n\n")
  }

  @Test func `imports of others' modules are dropped and counted`() {
    let port = port(
      "import UIKit\nimport SnapKit // layout\nimport RxSwift\n", beside: ["import SnapKit\n"])
    #expect(port.files[0].text == "import UIKit\n// layout\n\n")
    #expect(port.files[0].thirdParty == ["SnapKit", "RxSwift"])
    #expect(port.summary.thirdParty == ["SnapKit": 2, "RxSwift": 1])
  }

  @Test func `line ends of Windows stay`() {
    #expect(
      ported("import Foundation\r\nimport UIKit\r\nlet a = 1\r\n")
        == "\r\nimport UIKit\r\nlet a = 1\r\n")
  }

  @Test func `a test imports UIKit beside its own imports`() {
    #expect(
      ported("import XCTest\n@testable import Knobs\n", isTest: true)
        == "import XCTest; import UIKit\n@testable import Knobs\n")
    #expect(
      ported("import XCTest\nimport Foundation\n", isTest: true) == "import XCTest\nimport UIKit\n")
    #expect(
      ported("// Help.\nfunc half(_ x: Double) -> Double { x / 2 }\n", isTest: true)
        == "// Help.\nimport UIKit; func half(_ x: Double) -> Double { x / 2 }\n")
    #expect(
      ported("#if os(iOS)\nimport XCTest\n#endif\n", isTest: true)
        == "#if true\nimport XCTest; import UIKit\n#endif\n")
  }

  @Test func `a test imports the ported module whatever the library was called`() {
    let options = PortOptions(moduleName: "Knobs", modules: ["Knobs", "KnobDemo"])
    #expect(
      ported(
        "import UIKit\n@testable import KnobKit\nimport KnobDemo\nimport Nimble\n", isTest: true,
        options: options) == "import UIKit\n@testable import Knobs\nimport Knobs\n\n")
  }

  @Test func `the main actor of a test's declarations is dropped`() {
    #expect(
      ported(
        """
        import UIKit
        @MainActor
        class T: XCTestCase {
          @MainActor func testTap() {}
          var handler: (@MainActor () -> Void)?
        }
        """, isTest: true) == """
          import UIKit

          class T: XCTestCase {
            func testTap() {}
            var handler: (@MainActor () -> Void)?
          }
          """)
    #expect(
      ported("import UIKit\n@MainActor class C {}\n") == "import UIKit\n@MainActor class C {}\n")
  }

  @Test func `a test case is known by its ancestors, also in an extension`() {
    #expect(
      ported(
        "import UIKit; @MainActor class T: Base {}; @MainActor extension T { @MainActor var a: A }",
        isTest: true, beside: ["class Base: XCTestCase {}"])
        == "import UIKit; class T: Base {}; extension T { var a: A }")
  }

  @Test func `the main actor of closures, suites and helpers of a test stays`() {
    let text = """
      import UIKit
      class T: XCTestCase {
        func testTap() { Task { @MainActor in tap() } }
        @MainActor struct Knobs {}
      }
      @MainActor @Suite struct S { @MainActor @Test func tap() {} }
      @MainActor class Target: NSObject { @MainActor func tap() {} }
      """
    #expect(ported(text, isTest: true) == text)
  }
}
