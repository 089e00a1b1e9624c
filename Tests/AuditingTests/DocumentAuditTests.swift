import Auditing
import ControlTesting
import InterfaceBuilder
import InterfaceLoader
import Localize
import Testing

private let frame = #"<rect key="frame" x="20" y="100" width="200" height="44"/>"#

private func findings(
  _ rule: String, _ content: String, objects: String = "", tables: [String: String] = [:]
) throws -> [Diagnostic] {
  let rule = try #require(AuditRule.rule(rule))
  return try MainActor.assumeIsolated {
    try rule.findings(in: AuditExample(content, objects: objects, tables: tables))
  }
}

@MainActor @Suite struct DocumentAuditTests {
  @Test func `nothing of a document is alive after its audit`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <button id="b">\(frame)<state key="normal" title="Save"/></button></subviews></view>
      </objects></document>
      """
    weak var button: AnyObject?
    var wasMade = false
    var audit = DocumentAudit()
    audit.prepare = { loaded in
      button = loaded.objects["b"]
      wasMade = button != nil
    }
    _ = audit.audit(try InterfaceDocument(Array(text.utf8), path: "a.xib"))
    #expect(wasMade && button == nil)
  }

  @Test func `a fault that a translation alone has is found at the text that it translates`() throws
  {
    let button = """
      <button buttonType="system" id="b">\(frame)
      <accessibility key="accessibilityConfiguration" label="Save"/>
      <state key="normal" image="disk"/></button>
      """
    let found = try findings(
      "role-in-name", button, tables: ["de": #""b.accessibilityLabel" = "Sichern Taste";"#])
    #expect(
      found.map(\.problem) == [
        "Button “Sichern Taste” has the label “Sichern Taste”, which ends with its kind"
      ])
    let finding = try #require(found.first)
    #expect(finding.subject?.language == "de")
    #expect(finding.subject?.object == "b")
    #expect(finding.start == SourcePosition(line: 9, column: 49))
  }

  @Test func `the texts of the table in the document's own language are those that are checked`()
    throws
  {
    let label = #"<label text="Label" id="l">\#(frame)</label>"#
    #expect(try findings("template-text", label).count == 1)
    let own = ["en": #""l.text" = "Name";"#]
    #expect(try findings("template-text", label, tables: own).isEmpty)
    let bad = try findings("key-as-text", label, tables: ["en": #""l.text" = "sign_in.name";"#])
    #expect(bad.map(\.problem) == ["Label “Label” has the text “sign_in.name”, which is a key"])
  }

  @Test(arguments: ["nan", "inf", "-inf", "1e400", "-3", "7"])
  func `a color out of any number has a contrast`(number: String) throws {
    func colors(_ component: String, _ alpha: String) -> String {
      """
      <label text="A" id="l">\(frame)<color key="textColor" white="\(component)" alpha="\(alpha)"/>\
      <color key="backgroundColor" white="1" alpha="1"/></label>
      """
    }
    for label in [colors(number, "1"), colors("0.9", number), colors(number, number)] {
      for finding in try findings("contrast", label) {
        #expect(finding.subject?.property == "textColor")
      }
    }
  }

  @Test func `a label that is the name of a file is a fault beside a symbol, too`() throws {
    let button = """
      <button buttonType="system" id="b">\(frame)
      <accessibility key="accessibilityConfiguration" label="ic_close_24"/>
      <state key="normal" image="gear" catalog="system"/></button>
      """
    #expect(try findings("file-name", button).map(\.subject?.needsReview) == [false])
    let symbol =
      #"<button id="b">\#(frame)<state key="normal" image="gear" catalog="system"/></button>"#
    #expect(try findings("file-name", symbol).map(\.subject?.needsReview) == [true])
  }

  @Test func `a small control beside another one is told once, by the rule that is on`() throws {
    let crowd = [20, 42].map { x in
      """
      <button buttonType="system" id="b\(x)"><rect key="frame" x="\(x)" y="100" width="20" height="20"/>
      <state key="normal" title="A"/></button>
      """
    }
    #expect(try findings("small-target", crowd.joined()).map(\.subject?.object) == ["b20", "b42"])
    let example = AuditExample(crowd.joined())
    let document = try InterfaceDocument(Array(example.document.utf8), path: "a.xib")
    let options = AuditOptions(only: ["small-target", "HIT-REGION-24"])
    #expect(
      DocumentAudit(options: options).audit(document).findings.map(\.id) == [
        "crowded-target", "crowded-target",
      ])
  }

  @Test func `a tab without a name is found once, though it says something else on each screen`()
    throws
  {
    func screen(_ id: String) -> String {
      """
      <scene sceneID="s-\(id)"><objects>
      <viewController id="\(id)" sceneMemberID="viewController"><view key="view" id="v-\(id)">
      <rect key="frame" x="0" y="0" width="320" height="480"/></view>
      <tabBarItem key="tabBarItem" title="" image="\(id)" id="t-\(id)"/></viewController>
      </objects></scene>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      initialViewController="tabs"><scenes><scene sceneID="s"><objects>
      <tabBarController id="tabs" sceneMemberID="viewController"><connections>
      <segue destination="a" kind="relationship" relationship="viewControllers" id="1"/>
      <segue destination="b" kind="relationship" relationship="viewControllers" id="2"/>
      </connections></tabBarController></objects></scene>\(screen("a"))\(screen("b"))
      </scenes></document>
      """
    let document = try InterfaceDocument(Array(text.utf8), path: "Tabs.storyboard")
    let audit = DocumentAudit(options: AuditOptions(only: ["unnamed", "image-only"]))
    let found = audit.audit(document).findings
    #expect(found.map(\.subject?.object) == ["t-a", "t-b"])
  }

  @Test func `a button that shows nothing and takes no touches is unseen, not unnamed`() throws {
    let spacer = #"<button userInteractionEnabled="NO" id="b">\#(frame)</button>"#
    #expect(try findings("unnamed", spacer).isEmpty)
    #expect(
      try findings("unseen", spacer).map(\.problem) == ["Button (id b) is read and shows nothing"])
    #expect(try findings("unseen", spacer.replacing("NO", with: "YES")).isEmpty)
  }

  @Test func `a control outside of its view is told once, by the rule that is on`() throws {
    let text = AuditExample(
      """
      <view id="v"><rect key="frame" x="0" y="100" width="100" height="50"/><subviews>
      <button id="b"><rect key="frame" x="500" y="0" width="100" height="44"/>
      <state key="normal" title="Save"/></button></subviews></view>
      """
    ).document
    let document = try InterfaceDocument(Array(text.utf8), path: "a.xib")
    func found(_ rules: Set<String>) -> [String] {
      DocumentAudit(options: AuditOptions(only: rules)).audit(document).findings.map(\.id)
    }
    #expect(found(["outside", "unseen"]) == ["outside"])
    #expect(found(["unseen"]) == ["unseen"])
  }

  @Test func `a size that is UIKit's own is no error`() throws {
    let close = #"<button buttonType="close" id="b">\#(frame)</button>"#
      .replacing(#"width="200" height="44""#, with: #"width="22" height="21""#)
    #expect(try findings("small-target", close).map(\.severity) == [.warning])
    let other = close.replacing("close", with: "system")
    #expect(try findings("small-target", other).map(\.severity) == [.error])
  }

  @Test func `an event that is never sent is a note where the action is sent for another one`()
    throws
  {
    func found(_ event: String) throws -> [Diagnostic.Severity] {
      let field = """
        <textField placeholder="Name" id="f">\(frame)<connections>
        <action selector="changed:" destination="-1" eventType="valueChanged" id="a"/>
        <action selector="changed:" destination="-1" eventType="\(event)" id="b"/>
        </connections></textField>
        """
      return try findings("unsent-event", field).map(\.severity)
    }
    #expect(try found("editingChanged") == [.note])
    #expect(try found("editingDidBegin") == [.error])
  }

  @Test func `a view that no outlet leads to is not checked beside that of the owner, and counted`()
    throws
  {
    func result(_ outlet: String) throws -> DocumentAudit.Result {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Panel"><connections>
        <outlet property="view" destination="own" id="o"/>\(outlet)</connections></placeholder>
        <view id="own"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
        <view id="left"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
        <button id="b">\(frame)<state key="normal" image="close"/></button></subviews></view>
        </objects></document>
        """
      let document = try InterfaceDocument(Array(text.utf8), path: "Panel.xib")
      return DocumentAudit(options: AuditOptions(only: ["image-only"])).audit(document)
    }
    let dropped = try result("")
    #expect(dropped.findings.isEmpty)
    #expect(dropped.notChecked["views that no outlet leads to"] == ["View": 1])
    let kept = try result(#"<outlet property="left" destination="left" id="p"/>"#)
    #expect(kept.findings.count == 1)
    #expect(kept.notChecked["views that no outlet leads to"] == nil)
  }

  @Test(arguments: [("", 1), (#"numberOfLines="1""#, 1), (#"numberOfLines="0""#, 0)])
  func `a label has one line unless the document says otherwise`(lines: String, count: Int) throws {
    let label = #"<label text="Sign in" \#(lines) id="l">\#(frame)</label>"#
    let found = try findings(
      "grown-text", label, tables: ["de": #""l.text" = "Mit dem Benutzerkonto anmelden";"#])
    #expect(found.count == count)
  }

  @Test func `a keyboard of phone numbers is for one unless words name another number`() throws {
    func found(_ placeholder: String) throws -> Int {
      let field = """
        <textField placeholder="\(placeholder)" id="f">\(frame)
        <textInputTraits key="textInputTraits" keyboardType="phonePad"/></textField>
        """
      return try findings("field-without-content-type", field).count
    }
    #expect(try found("Where to call") == 1)
    #expect(try found("Expiry month") == 0)
  }

  @Test func `a name like that of a file or a symbol is told once, by the rule that is on`() throws
  {
    func found(_ label: String, _ rules: Set<String>) throws -> [String] {
      let button = """
        <button id="b">\(frame)<accessibility key="accessibilityConfiguration" label="\(label)"/>
        <state key="normal" image="close"/></button>
        """
      let text = AuditExample(button).document
      let document = try InterfaceDocument(Array(text.utf8), path: "a.xib")
      return DocumentAudit(options: AuditOptions(only: rules)).audit(document).findings.map(\.id)
    }
    let both: Set = ["file-name", "key-as-text"]
    #expect(try found("ic_close_24", both) == ["file-name"])
    #expect(try found("ic_close_24", ["key-as-text"]) == ["key-as-text"])
    #expect(try found("trash.fill", both) == ["file-name"])
    #expect(try found("square.and.arrow.up", both) == ["file-name"])
    #expect(try found("example.com", both).isEmpty)
  }

  @Test func `an outlet of a view with content of its own leaves a covered control a warning`()
    throws
  {
    func reviewed(_ front: String) throws -> [Bool] {
      let cover =
        #"<\#(front) id="v"><rect key="frame" x="0" y="0" width="390" height="844"/></\#(front)>"#
      let owner = """
        <customObject id="owner" customClass="Owner"><connections>
        <outlet property="front" destination="v" id="o"/></connections></customObject>
        """
      let button = #"<button id="b">\#(frame)<state key="normal" title="Save"/></button>"#
      return try findings("covered", button + cover, objects: owner)
        .map { $0.subject?.needsReview == true }
    }
    #expect(try reviewed("view") == [true])
    #expect(try reviewed("collectionView") == [false])
  }

  @Test func `what is in a tab of AppKit that is not selected is checked, too`() throws {
    func field(_ id: String) -> String {
      """
      <textField id="\(id)"><rect key="frame" x="20" y="20" width="200" height="22"/>\
      <textFieldCell key="cell" editable="YES" borderStyle="bezel" id="\(id)-cell"/></textField>
      """
    }
    func tab(_ label: String, _ id: String) -> String {
      """
      <tabViewItem label="\(label)" identifier="" id="\(id)-tab"><view key="view" id="\(id)-view">\
      <rect key="frame" x="0" y="0" width="400" height="260"/><subviews>\(field(id))</subviews></view>\
      </tabViewItem>
      """
    }
    let document = """
      <window title="Settings" id="w"><rect key="contentRect" x="0" y="0" width="400" height="300"/>
      <view key="contentView" id="v"><rect key="frame" x="0" y="0" width="400" height="300"/><subviews>
      <tabView id="t"><rect key="frame" x="0" y="0" width="400" height="300"/><tabViewItems>
      \(tab("General", "first"))\(tab("Accounts", "second"))</tabViewItems></tabView></subviews></view>
      </window>
      """
    let rule = try #require(AuditRule.rule("unlabeled-field"))
    let found = try rule.findings(in: AuditExample(appKit: document))
    #expect(found.map { $0.subject?.object } == ["first", "second"])
  }

  @Test(arguments: [
    ("b", #"<button id="b"><buttonCell key="cell" type="check" state="mixed" id="c"/></button>"#),
    (
      "w",
      #"<colorWell id="w"><color key="color" red="0" green="0" blue="1" alpha="1"/></colorWell>"#
    ),
  ])
  func `a state or a color is no name`(object: String, text: String) throws {
    let rule = try #require(AuditRule.rule("unnamed"))
    let found = try rule.findings(in: AuditExample(appKit: text))
    #expect(found.map { $0.subject?.object } == [object])
  }

  @Test func `a passphrase is a password`() throws {
    let field = #"<textField placeholder="Enter passphrase" id="f">\#(frame)</textField>"#
    #expect(try findings("readable-password", field).count == 1)
  }

  @Test func `a finding in a connection is about the object that has it`() throws {
    let found = try findings(
      "missing-target",
      """
      <button id="b">\(frame)<connections>
      <action selector="save:" destination="gone" eventType="touchUpInside" id="a"/>
      </connections></button>
      """)
    #expect(found.map(\.subject?.object) == ["b"])
    #expect(found.map(\.start) == [SourcePosition(line: 9, column: 26)])
  }

  @Test func `columns of a document in UTF-16 are characters, and are found in linear time`() throws
  {
    func label(_ text: String, _ id: String) -> String {
      #"<label text="\#(text)" id="\#(id)">\#(frame)</label>"#
    }
    func audited(_ count: Int) throws -> (Duration, [Diagnostic]) {
      let lines = (1...count).map { label("🙂", "a\($0)") + label("Label", "b\($0)") }
      let text = AuditExample(lines.joined(separator: "\n")).document
        .replacing("UTF-8", with: "UTF-16")
      var bytes: [UInt8] = [0xFF, 0xFE]
      for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
      let document = try InterfaceDocument(bytes, path: "a.xib")
      let audit = DocumentAudit(options: AuditOptions(only: ["template-text"]))
      var found: [Diagnostic] = []
      let time = ContinuousClock().measure { found = audit.audit(document).findings }
      return (time, found)
    }
    let (short, few) = try audited(250)
    let (long, many) = try audited(4000)
    #expect(few.count == 250 && many.count == 4000)
    #expect(few.first?.start?.column == label("🙂", "a1").count + 8)
    // Sixteen times as many, and no more than four times as long for each.
    #expect(long < short * 64)
  }
}
