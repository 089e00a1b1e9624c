import FoundationEssentials
import Localize

/// The languages that a document's string tables are in, found beside it.
struct DocumentLanguages {
  /// The language of the document itself: of its `.lproj` folder; `en` in `Base`, `mul` or none.
  var development = "en"
  /// The languages with a table of the document, sorted.
  var translated: [String] = []

  /// Looks for `X.lproj/<name>.strings` beside the document's own `.lproj` folder, and for a
  /// catalog.
  init(ofDocumentAt path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 2, let folder = lprojName(parts[parts.count - 2]), let file = parts.last
    else { return }
    if let tag = language(ofFolder: folder) { development = tag.description }
    let name = file.split(separator: ".").dropLast().joined(separator: ".")
    let around = parts.dropLast(2).joined(separator: "/")
    let base = around.isEmpty && parts.count == 2 ? "." : around
    let siblings = (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []
    var found: Set<String> = []
    for sibling in siblings {
      guard let folder = lprojName(sibling) else { continue }
      let table = "\(base)/\(sibling)/\(name)"
      if let tag = language(ofFolder: folder),
        FileManager.default.fileExists(atPath: table + ".strings")
      {
        found.insert(tag.description)
      }
      if let data = FileManager.default.contents(atPath: table + ".xcstrings"),
        let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
      {
        for entry in catalog.strings.values {
          for language in (entry.localizations ?? [:]).keys {
            if let tag = LanguageTag(language) { found.insert(tag.description) }
          }
        }
      }
    }
    translated = found.sorted()
  }

  /// The part of a string catalog that tells its languages.
  private struct Catalog: Decodable {
    struct Entry: Decodable {
      struct Localization: Decodable {}
      var localizations: [String: Localization]?
    }
    var strings: [String: Entry]
  }
}

private func lprojName(_ folder: String) -> String? {
  folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : nil
}

/// The language of a folder; `Base` and `mul` have none.
private func language(ofFolder name: String) -> LanguageTag? {
  name == "Base" || name == "mul" ? nil : LanguageTag(name)
}
