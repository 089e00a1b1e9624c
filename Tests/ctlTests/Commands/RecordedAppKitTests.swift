import Testing

private let menus = "Examples/Documents/MainMenu.xib"
private let preferences = "Examples/Documents/Preferences.xib"
private let toolbar = "Examples/Documents/Toolbar.storyboard"

/// What each verb tells of documents of AppKit; the last number is the exit status.
private let answers: [(file: String, arguments: [String], status: Int32)] = [
  ("MainMenu.announce", ["announce", menus], 0),
  ("MainMenu.tap.quit", ["tap", menus, "quit"], 0),
  ("MainMenu.tap.choose", ["tap", menus, "Main Menu", "--choose", "Notes/About Notes"], 0),
  ("MainMenu.tap.key", ["tap", menus, "main", "--key", "⌘Q"], 0),
  ("MainMenu.tap.key.disabled", ["tap", menus, "main", "--key", "⇧⌘Z"], 1),
  ("MainMenu.why.delete", ["why", menus, "delete"], 1),
  ("MainMenu.chain.redo", ["chain", menus, "redo", "--action", "redo:"], 0),
  ("MainMenu.focus", ["focus", menus], 0),
  ("MainMenu.check", ["check", menus, "--review", "--notes"], 0),
  ("Preferences.announce", ["announce", preferences], 0),
  ("Preferences.tap.check", ["tap", preferences, "check"], 0),
  ("Preferences.tap.choose", ["tap", preferences, "folder", "--choose", "Other…"], 0),
  ("Preferences.tap.key", ["tap", preferences, "ok", "--key", "Return"], 0),
  ("Preferences.tap.right", ["tap", preferences, "ok", "--right"], 1),
  ("Preferences.why.speed", ["why", preferences, "speed"], 0),
  ("Preferences.chain.ok", ["chain", preferences, "ok", "--action", "closePanel:"], 0),
  ("Preferences.focus", ["focus", preferences], 0),
  ("Preferences.check", ["check", preferences, "--review", "--notes"], 0),
  ("Preferences.gallery", ["gallery", preferences, "--svg", "Preferences"], 0),
  ("Toolbar.announce", ["announce", toolbar], 0),
  ("Toolbar.tap.share", ["tap", toolbar, "share", "--as-if-answered"], 0),
  ("Toolbar.tap.views", ["tap", toolbar, "views"], 0),
  ("Toolbar.why.share", ["why", toolbar, "share"], 1),
  ("Toolbar.chain.share", ["chain", toolbar, "share"], 0),
  ("Toolbar.focus", ["focus", toolbar], 0),
  ("Toolbar.check", ["check", toolbar, "--review", "--notes"], 0),
]

/// `make record` rewrites what these compare with.
@Suite struct RecordedAppKitTests {
  @Test(arguments: answers.indices)
  func `a verb tells of a document of AppKit as it is stored`(_ index: Int) throws {
    let answer = answers[index]
    let result = try run("ctl", answer.arguments)
    #expect(result.status == answer.status)
    #expect(result.errors.isEmpty || answer.arguments[0] == "check")
    try expectRecorded(result.output, in: "AppKit/\(answer.file).txt")
  }
}
