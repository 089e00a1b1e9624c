public import Localize

/// A document with its texts in another language.
public struct LocalizedDocument: Sendable {
  /// A text of the document and its translation.
  public struct Text: Sendable {
    /// The text in the document.
    public let original: LocalizableText
    /// The translation; nil if no table has one.
    public let translation: LocalizedStrings.Text?

    package init(original: LocalizableText, translation: LocalizedStrings.Text?) {
      (self.original, self.translation) = (original, translation)
    }

    /// The text that is shown.
    public var value: String { translation?.value.plainText ?? original.text }
  }

  /// The localized document; its typed values are localized, but its positions are those of the
  /// file.
  public let document: InterfaceDocument
  /// The texts in document order.
  public let texts: [Text]
}

extension InterfaceDocument {
  /// Returns the document with its texts translated by the tables.
  ///
  /// An empty translation is ignored, so the document's own text remains.
  public func localized(by strings: LocalizedStrings) -> LocalizedDocument {
    localized { strings.text(forKey: $0) }
  }

  /// Returns the document with the texts that a lookup finds for their keys.
  package func localized(
    _ text: (_ key: String) -> LocalizedStrings.Text?
  ) -> LocalizedDocument {
    let texts = localizableTexts.map { original in
      let translation = text(original.key)
      let isEmpty = translation?.value.plainText.isEmpty ?? true
      return LocalizedDocument.Text(original: original, translation: isEmpty ? nil : translation)
    }
    let tree = root.tree.replacing(
      texts.compactMap { text in text.translation.map { _ in (text.original.place, text.value) } })
    return LocalizedDocument(document: InterfaceDocument(self, tree: tree), texts: texts)
  }
}

extension ElementTree {
  /// Returns the tree with the texts at some places replaced.
  fileprivate func replacing(_ texts: [(InterfaceElement.Place, String)]) -> ElementTree {
    guard !texts.isEmpty else { return self }
    var copy = (nodes: nodes, attributes: attributes, texts: self.texts)
    for ((element, property), text) in texts {
      let start = UInt32(copy.texts.count)
      copy.texts += text.utf8
      let end = UInt32(copy.texts.count)
      if let attribute = attributeIndex(property, of: element.index) {
        (copy.attributes[attribute].start, copy.attributes[attribute].end) = (start, end)
      } else if let child = element.stringChild(property)?.index {
        (copy.nodes[Int(child)].textStart, copy.nodes[Int(child)].textEnd) = (start, end)
        if let encoding = attributeIndex("base64-UTF8", of: child) {
          // The replacement is plain text, so the encoding is cleared.
          copy.attributes[encoding].end = copy.attributes[encoding].start
        }
      }
    }
    return ElementTree(
      nodes: copy.nodes, attributes: copy.attributes, names: names, texts: copy.texts,
      source: source, kinds: kinds)
  }

  private func attributeIndex(_ name: String, of node: Int32) -> Int? {
    guard let number = names.existingNumber(of: name) else { return nil }
    let first = Int(nodes[Int(node)].firstAttribute)
    return (first..<first + Int(nodes[Int(node)].attributeCount)).first {
      attributes[$0].name == number
    }
  }
}
