import FoundationEssentials

/// The tables of one name in every language, as they lie in a folder of `.lproj` folders.
///
/// A language has a `.strings` and a `.stringsdict` in its folder; a catalog has several languages,
/// and lies in `mul.lproj`, in another of the folders or beside them.
public struct LocalizedTables: Sendable {
  /// The name of the tables, such as `Localizable` or that of a document.
  public let name: String
  /// The folder that holds the `.lproj` folders; empty for the present one.
  public let folder: String
  /// The files, each with the language of its folder as spelled there, in the order of their paths.
  public let files: [(language: String, file: TableFile)]
  /// The files that cannot be read.
  public let unreadable: [TableProblem]

  /// Reads the tables of a name.
  public init(named name: String, inFolder folder: String) {
    self.name = name
    self.folder = folder
    var files: [(language: String, file: TableFile)] = []
    var unreadable: [TableProblem] = []
    let prefix = folder.isEmpty ? "" : folder == "/" ? "/" : folder + "/"
    for lproj in [""] + Self.lprojFolders(in: folder) {
      // Beside the folders a table is in no language, but a catalog says in which it is.
      for suffix in lproj.isEmpty ? ["xcstrings"] : TableFile.extensions {
        let path = prefix + (lproj.isEmpty ? "" : lproj + "/") + name + "." + suffix
        guard FileManager.default.fileExists(atPath: path) else { continue }
        do throws(TableProblem) {
          if let file = try TableFile(contentsOfFile: path) {
            files.append((String(lproj.dropLast(".lproj".count)), file))
          }
        } catch {
          unreadable.append(error)
        }
      }
    }
    self.files = files
    self.unreadable = unreadable
  }

  /// Returns the `.lproj` folders in a folder, sorted.
  static func lprojFolders(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    return (names ?? []).filter { $0.hasSuffix(".lproj") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The languages that there are texts in, as folders and catalogs spell them, sorted; `Base` and
  /// `mul` are none.
  public var languages: [String] {
    var languages: Set<String> = []
    for (language, file) in files {
      if case .catalog(let catalog) = file {
        languages.formUnion(catalog.entries.flatMap(\.localizations.keys))
      } else if LanguageTag(folder: language) != nil {
        languages.insert(language)
      }
    }
    return languages.sorted()
  }

  /// Returns the texts in a language that is spelled as in ``languages``.
  public func table(in language: String) -> LookupTable {
    var strings: StringTable?
    var rules: StringsDictionary?
    for (folder, file) in files {
      switch file {
      case .strings(let table) where folder == language: strings = table
      case .rules(let dictionary) where folder == language: rules = dictionary
      case .catalog(let catalog)
      where catalog.entries.contains { $0.localizations[language] != nil }:
        return LookupTable(catalog, language: language)
      default: break
      }
    }
    return LookupTable(strings, rules: rules, language: language)
  }
}
