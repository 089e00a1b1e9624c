import ArgumentParser
import Diagnostics
import InterfaceBuilder
import InterfaceLoader
import Localize
import Presenters
import TextFormats

/// `ctl find`: the controls that a word or text leads to.
struct Find: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find",
    abstract:
      "Finds controls by class, title in any language, key, identifier, words, selector or asset.",
    usage: "ctl find <query> [<paths> ...] [options]",
    discussion: """
      A term that is the query comes first, then those that contain it. Without either, those that \
      are spelled nearly so are listed. Letters' case makes no difference.
      """)

  @Argument(help: "A word or text, such as UISwitch, signIn: or Anmelden.")
  var query: String

  @OptionGroup var input: InputOptions

  @Option(
    help: ArgumentHelp(
      "Look only at terms of a kind: \(ControlTerm.Kind.allValueStrings.joined(separator: ", ")).",
      discussion: "Repeat it for several kinds.", valueName: "kind"))
  var by: [ControlTerm.Kind] = []

  @Option(help: "text for people, json for programs.")
  var format: TableOutputFormat = .text

  func validate() throws {
    if query.allSatisfy(\.isWhitespace) {
      throw ValidationError("The query is empty. Write a word, such as UISwitch.")
    }
  }

  func run() throws {
    var search = ControlQuery(query, by: Set(by.isEmpty ? ControlTerm.Kind.allCases : by))
    try input.forEachDocument { reading, output in
      switch reading {
      case .success(let document):
        search.look(in: document) { output.report($0) }
      case .failure(let error): output.report(error)
      }
    } finish: { output in
      let found = search.found
      switch format {
      case .text:
        for match in found { try output.write(match.text(style: Terminal.style)) }
        if found.isEmpty {
          Terminal.complain("ctl: note: no control has '\(visible(query))'.")
        }
      case .json: try write(found, output.failures)
      }
    }
    if search.found.isEmpty { throw ExitStatus.findings }
  }

  private func write(_ found: [FoundControl], _ failures: [Diagnostic]) throws {
    var writer = JSONWriter(isPretty: true) { try Terminal.write($0) }
    try writer.beginObject()
    try writer.key("controls")
    try writer.value(.list(found, \.json))
    try writer.key("failures")
    try writer.value(DocumentJSON.failures(failures))
    try writer.key("query")
    try writer.value(.string(query))
    try writer.key("schema")
    try writer.value("ctl.find/1")
    try writer.endObject()
    try writer.endLine()
  }
}

extension ControlTerm.Kind: ExpressibleByArgument {}
