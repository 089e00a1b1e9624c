import Foundation
import TestSupport
import Testing

/// Two scenes; the second one fills the window, and has a control behind another one.
private let modal = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes>
  <scene sceneID="s1"><objects><viewController title="First" id="a" sceneMemberID="viewController"><view key="view" id="v1">
  <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
  \(button("open", "Open", y: 100, contents: #"<connections><segue destination="b" kind="presentation" modalPresentationStyle="fullScreen" id="g"/></connections>"#))
  \(button("lost", "Lose", y: 200, contents: #"<connections><action selector="lose:" destination="v1" eventType="touchUpInside" id="l"/></connections>"#))
  </subviews></view></viewController></objects></scene>
  <scene sceneID="s2"><objects><viewController title="Second" id="b" sceneMemberID="viewController"><view key="view" id="v2">
  <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
  <label text="Nothing" id="n"><rect key="frame" x="0" y="300" width="200" height="30"/></label>
  <slider value="1" minValue="1" maxValue="1" id="fixed"><rect key="frame" x="0" y="400" width="200" height="30"/>
  <accessibility key="accessibilityConfiguration" label="Fixed"/></slider>
  </subviews></view></viewController></objects></scene></scenes></document>
  """

@Suite struct ExploreCommandTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder(["App/Modal.storyboard": modal]) }

  private func ctl(_ arguments: String...) throws -> Finished {
    try run("ctl", ["run"] + arguments, in: folder.url)
  }

  @Test func `an exploration tells which laws do not hold, with the fewest steps`() throws {
    let result = try ctl("--explore", "300", "App")
    #expect(result.status == 1 && result.errors.isEmpty)
    let parts = Set(
      result.output.replacing("\nApp/", with: "\n\nApp/").split(separator: "\n\n").map(String.init))
    #expect(
      parts.contains(
        """
        App/Modal.storyboard:9:75: warning: View Controller “Second” is presented, and nothing on its screen leads away. Add a way back. (dead-end)
          @screen First
          > tap open
        """.replacing(":9:75", with: place(of: "viewController title=\"Second\""))))
    #expect(
      parts.contains(
        """
        App/Modal.storyboard\(place(of: "button id=\"lost\"")): error: no responder performs lose:. Connect it to an object that does. (lost-action)
          @screen First
          > tap lost
        """))
    #expect(
      result.output.contains(
        """
        \(place(of: "slider ")): warning: neither a step up nor a step down changes its value. Give it a range and a step, or show it as text. (unchangeable-value)
          @screen Second
        """))
    #expect(result.output.hasSuffix(" in 1 document\n"))
  }

  /// The line and the column of a tag.
  private func place(of tag: String) -> String {
    let lines = modal.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.contains("<\(tag)") } ?? 0
    let column = lines[line].firstRange(of: "<\(tag)").map {
      lines[line].distance(from: lines[line].startIndex, to: $0.lowerBound)
    }
    return ":\(line + 1):\((column ?? 0) + 1)"
  }

  @Test func `the same seed does the same, and the steps of a fault are a scenario`() throws {
    let first = try ctl("--explore", "150", "--seed", "3", "App")
    #expect(try ctl("--explore", "150", "--seed", "3", "App").output == first.output)
    let steps = first.output.split(separator: "\n").filter { $0.hasPrefix("  ") }.map {
      String($0.dropFirst(2))
    }
    let scenario = ["@document Modal.storyboard"] + steps.prefix(2)
    try Data(scenario.joined(separator: "\n").utf8).write(
      to: folder.url.appending(path: "App/f.scenario"))
    #expect(try ctl("App/f.scenario").output == "1 scenario: 1 as expected\n")
  }

  @Test func `what the page shows is what an exploration prints`() throws {
    let path = "Examples/Documents/Television.storyboard"
    let page = try String(
      contentsOf: packageRoot.appending(path: "Docs/Scenarios.md"), encoding: .utf8)
    let result = try run("ctl", ["run", "--explore", "300", path])
    #expect(page.contains("`ctl run --explore 300 \(path)` prints:\n\n```\n\(result.output)```\n"))
    for law in [
      "lost-action", "dead-end", "unchangeable-value", "silent-change", "lost-focus",
      "different-runs",
    ] {
      #expect(page.contains("| `\(law)` |"))
    }
  }

  @Test func `what cannot be explored is told`() throws {
    #expect(try ctl("--explore", "0", "App").status == 2)
    #expect(try ctl("--seed", "1", "App").status == 2)
    #expect(try ctl("--explore", "5", "--record", "App").status == 2)
    #expect(try ctl("--explore", "5", "None").status == 3)
    let report = try ctl("--explore", "5", "App", "--junit", "r.xml")
    #expect(report.status == 1)
    let text = try String(contentsOf: folder.url.appending(path: "r.xml"), encoding: .utf8)
    #expect(text.contains("<testsuites name=\"ctl run\""))
  }
}
