public import Localize

extension InterfaceDocument {
  /// Returns the table of the texts that tables translate, with the comments that Xcode writes for translators, sorted by key.
  ///
  /// The comment names the class, the text, the object and the note that the document has for translators.
  public func exportedTable(path: String) -> StringTable {
    var known: Set<String> = []
    let texts = localizableTexts.filter { text in
      // What a secure field holds goes to no one.
      text.shownText == text.text && known.insert(text.key).inserted
    }
    .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let entries = texts.map { text in
      (key: text.key, value: text.text, comment: comment(of: text) as String?)
    }
    return StringTable(entries, path: path)
  }

  private func comment(of text: LocalizableText) -> String {
    let name = text.object.frameworkClass(in: family)
    var facts = [
      ("Class", name), (text.property, text.shownText), ("ObjectID", text.object.id ?? ""),
    ]
    if let note = text.object.noteForTranslators { facts.append(("Note", note)) }
    let words = facts.map { "\($0) = \"\($1.escapedInComment)\";" }
    return " " + words.joined(separator: " ") + " "
  }
}

extension InterfaceElement {
  /// The note for translators; nil for none.
  var noteForTranslators: String? {
    guard let note = child("attributedString", key: "userComments") else { return nil }
    let texts = note.children.compactMap { $0["content"] ?? ($0.isNamed(.string) ? $0.text : nil) }
    let text = texts.joined()
    return text.isEmpty ? nil : text
  }
}

extension String {
  fileprivate var escapedInComment: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
