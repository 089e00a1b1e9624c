import ArgumentParser
import Diagnostics
import InterfaceBuilder
import Presenters
import TextFormats

/// The documents that a command works on.
struct InputOptions: ParsableArguments {
  @Argument(
    help:
      "Storyboards, xibs, or folders to search, the current one by default; - is standard input.")
  var paths: [String] = []

  @OptionGroup var search: SearchOptions
  @OptionGroup var color: ColorOption

  @Option(name: .customLong("path"), help: "The path to show for standard input.")
  var inputName: String?

  /// The path in whose folder or above the configuration is.
  var configurationPath: String { inputName ?? paths.first ?? "" }

  /// Checks that standard input is named at most once, and that `--path` is used only with it.
  func validate() throws {
    let inputs = paths.count { $0 == DocumentInput.standardInput }
    if inputs > 1 { throw ValidationError("Standard input (-) can be named once.") }
    if inputs == 0, inputName != nil { throw ValidationError("Use --path only with -.") }
  }

  /// Finds the documents, over which no output is written.
  func find() -> DocumentFinder {
    let finder = search.finder(for: paths)
    for path in finder.found.compactMap({ try? $0.get() }) { InputFiles.add(path) }
    return finder
  }

  /// Parses the documents; calls one closure for each in order, then the other one at the end.
  ///
  /// They are found first, unless they have been. An unreadable file does not stop the others: it is
  /// reported, and the command exits with 3.
  func forEachDocument(
    in documents: DocumentFinder? = nil, sortedByPath: Bool = false,
    where isWanted: (String) -> Bool = { _ in true },
    _ body: (DocumentInput.Reading, inout CommandOutput) throws -> Void,
    finish: (inout CommandOutput) throws -> Void = { _ in }
  ) throws {
    let finder = documents ?? search.finder(for: paths)
    var output = CommandOutput(leftOut: finder.leftOut)
    let inputName = inputName ?? DocumentInput.standardInput
    let found = (sortedByPath ? finder.sorted(inputName: inputName) : finder.found).filter {
      (try? $0.get()).map(isWanted) ?? true
    }
    DocumentFinder.noteLinks(found)
    let named = Set(paths)
    try DocumentInput.read(found, inputName: inputName) { number, reading in
      if case .failure(let error) = reading, error.isAboutOtherKind, !named.contains(error.path) {
        // A folder of an app has documents of its other targets, too.
        output.otherKinds.append(error)
      } else {
        try body(reading, &output)
      }
      output.progress(number + 1, of: found.count)
    }
    try finish(&output)
    if !output.tellsLeftOut { Terminal.noteLeftOut(finder.leftOut) }
    Terminal.noteOtherKinds(output.otherKinds)
    if !output.failures.isEmpty { throw ExitStatus.unreadableInput }
  }
}

extension InputOptions {
  /// Answers about each document: as text, or as one JSON value with all documents and the files that
  /// could not be read.
  func answer(
    _ format: TableOutputFormat, schema: String,
    json: (InterfaceDocument, inout CommandOutput) throws -> JSONValue,
    text: (InterfaceDocument, inout CommandOutput) throws -> String
  ) throws {
    var writer = JSONWriter(isPretty: true) { try Terminal.write($0) }
    if format == .json {
      try writer.beginObject()
      try writer.key("documents")
      try writer.beginList()
    }
    try forEachDocument { reading, output in
      switch (reading, format) {
      case (.success(let document), .json): try writer.value(try json(document, &output))
      case (.success(let document), .text): try output.write(try text(document, &output))
      case (.failure(let error), _): output.report(error)
      }
    } finish: { output in
      guard format == .json else { return }
      try writer.endList()
      try writer.key("failures")
      try writer.value(DocumentJSON.failures(output.failures))
      try writer.key("schema")
      try writer.value(.string(schema))
      try writer.endObject()
      try writer.endLine()
    }
  }
}

/// The output of a command, and the files that could not be read.
struct CommandOutput {
  /// The folders and files that a search left out.
  let leftOut: [String]
  /// Indicates whether the output says how many those are.
  var tellsLeftOut = false
  /// The errors about files in folders that are not for UIKit or AppKit, which are left out.
  var otherKinds: [Diagnostic] = []
  private(set) var failures: [Diagnostic] = []
  private let start = ContinuousClock.now

  init(leftOut: [String]) { self.leftOut = leftOut }

  mutating func write(_ text: String) throws {
    Terminal.clearProgress()
    try Terminal.write(text)
  }

  mutating func write(pieces: ((String) throws -> Void) throws -> Void) throws {
    Terminal.clearProgress()
    try Terminal.write(pieces: pieces)
  }

  mutating func report(_ error: Diagnostic) {
    Terminal.clearProgress()
    failures.append(error)
    Terminal.report(error)
  }

  /// Shows the progress of long work after one second.
  mutating func progress(_ number: Int, of count: Int) {
    guard count > 1, number < count, ContinuousClock.now - start > .seconds(1) else { return }
    Terminal.progress("\(number) of \(count) documents")
  }
}
