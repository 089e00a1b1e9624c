public import Localize

/// The string tables next to a document.
///
/// They have its name and are in the `.lproj` folders next to its own, or next to the document if
/// it is not in one.
public struct DocumentTables: Sendable {
  /// The language of the document: that of its `.lproj` folder, or `en` in `Base`, in `mul` and
  /// outside any.
  public let development: LanguageTag
  private let name: String
  private let folder: String
  private let file: String

  /// Locates the tables of the document at a path without reading them.
  public init(ofDocumentAt path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let isInFolder = parts.count > 1 && parts[parts.count - 2].hasSuffix(".lproj")
    let language = isInFolder ? String(parts[parts.count - 2].dropLast(".lproj".count)) : ""
    development = LanguageTag(folder: language) ?? "en"
    file = parts.last ?? ""
    name = (parts.last ?? "").split(separator: ".").dropLast().joined(separator: ".")
    let around = parts.dropLast(isInFolder ? 2 : 1).joined(separator: "/")
    folder = around.isEmpty && path.hasPrefix("/") ? "/" : around
  }

  /// The path that the copies of a document in several languages share.
  var identity: String { folder.isEmpty ? file : folder + "/" + file }

  /// The languages of the other folders beside the document's own that have a copy of it, sorted.
  public var copies: [LanguageTag] {
    LocalizedFolder(path: folder).localizations.filter { language in
      LanguageTag(folder: language) != development
        && FileStatus.exists(
          at: (folder.isEmpty ? "" : folder + "/") + "\(language).lproj/\(file)")
    }
    .compactMap { LanguageTag(folder: $0) }
    .sorted { "\($0)".utf8.lexicographicallyPrecedes("\($1)".utf8) }
  }

  /// Finds and reads the tables.
  public func find() -> LocalizedTables { LocalizedTables(named: name, inFolder: folder) }

  /// The image files of a document for a preferred language, by image name.
  public func images(of document: InterfaceDocument, for language: LanguageTag) -> [String: String]
  {
    let folder = LocalizedFolder(path: folder)
    guard !folder.localizations.isEmpty else { return [:] }
    var files: [String: String] = [:]
    let elements = document.controls.flatMap { [$0.element] + $0.element.children }
    for name in Set(elements.flatMap(\.images.values)) {
      files[name] = folder.path(
        ofImage: name, preferences: ["\(language)"], developmentLanguage: "\(development)")
    }
    return files
  }
}

extension LocalizedTables {
  /// The languages of the texts, each once, sorted.
  public var tags: [LanguageTag] {
    Set(languages.compactMap { LanguageTag(folder: $0) })
      .sorted { "\($0)".utf8.lexicographicallyPrecedes("\($1)".utf8) }
  }
}
