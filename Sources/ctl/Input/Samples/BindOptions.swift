import ArgumentParser
import Diagnostics
import InterfaceLoader
import Localize
import Synchronization
import TextFormats

/// The values that bindings show in the place of the app's model.
struct BindOptions: ParsableArguments {
  @Option(
    name: .customLong("bind"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Give AppKit's bindings a value: 'values.speed=5' with JSON or a text, 'Players:selection.name=Ann' of one object, or a JSON file of them, - for standard input. Repeatable; the last one of a key path counts.",
      valueName: "keypath=value or file"))
  var sources: [String] = []

  private static let loaded = Mutex<[[String]: BindingValues]>([:])

  /// Reads the values.
  func validate() throws {
    guard !sources.isEmpty else { return }
    var entries: [BindingValues.Entry] = []
    for source in sources {
      do { entries += try Self.entries(of: source) } catch let error as Diagnostic {
        Terminal.report(error)
        throw ExitStatus.unreadableInput
      }
    }
    let values = BindingValues(entries)
    Self.loaded.withLock { $0[sources] = values }
  }

  /// Returns the values of one argument.
  private static func entries(of source: String) throws -> [BindingValues.Entry] {
    let path = FileName.plain(source)
    if source == DocumentInput.standardInput {
      return try BindingValues(fromDescriptor: 0, path: "standard input").entries
    }
    if let entry = try BindingValues.Entry(parsing: path) { return [entry] }
    guard !source.hasPrefix("=") else {
      throw ValidationError(
        "--bind '\(brief(source))' has no key path. Write one before the =, such as 'values.speed=5'."
      )
    }
    guard source.hasSuffix(".json") || (try? FileStatus(of: path)) != nil else {
      throw ValidationError(
        "--bind '\(brief(source))' has no value. Write a key path, = and a value, such as 'values.speed=5', or name a JSON file."
      )
    }
    InputFiles.add(path)
    return try BindingValues(contentsOfFile: path).entries
  }

  /// Returns whether an argument is the path of a file.
  static func isFile(_ source: String) -> Bool {
    source != DocumentInput.standardInput
      && (try? BindingValues.Entry(parsing: FileName.plain(source))) == nil
  }

  /// The values; nil without the option.
  private var values: BindingValues? {
    sources.isEmpty ? nil : Self.loaded.withLock { $0[sources] }
  }

  /// Gives the documents of a loader the values.
  @MainActor func apply(to loader: InterfaceLoader) { loader.bindingValues = values }

  /// Takes the values out that follow the last file, and returns them: those that a page shows on lines and changes.
  mutating func takeLastValues() -> [String] {
    let first =
      sources.lastIndex {
        $0 == DocumentInput.standardInput || Self.isFile($0) || $0.contains(where: \.isNewline)
      }.map { $0 + 1 } ?? 0
    let last = Array(sources[first...])
    let rest = Array(sources[..<first])
    let count = last.compactMap { try? BindingValues.Entry(parsing: FileName.plain($0)) }.count
    if let entries = values?.entries, !rest.isEmpty {
      Self.loaded.withLock { $0[rest] = BindingValues(entries.dropLast(count)) }
    }
    sources = rest
    return last
  }

  /// Warns about values that no binding reads, when all documents have been read.
  func warnAboutUnusedValues() {
    guard let values else { return }
    for warning in Self.warnings(about: values) { Terminal.report(warning) }
  }

  /// Returns the warnings about values that no binding reads in the documents that were read.
  static func warnings(about values: BindingValues) -> [Diagnostic] {
    var warnings = values.problems
    for (place, entry) in values.unused.enumerated() {
      // Each search reads all that is bound.
      let known = place < 20 ? values.knownKeyPaths : []
      warnings.append(
        warning(
          "no binding reads '\(brief(entry.name))'",
          names(near: entry.name, among: known, atMost: 3)))
    }
    for (place, (key, entry)) in values.unusedKeys.enumerated() {
      let known = place < 20 ? values.knownKeys : []
      warnings.append(
        warning(
          "no binding reads '\(brief(key))' in the value of \(brief(entry.name))",
          names(near: key, among: known, atMost: 3)))
    }
    return warnings
  }

  private static func warning(_ problem: String, _ near: [String]) -> Diagnostic {
    Diagnostic(
      .warning, id: "bind.keyPath", path: "--bind", problem,
      near.isEmpty
        ? "'ctl describe' shows what is bound."
        : "Did you mean \(near.map { "'\(brief($0))'" }.joined(separator: ", "))?")
  }
}
