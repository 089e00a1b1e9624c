import Foundation
import TestSupport
import Testing

/// A command line for every verb, with the definition in the schema that its JSON has.
private let commands: [(arguments: [String], definition: String)] = [
  (["describe", "Examples", "--locale", "all"], "describe"),
  (["describe", "Examples"], "describe"),
  (["announce", "Examples", "--locale", "fr", "--explain"], "announce"),
  (["actions", "Examples", "--outlets"], "actions"), (["find", "Save", "Examples"], "find"),
  (["tap", "Examples/SignIn", "#signIn", "--locale", "all"], "tap"),
  (["tap", "Examples/SignIn", "#staySignedIn"], "tap"),
  (["tap", "Examples/Documents/Configurations.xib", "Buy", "--count", "2"], "tap"),
  (["why", "Examples/SignIn", "#forgot"], "why"),
  (["why", "Examples/Documents/Hostile.xib", "lost"], "why"),
  (["why", "Examples/Documents/Cells.storyboard", "Block"], "why"),
  (["why", "Examples/Documents/Gestures.storyboard", "tap"], "why"),
  (["why", "Examples/Documents/Gestures.storyboard", "swipe"], "why"),
  (["why", "Examples/Documents/Gestures.storyboard", "table"], "why"),
  (["tap", "Examples/Documents/Gestures.storyboard", "tap"], "tap"),
  (["tap", "Examples/Documents/Gestures.storyboard", "swipe"], "tap"),
  (["tap", "Examples/Documents/Gestures.storyboard", "note", "--gesture", "pinch-open"], "tap"),
  (["chain", "Examples/Documents/Gestures.storyboard", "press"], "chain"),
  (["chain", "Examples/Documents/Gestures.storyboard", "swipe"], "chain"),
  (["tap", "Examples/Documents/Television.storyboard", "play", "--press", "select"], "tap"),
  (
    [
      "tap", "Examples/Documents/Values.xib", "name", "--key", "⌘A", "--key", "⌘Z", "--key", "F5",
      "--key", "Tab",
    ], "tap"
  ),
  (["focus", "Examples"], "focus"),
  (["chain", "Examples/SignIn", "#forgot"], "chain"),
  (["chain", "Examples/SignIn", "#forgot", "--action", "recoverPassword:"], "chain"),
  (["check", "Examples"], "check"), (["check", "Examples", "--review"], "check"),
  (["check", "rules"], "checkRules"), (["gallery", "Examples", "--locale", "all"], "gallery"),
  (["strings", "list", "Examples", "Tests/LocalizeTests"], "tables"),
  (
    ["strings", "get", "attemptsLeft", "Examples/SignIn", "--locale", "ru", "--argument", "21"],
    "string"
  ),
  (["strings", "negotiate", "de-AT", "--in", "Examples/SignIn"], "negotiation"),
  (["strings", "format", "{n} songs", "--argument", "3"], "message"),
  (["strings", "coverage", "Examples"], "coverage"),
]

private var validator: SchemaValidator {
  let file = packageRoot.appending(path: "Docs/JSON.schema.json")
  let json = (try? Data(contentsOf: file)).flatMap { try? JSONSerialization.jsonObject(with: $0) }
  return SchemaValidator(schema: json as? [String: Any] ?? [:])
}

private func json(of arguments: [String], in folder: URL = packageRoot) throws -> Any {
  let result = try run("ctl", arguments + ["--format", "json"], in: folder)
  return try JSONSerialization.jsonObject(with: Data(result.output.utf8))
}

@Suite struct SchemaTests {
  @Test(arguments: commands.indices)
  func `the JSON of a verb is as its schema says`(index: Int) throws {
    let output = try json(of: commands[index].arguments)
    #expect(validator.problems(with: output, definition: commands[index].definition) == [])
  }

  @Test func `the JSON of a conversion is as its schema says`() throws {
    let folder = try ScratchFolder(["de.lproj/A.strings": "a = b; a = c;"])
    let output = try json(
      of: ["strings", "convert", ".", "--table", "A", "--output", "."], in: folder.url)
    #expect(validator.problems(with: output, definition: "conversion") == [])
  }

  @Test func `a line of JSON Lines is a document of the schema`() throws {
    let result = try run("ctl", ["describe", "Examples/SignIn", "--format", "jsonl"])
    let line = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    #expect(validator.problems(with: line, definition: "document") == [])
  }

  @Test func `what differs from the schema is found`() {
    #expect(
      validator.problems(with: ["x": "1", "z": 2] as [String: Any], definition: "point")
        == [": lacks y", ".x: is no number", ": has z, which the schema lacks"])
    #expect(
      validator.problems(
        with: ["language": true, "text": "a"] as [String: Any], definition: "spoken")
        == [".language: is no string"])
    #expect(!validator.problems(with: ["schema": "ctl.why/2"], definition: "why").isEmpty)
  }

  @Test func `every definition of the schema is used`() throws {
    let text = try String(
      contentsOf: packageRoot.appending(path: "Docs/JSON.schema.json"), encoding: .utf8)
    for name in validator.names { #expect(text.contains("#/$defs/\(name)\""), "\(name)") }
  }
}
