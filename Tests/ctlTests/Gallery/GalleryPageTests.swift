import Foundation
import TestSupport
import Testing

@Suite struct GalleryPageTests {
  @Test func `the first language is open, and the others open on request`() throws {
    let page = try run("ctl", ["gallery", "Examples/SignIn", "--locale", "en", "--locale", "de"])
      .output
    let versions = page.matches(of: /<details class="version" data-language="(\w+)"( open)?>/)
    #expect(versions.map { String($0.output.1) } == ["en", "de", "en", "de"])
    #expect(versions.map { $0.output.2 != nil } == [true, false, true, false])
  }

  @Test func `screens have anchors, and segues lead from one to the next`() throws {
    let folder = try ScratchFolder(["Main.storyboard": Self.storyboard])
    let page = try run("ctl", ["gallery", "Main.storyboard"], in: folder.url).output
    #expect(page.contains(##"<section class="screen" id="d1s1">"##))
    #expect(
      page.contains(
        ##"<p class="note">Leads to <a href="#d1s2"><bdi lang="en">Details</bdi></a> (<bdi lang="en">show “more”</bdi>), <bdi lang="en">Help of Other</bdi> (<bdi lang="en">presentation</bdi>).</p>"##
      ), "\(page)")
    #expect(
      page.contains(
        ##"<p class="note">Reached from <a href="#d1s1"><bdi lang="en">List</bdi></a>.</p>"##))
  }

  @Test func `findings are on the page, errors first, and lead to their control`() throws {
    let folder = try ScratchFolder(["Form.xib": xib(button("b", ""))])
    let page = try run("ctl", ["gallery", "Form.xib"], in: folder.url).output
    let checked = try run("ctl", ["check", "Form.xib", "--format", "lines"], in: folder.url).output
    for line in checked.split(separator: "\n") {
      let rule = try #require(line.firstMatch(of: /\(([a-z-]+)\)$/)).output.1
      #expect(page.contains("<code>\(rule)</code>"), "\(line)")
    }
    #expect(page.contains(##"<a href="#d1c1">the control</a>"##))
    #expect(page.firstRange(of: "error</summary>") != nil)
  }

  @Test func `what is wrong with a text in several languages is one finding`() throws {
    let hint = #"<accessibility key="accessibilityConfiguration" hint="Saves it"/>"#
    let folder = try ScratchFolder([
      "Base.lproj/Form.xib": xib(button("b", "Save", contents: hint)),
      "de.lproj/Form.strings": #""b.normalTitle" = "Sichern"; "b.accessibilityHint" = "Sichert";"#,
      "fr.lproj/Form.strings": #""b.normalTitle" = "Enregistrer";"#,
      "it.lproj/Form.strings": #""b.normalTitle" = "Salva";"#,
    ])
    let page = try run("ctl", ["gallery", ".", "--locale", "all"], in: folder.url).output
    #expect(page.components(separatedBy: "<code>untranslated-name</code>").count == 2)
    #expect(page.contains("is said (fr, it)"), "\(page)")
  }

  @Test func `states that look and say the same are one row`() throws {
    let page = try run("ctl", ["gallery", "Examples/SignIn", "--locale", "en"]).output
    #expect(page.contains(#"<tr><th scope="row">normal, focused</th>"#))
    #expect(!page.contains(#"<tr><th scope="row">focused</th>"#))
  }

  @Test func `images of the nearest asset catalog are drawn once, others are boxes`() throws {
    let image =
      #"<imageView image="%" contentMode="scaleAspectFit" id="$"><rect key="frame" x="0" y="0" width="80" height="40"/></imageView>"#
    let images = ["Logo", "Logo", "Icons/Star", "Paper", "Absent", "Linked"].enumerated().map {
      number, name in
      image.replacing("%", with: name).replacing("$", with: "i\(number)")
    }
    let set =
      #"{"images": [{"filename": "one.png", "scale": "1x"}, {"filename": "two.png", "scale": "2x"}]}"#
    let folder = try ScratchFolder([
      "App/Views/Form.xib": xib(images.joined()),
      "App/Assets.xcassets/Logo.imageset/Contents.json": set,
      "App/Assets.xcassets/Logo.imageset/one.png": "one",
      "App/Assets.xcassets/Logo.imageset/two.png": "near",
      "Other/Assets.xcassets/Logo.imageset/Contents.json": set,
      "Other/Assets.xcassets/Logo.imageset/two.png": "far",
      "App/Assets.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "App/Assets.xcassets/Icons/Star.imageset/Contents.json":
        #"{"images": [{"filename": "star.svg"}]}"#,
      "App/Assets.xcassets/Icons/Star.imageset/star.svg": "<svg/>",
      "App/Assets.xcassets/Linked.imageset/Contents.json": set,
      "App/Assets.xcassets/Paper.imageset/Contents.json":
        #"{"images": [{"filename": "paper.pdf"}]}"#,
      "App/Assets.xcassets/Paper.imageset/paper.pdf": "%PDF",
    ])
    // A link out of the catalog is not followed.
    let linked = folder.url.appending(path: "App/Assets.xcassets/Linked.imageset")
    for name in ["one.png", "two.png"] {
      try FileManager.default.createSymbolicLink(
        at: linked.appending(path: name),
        withDestinationURL: folder.url.appending(
          path: "Other/Assets.xcassets/Logo.imageset/two.png"))
    }
    for paths in [["."], ["App/Views/Form.xib"]] {
      let page = try run("ctl", ["gallery"] + paths, in: folder.url).output
      // "near" and "<svg/>" in base64.
      #expect(page.components(separatedBy: #"href="data:image/png;base64,bmVhcg==""#).count == 2)
      #expect(page.contains(#"href="data:image/svg+xml;base64,PHN2Zy8+""#))
      #expect(page.components(separatedBy: ##"<use href="#d1i1""##).count == 3)
      #expect(page.contains(">Paper</text>") && page.contains(">Absent</text>"))
      #expect(page.contains(">Linked</text>"))
      #expect(!page.contains(">Logo</text>"))
    }
  }

  @Test func `the corners of a layer are round`() throws {
    let folder = try ScratchFolder([
      "Form.xib": xib(
        """
        <view id="r"><rect key="frame" x="0" y="0" width="80" height="40"/><color \
        key="backgroundColor" red="1" green="0" blue="0" alpha="1"/><userDefinedRuntimeAttributes>\
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" \
        value="9"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
        """)
    ])
    let drawing = try run("ctl", ["gallery", "Form.xib", "--svg", ""], in: folder.url).output
    #expect(
      drawing.contains(
        #"<rect x="0" y="0" width="80" height="40" rx="9" fill="rgb(255, 0, 0)">"#), "\(drawing)")
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="c"><scenes>
    <scene sceneID="1"><objects><viewController title="List" id="c" sceneMemberID="viewController">
    <view key="view" id="v"/><connections><segue destination="e" kind="show" identifier="more" \
    id="s"/><segue destination="p" kind="presentation" id="t"/></connections></viewController>
    </objects></scene>
    <scene sceneID="2"><objects><viewController title="Details" id="e" \
    sceneMemberID="viewController"><view key="view" id="w"/></viewController></objects></scene>
    <scene sceneID="3"><objects><viewControllerPlaceholder storyboardName="Other" \
    referencedIdentifier="Help" id="p" sceneMemberID="viewController"/></objects></scene>
    </scenes></document>
    """
}
