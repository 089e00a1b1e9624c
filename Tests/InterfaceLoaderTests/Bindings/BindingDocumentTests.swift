import AppKitDialect
import Foundation
import InterfaceBuilder
import InterfaceLoader
import KeyValues
import ResponderKit
import TestSupport
import Testing

/// `Examples/Documents/Bindings.xib`, with controllers of one object and of a tree.
@MainActor @Suite struct BindingDocumentTests {
  private let live: LiveDocument

  init() throws {
    let path = packageRoot.appending(path: "Examples/Documents/Bindings.xib").path
    let loader = InterfaceLoader.withPlaceholders()
    loader.bindingValues = BindingValues([
      .init("keeper", .object(["name": "Ada", "isOnDuty": true])),
      .init(
        "animals",
        .list([
          .object(["name": "Birds", "kinds": .list([.object(["name": "Owl"])])]),
          .object(["name": "Fish"]),
        ])), .init("values.isLocked", false),
    ])
    live = LiveDocument(
      DocumentVersion(try InterfaceDocument(contentsOfFile: path)), loader: loader)
  }

  private func object<Object>(_ id: String, as type: Object.Type = Object.self) throws -> Object {
    try #require(live.object(id: id) as? Object)
  }
  private func perform(_ operation: ScreenOperation, _ id: String) throws -> OperationOutcome {
    let element = try #require(live.document.root.descendants.first { $0.id == id })
    return try #require(live.operated(element, asIfShown: false)).perform(operation)
  }

  @Test func `fields and check boxes show and set the object of a controller`() throws {
    let keeper: NSObjectController = try object("keeper")
    let name: NSTextField = try object("name")
    #expect(name.stringValue == "Ada")
    #expect(try object("onDuty", as: NSButton.self).state == .on)
    #expect(try object("summary", as: NSTextField.self).stringValue == "Ada keeps Birds")
    _ = try perform(.tap, "onDuty")
    #expect(try keeper.value(forKeyPath: "selection.isOnDuty") as? Bool == false)
    let outcome = try perform(.type(.init("m", pressesReturn: true)), "name")
    #expect(try keeper.value(forKeyPath: "selection.name") as? String == "Adam")
    #expect(
      outcome.record.rows.filter { $0.left.contains("binding") }.map { "\($0.left) \($0.right)" }
        == [
          "  binding sets selection.name Keeper: “Adam”",
          "  binding shows displayPatternValue Label “Label”: “Adam keeps Birds”",
        ])
    try live.run { () throws(KeyValueError) in
      try keeper.setValue(nil, forKeyPath: "selection.name")
    }
    #expect(name.placeholderString == "Nameless")
  }

  @Test func `an outline shows and selects the objects of a tree, and buttons change them`() throws
  {
    let animals: NSTreeController = try object("animals")
    let outline: NSOutlineView = try object("outline")
    let field: NSTextField = try object("animal")
    func names() -> [String] {
      live.run {
        (0..<outline.numberOfRows).map {
          outline.rowView(atRow: $0, makeIfNecessary: true)?.text ?? ""
        }
      }
    }
    #expect(names() == ["Birds", "Fish"])
    _ = try perform(.choose(["Fish"]), "outline")
    #expect(animals.selectionIndexPath == [1])
    #expect(field.stringValue == "Fish")
    _ = try perform(.type(.init("es", pressesReturn: true)), "animal")
    #expect(names() == ["Birds", "Fishes"])
    let outcome = try perform(.tap, "add")
    #expect(outcome.record.searches.map(\.target) == ["Animals"])
    #expect(animals.selectionIndexPath == [1, 0])
    #expect(names() == ["Birds", "Fishes", ""])
    _ = try perform(.tap, "remove")
    #expect(names() == ["Birds", "Fishes"])
  }

  @Test func `the binding that keeps a button away is named, with the value that would not`() throws
  {
    let defaults: NSUserDefaultsController = try object("defaults")
    try live.run { () throws(KeyValueError) in
      try defaults.setValue(true, forKeyPath: "values.isLocked")
    }
    let element = try #require(live.document.root.descendants.first { $0.id == "remove" })
    let obstacle = try #require(live.operated(element, asIfShown: false)).explanation.obstacle
    #expect(
      obstacle?.text
        == "Push Button “Remove” is hidden: hidden is bound to values.isLocked of Shared Defaults, which is true; false would show it"
    )
  }
}
