import Foundation
import Testing

@Suite struct ReadmeTests {
  private let readme: String
  private let buttons: String

  init() throws {
    readme = try String(contentsOf: packageRoot.appending(path: "README.md"), encoding: .utf8)
    buttons = try String(
      contentsOf: packageRoot.appending(path: "Docs/Buttons.md"), encoding: .utf8)
  }

  @Test func `each snippet is quoted word for word, with what it really prints`() throws {
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
      let isInReadme = readme.contains(quoted)
      #expect(isInReadme || buttons.contains(quoted), "\(snippet) is not quoted")
      let link = isInReadme ? "Snippets/\(snippet)" : "../Snippets/\(snippet)"
      let printed = try run(String(snippet.dropLast(".swift".count)))
      #expect(printed.status == 0)
      #expect(
        (isInReadme ? readme : buttons).contains(
          "[Snippets/\(snippet)](\(link))):\n\n```\n\(printed.output)```\n"),
        "\(snippet) prints:\n\(printed.output)")
    }
  }

  @Test func `the section on testing opens with the example's test, word for word`() throws {
    let test = try String(
      contentsOf: packageRoot.appending(
        path: "Examples/AnnouncementTests/Tests/AnnouncementTests/SignInTests.swift"),
      encoding: .utf8)
    #expect(readme.contains("```swift\n\(test)```\n"))
  }

  @Test func `each command prints what stands below it`() throws {
    let blocks = readme.matches(of: /```\n\$ ctl (.+)\n((?:[^`].*\n|\n)*)```\n/)
    #expect(blocks.count == 6)
    var recorded = readme
    for block in blocks {
      // The quotation marks are the shell's.
      let arguments = block.1.split(separator: " ").map { $0.replacing("'", with: "") }
      let result = try run("ctl", arguments.map { String($0) })
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
        to: packageRoot.appending(path: "README.md"), atomically: true, encoding: .utf8)
    }
  }
}
