import Foundation
import TestSupport
import Testing

private func shop(_ members: String) -> String {
  "import UIKit\n\nclass Shop: UIViewController {\n\(members)}\n"
}

private let saves = "  @IBAction func save(_ sender: Any) {}\n"

/// A form whose button sends an action to the first responder.
private func openForm(_ selector: String) -> String {
  form(owner: "Shop", selector: selector).replacing(
    "destination=\"-1\"", with: "destination=\"-2\"")
}

/// Checks an app with its source by one rule.
private func check(
  _ rule: String, _ files: [String: String], _ arguments: [String] = []
) throws -> String {
  let scratch = try ScratchFolder(files)
  return try run(
    "ctl", ["check", "App", "--source", "App", "--notes", "--rule", rule] + arguments,
    in: scratch.url
  ).output
}

@Suite(.enabled(if: readsSource, "make source-tools builds it")) struct AppContextTests {
  @Test(arguments: [
    "class ShopTests: XCTestCase {}\n", "class Cache: Sendable {}\n",
    "class Loader: NSURLConnectionDelegate {}\n",
  ])
  func `what is no responder does not take an action to the first responder`(_ other: String) throws
  {
    let files = [
      "App/Form.xib": openForm("sav:"), "App/Shop.swift": shop(saves), "App/Other.swift": other,
    ]
    #expect(
      try check("missing-action", files).contains(
        "sends sav: to the first responder, and no class has it. Did you mean 'save:'?"))
    let more = files.merging(["App/Library.swift": "class Panel: LibraryPanel {}\n"]) { $1 }
    #expect(try check("missing-action", more) == "")
  }

  @Test func `a method of the other toolkit does not perform an action`() throws {
    let editor = "import AppKit\n\nclass Editor: NSViewController {\n\(saves)}\n"
    let files = [
      "App/Form.xib": openForm("save:"), "App/Shop.swift": shop(""), "App/Editor.swift": editor,
    ]
    #expect(try check("missing-action", files).contains("and no class has it"))
    let here = files.merging(["App/Shop.swift": shop(saves)]) { $1 }
    #expect(try check("missing-action", here) == "")
    let below = files.merging(["App/More.swift": "extension UIViewController {\n\(saves)}\n"]) {
      $1
    }
    #expect(try check("missing-action", below) == "")
  }

  @Test func `a selector in a property list is sent`() throws {
    let files = [
      "App/Form.xib": form(owner: "Shop"),
      "App/Shop.swift": shop(saves + "  @IBAction func knead(_ sender: Any) {}\n"),
    ]
    #expect(try check("unconnected-action", files).contains("no document sends the action knead"))
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><array><dict><key>b</key><string>knead:</string></dict></array></plist>
      """
    for (name, text) in [("Keys.plist", list), ("Keys.plist", "no list"), ("Keys.txt", list)] {
      let found = try check("unconnected-action", files.merging(["App/\(name)": text]) { $1 })
      #expect(found.isEmpty == (name == "Keys.plist" && text == list))
    }
  }

  @Test func `a class that code names exists, and a prefix alone makes none of Apple's`() throws {
    func found(_ name: String, _ members: String, _ arguments: [String] = []) throws -> String {
      let view = """
        <view customClass="\(name)" id="crumb"><rect key="frame" x="0" y="300" width="9" height="9"/>\
        </view>
        """
      return try check(
        "unknown-class",
        [
          "App/Form.xib": form(owner: "Shop", more: view), "App/Shop.swift": shop(saves + members),
        ], arguments)
    }
    #expect(try found("CrumbView", "").contains("error: View (id crumb) is of the class CrumbView"))
    #expect(try found("CrumbView", "  var crumb: CrumbView?\n") == "")
    #expect(try found("UICrumbView", "") == "")
    #expect(
      try found("UICrumbView", "", ["--review"]).contains(
        "is of the class UICrumbView, which no file declares; it may be of a library"))
  }

  @Test func `a text that is its own key is a note, and no other text corrects it`() throws {
    func found(_ table: String, _ key: String) throws -> String {
      try check(
        "unknown-key",
        [
          "App/Form.xib": form(owner: "Shop"),
          "App/Shop.swift": shop(
            saves + "  func f() { title = NSLocalizedString(\"\(key)\", comment: \"\") }\n"),
          "App/en.lproj/Localizable.strings": table,
        ])
    }
    let texts = "\"Bake a loaf\" = \"Bake a loaf\";\n\"Save it\" = \"Save it\";\n"
    for key in ["Bake a leaf", "Saved"] {
      let output = try found(texts, key)
      #expect(output.contains("note: code looks up '\(key)'") && !output.contains("Did you mean"))
    }
    let output = try found("\"save.title\" = \"Save\";\n", "save.titel")
    #expect(output.contains("warning: code looks up 'save.titel'"))
    #expect(output.contains("Did you mean 'save.title'?"))
  }

  @Test func `a symbol of the system is found by its name`() throws {
    let icon = """
      <button buttonType="system" id="gear"><rect key="frame" x="20" y="200" width="44" height="44"/>\
      <state key="normal" image="gear" catalog="system"/></button>
      """
    let scratch = try ScratchFolder(["Form.xib": form(owner: "Shop", more: icon)])
    let found = try run("ctl", ["find", "--by", "image", "gear", "Form.xib"], in: scratch.url)
    #expect(found.status == 0 && found.output.contains("gear"))
  }

  @Test func `actions says that there are none, or that all are answered`() throws {
    let scratch = try ScratchFolder([
      "App/Form.xib": form(owner: "Shop"), "App/Shop.swift": shop(saves),
      "Plain.xib": form(owner: "Shop").replacing(
        /<connections>.*?<\/connections>/.dotMatchesNewlines(), with: ""),
    ])
    let plain = try run("ctl", ["actions", "Plain.xib"], in: scratch.url)
    #expect(plain.output == "" && plain.errors == "ctl: note: no document connects an action.\n")
    try Data().write(to: scratch.url.appending(path: "Empty.xib"))
    let empty = try run("ctl", ["actions", "Empty.xib"], in: scratch.url)
    #expect(empty.status == 3 && !empty.errors.contains("ctl: note:"))
    let answered = try run(
      "ctl", ["actions", "App", "--source", "App", "--unconnected"], in: scratch.url)
    #expect(answered.errors == "ctl: note: source answers every connection.\n")
  }
}
