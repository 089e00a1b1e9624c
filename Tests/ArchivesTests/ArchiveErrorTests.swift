import Diagnostics
import InterfaceLoader
import ResponderKit
import Testing

@testable import Archives

/// An archive that cannot be read or restored, and the error.
private struct BrokenArchive: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let expected: String

  /// One that is wrong as a whole.
  init(_ testDescription: String, text: String, _ expected: String) {
    (self.testDescription, self.text, self.expected) = (testDescription, text, expected)
  }

  /// One whose objects are given, each on a line of its own from the third.
  init(_ testDescription: String, _ objects: [String], _ expected: String) {
    let list = objects.joined(separator: ",\n")
    self.init(
      testDescription,
      text: "{\"archive\": 1, \"roots\": [\"a\"],\n\"objects\": [\n\(list)\n]}", expected)
  }
}

private let broken = [
  BrokenArchive(
    "no JSON", text: "{\"archive\": 1,\n  oops}",
    "a.json:2:3: error: expected a key. Write it in quotation marks."),
  BrokenArchive(
    "a text", text: "\"archive\"",
    "a.json:1:1: error: this is no archive of an interface. Give one."),
  BrokenArchive(
    "no version", text: "{}",
    "a.json:1:1: error: this is no archive of an interface: 'archive' has no version. Write \"archive\" : 1."
  ),
  BrokenArchive(
    "a later version", text: "{\"archive\": 2, \"roots\": [], \"objects\": []}",
    "a.json:1:1: error: the archive is of version 2, and this library reads 1. Use a later release, or write the archive again."
  ),
  BrokenArchive(
    "an object without an id", [#"{"class": "UIView"}"#],
    "a.json:3:1: error: an object of class UIView has no id. Write an \"id\" of its own."),
  BrokenArchive(
    "two objects with one id",
    [#"{"class": "UIView", "id": "a"}"#, #"  {"class": "UIView", "id": "a"}"#],
    "a.json:4:3: error: two objects have the id 'a'. Give each an id of its own."),
  BrokenArchive(
    "an unknown class", [#"{"class": "UIToaster", "id": "a"}"#],
    "a.json:3:1: error: there is no class UIToaster in archives. Give a class of UIKit or AppKit."),
  BrokenArchive(
    "a class of the app that is not registered",
    [#"{"class": "UIView", "custom": "PasscodeView", "id": "a"}"#],
    "a.json:3:1: error: the class PasscodeView is not registered. Register it with the loader."),
  BrokenArchive(
    "a value of another type", [#"{"class": "UISwitch", "id": "a", "values": {"isOn": "yes"}}"#],
    "a.json:3:1: error: 'isOn' of 'a': the value is a text that the property cannot have. "
      + "Write it as the archive of such an object has it."),
  BrokenArchive(
    "a number that stands for no style",
    [#"{"class": "UITableView", "id": "a", "values": {"style": 9}}"#],
    "a.json:3:1: error: the value is a number that the property cannot have. "
      + "Write it as the archive of such an object has it."),
  BrokenArchive(
    "a value of an unknown kind",
    [
      #"{"class": "NSCell", "id": "a", "values": {"representedObject": {"$any": "mood", "value": 1}}}"#
    ],
    "a.json:3:1: error: 'representedObject' of 'a': the value is named values that the property cannot have. "
      + "Write it as the archive of such an object has it."),
  BrokenArchive(
    "a cell of another kind of list",
    [
      #"{"class": "UITableView", "id": "a", "values": {"registeredCells": {"x": "UICollectionViewCell"}}}"#
    ],
    "a.json:3:1: error: 'registeredCells' of 'a': the value is a text that the property cannot have. "
      + "Write it as the archive of such an object has it."),
  BrokenArchive(
    "a presentation without a controller",
    [#"{"class": "UISheetPresentationController", "id": "a"}"#],
    "a.json:3:1: error: a presentation is no object of its own. Give it to a controller, or delete it."
  ),
  BrokenArchive(
    "a view inside itself",
    [#"{"class": "UIView", "id": "a", "values": {"subviews": [{"$object": "a"}]}}"#],
    "a.json:3:1: error: 'subviews' of 'a': the object 'a' is in two others. Give it one place."),
  BrokenArchive(
    "a missing object",
    [#"{"class": "UIView", "id": "a", "values": {"subviews": [{"$object": "b"}]}}"#],
    "a.json:3:1: error: 'subviews' of 'a': there is no object 'b'. Give the id of an object of the archive."
  ),
  BrokenArchive(
    "an object in no other one",
    [#"{"class": "UIView", "id": "a"}"#, #"{"class": "UIView", "id": "b"}"#],
    "a.json:4:1: error: the object 'b' is in no other one. Add it to the roots, or delete it."),
  BrokenArchive(
    "a target that nothing makes",
    [
      #"{"class": "UIButton", "id": "a", "values": {"handlers": [{"events": 64, "selector": "go:", "target": {"$object": "b"}}]}}"#,
      #"{"class": "UIViewController", "custom": "GoController", "external": true, "id": "b"}"#,
    ],
    "a.json:4:1: error: the object 'b' stands outside the archive. Register the class GoController, or give the object."
  ),
  BrokenArchive(
    "handlers that are no list",
    [#"{"class": "UIButton", "id": "a", "values": {"handlers": 3}}"#],
    "a.json:3:1: error: 'handlers' of 'a': the value is a number that the property cannot have. "
      + "Write it as the archive of such an object has it."),
  BrokenArchive(
    "a grid whose rows lack cells",
    [
      #"{"class": "NSGridView", "id": "a", "values": {"rows": {"columns": [{}, {}], "rows": [{}]}}}"#
    ],
    "a.json:3:1: error: 'rows' of 'a': the value is named values that the property cannot have. "
      + "Write it as the archive of such an object has it."),
  BrokenArchive(
    "a segue without its document",
    [
      #"{"class": "UIViewController", "id": "a", "values": {"segues": [{"document": "Main", "scene": 0, "id": "s"}]}}"#
    ],
    "a.json:3:1: error: 'segues' of 'a': the segue s of the document 'Main' is not there. "
      + "Have the loader’s 'storyboards' return the document that the objects were made from."),
  BrokenArchive(
    "a stepper whose ends are not in order",
    [#"{"class": "UIStepper", "id": "a", "values": {"range": [5, 5]}}"#],
    "a.json:3:1: error: 'range' of 'a': the value is a list that the property cannot have. "
      + "Write it as the archive of such an object has it."),
]

/// Archives that are not as they were written: every error has its place.
@MainActor @Suite struct ArchiveErrorTests {
  @Test(arguments: broken)
  private func `what is wrong is told with its place`(_ broken: BrokenArchive) {
    let error = #expect(throws: Diagnostic.self) {
      try InterfaceLoader().restore(InterfaceArchive(broken.text, path: "a.json"))
    }
    #expect(error?.description == broken.expected)
  }

  @Test func `an archive that is nested too deep or too large is not read`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: Diagnostic.self) { try InterfaceArchive("{\"archive\": \(deep)") }
    let error = #expect(throws: Diagnostic.self) {
      try InterfaceArchive([UInt8](repeating: 32, count: 64 << 20 + 1), path: "a.json")
    }
    #expect(
      error?.description
        == "a.json: error: the archive is larger than 64 MiB. Archive fewer screens at once.")
  }
}
