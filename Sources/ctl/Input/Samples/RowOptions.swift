import ArgumentParser
import Diagnostics
import InterfaceLoader
import Synchronization
import TextFormats

/// The rows that fill tables of prototypes.
struct RowOptions: ParsableArguments {
  @Option(
    name: .customLong("rows"),
    help: ArgumentHelp(
      "Fill UIKit's tables and collections of prototypes: with so many rows of each, or with those of a JSON file.",
      valueName: "number or file"))
  var source: String?

  private static let loaded = Mutex<[String: SampleRows]>([:])

  /// Checks the number, or reads the file.
  func validate() throws {
    guard let source else { return }
    if let count = Int(source) {
      guard (1...SampleRows.limit).contains(count) else {
        throw ValidationError("--rows is from 1 to \(SampleRows.limit), or a JSON file of rows.")
      }
      Self.loaded.withLock { $0[source] = .each(count) }
      return
    }
    do throws(Diagnostic) {
      let path = FileName.plain(source)
      InputFiles.add(path)
      let rows = try SampleRows(contentsOfFile: path)
      Self.loaded.withLock { $0[source] = rows }
    } catch {
      Terminal.report(error)
      throw ExitStatus.unreadableInput
    }
  }

  /// The rows; nil without the option.
  private var rows: SampleRows? { source.flatMap { source in Self.loaded.withLock { $0[source] } } }

  /// Fills the documents of a loader.
  @MainActor func apply(to loader: InterfaceLoader) { loader.rows = rows }

  /// Takes the number of rows out, and returns it; nil for those of a file, or none.
  mutating func takeNumber() -> String? {
    guard let count = source.flatMap({ Int($0) }) else { return nil }
    source = nil
    return "\(count)"
  }

  /// Warns about the rows and the texts that fit no prototype, when all documents have been read.
  func warnAboutUnusedRows() {
    guard let rows else { return }
    for warning in Self.warnings(about: rows) { Terminal.report(warning) }
  }

  /// Returns the warnings about rows and texts that fit no prototype of the documents that were read.
  static func warnings(about rows: SampleRows) -> [Diagnostic] {
    rows.problems
      + rows.unused.compactMap { row in
        guard let place = row.place else { return nil }
        let near = names(near: row.identifier, among: rows.knownIdentifiers, atMost: 3)
        return Diagnostic(
          .warning, id: "rows.identifier", path: place.path, at: place.position,
          "no prototype has the reuse identifier '\(brief(row.identifier))'",
          near.isEmpty
            ? "Write that of one."
            : "Did you mean \(near.map { "'\(brief($0))'" }.joined(separator: ", "))?")
      }
  }
}

extension RowPlace.Row: ExpressibleByArgument {
  /// Creates a row from its number in its table, or from those of its section and in it: `2`, `1/2`.
  package init?(argument: String) {
    let numbers = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(numbers.count), numbers.allSatisfy({ ($0 ?? 0) > 0 }),
      let row = numbers.last ?? nil
    else { return nil }
    self.init(section: numbers.count == 2 ? numbers[0] : nil, row: row)
  }
}
