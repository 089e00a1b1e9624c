import Foundation
import TestSupport
import Testing

/// Checks an app with source; returns the findings.
private func check(_ files: [String: String], _ arguments: String...) throws -> String {
  let scratch = try ScratchFolder(files)
  return try run("ctl", ["check", "App"] + arguments + ["--notes"], in: scratch.url).output
}

private func controller(_ members: String) -> String {
  "import UIKit\n\nclass Shop: UIViewController {\n\(members)}\n"
}

/// A button without a name, and an outlet that holds it.
private let silent = """
  <button buttonType="custom" id="icon"><rect key="frame" x="20" y="200" width="44" height="44"/>\
  <state key="normal" image="Loaf"/></button>
  """

private func silentForm() -> String {
  form(owner: "Shop", more: silent).replacing(
    #"customClass="Shop"/>"#,
    with: """
      customClass="Shop"><connections><outlet property="icon" destination="icon" id="o"/>\
      </connections></placeholder>
      """)
}

@Suite(.enabled(if: readsSource, "make source-tools builds it")) struct SourceCheckTests {
  @Test
  func `a name that code sets leaves nothing to find, and one that it computes is for review`()
    throws
  {
    let action = "  @IBAction func save(_ sender: Any) {}\n  @IBOutlet var icon: UIButton!\n"
    func output(_ line: String, _ arguments: [String] = []) throws -> String {
      let files = [
        "App/Form.xib": silentForm(),
        "App/Shop.swift": controller(
          action + "  override func viewDidLoad() {\n    \(line)\n  }\n"),
      ]
      let scratch = try ScratchFolder(files)
      return try run(
        "ctl", ["check", "App", "--source", "App", "--rule", "image-only"] + arguments,
        in: scratch.url
      ).output
    }
    #expect(try output("icon.isHidden = false").contains("(image-only)"))
    #expect(try output("icon.accessibilityLabel = \"Loaf\"") == "")
    #expect(try output("self.icon?.setTitle(\"Loaf\", for: .normal)") == "")
    #expect(
      try output("icon.accessibilityLabel = NSLocalizedString(\"loaf\", comment: \"\")") == "")
    #expect(try output("icon.accessibilityLabel = name(of: loaf)") == "")
    #expect(
      try output("icon.accessibilityLabel = name(of: loaf)", ["--review"]).contains(
        "; set in App/Shop.swift:7"))
  }

  @Test func `what nothing in code uses is not reached by its outlet`() throws {
    let disabled = silentForm().replacing(
      #"buttonType="custom" id="icon""#, with: #"buttonType="custom" enabled="NO" id="icon""#)
    let outlet = "  @IBAction func save(_ sender: Any) {}\n  @IBOutlet var icon: UIButton!\n"
    let rule = ["--source", "App", "--rule", "never-enabled"]
    for (use, isFound) in [("", true), ("  func f() { icon.isEnabled = true }\n", false)] {
      let scratch = try ScratchFolder([
        "App/Form.xib": disabled, "App/Shop.swift": controller(outlet + use),
      ])
      let found = try run("ctl", ["check", "App"] + rule, in: scratch.url).output
      #expect(found.contains("(never-enabled)") == isFound)
    }
  }

  @Test func `a fix corrects names, every other byte the same`() throws {
    let before = form(owner: "Shop", selector: "sav:", more: "<!-- é -->\r\n\t")
    let scratch = try ScratchFolder([
      "App/Form.xib": before,
      "App/Shop.swift": controller("  @IBAction func save(_ sender: Any) {}\n"),
    ])
    let result = try run("ctl", ["check", "App", "--source", "App", "--fix"], in: scratch.url)
    #expect(result.status == 0)
    #expect(result.errors.contains("ctl: note: App/Form.xib has 1 correction.\n"))
    let file = scratch.url.appending(path: "App/Form.xib")
    let after = try Data(contentsOf: file)
    #expect(after == Data(before.replacing("\"sav:\"", with: "\"save:\"").utf8))
    let again = try run("ctl", ["check", "App", "--source", "App", "--fix"], in: scratch.url)
    #expect(again.status == 0 && !again.errors.contains("correction"))
    #expect(try Data(contentsOf: file) == after)
  }

  @Test func `a fix is not made where two names are as near`() throws {
    let before = form(owner: "Shop", selector: "sav:")
    let scratch = try ScratchFolder([
      "App/Form.xib": before,
      "App/Shop.swift": controller(
        "  @IBAction func save(_ sender: Any) {}\n  @IBAction func sava(_ sender: Any) {}\n"),
    ])
    let result = try run("ctl", ["check", "App", "--source", "App", "--fix"], in: scratch.url)
    #expect(result.status == 1 && result.output.contains("Did you mean"))
    #expect(
      try String(contentsOf: scratch.url.appending(path: "App/Form.xib"), encoding: .utf8) == before
    )
  }

  @Test func `what a fix cannot write is still found`() throws {
    let before = form(owner: "Shop", selector: "sav:").replacing("UTF-8", with: "UTF-16")
    let scratch = try ScratchFolder([
      "App/Shop.swift": controller("  @IBAction func save(_ sender: Any) {}\n")
    ])
    let bytes =
      Data([0xFF, 0xFE]) + Data(before.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    try bytes.write(to: scratch.url.appending(path: "App/Form.xib"))
    let result = try run("ctl", ["check", "App", "--source", "App", "--fix"], in: scratch.url)
    #expect(result.status == 1 && result.output.contains("(missing-action)"))
    #expect(!result.errors.contains("correction"))
    #expect(try Data(contentsOf: scratch.url.appending(path: "App/Form.xib")) == bytes)
  }

  @Test func `a class is corrected to its name in documents, and a short name to none`()
    throws
  {
    for (name, source, isFixed) in [
      ("Map", "class Tab: UIView {}\n", false),
      ("CardVeiw", "@objc(BKCard) class CardView: UIView {}\n", true),
    ] {
      let view = """
        <view customClass="\(name)" id="card"><rect key="frame" x="0" y="300" width="9" height="9"/>\
        </view>
        """
      let scratch = try ScratchFolder([
        "App/Form.xib": form(owner: "Shop", more: view),
        "App/Shop.swift": controller("  @IBAction func save(_ sender: Any) {}\n") + source,
      ])
      let result = try run("ctl", ["check", "App", "--source", "App", "--fix"], in: scratch.url)
      #expect(result.errors.contains("1 correction") == isFixed, "\(name)")
      #expect(result.output.contains("(unknown-class)") != isFixed, "\(name)")
      let text = try String(
        contentsOf: scratch.url.appending(path: "App/Form.xib"), encoding: .utf8)
      #expect(text.contains("customClass=\"\(isFixed ? "BKCard" : name)\""))
    }
  }

  @Test func `a catalog below a folder with a dot is read`() throws {
    let image =
      #"<imageView image="loaf" id="i"><rect key="frame" x="0" y="300" width="9" height="9"/></imageView>"#
    let files = [
      "App/Assets.xcassets/crumb.imageset/Contents.json": "{}",
      "App/Form.xib": form(owner: "Shop", more: image),
      "App/Shop.swift": controller("  @IBAction func save(_ sender: Any) {}\n"),
    ]
    #expect(try check(files, "--source", "App").contains("(unknown-image)"))
    let catalog = ["App/My.App/Assets.xcassets/loaf.imageset/Contents.json": "{}"]
    let more = files.merging(catalog) { $1 }
    #expect(try !check(more, "--source", "App").contains("(unknown-image)"))
  }

  @Test func `a document from standard input is checked with source`() throws {
    let scratch = try ScratchFolder([
      "App/Form.xib": form(owner: "Shop", selector: "sav:"),
      "App/Shop.swift": controller("  @IBAction func save(_ sender: Any) {}\n"),
    ])
    let result = try run(
      "/bin/sh",
      [
        "-c",
        "'\(Bundle.main.bundleURL.path)/ctl' check --source App - < App/Form.xib",
      ], in: scratch.url)
    #expect(result.status == 1 && result.output.contains("(missing-action)"))
  }

  @Test func `a file that cannot be read is named and left out`() throws {
    let scratch = try ScratchFolder([
      "App/Form.xib": form(owner: "Shop"),
      "App/Shop.swift": controller("  @IBAction func save(_ sender: Any) {}\n"),
    ])
    let header = scratch.url.appending(path: "App/Old.h")
    try Data([0xFF, 0xFE, 0x40, 0]).write(to: header)
    let result = try run("ctl", ["check", "App", "--source", "App"], in: scratch.url)
    #expect(
      result.errors.contains(
        "App/Old.h:1:1: warning: the text is not UTF-8. The file is left out.\n"))
  }

  @Test func `the configuration names the source, from its own folder`() throws {
    let files = [
      "App/Form.xib": form(owner: "Shop", selector: "sav:"),
      "App/Shop.swift": controller("  @IBAction func save(_ sender: Any) {}\n"),
      ".ctl.yml": "source: [App]\n",
    ]
    #expect(try check(files).contains("(missing-action)"))
    #expect(try !check(files.filter { $0.key != ".ctl.yml" }).contains("(missing-action)"))
  }

  @Test func `accessors that are generated from a table use its keys`() throws {
    let files = [
      "App/Form.xib": form(owner: "Shop"),
      "App/Shop.swift": controller(
        "  @IBAction func save(_ sender: Any) { title = Texts.saveTitle }\n"),
      "App/en.lproj/Localizable.strings": "\"save.title\" = \"Save\";\n",
    ]
    #expect(try check(files, "--source", "App").contains("(unused-key)"))
    var configured = files
    configured[".ctl.yml"] = "accessors: [Texts]\n"
    #expect(try !check(configured, "--source", "App").contains("(unused-key)"))
  }

  @Test func `source beside the documents that is not read is told in a line`() throws {
    let scratch = try ScratchFolder([
      "App/Form.xib": form(owner: "Shop"), "App/Shop.swift": controller(""),
    ])
    let result = try run("ctl", ["check", "App"], in: scratch.url)
    #expect(
      result.errors.hasSuffix(
        "ctl: note: source beside the documents was not read; --source App reads it.\n"))
  }

  @Test func `of single documents, what they connect is checked, and not what else the app has`()
    throws
  {
    let scratch = try ScratchFolder([
      "App/Form.xib": form(owner: "Shop"),
      "App/Shop.swift": controller(
        "  @IBAction func save(_ sender: Any) {}\n  @IBAction func open(_ sender: Any) {}\n"),
    ])
    let one = try run(
      "ctl", ["check", "App/Form.xib", "--source", "App", "--notes"], in: scratch.url)
    #expect(!one.output.contains("unconnected-action"))
    let all = try run("ctl", ["check", "App", "--source", "App", "--notes"], in: scratch.url)
    #expect(all.output.contains("unconnected-action"))
  }
}
