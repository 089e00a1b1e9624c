import Foundation
import TestSupport
import Testing

/// A segmented control with three segments, a control with two buttons, a label and a second pair of
/// buttons.
private let parts = """
  <segmentedControl id="sc" selectedSegmentIndex="0"><rect key="frame" x="20" y="20" width="210" height="32"/>
  <segments><segment title="A"/><segment title="B"/><segment title="C"/></segments></segmentedControl>
  <stepper id="st" value="5" maximumValue="9"><rect key="frame" x="20" y="80" width="94" height="32"/></stepper>
  <label id="zed" text="Zed"><rect key="frame" x="20" y="140" width="94" height="20"/></label>
  """

@Suite struct SpokenPartTests {
  private func tap(_ name: String, _ subviews: String = parts, _ options: [String] = []) throws
    -> (output: String, errors: String, status: Int32)
  {
    let folder = try ScratchFolder(["Form.xib": xib(subviews)])
    let result = try run("ctl", ["tap", "Form.xib", name] + options, in: folder.url)
    return (result.output, result.errors, result.status)
  }

  @Test(arguments: [
    ("B", "A → B"), ("C", "A → C"), ("Decrement", "5 → 4"), ("Increment", "5 → 6"),
  ])
  func `a part that is named by what is said of it is tapped at its own place`(
    name: String, value: String
  ) throws {
    let result = try tap(name)
    #expect(result.status == 0)
    #expect(result.output.contains(value), "\(result)")
  }

  @Test func `a part that is selected stays`() throws {
    #expect(try !tap("A").output.contains("→ B"))
  }

  @Test func `parts of a disabled control are tried as if code had enabled it`() throws {
    let disabled = parts.replacing(#"id="sc""#, with: #"id="sc" enabled="NO""#)
    #expect(try tap("C", disabled).status == 1)
    let tried = try tap("C", disabled, ["--as-if-shown"])
    #expect(tried.status == 0)
    #expect(tried.output.contains("A → C"), "\(tried)")
  }

  @Test func `a text is no control, and several of one name are listed`() throws {
    let text = try tap("Zed")
    #expect(text.status == 2)
    #expect(text.errors.contains("there is no control 'Zed'"), "\(text)")
    let second = parts.replacing(#"id="st""#, with: #"id="su""#)
      .replacing(#"y="80""#, with: #"y="200""#)
    let several = try tap("Increment", parts + second)
    #expect(several.status == 2)
    #expect(
      several.errors.contains("2 controls are announced as 'Increment'. Name one by its id:"),
      "\(several)")
    #expect(several.errors.contains("  st  ") && several.errors.contains("  su  "))
  }
}
