/// Shows documents as a page that stands alone: each screen drawn and read in each language, and each
/// control in its states.
///
/// The page needs no network and no script. Its own words are English; texts of the app have their
/// language and their direction. The same documents give the same bytes.
public struct HTMLPresenter: Sendable {
  /// The title of the page.
  public var title: String

  /// The beginning of every page, which no other file has.
  package static let mark: StaticString = #"<meta name="generator" content="ctl gallery">"#

  /// Creates the presenter.
  public init(title: String) { self.title = title }

  /// Returns a page with documents.
  public func present(_ documents: [GalleryDocument]) -> String {
    head + documents.enumerated().map { part(of: $1, number: $0 + 1) }.joined() + foot
  }

  /// The beginning of a page, which the parts of documents follow.
  public var head: String {
    var html = HTMLText()
    html.raw("<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">\n<head>\n<meta charset=\"utf-8\">\n")
    html.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    html.raw(Self.mark)
    html.line()
    html.element("title", text: title)
    html.raw(GalleryStyle.sheet)
    html.raw("</head>\n<body>\n<header>")
    html.element("h1", text: title)
    html.raw("</header>\n")
    html.raw(GalleryStyle.script)
    html.raw("<main>\n")
    return html.markup
  }

  /// Returns the part of a page with a document; the numbers of documents on a page differ.
  public func part(of document: GalleryDocument, number: Int) -> String {
    var part = ""
    writePart(of: document, number: number) { part += $0 }
    return part
  }

  /// Writes the same piece by piece, as screens and controls are made.
  public func writePart(
    of document: GalleryDocument, number: Int, to put: (String) throws -> Void
  ) rethrows {
    try DocumentHTML(document, idPrefix: "d\(number)").write(to: put)
  }

  /// The end of a page.
  public var foot: String { "</main>\n</body>\n</html>\n" }
}
