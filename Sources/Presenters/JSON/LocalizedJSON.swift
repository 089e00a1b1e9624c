import InterfaceBuilder
import Localize
import TextFormats

/// The texts of a document in the requested languages.
struct LocalizedJSON {
  /// The translations of each text, by the object id in its key.
  private var texts: [Substring: [(language: LanguageTag, text: LocalizedDocument.Text)]] = [:]
  private let hasSeveral: Bool

  init(_ versions: [DocumentVersion]) {
    hasSeveral = versions.count > 1
    for version in versions {
      for text in version.texts ?? [] {
        let id = text.original.key.prefix { $0 != "." }
        texts[id, default: []].append((version.language, text))
      }
    }
  }

  /// Returns the texts of a control and its cell by key; each is a list if several languages were
  /// requested.
  func texts(of control: InterfaceControl) -> [String: JSONValue] {
    var values: [String: [JSONValue]] = [:]
    for id in [control.id, control.cell?.element.id].compactMap({ $0 }) {
      for (language, text) in texts[Substring(id)] ?? [] {
        let translation = text.translation
        values[text.original.key, default: []].append(
          .object([
            "value": .string(text.value),
            "language": .string(
              translation.map { "\(LanguageTag(folder: $0.language) ?? language)" }
                ?? "\(language)"),
            "source": .path(translation?.origin.path ?? "document"),
          ]))
      }
    }
    return values.mapValues { hasSeveral ? .array($0) : $0[0] }
  }

  /// Returns the announcement; a list if languages were requested.
  static func announcement(
    _ announcements: [(LanguageTag, String)], of versions: [DocumentVersion]
  ) -> JSONValue? {
    let values = announcements.map { language, text in
      JSONValue.object(["language": .string("\(language)"), "text": .string(text)])
    }
    return versions.first?.texts == nil ? values.first : values.isEmpty ? nil : .array(values)
  }
}
