import Accessibility
import TextFormats

/// Writes an element of a screen: as a control of HTML, and what is said of it.
struct ElementHTML {
  private let item: GalleryElement

  private let isDrawn: Bool

  init(_ item: GalleryElement, isDrawn: Bool) { (self.item, self.isDrawn) = (item, isDrawn) }

  func write(to html: inout HTMLText) {
    html.element("div", ("class", "native")) { html in
      if item.isNamed || item.element.kind == .staticText {
        NativeElement(item).write(to: &html)
      } else {
        // A control without a name would be one on this page, too.
        html.element("span", ("class", "unnamed"), ("id", item.id), text: "without a name")
      }
    }
    html.element("p", ("class", "says")) { html in
      html.appText("“\(item.announcement.text)”", in: item.announcement.language)
    }
    if !item.mapping.aria.description.isEmpty {
      html.element("p", ("class", "hint"), ("id", "\(item.id)-hint"), ("lang", item.language)) {
        $0.text(item.mapping.aria.description)
      }
    }
    let facts = [item.spoken.handle, isDrawn ? "" : "not on the drawing"].filter { !$0.isEmpty }
    html.element("details", ("class", "note")) { html in
      html.element("summary") { html in
        html.appText(
          facts.isEmpty ? "Roles" : facts.map { visible($0) }.joined(separator: " · "), in: "en")
      }
      html.appText(visible(elsewhere), in: "en")
    }
  }

  /// The counterparts of the element elsewhere, in short.
  private var elsewhere: String {
    let mapping = item.mapping
    let role = mapping.aria.role?.rawValue ?? "text"
    let subrole = mapping.subrole.map { "/AX\($0.rawValue)" } ?? ""
    let unmapped =
      mapping.unmapped.isEmpty
      ? "" : " · no word in ARIA: \(mapping.unmapped.joined(separator: ", "))"
    return
      "\(role) · \(mapping.atspiRole.rawValue) · AX\(mapping.role.rawValue)\(subrole)\(unmapped)"
  }
}
