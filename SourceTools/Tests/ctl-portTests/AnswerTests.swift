import ArgumentParser
import Porting
import Testing

@testable import ctl_port

@Suite struct AnswerTests {
  private let port = PortedLibrary([
    Source(path: "Knobs/A.swift", text: "import UIKit\nimport Snap\n@objc class A {}\n"),
    Source(path: "Knobs/B.swift", text: "class B { func f(v: UIView) { v.perform(s) } }\n"),
  ])

  private func answer(_ output: String = "") -> PortAnswer {
    let report = CheckReport(CompilerError.errors(in: output), of: port)
    let results = output.isEmpty ? [] : [Checker.Result(title: "Knobs", report: report)]
    return PortAnswer(
      port: port, reports: results, folder: "Knobs", showsDifference: output.isEmpty,
      listsErrors: true)
  }

  @Test func `text shows the differences and the figures`() {
    #expect(
      answer().text == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1,3 +1,3 @@
         import UIKit
        -import Snap
        -@objc class A {}
        +
        +class A {}

        2 files, 4 lines, 2 changed (50.0 %)
          imports     1
          attributes  1
        third-party imports removed: Snap 1
        left unchanged: 1
        Knobs/B.swift:1:31: note: 'perform(_:)' calls a method by its name. Call the method itself.

        """)
  }

  @Test func `text of a check lists the errors and counts them`() {
    #expect(
      answer("Knobs/A.swift:3:7: error: cannot find 'CALayer' in scope").text.hasPrefix(
        """
        Knobs/A.swift:3:13: error: cannot find 'CALayer' in scope [layer and drawing]
        1 error in 1 of 2 files
        layer and drawing   1   CALayer 1

        2 files, 4 lines, 2 changed (50.0 %)
        """))
  }

  @Test func `renaming is advised where it was not done`() {
    let error = "Knobs/A.swift:3:7: error: cannot find type 'UIControlState' in scope"
    var answer = answer(error)
    let sentence = "1 of the errors are about names of old Swift."
    #expect(answer.text.contains("\(sentence) Try --renames.\n"))
    answer.renamesOldSwift = true
    #expect(answer.text.contains("\(sentence)\n"))
  }

  @Test func `with tests, differences have the paths of both folders, and a skipped check is told`()
  {
    let port = PortedLibrary([
      Source(path: "Knobs/A.swift", text: "@objc class A {}\n"),
      Source(path: "./Tests/A.swift", text: "import UIKit\n@objc class B {}\n", isTest: true),
    ])
    var answer = PortAnswer(
      port: port, reports: [], folder: "Knobs", tests: "./Tests", showsDifference: true,
      listsErrors: false)
    let headings = answer.text.split(separator: "\n").filter { $0.hasPrefix("+++") }
    #expect(headings == ["+++ b/Knobs/A.swift", "+++ b/Tests/A.swift"])
    let errors = CompilerError.errors(in: "Knobs/A.swift:1:1: error: cannot find 'a' in scope")
    answer.reports = [Checker.Result(title: "Knobs", report: CheckReport(errors, of: port))]
    let sentence = "The tests were not checked, because the library doesn't compile.\n"
    #expect(answer.text.contains(sentence))
    answer.reports.append(
      Checker.Result(title: "KnobsTests", report: CheckReport([], of: port, isTest: true)))
    #expect(!answer.text.contains(sentence))
  }

  @Test func `JSON has sorted keys`() {
    #expect(
      answer("Knobs/A.swift:3:7: error: cannot find 'CALayer' in scope").json == """
        {
          "changedLines": 2,
          "checks": [
            {
              "errors": [
                {
                  "column": 13,
                  "family": "layer and drawing",
                  "line": 3,
                  "message": "cannot find 'CALayer' in scope",
                  "name": "CALayer",
                  "path": "Knobs/A.swift"
                }
              ],
              "families": [
                {
                  "errors": 1,
                  "family": "layer and drawing",
                  "names": [
                    {
                      "errors": 1,
                      "name": "CALayer"
                    }
                  ]
                }
              ],
              "files": 2,
              "filesWithErrors": 1,
              "of": "Knobs"
            }
          ],
          "files": 2,
          "left": [
            {
              "column": 31,
              "kind": "performSelector",
              "line": 1,
              "path": "Knobs/B.swift",
              "subject": "perform(_:)"
            }
          ],
          "lines": 4,
          "namedSelectors": 0,
          "rules": {
            "attributes": 1,
            "imports": 1
          },
          "schema": "ctl.port/1",
          "thirdParty": {
            "Snap": 1
          }
        }

        """)
  }

  @Test func `options that contradict each other are refused`() {
    for (arguments, message) in [
      (["a", "--force"], "--force is for --output. Name a folder, or leave out --force."),
      (["a", "--errors"], "--errors is for --check. Add --check, or leave out --errors."),
      (["a", "--swift-version", "4"], "--swift-version is 5 or 6."),
    ] {
      let error = #expect(throws: (any Error).self) { try CtlPort.parse(arguments) }
      #expect(error.map { CtlPort.message(for: $0) } == message)
    }
  }
}

@Suite struct TerminalTests {
  @Test func `nothing in a text commands a terminal`() {
    #expect(
      Terminal.guarded("a\tb\n\u{1B}[2Jc\u{9B}d\u{202E}e") == #"a"# + "\tb\n"
        + #"\u{1b}[2Jc\u{9b}d\u{202e}e"#)
  }
}
