import ControlTesting
import InterfaceLoader
import Presenters
import TextFormats

// The scenario in a test of its own.
extension PageSession {
  var test: String {
    let scenario = "\(scenario)"
    let title = document.live.screenName(at: start.screen)
    // More than any run of them in the texts, so that nothing in them is code.
    let longest = (scenario + document.path + (title ?? "")).split { $0 != "#" }.map(\.count).max()
    let pounds = String(repeating: "#", count: (longest ?? 0) + 1)
    func literal(_ text: String) -> String { "\(pounds)\"\(visible(text))\"\(pounds)" }
    let lines = scenario.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "      \($0)" }.joined(separator: "\n")
    let language = settings.language.map { ", language: \"\($0)\"" } ?? ""
    var (note, imports) = ("", ["ControlTesting", "Presenters", "Testing"])
    let screen: String
    switch document.origin {
    case .program(let own, let expression):
      imports += own
      screen = "    let screen = \(expression)"
    case .document:
      if !document.options.isEmpty {
        let options = document.options.joined(separator: " ")
        note = "// Shown with \(visible(options)), which the loader of a test is told.\n"
      }
      imports.append("Foundation")
      let kind = player.screen.uiKitWindow == nil ? "LiveScreen" : "DocumentScreen"
      let scene = title.map { ", scene: \(literal($0))" } ?? ""
      screen = """
            // The document lies beside the test.
            let path = URL(filePath: #filePath).deletingLastPathComponent()
              .appending(path: \(literal(document.path))).path
            let screen = try \(kind)(contentsOfFile: path\(scene)\(language))
        """
    }
    return """
      \(note)\(Set(imports).sorted().map { "import \($0)\n" }.joined())
      @MainActor @Suite struct RecordedTests {
        @Test func `what was done on the page happens again`() throws {
      \(screen)
          let scenario = \(pounds)\"""
      \(lines)
            \"""\(pounds)
          try Scenario(reading: scenario).run(on: screen)
        }
      }

      """
  }
}
