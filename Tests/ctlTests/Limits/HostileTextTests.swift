import Foundation
import Testing
import TextFormats

/// Everything that commands a terminal and that a document may have.
private let commands =
  "\u{7F}\u{85}\u{9B}31m\u{9D}0;t\u{9C}\u{202A}\u{202E}\u{2066}\u{2069}\u{200F}"

/// Whether a byte of a text commands a terminal.
private func commandsTerminal(_ text: String) -> Bool {
  text.unicodeScalars.contains { scalar in
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E: true
    default: false
    }
  }
}

private let document = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
  <scene sceneID="s"><objects><viewController id="vc" title="T\(commands)" customClass="C\(commands)"
  sceneMemberID="viewController"><view key="view" id="v" userLabel="V\(commands)">
  <rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
  <button id="first" x="\(commands)" customClass="B\(commands)" userLabel="U\(commands)">
  <rect key="frame" x="0" y="0" width="80" height="40"/>
  <state key="normal\(commands)" title="N\(commands)"/><state key="normal" title="Only\(commands)"/>
  <accessibility key="accessibilityConfiguration" hint="H\(commands)" label="L\(commands)"/>
  <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="k\(commands)"
  value="\(commands)"/></userDefinedRuntimeAttributes>
  <connections><action selector="a\(commands):" destination="vc" eventType="touchUpInside"/>
  <segue destination="gone\(commands)" kind="show\(commands)" identifier="\(commands)"/></connections></button>
  <button id="b\(commands)"><rect key="frame" x="0" y="80" width="80" height="40"/>
  <state key="normal" title="Go\(commands)"/></button>
  <button id="b"/><unknown\u{E9} key="\(commands)"/></subviews></view></viewController></objects></scene></scenes></document>
  """

/// The tables, which may have any character as an escape.
private let escapes = "\\U001B[31m\\U009B\\U202E\\U0007"

private let verbs: [[String]] = [
  ["check"], ["check", "--format", "json"], ["check", "--format", "github"],
  ["check", "--format", "sarif"], ["check", "--format", "junit", "--review"],
  ["describe"], ["describe", "--verbose"], ["describe", "--states"],
  ["describe", "--color", "never"],
  ["describe", "--locale", "all"], ["describe", "--format", "json", "--locale", "all"],
  ["describe", "--format", "jsonl"],
  ["announce"], ["announce", "--explain", "--locale", "all"], ["announce", "--outline"],
  ["announce", "--transcript", "--locale", "all"], ["announce", "--format", "json", "--explain"],
  ["announce", "--label-policy", "observed", "--image-names", "guessed", "--no-hints"],
  ["tap", "@", "first"], ["tap", "@", "first", "--format", "json", "--locale", "de"],
  ["chain", "@", "first"], ["chain", "@", "first", "--action", "a\(commands):"],
  ["chain", "@", "first", "--action", "a\(commands):", "--format", "json"], ["why", "@", "first"],
  ["why", "@", "first", "--format", "json"], ["why", "@", "Only\(commands)"],
  ["why", "@", "Go\(commands)"],
  ["tap", "@", "nothing\(commands)"],
  ["describe", "missing\(commands)"], ["describe\(commands)"], ["describe", "--format", commands],
  ["describe", "--locale", commands], ["announce", "--label-policy", commands],
  ["strings", "coverage", "--verbose"], ["strings", "coverage", "--format", "json"],
  ["strings", "list", "."], ["strings", "list", ".", "--format", "json"],
  ["strings", "get", "k", ".", "--format", "json"],
  ["strings", "get", "missing\(commands)", "."],
  ["strings", "get", "k", ".", "--locale", commands],
  ["strings", "get", "f\(commands)", ".", "--argument", commands],
  ["strings", "convert", ".", "--output", "out\(commands)"],
  ["strings", "convert", ".", "--output", "out", "--format", "json"],
  ["strings", "convert", ".", "--output", "out", "--table", "missing\(commands)"],
  ["strings", "negotiate", commands, "--available", "de\(commands)"],
  ["strings", "negotiate", "de", "--available", "de\(commands)", "--format", "json"],
]

struct HostileTextTests {
  private func app() throws -> ScratchFolder {
    try ScratchFolder([
      "Base.lproj/Form.storyboard": document,
      "de.lproj/Form.strings": """
      /* c\(commands) */ "first.normalTitle" = "Los\(escapes)"; "x\(commands)" = "y"; "first.normalTitle" = "2";
      "broken\(commands)" = = ;
      """,
      "en.lproj/Localizable.strings": """
      /* c\(commands) */ "k" = "v\(escapes)"; "k\(commands)" = "w"; "k\(commands)" = "x"; "\\q\(commands)" = "y";
      "f\(commands)" = "%d";
      """,
      "de.lproj/Localizable.strings": "/* other\(commands) */ \"k\" = \"d\"; only\\U001B = o;",
    ])
  }

  @Test(arguments: verbs)
  func `no document, table or argument commands a terminal`(verb: [String]) throws {
    let folder = try app()
    let arguments = verb.map { $0 == "@" ? "Base.lproj/Form.storyboard" : $0 }
    let result = try run("ctl", arguments, in: folder.url)
    #expect(!commandsTerminal(result.output), "\(result.output.debugDescription)")
    #expect(!commandsTerminal(result.errors), "\(result.errors.debugDescription)")
    if verb.contains("json") {
      #expect(!result.output.isEmpty)
      #expect(
        !result.output.unicodeScalars.contains {
          (0x2066...0x2069).contains($0.value) || $0 == "\u{200F}"
        })
      _ = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    }
  }

  @Test(arguments: verbs.filter { !$0.contains("--color") })
  func `with color, ctl alone sets the color`(verb: [String]) throws {
    let folder = try app()
    let arguments = verb.map { $0 == "@" ? "Base.lproj/Form.storyboard" : $0 }
    // The exact text of a key goes into a pipe.
    if verb.starts(with: ["strings", "get"]), !verb.contains("json") { return }
    let result = try run("ctl", arguments + ["--color", "always"], in: folder.url)
    let output = result.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(!commandsTerminal(output), "\(result.output.debugDescription)")
    // What a document has is shown as a number.
    #expect(!result.output.contains("\u{1B}[31m\\u"), "\(result.output.debugDescription)")
    #expect(!commandsTerminal(result.errors), "\(result.errors.debugDescription)")
  }

  @Test func `the text of a key is exact in a pipe and in a file`() throws {
    let folder = try ScratchFolder(["Texts.strings": "\"k\" = \"a\\U001B[31m\\U009B\\nb\";"])
    let result = try run("ctl", ["strings", "get", "k", "Texts.strings"], in: folder.url)
    #expect(result.output == "a\u{1B}[31m\u{9B}\nb\n")
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "there is no script"),
    arguments: ["TERM=dumb", "TERM=xterm-256color", "TERM=xterm-256color NO_COLOR=1"])
  func `on a terminal, the text of a key is escaped`(environment: String) throws {
    // A title of the window, and the clipboard.
    let text = "a\\U001B]0;t\\U0007\\U001B]52;c;eA==\\U0007\\U001B[31m\\U009B"
    let folder = try ScratchFolder(["Texts.strings": "\"k\" = \"\(text)\";"])
    let program = Bundle.main.bundleURL.appending(path: "ctl").path
    for color in ["", " --color always"] {
      let command = "\(environment) \(program) strings get k Texts.strings\(color)"
      let result = try run(
        "/usr/bin/script", ["-qec", "env \(command)", "/dev/null"], in: folder.url)
      #expect(
        result.output == """
          a\\u{1B}]0;t\\u{7}\\u{1B}]52;c;eA==\\u{7}\\u{1B}[31m\\u{9B}\r\n
          """)
    }
  }
}
