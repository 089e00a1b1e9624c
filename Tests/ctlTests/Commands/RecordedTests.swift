import Foundation
import Testing

/// One document of each kind, and of each difficulty.
private let examples = [
  "SignIn/Base.lproj/SignIn.storyboard", "Documents/MainMenu.xib", "Documents/Preferences.xib",
  "Documents/Toolbar.storyboard", "Documents/Languages.xib", "Documents/Gestures.storyboard",
  "Documents/Configurations.xib", "Documents/Cells.storyboard", "Documents/Hostile.xib",
  "Documents/Television.storyboard", "Documents/Pad.xib", "Documents/Values.xib",
  "Documents/Variations.xib",
]

/// What happens when something is tapped, and who is asked for what it sends.
private let interactions: [(file: String, arguments: [String])] = [
  ("SignIn.tap.signIn", ["tap", "Examples/SignIn", "#signIn"]),
  ("SignIn.tap.forgot.ru", ["tap", "Examples/SignIn", "#forgot", "--locale", "ru"]),
  ("SignIn.tap.switch", ["tap", "Examples/SignIn", "#staySignedIn"]),
  ("Cells.tap", ["tap", "Examples/Documents/Cells.storyboard", "Block"]),
  ("Gestures.tap", ["tap", "Examples/Documents/Gestures.storyboard", "tap"]),
  ("Gestures.tap.press", ["tap", "Examples/Documents/Gestures.storyboard", "press"]),
  ("Gestures.tap.swipe", ["tap", "Examples/Documents/Gestures.storyboard", "swipe"]),
  ("Gestures.tap.new", ["tap", "Examples/Documents/Gestures.storyboard", "new"]),
  (
    "Gestures.tap.new.done",
    ["tap", "Examples/Documents/Gestures.storyboard", "new", "--then", "Done"]
  ),
  ("Trips.tap.add", ["tap", "Examples/Trips", "trips-add", "--then", "Cancel"]),
  ("Trips.tap.settings.de", ["tap", "Examples/Trips", "Einstellungen", "--locale", "de"]),
  ("Trips.chain.cancel", ["chain", "Examples/Trips", "new-cancel", "--action", "cancel:"]),
  ("Trips.why.done", ["why", "Examples/Trips", "new-done"]),
  ("Gestures.why.tap", ["why", "Examples/Documents/Gestures.storyboard", "tap"]),
  ("Gestures.why.press", ["why", "Examples/Documents/Gestures.storyboard", "press"]),
  ("Gestures.why.swipe", ["why", "Examples/Documents/Gestures.storyboard", "swipe"]),
  ("Configurations.tap", ["tap", "Examples/Documents/Configurations.xib", "Buy", "--count", "2"]),
  (
    "Television.tap.select",
    ["tap", "Examples/Documents/Television.storyboard", "play", "--press", "select"]
  ),
  (
    "SignIn.tap.keys",
    ["tap", "Examples/SignIn", "#name", "--key", "a", "--key", "⌘A", "--key", "⌘X", "--key", "Tab"]
  ),
  ("Trips.tap.shortcut", ["tap", "Examples/Trips", "trips-add", "--key", "⇧⌘N"]),
  ("Television.focus", ["focus", "Examples/Documents/Television.storyboard"]),
  ("SignIn.focus.ar", ["focus", "Examples/SignIn", "--locale", "ar"]),
  ("Trips.focus", ["focus", "Examples/Trips"]),
  ("SignIn.chain", ["chain", "Examples/SignIn", "#volume", "--action", "adjustVolume:"]),
  ("SignIn.why", ["why", "Examples/SignIn", "#forgot"]),
]

/// Those that reach nothing: the button of a cell is in a hidden view, a recognizer is on no view, and
/// nothing takes a key.
private let unreached: Set<String> = [
  "Cells.tap", "Gestures.tap.swipe", "Gestures.why.swipe", "Trips.tap.shortcut",
]

/// The forms of what is said.
private let announcements: [(file: String, arguments: [String])] = [
  ("SignIn.explain.de", ["Examples/SignIn", "--explain", "--locale", "de"]),
  ("SignIn.outline", ["Examples/SignIn", "--outline"]),
  ("Trips", ["Examples/Trips"]),
  ("Trips.explain.de", ["Examples/Trips", "--explain", "--locale", "de"]),
  ("Trips.bare", ["Examples/Trips", "--bare"]),
  ("SignIn.transcript", ["Examples/SignIn", "--transcript", "--locale", "all"]),
  ("Variations.observed", ["Examples/Documents/Variations.xib", "--label-policy", "observed"]),
  ("SignIn.orca.de", ["Examples/SignIn", "--reader", "orca", "--locale", "de"]),
  ("Preferences.orca", ["Examples/Documents/Preferences.xib", "--reader", "orca"]),
  (
    "Toolbar.transcript.voiceover",
    ["Examples/Documents/Toolbar.storyboard", "--transcript", "--reader", "voiceover"]
  ),
  (
    "Toolbar.transcript.voiceover-mac", ["Examples/Documents/Toolbar.storyboard", "--transcript"]
  ),
  (
    "Toolbar.transcript.orca",
    ["Examples/Documents/Toolbar.storyboard", "--transcript", "--reader", "orca"]
  ),
  ("Values.no-hints", ["Examples/Documents/Values.xib", "--no-hints"]),
]

/// `make record` rewrites what these compare with.
@Suite struct RecordedTests {
  @Test(arguments: examples)
  func `a document is described as it is stored`(_ example: String) throws {
    let result = try run("ctl", ["describe", "--verbose", "Examples/\(example)"])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    try expectRecorded(result.output, in: "\(name(example)).txt")
  }

  @Test(arguments: ["ru", "ar"])
  func `a document is described in a language as it is stored`(_ language: String) throws {
    let result = try run("ctl", ["describe", "Examples/SignIn", "--locale", language])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    try expectRecorded(result.output, in: "SignIn.\(language).txt")
  }

  @Test func `what is said in every language is as it is stored`() throws {
    let result = try run("ctl", ["announce", "Examples/SignIn", "--locale", "all"])
    #expect(result.status == 0)
    try expectRecorded(result.output, in: "SignIn.all.txt")
  }

  @Test(arguments: announcements.indices)
  func `what is announced is as it is stored`(_ index: Int) throws {
    let result = try run("ctl", ["announce"] + announcements[index].arguments)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    try expectRecorded(result.output, in: "\(announcements[index].file).txt")
  }

  @Test(arguments: interactions.indices)
  func `an interaction is recorded as it is stored`(_ index: Int) throws {
    let result = try run("ctl", interactions[index].arguments)
    #expect(result.status == (unreached.contains(interactions[index].file) ? 1 : 0))
    #expect(result.errors.isEmpty)
    try expectRecorded(result.output, in: "\(interactions[index].file).txt")
  }

  @Test func `the JSON of a document in two languages is as it is stored`() throws {
    let result = try run(
      "ctl",
      [
        "describe", "Examples/SignIn", "--locale", "de", "--locale", "fr",
        "--format", "json",
      ])
    #expect(result.status == 0)
    try expectRecorded(result.output, in: "SignIn.de-fr.json")
  }

  @Test(arguments: ["Documents/Preferences.xib", "Documents/Configurations.xib"])
  func `the JSON of a document is as it is stored`(_ example: String) throws {
    let result = try run("ctl", ["describe", "--format", "json", "Examples/\(example)"])
    #expect(result.status == 0)
    try expectRecorded(result.output, in: "\(name(example)).json")
  }

  @Test func `every line fits 80 columns but what has no blank to break at`() throws {
    let result = try run("ctl", ["describe", "Examples"])
    let long = result.output.split(separator: "\n").filter { $0.count > 80 && $0.hasPrefix(" ") }
    #expect(long.isEmpty)
  }

  private func name(_ example: String) -> String {
    example.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? example
  }
}
