import Foundation
import TestSupport
import Testing

/// A password that is typed is in nothing that is printed, and Docs/Text.md shows what is.
@Suite struct SecureTextTests {
  private let field = ["Examples/SignIn", "#password"]

  @Test(arguments: [[], ["--format", "json"], ["--locale", "all"]] as [[String]])
  func `a password that is typed is in no output`(_ more: [String]) throws {
    for text in [["--type", "-"], ["--type", "zq9-secret"]] {
      let result = try run(
        "ctl", ["tap"] + field + text + ["--return"] + more, input: try pipe("zq9-secret\n"))
      #expect(result.status == 0)
      #expect(result.output.contains("hidden") || result.output.contains("typesHidden"))
      #expect(!(result.output + result.errors).contains("zq9"))
      #expect(!(result.output + result.errors).contains("secret"))
    }
  }

  @Test(arguments: [[], ["--format", "json"]] as [[String]])
  func `keys that are pressed on a password are in no output`(_ more: [String]) throws {
    let result = try run("ctl", ["tap"] + field + ["--key", "ж", "--key", "⇧Ж"] + more)
    #expect(result.status == 0)
    #expect(result.output.contains("hidden") || result.output.contains("typesHidden"))
    #expect(!(result.output + result.errors).lowercased().contains("ж"))
  }

  @Test func `a password that cannot be typed is in no error`() throws {
    for arguments in [
      ["Examples/SignIn", "#signIn"], ["Examples/SignIn", "#nowhere"], ["Examples/Nothing", "#a"],
    ] {
      let result = try run("ctl", ["tap"] + arguments + ["--type", "zq9-secret"])
      #expect(result.status != 0)
      #expect(!(result.output + result.errors).contains("zq9"))
    }
  }

  @Test(arguments: hiding)
  func `a text that a document hides is in no output of any verb`(_ document: String) throws {
    let folder = try ScratchFolder(["Form.xib": document])
    for arguments in [
      ["announce"], ["announce", "--transcript"], ["announce", "--explain"],
      ["announce", "--outline"], ["describe"], ["describe", "--verbose"], ["describe", "--states"],
      ["describe", "--format", "json"], ["announce", "--format", "json"],
    ] {
      let result = try run("ctl", arguments + ["Form.xib"], in: folder.url)
      #expect(!(result.output + result.errors).contains("zq9"), "\(arguments)")
    }
    guard document.contains("CocoaTouch") else { return }
    let tap = try run(
      "ctl", ["tap", "Form.xib", "t", "--type", "xy", "--format", "json"], in: folder.url)
    #expect(tap.status == 0)
    #expect(!tap.output.contains("zq9"))
  }

  @Test func `the page on text shows what is printed`() throws {
    let page = try String(
      contentsOf: packageRoot.appending(path: "Docs/Text.md"), encoding: .utf8)
    let command = "$ printf 1815 | ctl tap Examples/SignIn '#password' --type - --return\n"
    let shown = try #require(page.components(separatedBy: "```\n" + command).last)
    let result = try run(
      "ctl", ["tap"] + field + ["--type", "-", "--return"], input: try pipe("1815"))
    #expect(shown.hasPrefix(result.output + "```\n"), "\(result.output)")
  }
}

/// Documents with a secure field that has a text: as an attribute, as an element, attributed, and in
/// AppKit.
private let hiding: [String] = {
  func uiKit(_ attributes: String, _ children: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects><view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
    <textField id="t" \(attributes)><rect key="frame" x="0" y="0" width="200" height="34"/>\(children)
    <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
    </subviews></view></objects></document>
    """
  }
  let appKit = """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
    <window title="W" id="w"><view key="contentView" id="v"><subviews><secureTextField id="s">
    <secureTextFieldCell key="cell" title="zq9-secret" id="c"/></secureTextField></subviews></view>
    </window></objects></document>
    """
  return [
    uiKit("text=\"zq9-secret\""), uiKit("", "<string key=\"text\">zq9-secret</string>"),
    uiKit(
      "usesAttributedText=\"YES\"",
      "<attributedString key=\"attributedText\"><fragment content=\"zq9-secret\"/></attributedString>"
    ),
    appKit,
  ]
}()
