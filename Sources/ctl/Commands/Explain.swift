public import ArgumentParser
import Presenters
public import DialectRules
import TextFormats

/// `ctl explain`: the rules of a topic in which UIKit and AppKit differ, with runs that show them.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains what UIKit and AppKit do differently, with runs of both.",
    usage: "ctl explain [<topic>] [options]",
    discussion: """
      The runs are made as the command runs: a scenario of a few steps in a window of each, without \
      a document. Without a topic the topics are listed.
      """)

  @Argument(
    help: ArgumentHelp(
      "The topic: \(DialectRule.Topic.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "topic"))
  var topic: DialectRule.Topic?

  @OptionGroup var color: ColorOption

  @Option(help: "text for people, json for programs.")
  var format: TableOutputFormat = .text

  func run() throws {
    // Commands run on the main thread.
    try MainActor.assumeIsolated {
      switch format {
      case .text: try Terminal.write(text)
      case .json:
        let rules = DialectRule.all.filter { topic == nil || $0.topic == topic }
        try Terminal.write(
          .object(["schema": "ctl.explain/1", "rules": .array(rules.map(\.json))]))
      }
    }
  }

  @MainActor private var text: String {
    if let topic { return DialectRuleOutline(style: Terminal.style).present(topic) }
    let rows = DialectRule.Topic.allCases.map { topic in
      let count = DialectRule.all.count { $0.topic == topic }
      return (left: topic.rawValue, right: "\(topic.title): \(count) rules")
    }
    return ColumnLayout(style: Terminal.style).present(rows) + "\n"
  }
}

extension DialectRule.Topic: ExpressibleByArgument {}
