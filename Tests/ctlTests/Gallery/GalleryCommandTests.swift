import Foundation
import TestSupport
import Testing

@Suite struct GalleryCommandTests {
  @Test func `the drawing in README is that of the example`() throws {
    let drawn = try run(
      "ctl", ["gallery", "Examples/SignIn", "--locale", "en", "--svg", "Sign In"])
    let file = packageRoot.appending(path: "Docs/Images/SignIn.svg")
    #expect(try drawn.output == String(contentsOf: file, encoding: .utf8))
  }

  @Test func `a page has each screen in each language, and each control in its states`() throws {
    let page = try run("ctl", ["gallery", "Examples/SignIn", "--locale", "en", "--locale", "de"])
      .output
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">\n"))
    for text in [
      "<h4>English (en)</h4>", "<h4>German (de)</h4>",
      #"<button type="button" id="d1s1ene5" lang="en" aria-describedby="d1s1ene5-hint">Sign In</button>"#,
      #"<p class="says"><bdi lang="de">“Anmelden. Taste. Meldet dich bei deinem Account an.”</bdi></p>"#,
      #"<th scope="col" data-language="de">Says (de)</th>"#,
      #"<tr><th scope="row">disabled</th>"#,
      #"<dt>sends</dt><dd><bdi lang="en">touchUpInside signInTapped: → SignInViewController</bdi></dd>"#,
    ] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test func `the same documents give the same bytes`() throws {
    let arguments = ["gallery", "Examples", "--locale", "all"]
    #expect(try run("ctl", arguments).output == run("ctl", arguments).output)
  }

  @Test func `a folder has a page for each document and an index, and is written again`() throws {
    let folder = try ScratchFolder([
      "App/A b.xib": xib(button("save", "Save")), "App/a-b.xib": xib(""),
    ])
    for _ in 0..<2 {
      let result = try run("ctl", ["gallery", "App", "-o", "pages/all"], in: folder.url)
      #expect(result.status == 0, "\(result.errors)")
    }
    let pages = folder.url.appending(path: "pages/all")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: pages.path()).sorted()
        == ["app-a-b.xib-2.html", "app-a-b.xib.html", "index.html"])
    let index = try String(contentsOf: pages.appending(path: "index.html"), encoding: .utf8)
    #expect(
      index.contains(
        ##"<li><a href="app-a-b.xib.html">A b.xib</a> <span class="note">1 screen, 1 control, 1 warning</span>"##
      ))
    #expect(index.contains("<p>2 documents: 2 screens, 1 control, 1 warning.</p>"))
    #expect(
      index.contains(##"<a href="app-a-b.xib.html#d1s1"><svg role="img" aria-label="Screen 1""##))
  }

  @Test func `a document that cannot be read is told, and the others are on the page`() throws {
    let folder = try ScratchFolder([
      "App/Bad.xib": "<document", "App/Good.xib": xib(button("save", "Save")),
    ])
    let result = try run("ctl", ["gallery", "App", "-o", "all.html"], in: folder.url)
    #expect(result.status == 3)
    #expect(result.errors.contains("App/Bad.xib:1:"))
    let page = try String(contentsOf: folder.url.appending(path: "all.html"), encoding: .utf8)
    #expect(page.contains("<h2>App/Good.xib</h2>") && page.hasSuffix("</html>\n"))
  }

  @Test(arguments: [
    (["--svg", "Sing In"], "there is no screen 'Sing In'. Did you mean 'Sign In'?"),
    (["--svg", "", "--format", "json"], "Use either --svg or --format json."),
    (["--format", "json", "-o", "a.json"], "--format json goes to standard output."),
    (["-o", ""], "--output needs the name of a file."),
  ])
  func `options that cannot be meant are usage errors`(arguments: [String], error: String) throws {
    let result = try run("ctl", ["gallery", "Examples/SignIn"] + arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains(error), "\(result.errors)")
  }

  @Test func `a password is on no page, in no drawing and in no JSON`() throws {
    let field =
      #"<textField text="hunter2" placeholder="Password" id="%"><rect key="frame" x="0" y="0" width="80" height="40"/>"#
    let traits = #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>"#
    let attribute = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" \
      keyPath="secureTextEntry" value="YES"/></userDefinedRuntimeAttributes></textField>
      """
    let folder = try ScratchFolder([
      "App/Form.xib": xib(
        field.replacing("%", with: "a") + traits + field.replacing("%", with: "b") + attribute),
      "App/Desk.xib": """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
      <customObject id="-2" userLabel="File's Owner"/><window id="w"><view key="contentView" id="c">
      <subviews><textField customClass="NSSecureTextField" id="s"><textFieldCell key="cell" \
      customClass="NSSecureTextFieldCell" title="hunter2" id="sc"/></textField></subviews></view>
      </window></objects></document>
      """,
    ])
    for arguments in [
      ["gallery", "App"], ["gallery", "App", "--format", "json"],
      ["gallery", "App/Form.xib", "--svg", ""], ["describe", "App"], ["announce", "App"],
      ["check", "App", "--review"],
    ] {
      let result = try run("ctl", arguments, in: folder.url)
      #expect(!result.output.isEmpty || arguments[0] == "check", "\(arguments)")
      #expect(!result.output.contains("hunter2"), "\(arguments)")
    }
  }

  @Test func `a text without a translation is marked, and one that is translated is not`() throws {
    let save = button(
      "b", "Save", contents: #"<state key="selected" title="Saved"/>"#)
    let folder = try ScratchFolder([
      "Base.lproj/Form.xib": xib(save),
      "de.lproj/Form.strings": #""b.normalTitle" = "Sichern";"#,
    ])
    let page = try run("ctl", ["gallery", ".", "--locale", "de"], in: folder.url).output
    let rows = page.split(separator: "<tr>").filter { $0.hasPrefix(#"<th scope="row">"#) }
    let marked = rows.filter { $0.contains(#"<span class="mark">no translation</span>"#) }
    #expect(marked.count == rows.count { $0.contains("Saved. Taste.") })
    #expect(!marked.isEmpty && marked.count < rows.count)
  }

  @Test func `an item of a bar is in its states, too`() throws {
    let folder = try ScratchFolder([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
      <scene sceneID="1"><objects><viewController title="List" id="c" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
      <navigationItem key="navigationItem" title="List" id="n"><barButtonItem \
      key="rightBarButtonItem" title="Go" id="go"/></navigationItem></viewController></objects></scene>
      </scenes></document>
      """
    ])
    let page = try run("ctl", ["gallery", "Main.storyboard"], in: folder.url).output
    #expect(page.contains(#"<bdi lang="en">Go. Dimmed. Button.</bdi>"#))
    #expect(!page.contains("nothing is said of it"))
  }

  @Test(arguments: ["Sign In", "تسجيل الدخول", "1", ""])
  func `a screen is drawn by its name in the document or in the language, or by its number`(
    name: String
  ) throws {
    let result = try run(
      "ctl", ["gallery", "Examples/SignIn", "--locale", "ar", "--svg", name])
    #expect(result.status == 0)
    #expect(
      result.output.contains("<title id=\"title\">Screen تسجيل الدخول in reading order</title>"))
  }

  @Test func `a page that cannot be written ends with 70`() throws {
    let result = try run("ctl", ["gallery", "Examples/SignIn", "-o", "/nowhere/page.html"])
    #expect(result.status == 70)
    #expect(
      result.messages
        == "/nowhere/page.html: error: no such file or folder. Check the path.\n")
  }
}
