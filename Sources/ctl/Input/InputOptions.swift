import ArgumentParser
import Diagnostics
import InterfaceBuilder
import Presenters

/// The documents that a command works on.
struct InputOptions: ParsableArguments {
  @Argument(help: "Storyboards, xibs, and folders to search for them; - is standard input.")
  var paths: [String]

  @Option(name: .customLong("path"), help: "The name of what comes from standard input.")
  var inputName: String?

  /// Standard input can be read once, and a name is for it alone.
  func check() throws {
    let inputs = paths.count { $0 == DocumentInput.standardInput }
    if inputs > 1 { throw ValidationError("Standard input (-) can be named once.") }
    if inputs == 0, inputName != nil { throw ValidationError("--path names what - reads.") }
  }

  /// Reads the documents; the closures get each in order, then the end, and where to write.
  ///
  /// One bad file never stops the others: it is named, and the command exits with 3 in the end.
  func forEachDocument(
    sortedByPath: Bool = false,
    _ body: (DocumentInput.Reading, inout CommandOutput) throws -> Void,
    finish: (inout CommandOutput) throws -> Void = { _ in }
  ) throws {
    var finder = DocumentFinder()
    var output = CommandOutput()
    for path in paths { finder.add(path) }
    let inputName = inputName ?? DocumentInput.standardInput
    let found = sortedByPath ? finder.sorted(inputName: inputName) : finder.found
    try DocumentInput.read(found, inputName: inputName) { number, reading in
      try body(reading, &output)
      output.progress(number + 1, of: found.count)
    }
    try finish(&output)
    if !output.failures.isEmpty { throw ExitStatus.unreadableInput }
  }
}

/// Where a command writes, and what could not be read.
struct CommandOutput {
  private(set) var failures: [Diagnostic] = []
  private let start = ContinuousClock.now
  private var isShowingProgress = false

  mutating func write(_ text: String) throws {
    clearProgress()
    try Terminal.write(text)
  }

  mutating func report(_ error: Diagnostic) {
    clearProgress()
    failures.append(error)
    Terminal.report(error)
  }

  /// Shows how far long work has come, from its second second on.
  mutating func progress(_ number: Int, of count: Int) {
    guard count > 1, number < count, ContinuousClock.now - start > .seconds(1) else { return }
    isShowingProgress = true
    Terminal.progress("\(number) of \(count) documents")
  }

  private mutating func clearProgress() {
    if isShowingProgress { Terminal.progress("") }
    isShowingProgress = false
  }
}
