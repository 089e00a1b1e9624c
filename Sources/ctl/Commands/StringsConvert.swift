import ArgumentParser
import Diagnostics
import FoundationEssentials
import Localize
import Presenters

/// `ctl strings convert`: converts string tables to another format.
struct StringsConvert: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Converts the tables of .lproj folders to a catalog, or a catalog to tables.",
    usage: "ctl strings convert <path> --output <folder> [options]",
    discussion: """
      A folder becomes NAME.xcstrings with every language that has a table of that name. A catalog \
      becomes .lproj folders with tables. Losses are reported on standard error. Existing files \
      are never overwritten.
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

  func run() throws {
    let (files, losses) = TableInput.isFolder(path) ? try catalog() : try tables()
    for file in files where FileManager.default.fileExists(atPath: file.path) {
      Terminal.report(
        Diagnostic(
          id: "file.exists", path: file.path, "the file exists", "Choose another folder."))
      throw ExitStatus.unreadableInput
    }
    for file in files { try write(file.contents, to: file.path) }
    for loss in losses {
      let place = loss.language.map { " in \($0)" } ?? ""
      Terminal.report(
        Diagnostic(
          .warning, id: "conversion.\(loss.kind)", path: path,
          "'\(loss.key)'\(place): \(loss.kind.summary)"))
    }
    switch format {
    case .text: for file in files { try Terminal.write(file.path + "\n") }
    case .json:
      let json = JSONValue.object([
        "schema": "ctl.conversion/1", "files": JSONValue(files.map(\.path)),
        "losses": .array(
          losses.map { loss in
            var json: [String: JSONValue] = [
              "kind": .string(loss.kind.rawValue), "key": .string(loss.key),
            ]
            json.set("language", loss.language)
            return .object(json)
          }),
      ])
      try Terminal.write(try json.text(pretty: true) + "\n")
    }
  }

  private typealias Conversion = (files: [TableFile], losses: [TableConversion.Loss])

  private func catalog() throws -> Conversion {
    let found = LocalizedTables(named: table, inFolder: path)
    var tables: [TableConversion.Tables] = []
    let (files, unreadable) = found.files()
    for problem in unreadable + files.flatMap({ $0.file.problems.filter { $0.severity == .error } })
    {
      Terminal.report(problem)
    }
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
    let (catalog, losses) = TableConversion.catalog(
      of: tables, sourceLanguage: development, path: "\(output)/\(table).xcstrings")
    return ([.catalog(catalog)], losses)
  }

  private func tables() throws -> Conversion {
    let catalog = try readCatalog()
    for problem in catalog.errors { Terminal.report(problem) }
    guard catalog.errors.isEmpty else { throw ExitStatus.unreadableInput }
    let file = path.split(separator: "/").last ?? ""
    let isNamed = file.lowercased().hasSuffix(".xcstrings")
    let name = isNamed ? file.split(separator: ".").dropLast().joined(separator: ".") : table
    var conversion: Conversion = ([], [])
    for language in catalog.languages {
      let (tables, losses) = TableConversion.tables(of: catalog, language: language)
      conversion.losses += losses
      let folder = "\(output)/\(language).lproj/\(name)"
      if let strings = tables.strings {
        conversion.files.append(
          .strings(StringTable(strings.contents, path: folder + ".strings")))
      }
      if let rules = tables.rules {
        conversion.files.append(
          .rules(StringsDictionary(rules.contents, path: folder + ".stringsdict")))
      }
    }
    return conversion
  }

  private func readCatalog() throws -> StringCatalog {
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

  private func write(_ contents: [UInt8], to path: String) throws {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try Data(contents).write(to: URL(filePath: path))
    } catch {
      Terminal.report(
        Diagnostic(
          id: "file.unwritable", path: path, "the file cannot be written", "Check the folder."))
      throw ExitStatus.unreadableInput
    }
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
