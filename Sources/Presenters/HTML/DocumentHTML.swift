import Accessibility
import Graphics
import InterfaceBuilder
import Localize

/// Writes a document of a page: its screens, then its controls.
struct DocumentHTML {
  private let gallery: GalleryDocument
  private let prefix: String

  init(_ gallery: GalleryDocument, idPrefix: String) {
    self.gallery = gallery
    prefix = idPrefix
  }

  var markup: String {
    var html = HTMLText()
    html.element("section", ("class", "document"), ("id", prefix)) { html in
      html.element("h2", text: visible(gallery.document.path, limit: 8192))
      writeScreens(to: &html)
      let controls = ControlTables(gallery, idPrefix: prefix)
      if !controls.isEmpty { controls.write(to: &html) }
    }
    html.line()
    return html.markup
  }

  private func writeScreens(to html: inout HTMLText) {
    let screens = gallery.versions.first?.screens ?? []
    if screens.isEmpty {
      html.element("p", ("class", "note"), text: "This document has no screen.")
    }
    for number in screens.indices {
      html.element("section", ("class", "screen")) { html in
        html.element("h3") { html in
          html.text(screens[number].title == nil ? "Screen \(number + 1)" : "Screen ")
          if let title = screens[number].title {
            html.appText(title, in: "\(gallery.versions[0].language)")
          }
        }
        for version in gallery.versions where number < version.screens.count {
          ScreenHTML(
            version.screens[number], language: version.language,
            idPrefix: "\(prefix)s\(number + 1)\(version.language)"
          ).write(to: &html)
        }
      }
      html.line()
    }
  }
}

/// Writes a screen in a language: its drawing, and beside it what is read, in order.
struct ScreenHTML {
  private let screen: SpokenScreen
  private let language: LanguageTag
  private let elements: [GalleryElement]

  init(_ screen: SpokenScreen, language: LanguageTag, idPrefix: String) {
    self.screen = screen
    self.language = language
    elements = screen.numbered(in: language, idPrefix: idPrefix)
  }

  private var sketch: DrawingSVG? {
    screen.drawing.map {
      DrawingSVG(drawing: $0, elements: elements, isRightToLeft: language.isRightToLeft)
    }
  }

  func write(to html: inout HTMLText) {
    html.open("section", [("class", "version"), ("data-language", "\(language)")])
    html.element("h4", text: "\(language.displayName(in: "en")) (\(language))")
    html.open("div", [("class", "pair"), ("dir", language.isRightToLeft ? "rtl" : nil)])
    if let drawing = screen.drawing, let sketch {
      html.element("figure") { html in
        sketch
          .write(
            to: &html,
            label: "A sketch of the screen with the numbers of its elements. "
              + "Images and symbols are boxes with their names.")
        let (width, height) = (number(drawing.size.width), number(drawing.size.height))
        html.element("figcaption") { $0.appText("\(width) × \(height) points", in: "en") }
      }
    }
    html.open("div", [("class", "reading")])
    writeElements(to: &html)
    writeRemarks(to: &html)
    html.raw("</div></div></section>\n")
  }

  private func writeElements(to html: inout HTMLText) {
    guard !elements.isEmpty else {
      let isLive = screen.drawing != nil
      html.element(
        "p", ("class", "note"),
        text: isLive
          ? "A screen reader stops nowhere on this screen."
          : "This screen is not live, so it is neither drawn nor read.")
      return
    }
    html.element("ol", ("class", "order")) { html in
      for element in elements {
        html.element("li") { html in
          ElementHTML(element, isDrawn: sketch?.shows(element) ?? true).write(to: &html)
        }
        html.line()
      }
    }
  }

  private func writeRemarks(to html: inout HTMLText) {
    var remarks = screen.remarks
    if let words = screen.otherWords {
      remarks.append("The screen reader's own words are in \(words).")
    }
    if screen.drawing?.isCut == true {
      remarks.append("The screen has more views than the drawing shows.")
    }
    remarks += screen.unread.sorted { $0.key < $1.key }.map { reason, kinds in
      "\(counted(kinds.map { visible($0) })) (\(reason))"
    }
    for remark in remarks {
      html.element("p", ("class", "note")) { $0.appText(remark, in: "en") }
    }
  }
}

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
    let facts = [item.spoken.handle, elsewhere, isDrawn ? "" : "not on the drawing"].filter {
      !$0.isEmpty
    }
    html.element("p", ("class", "note")) { html in
      html.appText(facts.map { visible($0) }.joined(separator: " · "), in: "en")
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
