import ControlCore
import ControlValues
import Foundation
import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import TestSupport
import Testing
import TextControls

@MainActor
@Suite(.tags(.corpus), .enabled(if: Corpus.isThere, "the corpus is not there"))
struct CorpusTextTests {
  @Test func `each text control has the attributes of its element`() throws {
    var counts: [String: Int] = [:]
    for element in elements() {
      let view = try #require(element.view)
      counts[element.name, default: 0] += 1
      for (attribute, expected) in written(element.element) {
        let value = try #require(read(attribute, view), "\(attribute) of \(element.place)")
        #expect(value == expected, "\(attribute) of \(element.place)")
      }
    }
    #expect(counts == ["textField": 93, "textView": 17, "searchBar": 4])
  }

  @Test func `each text control is typed into and ended, or the obstacle is named`() throws {
    var outcomes: [String: [String: Int]] = [:]
    for element in elements() {
      let view = try #require(element.view)
      let outcome = edit(view, in: element.document.window(showing: view))
      outcomes[element.name, default: [:]][outcome, default: 0] += 1
    }
    #expect(
      outcomes == [
        "textField": ["edited": 92, "interactionDisabled": 1],
        "textView": ["edited": 6, "not editable": 11], "searchBar": ["edited": 4],
      ])
  }

  // MARK: Attributes

  /// The attributes of an element and of its traits, with what they say.
  private func written(_ element: InterfaceElement) -> [String: String] {
    let known = [
      "text", "placeholder", "borderStyle", "clearButtonMode", "textAlignment", "minimumFontSize",
      "adjustsFontSizeToFit", "enabled", "editable", "selectable", "scrollEnabled",
      "allowsEditingTextAttributes", "adjustsFontForContentSizeCategory",
    ]
    var values: [String: String] = [:]
    for name in known { values[name] = element.string(name) }
    let traits = element.children.first { $0.name == "textInputTraits" }
    for name in [
      "autocapitalizationType", "autocorrectionType", "spellCheckingType", "smartQuotesType",
      "smartDashesType", "smartInsertDeleteType", "keyboardType", "returnKeyType",
      "enablesReturnKeyAutomatically", "secureTextEntry", "textContentType",
    ] { values[name] = traits?[name] }
    let scopes = element.children.first { $0.name == "scopeButtonTitles" }?.children
    values["scopes"] = scopes.map { $0.map(\.text).joined(separator: ",") }
    return values
  }

  private func read(_ attribute: String, _ view: View) -> String? {
    func yes(_ isTrue: Bool?) -> String? { isTrue.map { $0 ? "YES" : "NO" } }
    let (field, area, bar) = (view as? TextField, view as? TextView, view as? SearchBar)
    if let traits = view as? any TextInputTraits, let value = read(attribute, of: traits) {
      return value
    }
    switch attribute {
    case "text": return field?.text ?? area?.text ?? bar?.text
    case "placeholder": return field?.placeholder ?? bar?.placeholder
    case "borderStyle": return field.map { "\($0.borderStyle)" }
    case "clearButtonMode": return field.map { "\($0.clearButtonMode)" }
    case "textAlignment": return (field?.textAlignment ?? area?.textAlignment).map { "\($0)" }
    case "minimumFontSize": return field.map { "\(Int($0.minimumFontSize))" }
    case "adjustsFontSizeToFit": return yes(field?.adjustsFontSizeToFitWidth)
    case "enabled": return yes(field?.isEnabled)
    case "editable": return yes(area?.isEditable)
    case "selectable": return yes(area?.isSelectable)
    case "scrollEnabled": return yes(area?.isScrollEnabled)
    case "allowsEditingTextAttributes": return yes(area?.allowsEditingTextAttributes)
    case "adjustsFontForContentSizeCategory": return yes(view.adjustsFontForContentSizeCategory)
    case "scopes": return bar?.scopeButtonTitles?.joined(separator: ",")
    default: return nil
    }
  }

  private func read(_ attribute: String, of traits: any TextInputTraits) -> String? {
    switch attribute {
    case "autocapitalizationType": "\(traits.autocapitalizationType)"
    case "autocorrectionType": "\(traits.autocorrectionType)"
    case "spellCheckingType": "\(traits.spellCheckingType)"
    case "smartQuotesType": "\(traits.smartQuotesType)"
    case "smartDashesType": "\(traits.smartDashesType)"
    case "smartInsertDeleteType": "\(traits.smartInsertDeleteType)"
    case "keyboardType": "\(traits.keyboardType)"
    case "returnKeyType": "\(traits.returnKeyType)"
    case "enablesReturnKeyAutomatically": traits.enablesReturnKeyAutomatically ? "YES" : "NO"
    case "secureTextEntry": traits.isSecureTextEntry ? "YES" : "NO"
    case "textContentType": traits.textContentType.map(\.rawValue)
    default: nil
    }
  }

  // MARK: Editing

  /// Taps a text control, types two characters, deletes one, sets a text in code and ends by return or
  /// by resigning; returns how that went.
  private func edit(_ view: View, in window: Window) -> String {
    view.scrollIntoView()
    let driver = TouchDriver(in: window)
    let field = (view as? SearchBar)?.searchTextField ?? view
    let delegate = FieldDelegate()
    var notices: [String] = []
    let observation = window.noticeCenter.addObserver(forName: nil) { notice in
      if notice.object === field { notices.append(notice.name.rawValue) }
    }
    defer { window.noticeCenter.removeObserver(observation) }
    (view as? TextView)?.delegate = delegate
    (view as? SearchBar)?.delegate = delegate
    var begins = false
    let record = InteractionRecord.during {
      driver.tap(view)
      driver.waitForGestures()
      begins = field.isFirstResponder
      guard begins else { return }
      driver.type("ab")
      driver.deleteBackward()
      (view as? TextField)?.text = "c"
      (view as? TextView)?.text = "c"
      (view as? SearchBar)?.text = "c"
      driver.pressReturn()
      if field.isFirstResponder { field.resignFirstResponder() }
    }
    guard begins else {
      #expect(record.events.allSatisfy { $0 == .touchDown }, "\(record)")
      return obstacle(of: view, in: window)
    }
    let own = record.entries.compactMap { entry -> ControlEvents? in
      guard case .events(field.recordName, let events, _) = entry.step else { return nil }
      return events
    }
    if view is TextField {
      #expect(
        own == [
          .touchDown, .editingDidBegin, .editingChanged, .editingChanged, .editingChanged,
          .primaryActionTriggered, .editingDidEndOnExit, .editingDidEnd,
        ], "\(record)")
      #expect(
        notices
          == ["BeginEditing", "Change", "Change", "Change", "EndEditing"].map {
            "UITextFieldTextDid\($0)Notification"
          })
      return "edited"
    }
    #expect(own.allSatisfy { $0 == .touchDown }, "\(record)")
    let isArea = view is TextView
    #expect(delegate.calls == (isArea ? FieldDelegate.areaCalls : FieldDelegate.barCalls))
    return "edited"
  }

  private func obstacle(of view: View, in window: Window) -> String {
    if let area = view as? TextView, !area.isEditable { return "not editable" }
    if let control = view as? Control {
      return control.tapObstacle(in: window)?.reason.rawValue ?? "?"
    }
    return view.touchObstacle(in: window)?.reason.rawValue ?? "?"
  }

  // MARK: Elements

  private struct Found {
    let element: InterfaceElement
    let document: LiveDocument
    let place: String
    var name: String { element.name }
    @MainActor var view: View? { document.interface.object(for: element) as? View }
  }

  private func elements() -> [Found] {
    var found: [Found] = []
    for (path, document) in Corpus.documents {
      let names: Set = ["textField", "textView", "searchBar"]
      guard document.root.descendants.contains(where: { names.contains($0.name) }) else { continue }
      for element in document.root.descendants where names.contains(element.name) {
        let live = LiveDocument(DocumentVersion(document), loader: .withPlaceholders())
        found.append(
          Found(
            element: element, document: live,
            place: "\(path):\(element.position.line)"))
      }
    }
    return found
  }
}

/// Logs what a text view or a search bar asks and tells.
@MainActor
private final class FieldDelegate: TextViewDelegate, SearchBarDelegate {
  static let areaCalls =
    ["shouldBegin", "didBegin"] + changes + changes + changes + changes
    + ["shouldEnd", "didEnd"]
  private static let changes = ["shouldChange", "didChangeSelection", "didChange"]
  static let barCalls =
    ["shouldBegin", "didBegin"] + barChanges + barChanges + barChanges
    + ["searchClicked", "shouldEnd", "didEnd"]
  private static let barChanges = ["shouldChange", "textDidChange"]

  var calls: [String] = []

  func textViewShouldBeginEditing(_ textView: TextView) -> Bool { add("shouldBegin") }
  func textViewDidBeginEditing(_ textView: TextView) { add("didBegin") }
  func textViewShouldEndEditing(_ textView: TextView) -> Bool { add("shouldEnd") }
  func textViewDidEndEditing(_ textView: TextView) { add("didEnd") }
  func textView(
    _ textView: TextView, shouldChangeTextIn range: UTF16Range, replacementText text: String
  ) -> Bool { add("shouldChange") }
  func textViewDidChange(_ textView: TextView) { add("didChange") }
  func textViewDidChangeSelection(_ textView: TextView) { add("didChangeSelection") }

  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { add("shouldBegin") }
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { add("didBegin") }
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { add("shouldEnd") }
  func searchBarTextDidEndEditing(_ searchBar: SearchBar) { add("didEnd") }
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    add("textDidChange")
  }
  func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: UTF16Range, replacementText text: String
  ) -> Bool { add("shouldChange") }
  func searchBarSearchButtonClicked(_ searchBar: SearchBar) { add("searchClicked") }

  @discardableResult
  private func add(_ call: String) -> Bool {
    calls.append(call)
    return true
  }
}
