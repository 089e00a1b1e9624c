import ControlTesting
import InterfaceLoader
import Localize
import Presenters
import ResponderKit

// The steps as a file.
extension PageSession {
  /// A file of what was done.
  package enum Save: String, Sendable, CaseIterable {
    case scenario, test

    /// The name of the file.
    package func name(of title: String) -> String {
      let name = String(title.split(separator: "/").last ?? "").prefix { $0 != "." }
      let stem = name.isEmpty ? "Page" : name
      switch self {
      case .scenario: return "\(stem).scenario"
      case .test: return "\(stem)Tests.swift"
      }
    }
  }

  /// Returns the text of a file, and its name.
  package func saved(_ save: Save) -> (name: String, text: String) {
    let text =
      switch save {
      case .scenario: "\(scenario)"
      case .test: test
      }
    return (save.name(of: source.titles[start.document]), text)
  }

  /// The steps that were made, with what happened at each.
  var scenario: Scenario {
    var head = Transcript.Head(document: document.path, options: document.options)
    if let reader = settings.reader { head.readers = [reader] }
    if let language = settings.language { head.languages = [language] }
    let screen = document.live.screenTitles[start.screen]
    let text = steps.prefix(played.count).map { "> \($0)\n" }.joined()
    guard var scenario = try? Scenario(reading: text) else {
      preconditionFailure("a step that was made is a step of a scenario")
    }
    scenario.head = head
    scenario.screen = screen
    return scenario.difference(of: [played], head: head, path: document.path, all: true)
      .replacement
  }

  /// The scenario in a test of its own.
  private var test: String {
    let text = "\(scenario)" + document.path
    // More than any run of them in the text, so that nothing in it is code.
    let longest = text.split { $0 != "#" }.map(\.count).max() ?? 0
    let pounds = String(repeating: "#", count: longest + 1)
    let others = document.options.joined(separator: " ")
    let language = settings.language.map { ", language: \"\($0)\"" } ?? ""
    let lines = "\(scenario)".split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "      \($0)" }.joined(separator: "\n")
    return """
      // Shown with \(others), which the loader of a test has to be told.
      import ControlTesting
      import Presenters
      import Testing

      @MainActor @Suite struct RecordedTests {
        @Test func `what was done on the page happens again`() throws {
          let screen = try DocumentScreen(contentsOfFile: \(pounds)"\(document.path)"\(pounds)\(language))
          let scenario = \(pounds)\"""
      \(lines)
            \"""\(pounds)
          try Scenario(reading: scenario).run(on: screen)
        }
      }

      """
  }
}
