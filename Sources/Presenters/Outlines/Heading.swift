import InterfaceBuilder
import Localize
import TextFormats

extension TextStyle {
  /// Returns the heading of a document or a table: its path and a summary, on one line if it fits.
  package func heading(_ path: String, _ summary: String) -> [String] {
    let path = visible(path, limit: 8192)
    if columns(of: path) + 3 + columns(of: summary) <= width {
      return [bold(path) + (summary.isEmpty ? "" : "   " + summary)]
    }
    return wrapped(path, to: width, indentation: 4).map(bold)
      + wrapped(summary, to: width - 4).map { "    " + $0 }
  }

  /// Returns the heading of a document in a language.
  func heading(
    of document: InterfaceDocument, in language: LanguageTag?, otherWords: String? = nil
  ) -> [String] {
    let words =
      otherWords.flatMap { LanguageTag($0) }
      .map { " · the reader's words in \($0.displayName(in: "en"))" } ?? ""
    return heading(document.path, summary(of: document, in: language) + words)
  }
}
