import ControlTesting
import Foundation
import Testing

private let signIn = "Examples/SignIn/Base.lproj/SignIn.storyboard"

@MainActor @Suite struct ScreenAuditTests {
  @Test func `an audit throws what it finds, each finding on a line`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 390, height: 844))
    let button = Button(type: .custom)
    button.frame = Rect(x: 0, y: 0, width: 30, height: 30)
    button.accessibilityIdentifier = "close"
    window.addSubview(button)
    let error = #expect(throws: AccessibilityAudit.self) { try window.audit(throwing: .warning) }
    #expect(
      error?.description == """

        error: Button #close says only “Button.” Set an accessibility label. (unnamed)
        warning: Button #close is 30 by 30 points, under 44 by 44. Make the control larger, or override \
        point(inside:with:) in its class. (small-target)
        """)
    #expect(window.audit().findings.map(\.subject?.identifier) == ["close", "close"])
  }

  @Test func `an audit of a screen without faults throws nothing`() throws {
    let window = Window(frame: Rect(x: 0, y: 0, width: 390, height: 844))
    let button = Button(type: .system)
    button.frame = Rect(x: 0, y: 0, width: 100, height: 44)
    button.setTitle("Save", for: .normal)
    window.addSubview(button)
    try window.audit()
    #expect(window.audit().isEmpty)
    #expect(AccessibilityAudit(of: window).description == "no findings")
  }

  @Test func `options turn rules off and change their numbers and severities`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 390, height: 844))
    let button = Button(type: .system)
    button.frame = Rect(x: 0, y: 0, width: 40, height: 40)
    button.setTitle("Save", for: .normal)
    window.addSubview(button)
    #expect(window.audit().findings.map(\.id) == ["small-target"])
    let off = AuditOptions(settings: ["small-target": .init(isOn: false)])
    #expect(window.audit(options: off).isEmpty)
    let smaller = AuditOptions(settings: ["small-target": .init(numbers: ["points": 40])])
    #expect(window.audit(options: smaller).isEmpty)
    let severe = AuditOptions(settings: ["small-target": .init(severity: .error)])
    #expect(window.audit(options: severe).findings.map(\.severity) == [.error])
    #expect(window.audit(options: AuditOptions(only: ["unnamed"])).isEmpty)
  }

  @Test func `a view in a window is audited as it stands there`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 390, height: 844))
    let panel = View(frame: Rect(x: 0, y: 0, width: 390, height: 400))
    let button = Button(type: .system)
    button.frame = Rect(x: 20, y: 20, width: 100, height: 44)
    button.setTitle("Save", for: .normal)
    panel.addSubview(button)
    window.addSubview(panel)
    let far = Label(frame: Rect(x: 500, y: 20, width: 100, height: 44))
    far.text = "Total"
    panel.addSubview(far)
    #expect(
      panel.audit().findings.map(\.problem) == [
        "Label “Total” is read and is outside the screen"
      ])
  }

  @Test func `a rule goes by its name in other audits, too`() {
    let options = AuditOptions(
      settings: ["HIT-REGION": .init(isOn: false)], only: ["LABEL-MISSING"])
    #expect(
      options == AuditOptions(settings: ["small-target": .init(isOn: false)], only: ["unnamed"]))
  }

  @Test func `what needs a review and what is not checked is told beside the findings`() throws {
    let example = AuditExample(
      """
      <button buttonType="system" id="b"><rect key="frame" x="20" y="100" width="100" height="44"/>
      <state key="normal" title="Save"/><connections>
      <action selector="save:" destination="-2" eventType="touchUpInside" id="a"/>
      </connections></button>
      <label text="Label" id="l"><rect key="frame" x="20" y="200" width="100" height="44"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      <mapView id="m"><rect key="frame" x="0" y="300" width="390" height="300"/></mapView>
      """)
    let document = try InterfaceDocument(Array(example.document.utf8), path: "a.xib")
    let live = LiveDocument(DocumentVersion(document), loader: .withPlaceholders())
    let audit = AccessibilityAudit(of: try #require(live.screens.first))
    #expect(audit.findings.map(\.id) == ["template-text"])
    #expect(audit.toReview.map(\.id).contains("unanswered-action"))
    #expect(audit.notChecked == ["not modeled yet": ["Map View": 1]])
  }

  @Test func `with too many controls and views, what covers a control is not searched`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 390, height: 844))
    for _ in 0..<4_472 { window.addSubview(Button(frame: window.bounds)) }
    let audit = window.audit(options: AuditOptions(only: ["covered"]))
    #expect(audit.isEmpty)
    #expect(
      audit.notChecked == ["too many views to find what covers what": ["Control": 4_472]])
  }

  @Test func `a screen of a document is audited with the classes of the app`() throws {
    let screen = try DocumentScreen(contentsOfFile: packageRoot + signIn)
    let known = screen.audit().findings
    #expect(known.allSatisfy { $0.severity != .error })
    let button = try #require(screen.interface.object(id: "sgn-bt-002", as: Button.self))
    button.setTitle(nil, for: .normal)
    let findings = screen.audit().findings.filter { finding in
      !known.contains { $0.problem == finding.problem }
    }
    #expect(findings.map(\.id).contains("unnamed"))
    #expect(findings.first?.path.hasSuffix(signIn) == true)
    #expect(findings.first?.start != nil)
  }
}

/// The folder of the package, with a slash at the end.
private let packageRoot = #filePath.components(separatedBy: "Tests/AuditingTests")[0]
