import Foundation
import Testing

private let catalog = """
  {
    "sourceLanguage" : "en",
    "strings" : {
      "%lld songs" : {
        "localizations" : {
          "en" : {
            "variations" : {
              "plural" : {
                "one" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%lld song"
                  }
                },
                "other" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%lld songs"
                  }
                }
              }
            }
          }
        }
      },
      "OK" : {
        "shouldTranslate" : false
      },
      "Open" : {

      }
    },
    "version" : "1.0"
  }
  """

@Suite struct StringsAddCommandTests {
  private let files = [
    "Base.lproj/Form.xib": xib(button("b", "Stop", y: 50) + button("a", "Go")),
    "en.lproj/Localizable.strings":
      "/* Menu */\n\"open\" = \"Open\";\n\n/* Menu */\n\"save\" = \"Save\";\n",
    "fr.lproj/Localizable.strings": "\"save\" = \"Enregistrer\";\n",
    "App.xcstrings": catalog,
  ]

  @Test func `the table of a document has Xcode's comments`() throws {
    let folder = try ScratchFolder(files)
    let result = try run("ctl", ["strings", "export", "Base.lproj/Form.xib"], in: folder.url)
    #expect(
      result.output == """
        /* Class = "UIButton"; normalTitle = "Go"; ObjectID = "a"; */
        "a.normalTitle" = "Go";

        /* Class = "UIButton"; normalTitle = "Stop"; ObjectID = "b"; */
        "b.normalTitle" = "Stop";

        """)
    let path = ["strings", "export", "Base.lproj/Form.xib", "--output", "Form.strings"]
    #expect(try run("ctl", path, in: folder.url).status == 0)
    #expect(try run("ctl", path, in: folder.url).status != 0)
    let missing = try run("ctl", ["strings", "export", "None.xib"], in: folder.url)
    #expect(missing.errors == "None.xib: error: no such file or folder. Check the path.\n")
    #expect(missing.status == 3)
  }

  @Test func `a language is added to tables, catalogs and documents, and nothing is lost`() throws {
    let folder = try ScratchFolder(files)
    let result = try run("ctl", ["strings", "add", "fr"], in: folder.url)
    #expect(
      result.output == """
        fr.lproj/Form.strings: 2 keys added
        App.xcstrings: 2 keys added
        fr.lproj/Localizable.strings: 1 key added

        """)
    func text(_ path: String) throws -> String {
      try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
    }
    #expect(
      try text("fr.lproj/Localizable.strings") == """
        "save" = "Enregistrer";

        /* Menu */
        "open" = "Open";

        """)
    let unit = #"{"state":"new","value":"Open"}"#
    let json =
      try JSONSerialization.jsonObject(with: Data(text("App.xcstrings").utf8)) as? [String: Any]
    let strings = json?["strings"] as? [String: [String: Any]]
    let open = (strings?["Open"]?["localizations"] as? [String: [String: Any]])?["fr"]
    let data = try JSONSerialization.data(
      withJSONObject: open?["stringUnit"] ?? [:], options: .sortedKeys)
    #expect(String(decoding: data, as: UTF8.self) == unit)
    #expect(strings?["OK"]?["localizations"] == nil)
    // What was there is a part of what is there.
    let lines = Set(try text("App.xcstrings").split(separator: "\n"))
    #expect(
      catalog.split(separator: "\n").allSatisfy {
        lines.contains($0) || $0.hasSuffix("}") || $0.isEmpty
      })
    let again = try run("ctl", ["strings", "add", "fr"], in: folder.url)
    #expect(again.output == "")
    #expect(again.errors.contains("there is nothing to add to fr."))
    #expect(again.status == 0)
  }

  @Test
  func `a catalog of another form gets the same texts, and one in UTF-16 is refused as it is`()
    throws
  {
    let odd = """
      {"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringUnit":
      {"state":"translated","value":"One\u{2028}Two"}}}}},"version":"1.0"}
      """
    let folder = try ScratchFolder(["Odd.xcstrings": odd])
    let wide = folder.url.appending(path: "Wide.xcstrings")
    let bytes = try #require(odd.data(using: .utf16))
    try bytes.write(to: wide)
    let result = try run("ctl", ["strings", "add", "fr"], in: folder.url)
    #expect(result.output == "Odd.xcstrings: 1 key added\n")
    #expect(
      result.errors == "Wide.xcstrings: error: the table is not in UTF-8. Save it as UTF-8.\n")
    #expect(result.status == 3)
    #expect(try Data(contentsOf: wide) == bytes)
    let data = try Data(contentsOf: folder.url.appending(path: "Odd.xcstrings"))
    let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let strings = json?["strings"] as? [String: [String: [String: [String: [String: String]]]]]
    let french = strings?["a"]?["localizations"]?["fr"]?["stringUnit"]
    #expect(french == ["state": "new", "value": "One\u{2028}Two"])
  }

  @Test func `what would be added is shown, and a language that is none is refused`() throws {
    let folder = try ScratchFolder(files)
    let result = try run("ctl", ["strings", "add", "de", "--diff"], in: folder.url)
    #expect(
      result.output.contains("--- de.lproj/Localizable.strings\n+++ de.lproj/Localizable.strings\n")
    )
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "de.lproj").path))
    for tag in ["german", "en-XA", ""] {
      #expect(try run("ctl", ["strings", "add", tag], in: folder.url).status == 2, "\(tag)")
    }
  }
}
