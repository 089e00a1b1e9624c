import Foundation
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import TestSupport
import Testing

@MainActor
@Suite(.tags(.corpus), .enabled(if: Corpus.isThere, "the corpus is not there"))
struct CorpusClickTests {
  @Test func `every action of AppKit documents is performed, with the stored outcome`() throws {
    let clicks = Self.clicks
    #expect(clicks.count == 1281)
    #expect(clicks.count { $0.isToFirstResponder } == 457)
    try expectStored(clicks.map(\.line), in: "Clicks.tsv")
    let sent = clicks.filter { !$0.isToFirstResponder && $0.outcome == "sent" }
    #expect(sent.count >= 784)
  }

  @Test func `shown as if by the app, and with a row of each prototype, more are sent`() {
    let clicks = Corpus.appKitDocuments.flatMap { path, document in
      document.controls.flatMap { control in
        control.actions.filter { $0.targetKind != .firstResponder }
          .map { Click($0, of: control, in: document, path, asIfShown: true) }
      }
    }
    #expect(clicks.count == 824)
    let other = clicks.filter { $0.outcome != "sent" }
    #expect(other.count <= 20, "\(other.map(\.line).joined(separator: "\n"))")
  }

  @Test func `what the first responder is asked ends in one of three ways`() {
    var ends: [String: Int] = [:]
    for click in Self.clicks where click.isToFirstResponder {
      ends[String(click.outcome.prefix { $0.isLetter }), default: 0] += 1
    }
    #expect(ends == ["answered": 46, "disabled": 409, "handed": 2])
  }

  @Test func `no kind that is alive is an obstacle`() {
    let unmodeled = Self.clicks.filter { $0.outcome.contains("not live") }
    #expect(unmodeled.isEmpty)
  }

  private static let clicks = Corpus.appKitDocuments.flatMap { path, document in
    document.controls.flatMap { control in
      control.actions.map { Click($0, of: control, in: document, path) }
    }
  }
}

/// What becomes of an action of a real document when its sender is operated.
@MainActor
private struct Click {
  let path: String
  let action: Connection
  let control: InterfaceControl
  /// The outcome: sent, answered by an object, disabled, or the obstacle.
  private(set) var outcome = "not on a screen"
  /// The objects that were asked, in order, for an action to the first responder.
  private var asked: [String] = []

  var isToFirstResponder: Bool { action.targetKind == .firstResponder }

  var line: String {
    ([path, control.elementName, control.id ?? "", action.selector, outcome] + asked)
      .joined(separator: "\t")
  }

  init(
    _ action: Connection, of control: InterfaceControl, in document: InterfaceDocument,
    _ path: String, asIfShown: Bool = false
  ) {
    (self.action, self.control, self.path) = (action, control, path)
    let loader = InterfaceLoader.withPlaceholders()
    if asIfShown { loader.rows = .each(1) }
    let live = LiveDocument(DocumentVersion(document), loader: loader)
    guard let operated = live.operated(control.element, asIfShown: asIfShown) else { return }
    if isToFirstResponder {
      askFirstResponder(operated)
    } else {
      outcome = result(of: operated)
    }
  }

  private func result(of operated: any OperatedObject) -> String {
    do {
      let outcome = try operated.perform(operation)
      if let reason = outcome.obstacleReason { return reason.rawValue }
      let isSent = outcome.record.searches.contains {
        $0.action == action.selector && $0.target != nil
      }
      return isSent ? "sent" : outcome.note ?? "not sent"
    } catch {
      return "refused: \(error)"
    }
  }

  private mutating func askFirstResponder(_ operated: any OperatedObject) {
    let search = operated.search(for: ActionSelector(action.selector)).search
    asked = search.steps.map(\.responder)
    let result = result(of: operated)
    if let target = search.target {
      outcome = result == "sent" ? "answered by \(target)" : "answered by \(target), \(result)"
    } else if result == "disabled" {
      outcome = result
    } else {
      // What nothing answers is handed to the app, if asked for, and is not counted as sent.
      let assumed = operated.assumeAnswers()
      outcome = "handed: \(assumed.joined())"
    }
  }

  /// The operation that sends the action.
  private var operation: ScreenOperation {
    if action.trigger == "doubleAction" { return .taps(2) }
    // A button without an extent is there for its key.
    if AppKitViewContent(control.element).frame?.width == 0, let key = control.cell?.keyEquivalent {
      return .keys([Key(key.key, key.modifiers?.contains("command") ?? false ? .command : [])])
    }
    switch control.elementName {
    case "slider", "datePicker": return .increment
    case "colorWell": return .set("#102030")
    case "segmentedControl": return .choose(["segment 1"])
    case "textField", "secureTextField", "searchField", "comboBox", "tokenField":
      guard control.cell?.isEditable == true else { return .tap }
      // A text that the formatter accepts.
      let text = if case .number = control.cell?.formatter?.kind { "2" } else { "x" }
      return .type(.init(text, pressesReturn: true))
    case "popUpButton":
      let item = control.cell?.menuItems?.map { MenuItemContent($0) }.first {
        !$0.isSeparator && $0.hidden == nil
      }
      return .choose([item?.title ?? ""])
    default: return .tap
    }
  }
}
