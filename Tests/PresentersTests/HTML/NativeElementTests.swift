import Accessibility
import Localize
import SpokenLanguages
import Testing

@testable import Presenters

/// An element, and the markup that it is on a page.
private struct Native: CustomTestStringConvertible, Sendable {
  var element: AccessibilityElement
  var markup: String
  var testDescription: String { markup }

  init(
    _ label: String?, _ source: LabelSource?, _ traits: AccessibilityTraits, _ markup: String,
    value: AccessibilityValue? = nil, hint: String? = nil, position: ContainerPosition? = nil
  ) {
    element = AccessibilityElement(
      label: label, value: value, hint: hint, traits: traits, labelSource: source,
      position: position)
    self.markup = markup
  }
}

private let natives = [
  Native(
    "Save", .title, .button, #"<button type="button" id="e" lang="en">Save</button>"#),
  Native(
    "Save", .accessibilityLabel, [.button, .notEnabled],
    #"<button type="button" disabled id="e" lang="en" aria-label="Save">Save</button>"#),
  Native(
    "Sign In", .title, .button,
    #"<button type="button" id="e" lang="en" aria-describedby="e-hint">Sign In</button>"#,
    hint: "Signs in."),
  Native(
    "Bold", .title, [.button, .selected],
    #"<button type="button" aria-pressed="true" id="e" lang="en">Bold</button>"#),
  Native(
    "Wi-Fi", .accessibilityLabel, [.button, .toggleButton],
    #"<input id="e" lang="en" aria-label="Wi-Fi" type="checkbox" role="switch" checked>"#,
    value: .toggle(.on)),
  Native(
    "Name", .placeholder, .textEntry,
    #"<input id="e" lang="en" type="text" value="Ada" placeholder="Name" autocomplete="off">"#,
    value: .text("Ada")),
  Native(
    "Dark", .title, [.button, .selected],
    #"<label for="e" lang="en">Dark</label> "#
      + #"<input id="e" lang="en" aria-posinset="2" aria-setsize="3" type="radio" checked>"#,
    position: .series(2, of: 3)),
  Native("Options", .text, .header, #"<h5 id="e" lang="en">Options</h5>"#),
  Native("Terms", .title, .link, ##"<a id="e" lang="en" href="#e">Terms</a>"##),
  Native(
    #"<b>"Tom" & 'Jerry'</b>"#, .text, .staticText,
    #"<p id="e" lang="en">&lt;b&gt;&quot;Tom&quot; &amp; &#39;Jerry&#39;&lt;/b&gt;</p>"#),
]

@Suite struct NativeElementTests {
  @Test(arguments: natives)
  private func `an element is what HTML has for it, and ARIA where HTML has no word`(row: Native) {
    let announcement = VoiceOver.voiceOver.announcement(
      of: row.element, in: SpokenLanguage.closest(to: "en"))
    let item = GalleryElement(
      id: "e", number: 1, element: row.element,
      spoken: .init(handle: "#e", announcement: announcement),
      mapping: PlatformMapping(row.element, saying: announcement), language: "en")
    var html = HTMLText()
    NativeElement(item).write(to: &html)
    #expect(html.markup == row.markup)
  }

  @Test func `a text keeps no character that is markup, or that a page may not hold`() {
    var html = HTMLText()
    html.element("p", ("lang", "a\"b"), text: "1 < 2 && 3 > '2'\u{0}\u{1B}[2J\r\n\u{85}")
    #expect(
      html.markup
        == "<p lang=\"a&quot;b\">1 &lt; 2 &amp;&amp; 3 &gt; &#39;2&#39;\u{FFFD}\u{FFFD}[2J\n\n\u{FFFD}</p>"
    )
  }
}
