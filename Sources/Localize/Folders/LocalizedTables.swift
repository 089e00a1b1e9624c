public import Diagnostics

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
  /// The folders, files and catalogs that cannot be read.
  public let unreadable: [Diagnostic]
  /// The catalogs by path, which specify their languages themselves.
  private let catalogs: [(path: String, catalog: StringCatalog, errors: [Diagnostic])]

  /// Finds the tables with a name, and parses the catalogs.
  public init(named name: String, inFolder folder: String) {
    self.name = name
    self.folder = folder
    var paths: [(language: String, path: String)] = []
    var unreadable: [Diagnostic] = []
    var folders: [String] = []
    do throws(Diagnostic) {
      folders = try LocalizedFolder.lprojFolders(in: folder)
    } catch {
      unreadable.append(error)
    }
    let prefix = folder.isEmpty ? "" : folder == "/" ? "/" : folder + "/"
    for lproj in [""] + folders {
      // Next to the folders, a table has no language, but a catalog specifies its own.
      for suffix in lproj.isEmpty ? ["xcstrings"] : TableFile.extensions {
        let path = prefix + (lproj.isEmpty ? "" : lproj + "/") + name + "." + suffix
        do throws(Diagnostic) {
          _ = try FileStatus(of: path)
          paths.append((String(lproj.dropLast(".lproj".count)), path))
        } catch {
          if error.id != "file.missing" { unreadable.append(error) }
        }
      }
    }
    var catalogs: [(path: String, catalog: StringCatalog, errors: [Diagnostic])] = []
    for (_, path) in paths where path.hasSuffix(".xcstrings") {
      do throws(Diagnostic) {
        if case .catalog(let catalog)? = try TableFile(contentsOfFile: path) {
          catalogs.append((path, catalog, catalog.errors))
        }
      } catch {
        unreadable.append(error)
      }
    }
    self.paths = paths
    self.catalogs = catalogs
    self.unreadable = unreadable
  }

  /// A table with the language of its folder.
  public typealias File = (language: String, file: TableFile)

  /// Reads the files of a language, or all files, and reports those that cannot be read.
  public func files(of language: String? = nil) -> (files: [File], unreadable: [Diagnostic]) {
    var files: [File] = []
    var unreadable = unreadable
    for (folder, path) in paths where language == nil || language == folder {
      if path.hasSuffix(".xcstrings") {
        files += catalogs.filter { $0.path == path }.map { (folder, .catalog($0.catalog)) }
        continue
      }
      do throws(Diagnostic) {
        if let file = try TableFile(contentsOfFile: path) { files.append((folder, file)) }
      } catch {
        unreadable.append(error)
      }
    }
    return (files, unreadable)
  }

  /// The languages of the texts as spelled by folders and catalogs, sorted; `Base` and `mul` are
  /// not languages.
  public var languages: [String] {
    var languages = catalogs.reduce(into: Set<String>()) { $0.formUnion($1.catalog.localizations) }
    for (language, path) in paths
    where !path.hasSuffix(".xcstrings") && LanguageTag(folder: language) != nil {
      languages.insert(language)
    }
    return languages.sorted()
  }

  /// Returns the texts in a language, which is spelled as in ``languages``.
  public func table(in language: String) -> LookupTable { read(language).table }

  /// Reads the texts in a language, with their problems.
  package func read(_ language: String) -> (table: LookupTable, problems: [Diagnostic]) {
    if let found = catalogs.first(where: { $0.catalog.localizations.contains(language) }) {
      return (LookupTable(found.catalog, language: language), found.errors)
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
