import Accessibility
import ArgumentParser
import InterfaceBuilder
import InterfaceLoader
import Presenters
import TextFormats

/// The forms of output.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, jsonl
}

/// `ctl describe`: every control with its announcement, its content and its actions.
struct Describe: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Describes each control: what it is, says, shows and sends.",
    usage: "ctl describe [<paths> ...] [options]",
    discussion: """
      Folders are searched for .storyboard and .xib files. Hidden folders and build, DerivedData, \
      Pods, Carthage and node_modules are left out.
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var locale: LocaleOptions
  @OptionGroup var dates: DateOptions
  @OptionGroup var bind: BindOptions

  @Option(help: "text for people; json or jsonl (one document a line) for programs.")
  var format: OutputFormat = .text

  @Flag(help: "Also show attributes and elements without a line of their own.")
  var verbose = false

  @Flag(help: "Also show what buttons look like in each state; text only.")
  var states = false

  func validate() throws {
    if states, format != .text {
      throw ValidationError("--states shows text. Leave out --format, or --states.")
    }
  }

  func run() throws {
    let policies = try CheckConfiguration.policies(for: input.configurationPath)
    switch format {
    case .text: try describeAsText(policies)
    case .json, .jsonl: try describeAsJSON(policies)
    }
    locale.warnAboutMissingTables()
    bind.warnAboutUnusedValues()
  }

  /// Creates the loader of the documents, with the values of bindings.
  @MainActor private func loader(_ policies: [ReaderPolicy.Choice]) -> InterfaceLoader {
    let loader = dates.readingLoader(policies)
    bind.apply(to: loader)
    return loader
  }

  private func describeAsText(_ policies: [ReaderPolicy.Choice]) throws {
    let outline = DocumentOutline(style: Terminal.style, isVerbose: verbose)
    var totals = DocumentTotals()
    try input.forEachDocument { reading, output in
      switch reading {
      case .success(let document):
        totals.add(document)
        for version in locale.versions(of: document, reporting: { output.report($0) }) {
          // Commands run on the main thread.
          try MainActor.assumeIsolated {
            let live = LiveDocument(version, loader: loader(policies))
            let controls = version.document.controls
            try output.write { put in
              try outline.present(
                version.document, language: locale.isEmpty ? nil : version.language,
                otherWords: locale.isEmpty ? nil : live.otherWords,
                announcements: { live.announcements(of: controls[$0]) },
                appearances: { states ? live.buttonAppearances(of: controls[$0]) : [] },
                bound: { live.bindingAnswers(of: $0) },
                attributes: live.interface.runtimeAttributes, to: put)
            }
          }
          if !document.controls.isEmpty { try output.write("\n") }
        }
      case .failure(let error): output.report(error)
      }
    } finish: { output in
      totals.failures = output.failures.count
      totals.leftOut = output.leftOut.count
      output.tellsLeftOut = true
      guard totals.isWorthTelling else { return }
      try output.write(totals.present(style: Terminal.style))
    }
  }

  private func describeAsJSON(_ policies: [ReaderPolicy.Choice]) throws {
    var writer = JSONWriter(isPretty: format == .json) { try Terminal.write($0) }
    guard format == .json else {
      return try input.forEachDocument { reading, output in
        if try put(reading, policies, &output, to: &writer) { try writer.endLine() }
      }
    }
    try writer.beginObject()
    try writer.key("documents")
    try writer.beginList()
    try input.forEachDocument(sortedByPath: true) { reading, output in
      _ = try put(reading, policies, &output, to: &writer)
    } finish: { output in
      try writer.endList()
      try writer.key("failures")
      try writer.value(DocumentJSON.failures(output.failures))
      try writer.key("schema")
      try writer.value("ctl.describe/1")
      try writer.endObject()
      try writer.endLine()
    }
  }

  /// Puts a document, or that it is a keyed archive; returns false for another one that cannot be
  /// read, which is a failure.
  private func put(
    _ reading: DocumentInput.Reading, _ policies: [ReaderPolicy.Choice],
    _ output: inout CommandOutput, to writer: inout JSONWriter
  ) throws -> Bool {
    switch reading {
    case .success(let document):
      let versions = locale.versions(of: document) { output.report($0) }
      // Commands run on the main thread.
      let live = MainActor.assumeIsolated {
        versions.map { LiveDocument($0, loader: loader(policies)) }
      }
      let attributes = MainActor.assumeIsolated {
        live.first?.interface.runtimeAttributes(asIn: document) ?? []
      }
      try DocumentJSON.put(
        document, versions: versions, attributes: attributes, to: &writer
      ) { number in
        MainActor.assumeIsolated {
          live.map { $0.announcements(of: $0.document.controls[number]) }
        }
      } bound: { element in
        MainActor.assumeIsolated { live.first?.bindingAnswers(of: element) ?? [:] }
      }
      return true
    case .failure(let error):
      output.report(error)
      guard let type = error.keyedArchiveType else { return false }
      try writer.value(DocumentJSON.archive(error, type: type))
      return true
    }
  }
}
