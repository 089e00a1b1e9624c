import InterfaceBuilder
import Localize
import TextFormats

/// Writes where the segues of a document lead: all of them as a map, and those of one screen below its
/// heading.
struct ScreenMap {
  private let gallery: GalleryDocument
  private let prefix: String
  private let titles: [String]
  private let language: String
  /// The screens that lead to each, once.
  private let sources: [Int: [Int]]

  init(_ gallery: GalleryDocument, idPrefix: String) {
    (self.gallery, prefix) = (gallery, idPrefix)
    titles = gallery.titles.enumerated().map { $1 ?? "Screen \($0 + 1)" }
    language = "\(gallery.versions.first?.language ?? gallery.language)"
    var sources: [Int: [Int]] = [:]
    for (number, segues) in gallery.segues.enumerated() {
      for case .screen(let place) in segues.map(\.destination)
      where sources[place]?.last != number { sources[place, default: []].append(number) }
    }
    self.sources = sources
  }

  /// Writes a list of the screens of a document that has several, with where each leads.
  func write(to html: inout HTMLText) {
    guard titles.count > 1 else { return }
    html.element("nav", ("class", "map"), ("aria-label", "Screens of \(gallery.heading)")) {
      html in
      html.element("ol") { html in
        for number in titles.indices {
          html.element("li") { html in
            link(to: number, &html)
            let segues = segues(of: number)
            if !segues.isEmpty { html.text(" → ") }
            for (place, segue) in segues.enumerated() {
              if place > 0 { html.text(", ") }
              write(segue, to: &html)
            }
          }
          html.line()
        }
      }
    }
  }

  /// Writes the segues that lead from a screen, and the screens that lead to it.
  func writeSegues(of number: Int, to html: inout HTMLText) {
    let segues = segues(of: number)
    if !segues.isEmpty {
      html.element("p", ("class", "note")) { html in
        html.text("Leads to ")
        for (place, segue) in segues.enumerated() {
          if place > 0 { html.text(", ") }
          write(segue, to: &html)
        }
        html.text(".")
      }
    }
    let sources = sources[number] ?? []
    guard !sources.isEmpty else { return }
    html.element("p", ("class", "note")) { html in
      html.text("Reached from ")
      for (place, source) in sources.enumerated() {
        if place > 0 { html.text(", ") }
        link(to: source, &html)
      }
      html.text(".")
    }
  }

  private func segues(of number: Int) -> [GalleryDocument.Segue] {
    number < gallery.segues.count ? gallery.segues[number] : []
  }

  private func write(_ segue: GalleryDocument.Segue, to html: inout HTMLText) {
    switch segue.destination {
    case .screen(let place) where titles.indices.contains(place): link(to: place, &html)
    case .screen: break
    case .other(let words): html.appText(visible(words), in: "en")
    }
    html.text(" (")
    html.appText(visible(segue.name), in: "en")
    html.text(")")
  }

  private func link(to number: Int, _ html: inout HTMLText) {
    html.element("a", ("href", "#\(prefix)s\(number + 1)")) { html in
      html.appText(visible(titles[number]), in: language)
    }
  }
}
