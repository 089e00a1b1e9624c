import ControlTesting
import InterfaceLoader
import Presenters
import TextFormats

// The scenario in a test of its own.
extension PageSession {
  /// The text of a test whose suite has a name.
  func test(named suite: String) -> String {
    let scenario = "\(scenario)"
    // More than any run of them in the text, so that nothing in it is code.
    let longest = scenario.split { $0 != "#" }.map(\.count).max() ?? 0
    let pounds = String(repeating: "#", count: longest + 1)
    let lines = scenario.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "      \($0)" }.joined(separator: "\n")
    let made = screenOfTest
    return """
      \(made.note)\(Set(made.imports).sorted().map { "import \($0)\n" }.joined())
      @MainActor @Suite struct \(suite) {
        @Test func `what was done on the page happens again`() throws {
      \(made.code)
          let scenario = \(pounds)\"""
      \(lines)
            \"""\(pounds)
          try Scenario(reading: scenario).run(on: screen\(made.options))
        }
      }

      """
  }

  /// The lines of a test that make its screen, the modules that they need, and the options of the run.
  private var screenOfTest: (note: String, imports: [String], code: String, options: String) {
    let imports = ["ControlTesting", "Presenters", "Testing"]
    let name = document.live.screenName(at: start.screen).map { swiftLiteral($0) }
    let language = settings.language.map { ", language: \(swiftLiteral("\($0)"))" } ?? ""
    let readers = [
      "voiceover": "VoiceOver.standard", "voiceover-mac": "VoiceOverMac()", "orca": "Orca()",
    ]
    let reader = settings.reader.flatMap { readers[$0] }
    switch document.origin {
    case .window(let own, let expression):
      let option = reader.map { ", reader: \($0)" } ?? ""
      return ("", imports + own, "    let screen = \(expression)", language + option)
    case .program(let own, let expression):
      let facts = [
        name.map { "the screen \($0)" }, settings.language.map { "the language \($0)" },
        settings.reader.map { "the reader \(visible($0))" },
      ].compactMap(\.self)
      let note = facts.isEmpty ? "" : "// Begins with \(facts.joined(separator: ", ")).\n"
      return (note, imports + own, "    let screen = \(expression)", "")
    case .document:
      let words = document.options.map { visible($0) }.joined(separator: " ")
      let note = words.isEmpty ? "" : "// Shown with \(words), which the loader has to be told.\n"
      let kind = player.screen.uiKitWindow == nil ? "LiveScreen" : "DocumentScreen"
      let choice = ["screenReader", "appKitScreenReader"]
        .map { property in reader.map { "\n    loader.\(property) = \($0)" } ?? "" }.joined()
      let code = """
            // The document lies beside the test.
            let path = URL(filePath: #filePath).deletingLastPathComponent()
              .appending(path: \(swiftLiteral(document.path))).path
            let loader = InterfaceLoader.withPlaceholders()\(choice)
            let screen = try \(kind)(
              contentsOfFile: path\(name.map { ", scene: \($0)" } ?? "")\(language), loader: loader)
        """
      return (note, imports + ["Foundation", "InterfaceLoader"], code, "")
    }
  }
}

/// Returns a text as a literal of Swift, which has all of its characters and no code.
func swiftLiteral(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": literal += "\\\(scalar)"
    default:
      // What has no shape of its own is written by its number.
      let isShown =
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
          .privateUse:
          false
        default: true
        }
      literal += isShown ? "\(scalar)" : "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
  return literal + "\""
}
