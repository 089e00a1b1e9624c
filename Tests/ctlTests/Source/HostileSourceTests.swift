import Foundation
import TestSupport
import Testing

/// A file that would stop a reader of source, with what is said about it; nothing for one that is read.
private let files: [(name: String, text: String, said: String?)] = [
  ("Empty.swift", "", nil),
  ("Chain.swift", "let a = b" + String(repeating: ".c", count: 200_000) + "\n", nil),
  ("Nested.swift", String(repeating: "(", count: 100_000) + "\n", "Nested.swift:1:"),
  ("Braces.m", String(repeating: "@interface A { ", count: 50_000) + "\n", nil),
  ("Open.swift", "class A: UIView {\n", "Open.swift:1:18: warning:"),
  ("Binary.swift", "\u{0}\u{1}\u{2}", nil),
  ("Sum.swift", "let a = 1" + String(repeating: " + 1", count: 100_000) + "\n", nil),
]

@Suite(.enabled(if: readsSource, "make source-tools builds it")) struct HostileSourceTests {
  @Test(arguments: files.indices)
  func `a hostile file is named or read, and the others are read`(index: Int) throws {
    let file = files[index]
    let scratch = try ScratchFolder([
      "App/\(file.name)": file.text,
      "App/Good.swift":
        "class Good: UIViewController {\n  @IBAction func save(_ sender: Any) {}\n}\n",
      "App/Form.xib": form(owner: "Good"),
    ])
    let result = try run("ctl", ["actions", "App", "--source", "App"], in: scratch.url)
    #expect(result.status == 0)
    #expect(result.output.contains("→ App/Good.swift:2  @IBAction func save(_ sender: Any) {}"))
    if let said = file.said {
      #expect(result.errors.contains("App/\(said)"), "\(result.errors)")
    } else {
      #expect(result.errors.isEmpty, "\(result.errors)")
    }
  }

  @Test func `a folder without source, and one that is not there, are errors`() throws {
    let scratch = try ScratchFolder(["App/Form.xib": form(owner: "Good"), "Empty/README": ""])
    for (folder, said) in [
      (
        "Empty", "Empty: error: no file of Swift or Objective-C in this folder. Name another one.\n"
      ),
      ("Gone", "Gone: error: no such file or folder. Check the path.\n"),
    ] {
      let result = try run("ctl", ["check", "App", "--source", folder], in: scratch.url)
      #expect(result.status == 3 && result.errors == said, "\(result.errors)")
    }
  }

  @Test func `a second run leaves nothing on the disk`() throws {
    let scratch = try ScratchFolder([
      "App/Good.swift": "class Good: UIViewController {}\n", "App/Form.xib": form(owner: "Good"),
    ])
    func files() throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: scratch.url.path).sorted()
    }
    let before = try files()
    for _ in 0..<2 {
      _ = try run("ctl", ["check", "App", "--source", "App"], in: scratch.url)
      #expect(try files() == before)
    }
  }
}

/// A xib with a button that sends `save:` to an owner of a class.
func form(owner: String, selector: String = "save:", more: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
  targetRuntime="iOS.CocoaTouch">
  <objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"/>
  <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
  <view id="view"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
  <button buttonType="system" id="save"><rect key="frame" x="20" y="100" width="100" height="44"/>
  <state key="normal" title="Save"/><connections><action selector="\(selector)" destination="-1" \
  eventType="touchUpInside" id="a"/></connections></button>
  \(more)
  </subviews></view>
  </objects>
  </document>

  """
}
