import Foundation
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import TestSupport
import Testing

/// An action of an example whose target is of a class that `Stubs.swift` declares.
private struct StubbedAction: CustomTestStringConvertible, Sendable {
  var path: String
  var id: String
  var selector: String
  var owner: String
  var testDescription: String { "\(path) \(id) \(selector)" }
}

private func document(_ path: String) throws -> InterfaceDocument {
  try InterfaceDocument(contentsOfFile: packageRoot.appending(path: path).path)
}

/// The actions of all documents of `Examples` to objects of classes of their own.
private let actions: [StubbedAction] = {
  let folder = packageRoot.appending(path: "Examples")
  let files = FileManager.default.enumerator(atPath: folder.path)
  let paths = (files?.compactMap { $0 as? String } ?? []).sorted().filter {
    ($0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")) && !$0.contains(".build/")
  }
  return paths.flatMap { path -> [StubbedAction] in
    guard
      let document = try? InterfaceDocument(
        contentsOfFile: folder.appending(path: path).path)
    else { return [] }
    return document.connectionPanels().compactMap { panel in
      guard let owner = panel.object?.customClass, panel.objectClass != nil,
        // What the application performs is no stub, and the hostile document has actions that are never sent.
        // The swipe is on no view.
        let id = panel.owner.id, !owner.hasPrefix("NS"), !path.hasSuffix("Hostile.xib"),
        id != "swipe"
      else { return nil }
      return StubbedAction(path: "Examples/\(path)", id: id, selector: panel.name, owner: owner)
    }
  }
}()

@MainActor @Suite struct StubTests {
  @Test(arguments: actions)
  private func `a stub is performed when its control is operated`(action: StubbedAction) throws {
    let document = try document(action.path)
    let control = try #require(document.controls.first { $0.id == action.id })
    var outcomes: [String] = []
    for operation in [
      ScreenOperation.tap, .increment, .decrement, .choose(["segment 1"]), .choose(["JPEG"]),
      .taps(2),
    ]
      + [
        .type(.init("2", pressesReturn: true)), .set("0.5"), .pull, .gesture(.swipeLeft),
        .gesture(.swipeDown),
      ]
    {
      let loader = InterfaceLoader.withPlaceholders()
      loader.registerClasses()
      let live = LiveDocument(DocumentVersion(document), loader: loader)
      guard
        let operated = live.operated(control.element)
          ?? live.operated(control.element, asIfShown: true)
      else { continue }
      do {
        let record = try operated.perform(operation).record
        let found = record.searches.first { $0.action == action.selector }
        if let target = found?.target,
          target.contains(action.owner.split(separator: ".").last ?? "")
        {
          return
        }
        outcomes.append(found?.target ?? "not sent")
      } catch {
        outcomes.append("\(error)")
      }
    }
    Issue.record("\(action): \(outcomes)")
  }

  @Test func `the examples have enough actions to try`() {
    #expect(actions.count >= 36)
    #expect(Set(actions.map(\.path)).count >= 8)
  }
}
