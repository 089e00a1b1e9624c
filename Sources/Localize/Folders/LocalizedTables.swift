public import Diagnostics
import FoundationEssentials

/// The tables with one name in every language, as found in a folder of `.lproj` folders.
///
/// A language has a `.strings` and a `.stringsdict` file in its folder. A catalog has several
/// languages, and is in `mul.lproj`, in another of the folders or next to them.
public struct LocalizedTables: Sendable {
  /// The name of the tables, such as `Localizable` or that of a document.
  public let name: String
  /// The folder with the `.lproj` folders; empty for the current folder.
  public let folder: String
  /// The paths of the files, sorted, each with the language of its folder as spelled there.
  public let paths: [(language: String, path: String)]
  /// The catalogs, which specify their languages themselves.
  private let catalogs: [StringCatalog]

  /// Finds the tables with a name, and parses the catalogs.
  public init(named name: String, inFolder folder: String) {
    self.name = name
    self.folder = folder
    var paths: [(language: String, path: String)] = []
    let prefix = folder.isEmpty ? "" : folder == "/" ? "/" : folder + "/"
    for lproj in [""] + Self.lprojFolders(in: folder) {
      // Next to the folders, a table has no language, but a catalog specifies its own.
      for suffix in lproj.isEmpty ? ["xcstrings"] : TableFile.extensions {
        let path = prefix + (lproj.isEmpty ? "" : lproj + "/") + name + "." + suffix
        if FileManager.default.fileExists(atPath: path) {
          paths.append((String(lproj.dropLast(".lproj".count)), path))
        }
      }
    }
    self.paths = paths
    catalogs = paths.compactMap { _, path in
      guard path.hasSuffix(".xcstrings"),
        case .catalog(let catalog)? = try? TableFile(contentsOfFile: path)
      else { return nil }
      return catalog
    }
  }

  /// A table with the language of its folder.
  public typealias File = (language: String, file: TableFile)

  /// Reads the files of a language, or all files, and reports those that cannot be read.
  public func files(of language: String? = nil) -> (files: [File], unreadable: [Diagnostic]) {
    var files: [File] = []
    var unreadable: [Diagnostic] = []
    for (folder, path) in paths where language == nil || language == folder {
      do throws(Diagnostic) {
        if let file = try TableFile(contentsOfFile: path) { files.append((folder, file)) }
      } catch {
        unreadable.append(error)
      }
    }
    return (files, unreadable)
  }

  /// Returns the `.lproj` folders in a folder, sorted.
  static func lprojFolders(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    return (names ?? []).filter { $0.hasSuffix(".lproj") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The languages of the texts as spelled by folders and catalogs, sorted; `Base` and `mul` are
  /// not languages.
  public var languages: [String] {
    var languages = Set(catalogs.flatMap { $0.entries.flatMap(\.localizations.keys) })
    for (language, path) in paths
    where !path.hasSuffix(".xcstrings") && LanguageTag(folder: language) != nil {
      languages.insert(language)
    }
    return languages.sorted()
  }

  /// Returns the texts in a language, which is spelled as in ``languages``.
  public func table(in language: String) -> LookupTable { read(language).table }

  /// Reads the texts in a language, with their problems.
  func read(_ language: String) -> (table: LookupTable, problems: [Diagnostic]) {
    if let catalog = catalogs.first(where: {
      $0.entries.contains { $0.localizations[language] != nil }
    }) {
      return (LookupTable(catalog, language: language), catalog.errors)
    }
    let (files, unreadable) = files(of: language)
    var strings: StringTable?
    var rules: StringsDictionary?
    for (_, file) in files {
      switch file {
      case .strings(let table): strings = table
      case .rules(let dictionary): rules = dictionary
      case .catalog: break
      }
    }
    return (
      LookupTable(strings, rules: rules, language: language),
      unreadable + (strings?.errors ?? []) + (rules?.errors ?? [])
    )
  }
}
