import Foundation
import TestSupport
import Testing

/// Pseudo-languages as values of `--locale`.
@Suite struct PseudoLanguageOptionTests {
  @Test(arguments: [
    "en-XA", "en_xa", "accented", "double-length", "bounded", "ar-XB", "right-to-left",
  ])
  func `each is a language of every verb that has one`(_ name: String) throws {
    for verb in [["announce"], ["describe"], ["check", "--fail-on", "never"]] {
      let result = try run("ctl", verb + ["Examples/SignIn", "--locale", name])
      #expect(
        result.status == 0 && !result.errors.contains("no table is in"), "\(verb) \(result.errors)")
    }
  }

  @Test func `a text that no table holds stays plain, and all are changed without a table`() throws
  {
    let labels = #"""
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <label id="held" text="Held"><rect key="frame" x="0" y="0" width="90" height="20"/></label>
      <label id="lost" text="Lost"><rect key="frame" x="0" y="40" width="90" height="20"/></label>
      </subviews></view>
      """#
    func spoken(_ tables: [String: String]) throws -> [String] {
      let folder = try ScratchFolder(["Base.lproj/Form.xib": xib(labels)].merging(tables) { $1 })
      let result = try run("ctl", ["announce", ".", "--locale", "bounded"], in: folder.url)
      return result.output.split(separator: "\n").filter { $0.contains("id ") }
        .map { String($0.split(separator: " ").last ?? "") }
    }
    #expect(
      try spoken(["de.lproj/Form.strings": #""held.text" = "Gehalten";"#]) == ["[Held]", "Lost"])
    #expect(try spoken([:]) == ["[Held]", "[Lost]"])
    #expect(
      try spoken(["en.lproj/Form.strings": #""held.text" = "Kept";"#]) == ["[Kept]", "Lost"])
  }

  @Test func `a reader speaks English, and a screen from right to left is mirrored`() throws {
    let result = try run("ctl", ["announce", "Examples/SignIn", "--locale", "right-to-left"])
    #expect(result.output.contains(#"#name          \u{202E}Name\u{202C}. Text Field."#))
    #expect(result.output.contains("Arabic (Pseudo-Bidi) (ar-XB)"))
    let double = try run("ctl", ["announce", "Examples/SignIn", "--locale", "double-length"])
    #expect(double.output.contains("Pseudo-language: double-length"))
  }

  @Test func `texts of tables and messages are changed, too`() throws {
    let got = try run(
      "ctl",
      [
        "strings", "get", "attemptsLeft", "Examples/SignIn", "--locale", "accented", "--argument",
        "21",
      ])
    #expect(got.output == "21 åţţéɱþţš ļéƒţ\n")
    let tagged = try run(
      "ctl",
      ["strings", "get", "attemptsLeft", "Examples/SignIn", "--locale", "en-x-accented"]
        + ["--argument", "21"])
    #expect(tagged.output == got.output)
    let filled = try run(
      "ctl",
      ["strings", "format", "{n, plural, one{# song} other{# songs}}", "--argument", "3"]
        + ["--locale", "bounded", "--locale", "accented"])
    #expect(filled.output == "en-x-bounded\t[3 songs]\nen-x-accented\t3 šöñĝš\n")
  }

  @Test func `a page has the screens of a pseudo-language`() throws {
    let folder = try ScratchFolder(["empty": ""])
    let result = try run(
      "ctl",
      [
        "gallery", packageRoot.appending(path: "Examples/SignIn").path, "--locale", "en-XA", "-o",
        "out",
      ], in: folder.url)
    #expect(result.status == 0)
    let pages = try FileManager.default.contentsOfDirectory(
      at: folder.url.appending(path: "out"), includingPropertiesForKeys: nil)
    let text = try pages.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    #expect(text.contains("[Šîĝñ Îñ one two]"))
  }
}
