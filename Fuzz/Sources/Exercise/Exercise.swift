import Accessibility
import InterfaceBuilder
import InterfaceLoader
import Presenters

/// Reads a document and looks at everything that a program could ask of it; an error is a fine
/// answer.
///
/// Tells whether it could be read.
@MainActor
@discardableResult
public func exercise(_ bytes: [UInt8]) -> Bool {
  guard let document = try? InterfaceDocument(bytes, path: "fuzz.xib") else { return false }
  var facts = document.localizableKeys.count + document.counts.count
  facts += DocumentOutline(isVerbose: true).present(document).utf8.count
  let words = Announcement(
    description: [.init("Words", source: .value)], hint: [], language: "en")
  let announcements = [Announcement?](repeating: words, count: document.controls.count)
  facts += AnnouncementOutline().present(document, announcements: announcements).utf8.count
  for element in document.root.descendants {
    facts += element.position.column + element.byteRange.count
    for (name, _) in element.attributeList {
      // The attribute that was parsed must stand in the bytes of its tag.
      precondition(element.byteRange(ofAttribute: name) != nil, "no place for '\(name)'")
    }
    if facts > 10_000_000 { break }
  }
  facts += InterfaceLoader().load(document).objects.count
  return facts >= 0
}
