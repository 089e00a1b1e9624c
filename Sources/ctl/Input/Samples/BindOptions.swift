import ArgumentParser
import Diagnostics
import InterfaceLoader
import Synchronization
import TextFormats

/// The values that bindings show in the place of the app's model.
struct BindOptions: ParsableArguments {
  @Option(
    name: .customLong("bind"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Give AppKit's bindings a value: 'values.speed=5' with JSON or a text, or a JSON file of them. Repeatable; the last one of a key path counts.",
      valueName: "keypath=value or file"))
  var sources: [String] = []

  private static let loaded = Mutex<[[String]: BindingValues]>([:])

  /// Reads the values.
  func validate() throws {
    guard !sources.isEmpty else { return }
    var entries: [BindingValues.Entry] = []
    for source in sources {
      if let entry = BindingValues.Entry(parsing: FileName.plain(source)) {
        entries.append(entry)
        continue
      }
      guard source.hasSuffix(".json") else {
        throw ValidationError(
          "--bind '\(brief(source))' has no value. Write a key path, = and a value, such as 'values.speed=5', or name a JSON file."
        )
      }
      do throws(Diagnostic) {
        let path = FileName.plain(source)
        InputFiles.add(path)
        entries += try BindingValues(contentsOfFile: path).entries
      } catch {
        Terminal.report(error)
        throw ExitStatus.unreadableInput
      }
    }
    let values = BindingValues(entries)
    Self.loaded.withLock { $0[sources] = values }
  }

  /// The values; nil without the option.
  private var values: BindingValues? {
    sources.isEmpty ? nil : Self.loaded.withLock { $0[sources] }
  }

  /// Gives the documents of a loader the values.
  @MainActor func apply(to loader: InterfaceLoader) { loader.bindingValues = values }

  /// Warns about values that no binding reads, when all documents have been read.
  func warnAboutUnusedValues() {
    guard let values else { return }
    for problem in values.problems { Terminal.report(problem) }
    let known = values.knownKeyPaths
    for (place, keyPath) in values.unused.enumerated() {
      // Each search reads all that is bound.
      let near = place < 20 ? names(near: keyPath, among: known, atMost: 3) : []
      Terminal.report(
        Diagnostic(
          .warning, id: "bind.keyPath", path: "--bind",
          "no binding reads '\(brief(keyPath))'",
          near.isEmpty
            ? "'ctl describe' shows what is bound."
            : "Did you mean \(near.map { "'\(brief($0))'" }.joined(separator: ", "))?"))
    }
  }
}
