import ControlTesting
import InterfaceLoader
import Localize
import Presenters
import ResponderKit

// The steps as a file.
extension PageSession {
  /// A file of what was done.
  package enum Save: String, Sendable, CaseIterable {
    case scenario, transcript, test

    /// The name of the file.
    package func name(of title: String) -> String {
      let stem = Self.stem(of: title)
      switch self {
      case .scenario: return "\(stem).scenario"
      case .transcript: return "\(stem).transcript"
      case .test: return "\(Self.suite(of: title)).swift"
      }
    }

    private static func stem(of title: String) -> Substring {
      let name = String(title.split(separator: "/").last ?? "").prefix { $0 != "." }
      return name.isEmpty ? "Page" : name
    }

    /// The name of a suite, which is one of Swift, and another one for each file.
    static func suite(of title: String) -> String {
      let letters = stem(of: title).filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
      return (letters.first?.isLetter == true ? "" : "Page") + letters + "RecordedTests"
    }
  }

  /// Returns the text of a file, and its name.
  package func saved(_ save: Save) -> (name: String, text: String) {
    let text =
      switch save {
      case .scenario: "\(scenario)"
      case .transcript: "\(transcript)"
      case .test: test(named: Save.suite(of: source.titles[start.document]))
      }
    return (save.name(of: source.titles[start.document]), text)
  }

  /// The document, and how it is shown.
  private var head: Transcript.Head {
    var head = Transcript.Head(
      document: document.path.isEmpty ? nil : document.path, options: document.options)
    if let reader = settings.reader { head.readers = [reader] }
    if let language = settings.language { head.languages = [language] }
    return head
  }

  /// The texts that were said after each step, with the steps as comments.
  private var transcript: Transcript {
    var head = head
    if head.languages.isEmpty { head.languages = [document.live.language] }
    return scenario.transcript(of: played, head)
  }

  /// The steps that were made, with what happened at each.
  var scenario: Scenario {
    let head = head
    let screen = document.live.screenName(at: start.screen)
    let text = steps.prefix(played.count).map { "> \($0)\n" }.joined()
    guard var scenario = try? Scenario(reading: text) else {
      preconditionFailure("a step that was made is a step of a scenario")
    }
    scenario.head = head
    scenario.screen = screen
    return scenario.difference(of: [played], head: head, path: document.path, all: true)
      .replacement
  }
}
