import Accessibility
import InterfaceBuilder
import Localize
import TextFormats

/// Writes a document of a page: the map of its screens, its screens, what is wrong with it, then its
/// controls.
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
    html.element("h2", text: visible(gallery.heading, limit: 8192))
    try writeScreens(to: &html, put)
    FindingsHTML(gallery, idPrefix: prefix).write(to: &html)
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
    let find = gallery.image
    let images = DrawnImages(idPrefix: prefix) { find($0) }
    let map = ScreenMap(gallery, idPrefix: prefix)
    map.write(to: &html)
    for number in 0..<first.screenCount {
      html.open("section", [("class", "screen"), ("id", "\(prefix)s\(number + 1)")])
      for (place, version) in gallery.versions.enumerated() where number < version.screenCount {
        let screen = version.screen(number)
        if place == 0 {
          writeHeading(of: screen, number, version.language, to: &html)
          map.writeSegues(of: number, to: &html)
        }
        let prefix = "\(prefix)s\(number + 1)\(version.language)"
        try ScreenHTML(
          screen, language: version.language, idPrefix: prefix, images: images, isOpen: place == 0
        ).write(to: &html, put)
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
