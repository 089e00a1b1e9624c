import InterfaceBuilder
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
  let isRightToLeft: Bool
  /// The texts in the order of the files; of a key that is given twice, the last one counts.
  private(set) var texts: [TableText] = []
  /// The marks of the texts, in their order.
  private(set) var marks: [TextMarks] = []
  /// The places of the texts by the numbers of their keys; negative where there is none.
  private var places: [Int32] = []
  private let keys: TableKeys
  /// The keys that a text and a rule define, with the places of the texts.
  private(set) var overruled: [(text: TableText, rule: TableText)] = []

  init(_ name: String, _ tag: LanguageTag?, keys: TableKeys) {
    (self.name, self.tag, self.keys) = (name, tag, keys)
    scripts = tag.flatMap { Script.of($0) }
    isRightToLeft = tag?.isRightToLeft ?? false
    let script = tag?.likelyScript
    isTraditional = script == "Hant" ? true : script == "Hans" ? false : nil
  }

  /// The text of a key; nil if the language lacks it.
  subscript(key: String) -> TableText? {
    keys.number(of: key).flatMap { place(of: $0) }.map { texts[$0] }
  }

  /// The text of the key that a text of another language has; nil if the language lacks it.
  subscript(text: TableText) -> TableText? { place(of: text.number).map { texts[$0] } }

  /// Returns whether the language has a text of the key that a text of another language has.
  func has(_ text: TableText) -> Bool { place(of: text.number) != nil }

  /// Returns the place of the text of a key; nil if the language lacks it.
  func place(of number: Int) -> Int? {
    guard number < places.count, places[number] >= 0 else { return nil }
    return Int(places[number])
  }

  func add(_ text: TableText, isRule: Bool = false) {
    while places.count <= text.number { places.append(-1) }
    guard let place = place(of: text.number) else {
      places[text.number] = Int32(texts.count)
      texts.append(text)
      return marks.append(text.marks)
    }
    if isRule, texts[place].file != text.file { overruled.append((texts[place], text)) }
    texts[place] = text
    marks[place] = text.marks
  }

  /// Adds the texts of a file, with the numbers of its keys.
  func add(_ table: StringTable, at place: Int, _ numbers: [Int]) {
    if !texts.isEmpty {
      for (entry, number) in zip(table.entries, numbers) {
        add(TableText(entry, numbered: number, inFile: place))
      }
      return
    }
    // Lists of their own are changed faster than those of an object.
    var texts: [TableText] = []
    var places = [Int32](repeating: -1, count: keys.count)
    texts.reserveCapacity(numbers.count)
    for (entry, number) in zip(table.entries, numbers) {
      let text = TableText(entry, numbered: number, inFile: place)
      if places[number] < 0 {
        places[number] = Int32(texts.count)
        texts.append(text)
      } else {
        texts[Int(places[number])] = text
      }
    }
    (self.texts, self.places) = (texts, places)
    marks = texts.map(\.marks)
  }

  /// Calls a closure with the texts that have one of some marks.
  func forEachText(with wanted: TextMarks, _ body: (TableText) -> Void) {
    for (place, marks) in marks.enumerated() where !marks.isDisjoint(with: wanted) {
      body(texts[place])
    }
  }
}

extension TableLanguage {
  /// The place of a document among the files of its tables.
  static let documentFile = -1

  /// Indicates whether the texts are those of the document itself.
  var isDocument: Bool { name.isEmpty }

  /// Creates the texts of a `.strings` file; nil for another one.
  convenience init?(
    _ folder: String, of file: TableFile, at place: Int, _ numbers: [Int], _ keys: TableKeys
  ) {
    guard case .strings(let table) = file else { return nil }
    self.init(folder, LanguageTag(folder: folder), keys: keys)
    add(table, at: place, numbers)
  }

  /// Creates the texts of a document, each at its place.
  convenience init(_ document: InterfaceDocument, keys: TableKeys) {
    self.init("", DocumentTables(ofDocumentAt: document.path).development, keys: keys)
    for text in document.localizableTexts {
      add(
        TableText(
          text.key, numbered: keys.add(text.key), .text(text.text), inFile: Self.documentFile,
          at: text.byteRange.lowerBound))
    }
  }

  /// Returns the texts with those of a document whose keys they lack.
  func completed(by document: TableLanguage, keys: TableKeys) -> TableLanguage {
    let completed = TableLanguage(name, tag, keys: keys)
    for text in texts { completed.add(text) }
    for text in document.texts where !has(text) { completed.add(text) }
    return completed
  }
}
