import ArgumentParser
import InterfaceBuilder
import Presenters

/// The forms of output.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, jsonl
}

/// `ctl describe`: every control with what it says, shows and sends.
struct Describe: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Describes the controls of documents: what each is, says, shows and sends.",
    discussion: """
      Folders are searched for .storyboard and .xib; hidden ones, and build, DerivedData, Pods, \
      Carthage and node_modules, are left out.
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var locale: LocaleOptions

  @Option(help: "text for people; json, or jsonl with a document a line, for programs.")
  var format: OutputFormat = .text

  @Flag(help: "Also show attributes and elements that have no line of their own.")
  var verbose = false

  @Flag(help: "Also show what buttons look like in each of their states; text only.")
  var states = false

  func validate() throws {
    try input.check()
    if states, format != .text {
      throw ValidationError("--states shows text. Leave out --format, or --states.")
    }
    try locale.check()
  }

  func run() throws {
    switch format {
    case .text: try describeAsText()
    case .json, .jsonl: try describeAsJSON()
    }
  }

  private func describeAsText() throws {
    let outline = DocumentOutline(style: Terminal.style, isVerbose: verbose)
    try input.forEachDocument { reading, output in
      switch reading {
      case .success(let document):
        for version in locale.versions(of: document) {
          try output.write(
            outline.present(
              version.document, announcements: Speaker().announcements(of: version),
              states: states ? ButtonStates.all(of: version) : [],
              language: locale.isEmpty ? nil : version.language) + "\n")
        }
      case .failure(let error): output.report(error)
      }
    }
  }

  private func describeAsJSON() throws {
    let isList = format == .json
    let depth = isList ? 2 : 0
    var stream = JSONStream(isPretty: isList)
    var count = 0
    if isList { try stream.put("{\n  \"documents\" : [") }
    try input.forEachDocument(sortedByPath: isList) { reading, output in
      switch reading {
      case .success(let document):
        if isList { try stream.beginElement(count, depth: depth) }
        try DocumentJSON.put(
          document, versions: locale.versions(of: document), depth: depth, to: &stream)
      case .failure(let error):
        output.report(error)
        guard let type = error.keyedArchiveType else { return }
        if isList { try stream.beginElement(count, depth: depth) }
        try stream.put(DocumentJSON.archive(error, type: type), depth: depth)
      }
      count += 1
      if !isList {
        try stream.put("\n")
        try stream.flush()
      }
    } finish: { output in
      if isList {
        try stream.endArray(of: count, depth: 1)
        let end = try DocumentJSON.end(failures: output.failures).text(pretty: true)
        try stream.put("," + end.dropFirst() + "\n")
      }
      try stream.flush()
    }
  }
}
