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

  func validate() throws {
    try input.check()
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
              version.document, announcements: Speaker.announcements(of: version),
              language: locale.isEmpty ? nil : version.language) + "\n")
        }
      case .failure(let error): output.report(error)
      }
    }
  }

  private func describeAsJSON() throws {
    var documents: [(path: String, json: JSONValue)] = []
    try input.forEachDocument { reading, output in
      let json: (path: String, json: JSONValue)
      switch reading {
      case .success(let document):
        json = (
          document.path,
          DocumentJSON.document(document, versions: locale.versions(of: document))
        )
      case .failure(let error):
        output.report(error)
        guard let type = error.keyedArchiveType else { return }
        json = (error.path, DocumentJSON.archive(error, type: type))
      }
      if format == .jsonl {
        try output.write(try json.json.text(pretty: false) + "\n")
      } else {
        documents.append(json)
      }
    } finish: { output in
      guard format == .json else { return }
      let all = DocumentJSON.all(documents: documents, failures: output.failures)
      try output.write(try all.text(pretty: true) + "\n")
    }
  }
}
