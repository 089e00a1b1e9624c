import Porting
import Testing

@Suite struct ReportTests {
  @Test func `the difference has three lines around each change`() {
    let lines = (1...12).map { "let a\($0) = \($0)" }
    var text = lines
    text[1] = "@objc class A {}"
    text[11] = "@objc class B {}"
    let file = port(text.joined(separator: "\n")).files[0]
    #expect(
      UnifiedDiff(of: file, path: "A.swift").text == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1,5 +1,5 @@
         let a1 = 1
        -@objc class A {}
        +class A {}
         let a3 = 3
         let a4 = 4
         let a5 = 5
        @@ -9,4 +9,4 @@
         let a9 = 9
         let a10 = 10
         let a11 = 11
        -@objc class B {}
        \\ No newline at end of file
        +class B {}
        \\ No newline at end of file

        """)
  }

  @Test func `changes that are near share a hunk, and equal texts have no difference`() {
    let file = port("@objc class A {}\n\n\n\n\n\n\n@objc class B {}\n").files[0]
    #expect(
      UnifiedDiff(of: file).text.split(separator: "\n").filter { $0.hasPrefix("@@") }.count == 1)
    #expect(UnifiedDiff(of: port("class A {}\n").files[0]).text == "")
  }

  @Test func `a tab ends a file name with a space`() {
    let port = PortedLibrary([Source(path: "My Knobs/A.swift", text: "@objc class A {}\n")])
    #expect(
      UnifiedDiff(of: port.files[0]).text.hasPrefix(
        "--- a/My Knobs/A.swift\t\n+++ b/My Knobs/A.swift\t\n@@"))
  }

  @Test func `the summary tells files, lines, rules, others' modules and what was left`() {
    let summary = port(
      """
      import Foundation
      import SnapKit
      @objc class V: UIView {
        @IBOutlet var a: UILabel!
        func f() { perform(#selector(g)) }
      }
      """, beside: ["import UIKit\n", "import SnapKit\nimport RxSwift\n"]
    ).summary
    #expect(
      summary.text == """
        3 files, 9 lines, 7 changed (77.8 %)
          imports     4
          selectors   1, 1 of them found by name alone
          attributes  2
        third-party imports removed: SnapKit 2 · RxSwift 1
        left unchanged: 1
        View.swift:5:14: note: 'perform(_:)' calls a method by its name. Call the method itself.

        """)
  }
}
