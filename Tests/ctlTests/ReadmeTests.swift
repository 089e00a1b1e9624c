import Foundation
import TestSupport
import Testing

/// The pages whose programs and commands are run.
private let pages = [
  "README.md", "Docs/Buttons.md", "Docs/CommandLine.md", "Docs/FirstSteps.md", "Docs/Testing.md",
  "Docs/ValueControls.md", "Docs/Gestures.md", "Docs/Screens.md", "Docs/Text.md", "Docs/Focus.md",
  "Docs/AppKit.md", "Docs/Bindings.md", "Docs/UIKitAndAppKit.md", "Docs/Checking.md",
  "Docs/Modules.md", "Docs/StringTables.md", "Docs/Scenarios.md", "Docs/Archives.md",
]

private func text(of path: String) throws -> String {
  try String(contentsOf: packageRoot.appending(path: path), encoding: .utf8)
}

@Suite struct ReadmeTests {
  @Test func `README is at most 140 lines`() throws {
    let lines = try text(of: "README.md").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count - 1 <= 140)
    // A line that a command prints cannot be broken.
    #expect(lines.allSatisfy { $0.count <= ($0.hasPrefix("Examples/") ? 128 : 120) })
  }

  @Test func `what the readers say in README is recorded output`() throws {
    let said = try text(of: "README.md").matches(of: /\n  - `(.+)`/).map { String($0.1) }
    let recorded = [
      "Toolbar.transcript.voiceover", "Toolbar.transcript.voiceover-mac", "Toolbar.transcript.orca",
      "SignIn.orca.de",
    ]
    #expect(said.count == recorded.count)
    for (sentence, name) in zip(said, recorded) {
      #expect(
        try text(of: "Tests/ctlTests/Recorded/\(name).txt").contains("\(sentence)\n"), "\(name)")
    }
  }

  @Test func `each snippet is quoted word for word on one page, with what it really prints`() throws
  {
    let folder = packageRoot.appending(path: "Snippets")
    let snippets = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".swift")
    }
    #expect(!snippets.isEmpty)
    for snippet in snippets {
      let source = try String(contentsOf: folder.appending(path: snippet), encoding: .utf8)
      // A snippet opens with a comment that says what it shows.
      let program = source.drop { $0 != "\n" }.dropFirst()
      let quoted = "```swift\n\(program)```\n"
      let found = try pages.filter { try text(of: $0).contains(quoted) }
      #expect(found.count == 1, "\(snippet) is quoted in \(found)")
      guard let page = found.first else { continue }
      let link = page.hasPrefix("Docs/") ? "../Snippets/\(snippet)" : "Snippets/\(snippet)"
      let printed = try run(String(snippet.dropLast(".swift".count)))
      #expect(printed.status == 0)
      #expect(
        try text(of: page).contains(
          "[Snippets/\(snippet)](\(link))):\n\n```\n\(printed.output)```\n"),
        "\(snippet) prints:\n\(printed.output)")
    }
  }

  @Test(arguments: [
    (
      "Docs/Testing.md",
      "Examples/AnnouncementTests/Tests/AnnouncementTests/SignInTests.swift"
    ),
    ("Docs/FirstSteps.md", "Tests/ControlTestingTests/OptionsTests.swift"),
    ("Docs/Testing.md", "Tests/ControlTestingTests/OperatingTests.swift"),
  ])
  func `a test on a page is one that runs, word for word`(page: String, file: String) throws {
    #expect(try text(of: page).contains("```swift\n\(try text(of: file))```\n"))
  }

  @Test(arguments: [("README.md", 2), ("Docs/Scenarios.md", 2)])
  func `steps on a page are of a scenario that runs, word for word`(page: String, count: Int) throws
  {
    let scenarios = try ["SignIn/SignIn", "Export/Export"].map {
      try text(of: "Examples/\($0).scenario")
    }
    let blocks = try text(of: page).matches(of: /```\n((?:@|>)[^`]*)```\n/).map { String($0.1) }
    #expect(blocks.count == count)
    for block in blocks {
      #expect(scenarios.contains { "\($0)\n".contains("\(block)\n") }, "\(block)")
    }
  }

  @Test(arguments: pages)
  func `each command prints what stands below it`(page: String) throws {
    let blocks = try text(of: page).matches(of: /```\n\$ ctl (.+)\n((?:[^`].*\n|\n)*)```\n/)
    var recorded = try text(of: page)
    for block in blocks {
      // The quotation marks are the shell's.
      let arguments = block.1.matches(of: /(?:'[^']*'|[^ '])+/)
        .map { String($0.0).replacing("'", with: "") }
      // Without the program that reads source, make source-tools has not run.
      if arguments.contains("--source"), !readsSource { continue }
      let result = try run("ctl", arguments)
      #expect(result.status == 0)
      let printed = result.output.trimmingCharacters(in: .newlines) + "\n"
      if isRecording {
        recorded = recorded.replacing(
          "$ ctl \(block.1)\n\(block.2)", with: "$ ctl \(block.1)\n\(printed)")
      } else {
        #expect(printed == block.2)
      }
    }
    if isRecording {
      try recorded.write(
        to: packageRoot.appending(path: page), atomically: true, encoding: .utf8)
    }
  }

  @Test func `the pages show 31 commands, each verb among them`() throws {
    let commands = try pages.flatMap { page in
      try text(of: page).matches(of: /```\n\$ ctl (\w+)/).map { String($0.1) }
    }
    #expect(commands.count == 31)
    #expect(
      Set(commands) == [
        "actions", "announce", "chain", "check", "describe", "explain", "find", "focus", "run",
        "strings", "tap", "why",
      ])
  }

  @Test func `every link between pages leads to a file`() throws {
    let folder = try FileManager.default.contentsOfDirectory(
      atPath: packageRoot.appending(path: "Docs").path)
    for page in ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] + folder.map({ "Docs/\($0)" })
    where page.hasSuffix(".md") {
      let base = packageRoot.appending(path: page).deletingLastPathComponent()
      for link in try text(of: page).matches(of: /\]\(([^)#:\s]+)(?:#[^)]*)?\)/) {
        #expect(
          FileManager.default.fileExists(atPath: base.appending(path: String(link.1)).path),
          "\(page) links to \(link.1)")
      }
    }
  }
}
