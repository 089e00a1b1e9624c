import Accessibility
import Graphics
import InterfaceBuilder
import Localize
import TextFormats

/// Writes a document of a page: its screens, then its controls.
struct DocumentHTML {
  private let gallery: GalleryDocument
  private let prefix: String

  init(_ gallery: GalleryDocument, idPrefix: String) {
    self.gallery = gallery
    prefix = idPrefix
  }

  func write(to put: (String) throws -> Void) rethrows {
    var html = HTMLText()
    html.open("section", [("class", "document"), ("id", prefix)])
    html.element("h2", text: visible(gallery.document.path, limit: 8192))
    try writeScreens(to: &html, put)
    let controls = ControlTables(gallery, idPrefix: prefix)
    if !controls.isEmpty { try controls.write(to: &html, put) }
    html.close("section")
    html.line()
    try html.finish(to: put)
  }

  private func writeScreens(
    to html: inout HTMLText, _ put: (String) throws -> Void
  ) rethrows {
    guard let first = gallery.versions.first, first.screenCount > 0 else {
      html.element("p", ("class", "note"), text: "This document has no screen.")
      return
    }
    for number in 0..<first.screenCount {
      html.open("section", [("class", "screen")])
      for (place, version) in gallery.versions.enumerated() where number < version.screenCount {
        let screen = version.screen(number)
        if place == 0 { writeHeading(of: screen, number, version.language, to: &html) }
        let prefix = "\(prefix)s\(number + 1)\(version.language)"
        try ScreenHTML(screen, language: version.language, idPrefix: prefix).write(to: &html, put)
      }
      html.close("section")
      html.line()
    }
  }

  private func writeHeading(
    of screen: SpokenScreen, _ number: Int, _ language: LanguageTag, to html: inout HTMLText
  ) {
    html.element("h3") { html in
      html.text(screen.title == nil ? "Screen \(number + 1)" : "Screen ")
      if let title = screen.title { html.appText(title, in: "\(language)") }
    }
  }
}

/// Writes a screen in a language: its drawing, and beside it what is read, in order.
struct ScreenHTML {
  private let screen: SpokenScreen
  private let language: LanguageTag
  private let elements: GalleryElements

  init(_ screen: SpokenScreen, language: LanguageTag, idPrefix: String) {
    self.screen = screen
    self.language = language
    elements = GalleryElements(screen, in: language, idPrefix: idPrefix)
  }

  private var sketch: DrawingSVG? {
    screen.drawing.map {
      DrawingSVG(drawing: $0, elements: elements, isRightToLeft: language.isRightToLeft)
    }
  }

  func write(to html: inout HTMLText, _ put: (String) throws -> Void) rethrows {
    html.open("section", [("class", "version"), ("data-language", "\(language)")])
    html.element("h4", text: "\(language.displayName(in: "en")) (\(language))")
    html.open("div", [("class", "pair"), ("dir", language.isRightToLeft ? "rtl" : nil)])
    if let drawing = screen.drawing, let sketch {
      html.open("figure", [])
      try sketch.write(
        to: &html, put,
        label: "A sketch of the screen with the numbers of its elements. "
          + "Images and symbols are boxes with their names.")
      let (width, height) = (number(drawing.size.width), number(drawing.size.height))
      html.element("figcaption") { $0.appText("\(width) × \(height) points", in: "en") }
      html.close("figure")
    }
    html.open("div", [("class", "reading")])
    try writeElements(to: &html, put)
    writeRemarks(to: &html)
    html.raw("</div></div></section>\n")
  }

  private func writeElements(
    to html: inout HTMLText, _ put: (String) throws -> Void
  ) rethrows {
    guard !elements.isEmpty else {
      let isLive = screen.drawing != nil
      html.element(
        "p", ("class", "note"),
        text: isLive
          ? "A screen reader stops nowhere on this screen."
          : "This screen is not live, so it is neither drawn nor read.")
      return
    }
    let sketch = sketch
    html.open("ol", [("class", "order")])
    for index in elements.indices {
      html.element("li") { html in
        let isDrawn = sketch?.shows(elements.frame(index)) ?? true
        ElementHTML(elements[index], isDrawn: isDrawn).write(to: &html)
      }
      html.line()
      try html.deliver(to: put)
    }
    html.close("ol")
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
