import ArgumentParser
import Diagnostics
import Localize
import Presenters
import TextFormats

/// `ctl strings convert`: converts string tables to another format.
struct StringsConvert: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Converts the tables of .lproj folders to a catalog, or a catalog to tables.",
    usage: "ctl strings convert <path> --output <folder> [options]",
    discussion: """
      A folder becomes NAME.xcstrings with every language that has a table of that name. A catalog \
      becomes .lproj folders with tables. Losses are reported on standard error. Existing files \
      are kept unless --overwrite is there, and inputs always.
      """)

  @Argument(help: "A folder of .lproj folders, or a catalog; - is standard input.")
  var path: String

  @Option(help: "The folder to write into.")
  var output: String

  @Option(help: "The name of the tables in a folder, and of those from standard input.")
  var table = "Localizable"

  @Option(help: "The language of the keys of a new catalog.")
  var development = "en"

  @Option(help: "text for people, json for programs: the files written and the losses.")
  var format: TableOutputFormat = .text

  @OptionGroup var color: ColorOption
  @OptionGroup var overwrite: OverwriteOption

  func validate() throws {
    if output.isEmpty { throw ValidationError("--output needs the name of a folder.") }
  }

  func run() throws {
    let isFolder = FileStatus.isFolder(at: path)
    let (files, losses, isWhole) = isFolder ? try catalog() : try tables()
    let paths = try ExitStatus.ofOutput { try write(files) }
    for loss in losses {
      let place = loss.language.map { " in \($0)" } ?? ""
      Terminal.report(
        Diagnostic(
          .warning, id: "conversion.\(loss.kind)", path: path,
          "\(quoted(loss.key))\(place): \(loss.kind.summary)"))
    }
    switch format {
    case .text: for path in paths { try Terminal.write(visible(path, limit: 8192) + "\n") }
    case .json:
      try Terminal.write(
        .object([
          "schema": "ctl.conversion/1", "files": .list(paths) { .path($0) },
          "losses": .list(losses) { loss in
            var json: [String: JSONValue] = [
              "kind": .string(loss.kind.rawValue), "key": .string(loss.key),
            ]
            json.set("language", loss.language)
            return .object(json)
          },
        ]))
    }
    if !isWhole { throw ExitStatus.unreadableInput }
  }

  /// Writes the files, all of them or none; returns their paths.
  private func write(_ files: [File]) throws -> [String] {
    let folder = try OutputFolder(at: output, overwrites: overwrite.isOn)
    for file in files {
      try folder.write(.table, file.name, in: file.folder, file.contents)
    }
    try folder.finish()
    return files.map { folder.path(of: $0.name, in: $0.folder) }
  }

  /// A file below the output folder, whose own folder is nil for the output folder itself.
  private struct File {
    var folder: String?
    var name: String
    var contents: TableConversion.Pieces
  }

  /// The files, what is lost in them, and whether everything was read.
  private typealias Conversion = (
    files: [File], losses: [TableConversion.Loss], isWhole: Bool
  )

  private func catalog() throws -> Conversion {
    LinkedFiles.give(path)
    let found = LocalizedTables(named: table, inFolder: path)
    for table in found.paths { InputFiles.add(table.path) }
    LinkedFiles.note(found)
    var tables: [TableConversion.Tables] = []
    let (files, unreadable) = found.files()
    let problems =
      unreadable + files.flatMap { $0.file.problems.filter { $0.severity == .error } }
    for problem in problems { Terminal.report(problem) }
    for (language, file) in files where LanguageTag(folder: language) != nil {
      if tables.last?.language != language {
        tables.append(.init(language: language, strings: nil, rules: nil))
      }
      switch file {
      case .strings(let table): tables[tables.count - 1].strings = table
      case .rules(let rules): tables[tables.count - 1].rules = rules
      case .catalog: break
      }
    }
    guard !tables.isEmpty else {
      Terminal.report(
        Diagnostic(
          id: "folder.empty", path: path, "no .lproj folder has a table '\(table)'",
          "Name one with --table."))
      throw ExitStatus.unreadableInput
    }
    let name = "\(try fileName(table)).xcstrings"
    let (catalog, losses) = TableConversion.catalog(of: tables, sourceLanguage: development)
    return ([.init(name: name, contents: catalog)], losses, problems.isEmpty)
  }

  /// Returns the name of tables as that of a file; throws for one that leads elsewhere.
  private func fileName(_ name: String) throws -> String {
    guard name.isEmpty || name.contains("/") else { return name }
    throw ValidationError("'\(name)' is not the name of a table. Write one such as Localizable.")
  }

  private func tables() throws -> Conversion {
    let catalog = try readCatalog()
    for problem in catalog.errors { Terminal.report(problem) }
    guard catalog.errors.isEmpty else { throw ExitStatus.unreadableInput }
    // Only the letters, digits and hyphens of a language tag become the name of a folder.
    let others = catalog.languages.filter { LanguageTag($0) == nil }
    for language in others {
      Terminal.report(
        Diagnostic(
          id: "catalog.language", path: path,
          "the language \(quoted(language)) is not a language tag, so there is no folder for it",
          "Write one such as pt-BR."))
    }
    guard others.isEmpty else { throw ExitStatus.unreadableInput }
    let file = path.split(separator: "/").last ?? ""
    let isNamed = file.lowercased().hasSuffix(".xcstrings")
    let own = isNamed ? file.split(separator: ".").dropLast().joined(separator: ".") : ""
    let name = own.isEmpty ? try fileName(table) : own
    var conversion: Conversion = ([], [], true)
    for (language, numbers) in catalog.numbersByLanguage.sorted(by: { $0.key < $1.key }) {
      let contents = TableConversion.contents(of: catalog, language: language, numbers)
      conversion.losses += contents.losses
      let folder = "\(language).lproj"
      if let strings = contents.strings {
        conversion.files.append(.init(folder: folder, name: name + ".strings", contents: strings))
      }
      if let rules = contents.rules {
        conversion.files.append(.init(folder: folder, name: name + ".stringsdict", contents: rules))
      }
    }
    return conversion
  }

  private func readCatalog() throws -> StringCatalog {
    InputFiles.add(path)
    do throws(Diagnostic) {
      if case .catalog(let catalog) = try TableInput.read(path) { return catalog }
      Terminal.report(
        Diagnostic(
          id: "file.kind", path: path, "this is not a string catalog", "Name one, or a folder."))
    } catch {
      Terminal.report(error)
    }
    throw ExitStatus.unreadableInput
  }

}

extension TableConversion.Loss.Kind {
  /// A description of the loss.
  fileprivate var summary: String {
    switch self {
    case .duplicate: "an earlier text of the key is lost"
    case .comment: "a comment other than the first is lost"
    case .missingInSource: "the source language lacks the key, which stands for itself there"
    case .width: "texts for smaller widths are lost"
    case .state: "the state of the text is lost"
    case .stringSet: "the list of texts is lost"
    }
  }
}
