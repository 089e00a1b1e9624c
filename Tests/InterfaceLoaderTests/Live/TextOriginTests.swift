import Accessibility
import FoundationEssentials
import InterfaceBuilder
import InterfaceLoader
import Localize
import Testing

/// A form in which the title, the label and the hint of one button have the same text, and so have a
/// field's placeholder and two segments.
private let form = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
  <view id="v"><rect key="frame" x="0" y="0" width="300" height="600"/><subviews>
  <button id="b"><rect key="frame" x="0" y="0" width="100" height="40"/>
  <accessibility key="accessibilityConfiguration" label="Send" hint="Send"/>
  <state key="normal" title="Send"/><state key="disabled" title="Send"/></button>
  <button enabled="NO" id="off"><rect key="frame" x="0" y="50" width="100" height="40"/>
  <state key="normal" title="Send"/><state key="disabled" title="Send"/></button>
  <button id="conf"><rect key="frame" x="0" y="100" width="100" height="40"/>
  <state key="normal" title="Send"/>
  <buttonConfiguration key="configuration" style="filled" title="Send"/></button>
  <textField id="f" placeholder="Send"><rect key="frame" x="0" y="150" width="100" height="40"/>
  </textField>
  <segmentedControl id="s"><rect key="frame" x="0" y="200" width="200" height="30"/><segments>
  <segment title="Send"/><segment title="Send"/></segments></segmentedControl>
  <label text="Send" id="l"><rect key="frame" x="0" y="250" width="100" height="40"/>
  <userDefinedRuntimeAttributes>
  <userDefinedRuntimeAttribute type="string" keyPath="other" value="Send"/>
  <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Send">
  </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></label>
  <label text="Plain" id="rich"><rect key="frame" x="0" y="350" width="100" height="40"/>
  <attributedString key="attributedText"><fragment content="Rich"/></attributedString></label>
  <textField id="own" text="Text"><rect key="frame" x="0" y="400" width="100" height="40"/>
  <userDefinedRuntimeAttributes>
  <userDefinedRuntimeAttribute type="string" keyPath="accessibilityValue" value="Own"/>
  </userDefinedRuntimeAttributes></textField>
  <button enabled="NO" id="att"><rect key="frame" x="0" y="450" width="100" height="40"/>
  <state key="normal"><attributedString key="attributedTitle"><fragment content="Fancy"/>
  </attributedString></state><state key="disabled" title="Off"/></button>
  <button id="pop" showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES">
  <rect key="frame" x="0" y="500" width="100" height="40"/><state key="normal" title="Choose"/>
  <menu key="menu" id="m"><children><command title="Red" id="red"/>
  <menu title="More" id="more"><children><command title="Blue" state="on" id="blue"/></children>
  </menu></children></menu></button>
  <label text="Run" id="run"><rect key="frame" x="0" y="550" width="100" height="40"/>
  <userDefinedRuntimeAttributes>
  <userDefinedRuntimeAttribute type="string" keyPath="other" value="O">
  <bool key="localized" value="YES"/></userDefinedRuntimeAttribute>
  <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="L" localized="YES"/>
  </userDefinedRuntimeAttributes></label>
  </subviews></view></objects></document>
  """

/// Every text of the form in German, each with the same translation.
private let table = """
  "b.normalTitle" = "Senden"; "b.disabledTitle" = "Senden"; "b.accessibilityLabel" = "Senden";
  "b.accessibilityHint" = "Senden"; "off.normalTitle" = "Senden"; "off.disabledTitle" = "Senden";
  "conf.normalTitle" = "Senden"; "conf.configuration.title" = "Senden";
  "f.placeholder" = "Senden";
  "s.segmentTitles[0]" = "Senden"; "s.segmentTitles[1]" = "Senden"; "l.text" = "Senden";
  "rich.text" = "Senden"; "own.text" = "Senden"; "att.disabledTitle" = "Senden";
  "pop.normalTitle" = "Senden"; "red.title" = "Senden"; "blue.title" = "Senden";
  "run.text" = "Senden";
  "run.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]" = "Senden";
  """

@MainActor @Suite struct TextOriginTests {
  /// The keys that the phrases of each element are credited to, without the reader's own words.
  private func keys(labelPolicy: LabelPolicy = .documented) throws -> [String: [String]] {
    let folder = URL.temporaryDirectory.appending(path: "origins-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "de.lproj"), withIntermediateDirectories: true)
    try Data(table.utf8).write(to: folder.appending(path: "de.lproj/Form.strings"))
    let document = try InterfaceDocument(Array(form.utf8), path: "Form.xib")
    let strings = LocalizedStrings(
      LocalizedTables(named: "Form", inFolder: folder.path), preferences: ["de"],
      developmentLanguage: "en")
    let live = LiveDocument(
      DocumentVersion(document, in: "de", by: strings),
      loader: .forReading(labelPolicy: labelPolicy))
    let screens = live.spokenScreens(withOrigins: true)
    var keys: [String: [String]] = [:]
    for element in screens.flatMap(\.elements) {
      for origin in element.origins {
        switch origin {
        case .table(let key, _): keys[element.handle, default: []].append(key)
        case .document: keys[element.handle, default: []].append("document")
        case .word: break
        }
      }
    }
    return keys
  }

  @Test func `each phrase is credited to the property that it was read from`() throws {
    #expect(
      try keys() == [
        "id b": ["b.normalTitle", "b.accessibilityHint"], "id off": ["off.disabledTitle"],
        "id conf": ["conf.configuration.title"], "id f": ["f.placeholder"],
        "id s": ["s.segmentTitles[0]", "s.segmentTitles[1]"], "id l": ["document"],
        "id rich": ["document"], "id own": ["document"], "id att": ["document"],
        "id pop": ["blue.title"],
        "id run": ["run.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]"],
      ])
  }

  @Test func `a label that wins over the title is credited to its own key`() throws {
    #expect(
      try keys(labelPolicy: .observed)["id b"] == ["b.accessibilityLabel", "b.accessibilityHint"])
  }

  @Test(.timeLimit(.minutes(20)))
  func `the origins of 30,000 segments are found in a time that grows with their number`() throws {
    let segments = String(repeating: "<segment title=\"Send\"/>", count: 30_000)
    let form = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="v"><rect key="frame" x="0" y="0" width="300" height="600"/><subviews>
      <segmentedControl id="s"><rect key="frame" x="0" y="0" width="300" height="30"/>
      <segments>\(segments)</segments></segmentedControl></subviews></view></objects></document>
      """
    let live = LiveDocument(
      DocumentVersion(try InterfaceDocument(Array(form.utf8), path: "Form.xib")),
      loader: .forReading())
    let screens = live.spokenScreens(withOrigins: true)
    #expect(screens.first?.elements.count == 30_000)
  }
}
