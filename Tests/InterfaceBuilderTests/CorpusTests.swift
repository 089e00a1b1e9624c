import Accessibility
import Foundation
import Graphics
import InterfaceBuilder
import Testing

/// Real documents of open-source apps beside the package, and what an independent reader found in
/// them.
private enum Corpus {
  static let shared = packageRoot.deletingLastPathComponent().appending(path: "shared")
  static let documents = shared.appending(path: "corpus")
  static let truth = shared.appending(path: "truth/corpus.json")

  /// On a machine of the continuous integration that has the folder, its parts must be there too.
  static var isExpected: Bool {
    let files = FileManager.default
    if ProcessInfo.processInfo.environment["CI"] == "true", files.fileExists(atPath: shared.path) {
      return true
    }
    return files.fileExists(atPath: documents.path) && files.fileExists(atPath: truth.path)
  }
}

private typealias Facts = [String: Any]

@Suite(.enabled(if: Corpus.isExpected, "the corpus is not beside the package"))
struct CorpusTests {
  @Test func `every UIKit button agrees with the independent reader`() throws {
    var comparison = Comparison()
    for (facts, document) in try uiKitDocuments() {
      let expected = (facts["controls"] as? [Facts] ?? []).filter {
        $0["element"] as? String == "button"
      }
      let found = document.controls.filter { $0.button != nil }
      comparison.expect(expected.map { $0["id"] as? String }, found.map(\.id), "ids", document.path)
      for (facts, control) in zip(expected, found) {
        comparison.compare(control, with: facts, in: document.path)
      }
    }
    #expect(comparison.differences.isEmpty, "\(comparison.differences.prefix(10))")
    #expect(comparison.buttons == 279)
    #expect(comparison.facts == 3980)
  }

  @Test func `all documents but the five keyed archives are read`() throws {
    var failures: [String] = []
    var families: [InterfaceDocument.Family: Int] = [:]
    for facts in try allDocuments() {
      let path = try #require(facts["path"] as? String)
      do throws(InterfaceError) {
        let document = try InterfaceDocument(
          contentsOfFile: Corpus.documents.appending(path: path).path)
        families[document.family, default: 0] += 1
        if document.family.rawValue != facts["family"] as? String { failures.append(path) }
      } catch {
        if facts["format"] as? String != "legacy-archive" { failures.append("\(error)") }
      }
    }
    #expect(failures.isEmpty)
    #expect(families == [.uiKit: 230, .appKit: 90])
  }

  private func allDocuments() throws -> [Facts] {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: Corpus.truth))
    return try #require((json as? Facts)?["documents"] as? [Facts])
  }

  private func uiKitDocuments() throws -> [(Facts, InterfaceDocument)] {
    try allDocuments().filter { $0["family"] as? String == "UIKit" }.map { facts in
      let path = try #require(facts["path"] as? String)
      return (
        facts, try InterfaceDocument(contentsOfFile: Corpus.documents.appending(path: path).path)
      )
    }
  }
}

/// Compares and counts; a fact that neither side has is not one.
private struct Comparison {
  var buttons = 0
  var facts = 0
  var differences: [String] = []

  mutating func expect<Value: Equatable>(
    _ expected: Value?, _ found: Value?, _ what: String, _ place: String
  ) {
    if expected == nil, found == nil { return }
    facts += 1
    if expected != found {
      differences.append("\(place) \(what): expected \(expected as Any), found \(found as Any)")
    }
  }

  mutating func compare(_ control: InterfaceControl, with facts: Facts, in path: String) {
    buttons += 1
    let place = "\(path) \(control.id)"
    expect(facts["enabled"] as? Bool, control.isEnabled, "enabled", place)
    expect(facts["selected"] as? Bool, control.isSelected, "selected", place)
    expect(facts["highlighted"] as? Bool, control.isHighlighted, "highlighted", place)
    expect(facts["hidden"] as? Bool, control.isHidden, "hidden", place)
    expect(facts["sceneId"] as? String, control.sceneID, "sceneId", place)
    expect(facts["customClass"] as? String, control.customClass, "customClass", place)
    expect(facts["userLabel"] as? String, control.userLabel, "userLabel", place)
    expect(facts["buttonType"] as? String, control.button?.buttonType, "buttonType", place)
    compareStates(of: control, with: facts["states"] as? [String: Facts] ?? [:], place)
    compareConfiguration(
      control.button?.configuration, with: facts["configuration"] as? Facts, place)
    compareActions(control.actions, with: facts["actions"] as? [Facts] ?? [], place)
    compareAccessibility(control, with: facts, place)
  }

  private mutating func compareStates(
    of control: InterfaceControl, with states: [String: Facts], _ place: String
  ) {
    let found = control.button?.states ?? []
    for (name, facts) in states.sorted(by: { $0.key < $1.key }) {
      let content = found.first { $0.name == name }?.content
      expect(facts["title"] as? String, content?.title, "\(name) title", place)
      expect(
        facts["attributedTitle"] as? String, content?.attributedTitle, "\(name) attributedTitle",
        place)
      expect(facts["image"] as? String, content?.image?.name, "\(name) image", place)
      expect(
        facts["backgroundImage"] as? String, content?.backgroundImage?.name,
        "\(name) backgroundImage",
        place)
    }
    // A state of which the other reader kept nothing has none of these four.
    for (name, content) in found where states[name] == nil {
      expect(nil, content == .init() ? nil : "\(content)", "\(name)", place)
    }
  }

  private mutating func compareConfiguration(
    _ found: ButtonContent.Configuration?, with facts: Facts?, _ place: String
  ) {
    expect(facts?["style"] as? String, found?.style, "configuration style", place)
    expect(facts?["title"] as? String, found?.title, "configuration title", place)
    expect(facts?["image"] as? String, found?.image?.name, "configuration image", place)
  }

  private mutating func compareActions(
    _ found: [ActionConnection], with facts: [Facts], _ place: String
  ) {
    expect(facts.count, found.count, "number of actions", place)
    for (facts, action) in zip(facts, found) {
      expect(facts["id"] as? String, action.id, "action id", place)
      expect(facts["selector"] as? String, action.selector, "selector", place)
      expect(facts["eventType"] as? String, action.eventType, "eventType", place)
      expect(facts["targetId"] as? String, action.targetID, "targetId", place)
      expect(facts["targetKind"] as? String, action.targetKind.rawValue, "targetKind", place)
      expect(facts["targetCustomClass"] as? String, action.targetClass, "targetCustomClass", place)
      expect(facts["targetUserLabel"] as? String, action.targetLabel, "targetUserLabel", place)
    }
  }

  private mutating func compareAccessibility(
    _ control: InterfaceControl, with facts: Facts, _ place: String
  ) {
    let expected = facts["accessibility"] as? Facts
    let found = control.accessibility
    expect(expected?["label"] as? String, found.label, "accessibility label", place)
    expect(expected?["hint"] as? String, found.hint, "accessibility hint", place)
    expect(expected?["traits"] as? [String], found.traits?.names.sorted(), "traits", place)
    let attributes = (facts["runtimeAttributes"] as? [Facts] ?? []).map { $0["keyPath"] as? String }
    expect(attributes, control.runtimeAttributes.map(\.keyPath), "runtime attributes", place)
    expect(expected?["identifier"] as? String, found.identifier, "identifier", place)
  }
}
