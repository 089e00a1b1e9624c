import Accessibility
import Diagnostics
import Graphics
import InterfaceBuilder
import Localize
import TextFormats

/// The index of a folder of pages: totals, and each document with its screens, by folders.
public struct GalleryIndex: Sendable {
  /// A page that the index leads to.
  private struct Page {
    var file: String
    var folder: String
    var name: String
    var summary: String
    var pictures: String
  }

  /// The numbers of pictures of a document, of an index, and of shapes of a picture.
  private static let limits = (document: 6, index: 600, shapes: 300)

  private var pages: [Page] = []
  private var pictures = 0
  private var totals = Totals()

  /// Creates an empty index.
  public init() {}

  /// Adds a document whose page is in a file.
  public mutating func add(_ gallery: GalleryDocument, file: String) {
    let path = gallery.document.path
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if parts.last?.hasSuffix(".lproj") == true { parts.removeLast() }
    let folder = parts.joined(separator: "/")
    let own = Totals(gallery)
    totals.add(own)
    pages.append(
      Page(
        file: file, folder: folder,
        name: folder.isEmpty
          ? gallery.heading : String(gallery.heading.dropFirst(folder.count + 1)),
        summary: own.words, pictures: pictures(of: gallery, file: file)))
  }

  /// Returns the page.
  public func page(title: String) -> String {
    var html = HTMLText()
    html.element("p", text: "\(amount(pages.count, "document")): \(totals.words).")
    let groups = Dictionary(grouping: pages, by: \.folder)
    var known: Set<String> = []
    let folders = pages.map(\.folder).filter { known.insert($0).inserted }
    for folder in folders {
      html.open("section", [("class", "group")])
      if folders.count > 1 {
        html.element("h2", text: folder.isEmpty ? "This folder" : visible(folder, limit: 8192))
      }
      html.open("ul", [("class", "index")])
      for page in groups[folder] ?? [] {
        html.open("li", [])
        html.element("a", ("href", page.file), text: visible(page.name, limit: 8192))
        html.text(" ")
        html.element("span", ("class", "note"), text: page.summary)
        html.append(made: page.pictures)
        html.close("li")
        html.line()
      }
      html.close("ul")
      html.close("section")
      html.line()
    }
    let presenter = HTMLPresenter(title: title)
    return presenter.head + html.markup + presenter.foot
  }

  /// Returns small pictures of the screens of a document, each of which leads to its screen.
  private mutating func pictures(of gallery: GalleryDocument, file: String) -> String {
    guard let version = gallery.versions.first, version.screenCount > 0 else { return "" }
    let count = min(version.screenCount, Self.limits.document, Self.limits.index - pictures)
    var (html, pieces) = (HTMLText(), "")
    html.element("div", ("class", "pictures")) { html in
      for number in 0..<count {
        let screen = version.screen(number)
        guard var drawing = screen.drawing else { continue }
        pictures += 1
        drawing.shapes = Array(drawing.shapes.prefix(Self.limits.shapes))
        let name = screen.title ?? "Screen \(number + 1)"
        html.element("a", ("href", "\(file)#d1s\(number + 1)")) { html in
          let elements = GalleryElements(SpokenScreen(), in: version.language, idPrefix: "")
          DrawingSVG(
            drawing: drawing, elements: elements, isRightToLeft: version.language.isRightToLeft
          ).write(to: &html, { pieces += $0 }, label: visible(name))
        }
      }
      if version.screenCount > count {
        let more = amount(version.screenCount - count, "more screen")
        html.element("span", ("class", "note"), text: "\(more) without a picture here")
      }
    }
    return pieces + html.markup
  }
}

/// The numbers of screens, controls and findings of a page.
private struct Totals {
  private var screens = 0
  private var controls = 0
  private var findings: [Diagnostic.Severity: Int] = [:]

  init() {}

  init(_ gallery: GalleryDocument) {
    screens = gallery.versions.first?.screenCount ?? 0
    controls = gallery.document.controls.count { $0.kind == .control || $0.kind == .item }
    for finding in gallery.findings { findings[finding.severity, default: 0] += 1 }
  }

  mutating func add(_ other: Totals) {
    screens += other.screens
    controls += other.controls
    findings.merge(other.findings, uniquingKeysWith: +)
  }

  var words: String {
    let found = Diagnostic.Severity.allCases.compactMap { severity in
      findings[severity].map { amount($0, severity.rawValue) }
    }
    return ([amount(screens, "screen"), amount(controls, "control")] + found)
      .joined(separator: ", ")
  }
}
