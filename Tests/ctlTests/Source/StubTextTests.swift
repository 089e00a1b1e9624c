import AppSources
import Auditing
import Foundation
import InterfaceBuilder
import Presenters
import TestSupport
import Testing

/// What the classes of each document of the corpus lack, by the path of the document.
private func missing() -> [(path: String, classes: [MissingClass])] {
  SharedFolder.documentPaths.compactMap { path in
    let file = SharedFolder.corpus.appending(path: path).path
    guard let document = try? InterfaceDocument(contentsOfFile: file) else { return nil }
    var missing = MissingClasses(nil)
    missing.add(document)
    return missing.all.isEmpty ? nil : (path, missing.all)
  }
}

@Suite(.tags(.corpus), .enabled(if: SharedFolder.hasCorpus, "the corpus is absent"))
struct CorpusStubTextTests {
  @Test(.enabled(if: readsSource, "make source-tools builds it"))
  func `the stubs in Swift of each document of the corpus parse`() throws {
    let all = missing()
    #expect(all.count > 200)
    let files = all.enumerated().map { number, row in
      ("\(number).swift", SwiftStubs.present(row.classes))
    }
    let scratch = try ScratchFolder(Dictionary(uniqueKeysWithValues: files))
    let result = try run(
      "ctl", ["actions", "Examples/SignIn", "--source", scratch.url.path, "--format", "json"])
    // A file that does not parse is named.
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors.prefix(2000))")
  }

  @Test
  func
    `the stubs in Objective-C of each document of the corpus are balanced, and each is there once`()
  {
    for (path, classes) in missing() {
      let text = ObjectiveCStubs.present(classes)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (open, close) in [("(", ")"), ("{", "}"), ("<", ">")] {
        #expect(
          text.split(separator: open, omittingEmptySubsequences: false).count
            == text.split(separator: close, omittingEmptySubsequences: false).count, "\(path)")
      }
      let begins = lines.count { $0.hasPrefix("@interface ") || $0.hasPrefix("@implementation ") }
      #expect(begins == lines.count { $0 == "@end" }, "\(path)")
      var declared: Set<String> = []
      var head = ""
      for line in lines {
        if line.hasPrefix("@i") { head = String(line) }
        guard line.hasPrefix("-") || line.hasPrefix("@property") || line.hasPrefix("@i") else {
          continue
        }
        #expect(declared.insert("\(head) \(line)").inserted, "\(path): \(line)")
      }
    }
  }
}

/// A class with selectors and outlets that a language cannot name.
private let odd: MissingClass = {
  var odd = MissingClass("Odd", superclass: "UIViewController", family: .uiKit)
  odd.add(MissingClass.Action("save now:\n}", sender: nil))
  odd.add(MissingClass.Action("move:to:then:", sender: "UIButton"))
  odd.add(MissingClass.Outlet("1st", type: "UILabel"))
  return odd
}()

@MainActor @Suite struct UnwrittenStubTests {
  @Test func `what no method or property can have is told in a comment`() {
    #expect(
      SwiftStubs.present([odd]) == """
        // What documents connect and source lacks. Move it to where it belongs.

        import UIKit

        // No method is written for the selector save now:⏎}.
        // No property is written for the outlet 1st.
        // #selector(move(_:to:then:))
        class Odd: UIViewController {
          @IBAction func move(_ sender: UIButton, to event: UIEvent, then argument: Any) {
          }
        }

        """)
    #expect(
      ObjectiveCStubs.present([odd]).contains(
        """
        // No method is written for the selector save now:⏎}.
        // No property is written for the outlet 1st.
        @interface Odd : UIViewController
        """))
    // The actions of this package have at most two arguments.
    #expect(
      ControlStubs.present([odd]).contains(
        """
        // No method is written for the selector move:to:then:.
        // No method is written for the selector save now:⏎}.
        // No property is written for the outlet 1st.
        final class Odd: UIViewController {
        }
        """))
  }
}
