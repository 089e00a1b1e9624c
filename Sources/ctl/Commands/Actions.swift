import AppSources
import ArgumentParser
import Auditing
import Diagnostics
import InterfaceBuilder
import Localize
import Presenters
import TextFormats

/// `ctl actions`: the connections of documents as Xcode's connection panel has them.
struct Actions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "actions",
    abstract: "Lists who sends which action to whom, and the source that answers.",
    usage: "ctl actions [<paths> ...] [options]",
    discussion: """
      Each row has the fields of Xcode's connection panel: the connection, its name, the type of the \
      sender, the event and the arguments. With --source, the line of source that answers follows.
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var source: SourceOptions

  @Flag(help: "Also list outlets and outlet collections.")
  var outlets = false

  @Flag(help: "List only what --source does not answer.")
  var unconnected = false

  @Option(
    help: ArgumentHelp(
      "Write what classes lack: \(StubLanguage.allValueStrings.joined(separator: ", ")).",
      discussion: "Without --source, they lack all that documents connect.", valueName: "language"))
  var stubs: StubLanguage?

  @Option(help: "text for people, json for programs.")
  var format: TableOutputFormat = .text

  func validate() throws {
    if unconnected, source.folders.isEmpty {
      throw ValidationError("--unconnected compares with source. Add --source FOLDER.")
    }
    if stubs != nil, unconnected || outlets || format != .text {
      throw ValidationError(
        "--stubs writes source. Leave out --unconnected, --outlets and --format.")
    }
  }

  func run() throws {
    let index = try source.index(excluding: input.search.exclusions)
    if let stubs { return try write(stubs, index) }
    var rows: [ConnectionRow] = []
    var lines = SourceLines()
    try input.forEachDocument { reading, output in
      switch reading {
      case .success(let document):
        let answers = index.map { ConnectionAnswers($0, for: document.family) }
        for panel in document.connectionPanels(withOutlets: outlets) {
          let answer = answers.map { lines.row(of: $0.answer(to: panel)) }
          if unconnected, answer?.isFound != false { continue }
          rows.append(ConnectionRow(panel, path: document.path, answer: answer))
        }
      case .failure(let error): output.report(error)
      }
    } finish: { output in
      switch format {
      case .text:
        try output.write(ConnectionTable(style: Terminal.style).present(rows))
        // What could not be read may connect something.
        guard rows.isEmpty, output.failures.isEmpty else { return }
        Terminal.complain(
          unconnected
            ? "ctl: note: source answers every connection."
            : "ctl: note: no document connects \(outlets ? "anything" : "an action").")
      case .json: try write(rows, output.failures)
      }
    }
  }

  private func write(_ language: StubLanguage, _ index: SourceIndex?) throws {
    var missing = MissingClasses(index)
    try input.forEachDocument { reading, output in
      switch reading {
      case .success(let document): missing.add(document)
      case .failure(let error): output.report(error)
      }
    } finish: { output in
      let classes = missing.all
      guard !classes.isEmpty else {
        Terminal.complain("ctl: note: no class lacks anything.")
        return
      }
      switch language {
      case .swift: try output.write(SwiftStubs.present(classes))
      case .objc: try output.write(ObjectiveCStubs.present(classes))
      case .controls:
        try output.write(MainActor.assumeIsolated { ControlStubs.present(classes) })
      }
      guard !missing.unowned.isEmpty else { return }
      let names = missing.unowned.sorted().joined(separator: ", ")
      Terminal.complain(
        "ctl: note: no document names a class for what the first responder is sent: \(visible(names))."
      )
    }
  }

  private func write(_ rows: [ConnectionRow], _ failures: [Diagnostic]) throws {
    var writer = JSONWriter(isPretty: true) { try Terminal.write($0) }
    try writer.beginObject()
    try writer.key("connections")
    try writer.value(.list(rows, ConnectionJSON.row))
    try writer.key("failures")
    try writer.value(DocumentJSON.failures(failures))
    try writer.key("schema")
    try writer.value("ctl.actions/1")
    try writer.endObject()
    try writer.endLine()
  }
}

/// The languages of stubs.
enum StubLanguage: String, ExpressibleByArgument, CaseIterable {
  case swift
  case objc
  case controls = "swift-controls"
}
