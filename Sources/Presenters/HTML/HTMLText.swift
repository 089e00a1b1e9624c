import TextFormats

/// HTML that is being written: markup that is in the source, and text that is escaped.
///
/// The names of tags and attributes are static strings, so that no text of a document becomes
/// markup.
package struct HTMLText {
  /// A name with its value; nil leaves the attribute out, and an empty value is the name alone.
  package typealias Attribute = (name: StaticString, value: String?)

  package private(set) var markup = ""

  package init() {}

  /// Writes an element with contents.
  package mutating func element(
    _ name: StaticString, _ attributes: Attribute..., content: (inout HTMLText) -> Void
  ) {
    open(name, attributes)
    content(&self)
    markup += "</\(name)>"
  }

  /// Writes an element with a text alone.
  package mutating func element(_ name: StaticString, _ attributes: Attribute..., text: String) {
    open(name, attributes)
    self.text(text)
    markup += "</\(name)>"
  }

  /// Writes an element without contents, such as `<img>`.
  package mutating func empty(_ name: StaticString, _ attributes: Attribute...) {
    open(name, attributes)
  }

  /// Writes the same with attributes in a list.
  package mutating func open(_ name: StaticString, _ attributes: [Attribute]) {
    markup += "<\(name)"
    for (name, value) in attributes {
      guard let value else { continue }
      markup += " \(name)"
      if value.isEmpty, Self.flags.contains("\(name)") { continue }
      markup += "=\""
      MarkupFile.page.append(value, to: &markup)
      markup += "\""
    }
    markup += ">"
  }

  /// Writes the end of an element.
  package mutating func close(_ name: StaticString) { markup += "</\(name)>" }

  /// Writes a text.
  package mutating func text(_ text: String) { MarkupFile.page.append(text, to: &markup) }

  /// Writes a text of the app in its language, which keeps its direction to itself.
  package mutating func appText(_ text: String, in language: String) {
    element("bdi", ("lang", language), text: text)
  }

  /// Writes markup that is in the source.
  package mutating func raw(_ markup: StaticString) { self.markup += "\(markup)" }

  /// Writes markup that another writer has made.
  mutating func append(made markup: String) { self.markup += markup }

  /// Writes a line break between elements, for people who read the file.
  package mutating func line() { markup += "\n" }

  /// Delivers the markup if there is much of it, so that a page is never whole in memory.
  mutating func deliver(to put: (String) throws -> Void) rethrows {
    if markup.utf8.count > 1 << 16 { try finish(to: put) }
  }

  /// Delivers the markup.
  mutating func finish(to put: (String) throws -> Void) rethrows {
    try put(markup)
    markup = ""
  }

  private static let flags: Set = ["checked", "disabled", "readonly", "selected", "hidden", "open"]
}
