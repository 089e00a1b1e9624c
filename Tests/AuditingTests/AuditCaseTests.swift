import Accessibility
import Auditing
import ControlTesting
import Diagnostics
import Testing

/// Returns the ids of what an audit of one view in a window finds, without the looks of documents.
@MainActor private func findings(_ views: View...) -> [String] {
  let window = Window(frame: Rect(x: 0, y: 0, width: 390, height: 844))
  for view in views { window.addSubview(view) }
  return window.audit().findings.map(\.id)
}

@MainActor private func button(
  _ title: String? = nil, label: String? = nil, hint: String? = nil,
  frame: Rect = Rect(x: 20, y: 100, width: 100, height: 44)
) -> Button {
  let button = Button(type: .system)
  button.frame = frame
  button.setTitle(title, for: .normal)
  button.accessibilityLabel = label
  button.accessibilityHint = hint
  return button
}

@MainActor private func deleting(_ what: String, y: Double) -> Button {
  let button = button("Delete", frame: Rect(x: 20, y: y, width: 100, height: 44))
  button.addAction(Action(title: what) { _ in }, for: .touchUpInside)
  return button
}

@MainActor @Suite struct AuditCaseTests {
  @Test func `A134 a button of 30 by 30 is small, and not crowded`() {
    #expect(
      findings(button("A", frame: Rect(x: 20, y: 100, width: 30, height: 30))) == ["small-target"])
  }

  @Test func `A135 a button of 44 by 44 is large enough`() {
    #expect(findings(button("A", frame: Rect(x: 20, y: 100, width: 44, height: 44))) == [])
  }

  @Test func `A136 a label ends with the kind of the element`() {
    #expect(findings(button(label: "Save button")) == ["role-in-name"])
  }

  @Test func `A137 a label ends with a period, unless it has a comma`() {
    #expect(findings(button(label: "Save.")) == ["period-in-name"])
    #expect(findings(button(label: "Save, close.")) == [])
  }

  @Test func `A138 button and link conflict although VoiceOver says both`() {
    let view = button("Terms")
    view.accessibilityTraits = [.button, .link]
    #expect(findings(view) == ["conflicting-traits"])
    #expect(view.announcement(in: "en") == "Terms. Button. Link.")
  }

  @Test func `A142 two buttons named Delete do different things`() {
    #expect(findings(deleting("photo", y: 100), deleting("album", y: 200)) == ["same-name"])
    #expect(findings(deleting("photo", y: 100), deleting("photo", y: 200)) == [])
  }

  @Test func `A143 a label lacks the title`() {
    #expect(findings(button("Send", label: "Submit")) == ["title-not-in-label"])
  }

  @Test func `A144 a label has the title`() {
    #expect(findings(button("Send", label: "Send message")) == [])
  }

  @Test func `A145 a hint names a gesture`() {
    #expect(findings(button("Photo", hint: "Tap to open")) == ["gesture-in-hint"])
  }

  @Test func `A146 the label of a switch says its state`() {
    let view = Switch(frame: Rect(x: 20, y: 100, width: 51, height: 31))
    view.accessibilityLabel = "Wi-Fi, on"
    #expect(findings(view) == ["state-in-name"])
  }

  @Test func `A147 an element has a button inside`() {
    let view = View(frame: Rect(x: 0, y: 0, width: 390, height: 400))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Photo"
    view.addSubview(button("Delete"))
    #expect(findings(view) == ["nested-element"])
  }

  @Test func `A148 a label is the name of a file`() {
    #expect(findings(button(label: "ic_close_24")) == ["file-name"])
  }

  @Test func `A149 an image that is no element is decoration`() {
    let view = ImageView(image: Image("divider", in: .app))
    view.frame = Rect(x: 0, y: 100, width: 390, height: 1)
    view.accessibilityLabel = ""
    view.isAccessibilityElement = false
    #expect(findings(view) == [])
  }
}

/// Returns what is said of the contrast of a gray text on white.
@MainActor private func contrastProblems(gray: Int, pointSize: Double) throws -> [String] {
  let part = Double(gray) / 255
  let example = AuditExample(
    """
    <label text="Terms" id="example"><rect key="frame" x="0" y="0" width="300" height="44"/>
    <fontDescription key="fontDescription" type="system" pointSize="\(pointSize)"/>
    <color key="textColor" red="\(part)" green="\(part)" blue="\(part)" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/></label>
    """)
  let rule = try #require(AuditRule.rule("CONTRAST-TEXT"))
  return try rule.findings(in: example).map(\.problem)
}

@MainActor @Suite struct ContrastTests {
  @Test func `A139 #777777 of 14 points stands out too little from white`() throws {
    #expect(
      try contrastProblems(gray: 0x77, pointSize: 14)
        == ["Label “Terms” has a contrast of 4.47, under 4.5"])
  }

  @Test func `A140 #767676 of 14 points stands out enough`() throws {
    #expect(try contrastProblems(gray: 0x76, pointSize: 14) == [])
  }

  @Test func `A141 a large text stands out by 3`() throws {
    #expect(try contrastProblems(gray: 0x94, pointSize: 18) == [])
    #expect(
      try contrastProblems(gray: 0x95, pointSize: 18)
        == ["Label “Terms” has a contrast of 2.99, under 3"])
  }
}
