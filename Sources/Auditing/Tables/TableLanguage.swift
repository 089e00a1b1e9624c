import Localize

/// The texts of tables with one name in a language; an object, because every rule passes it on.
///
/// It is not changed any more once its ``TableSet`` is made.
final class TableLanguage: @unchecked Sendable {
  /// The language as the folder or the catalog spells it; empty for the document's own texts.
  let name: String
  /// The tag; nil for a folder whose name is no language.
  let tag: LanguageTag?
  /// The scripts of the language; nil where they are not known.
  let scripts: Set<Script>?
  /// The way of writing Chinese; nil for another language.
  let isTraditional: Bool?
  /// The texts in the order of the files; of a key that is given twice, the last one counts.
  private(set) var texts: [TableText] = []
  /// The places of the texts by key.
  private(set) var places: [String: Int] = [:]
  /// The keys that a text and a rule define, with the places of the texts.
  private(set) var overruled: [(text: TableText, rule: TableText)] = []

  init(_ name: String, _ tag: LanguageTag?) {
    (self.name, self.tag) = (name, tag)
    scripts = tag.flatMap { Script.of($0) }
    let script = tag?.likelyScript
    isTraditional = script == "Hant" ? true : script == "Hans" ? false : nil
  }

  /// The text of a key; nil if the language lacks it.
  subscript(key: String) -> TableText? { places[key].map { texts[$0] } }

  func reserve(_ count: Int) {
    texts.reserveCapacity(texts.count + count)
    places.reserveCapacity(texts.count + count)
  }

  func add(_ text: TableText, isRule: Bool = false) {
    guard let place = places.updateValue(texts.count, forKey: text.key) else {
      return texts.append(text)
    }
    if isRule, texts[place].file != text.file { overruled.append((texts[place], text)) }
    places[text.key] = place
    texts[place] = text
  }
}

extension TableLanguage {
  /// Indicates whether the texts are those of the document itself.
  var isDocument: Bool { name.isEmpty }
}
