import InterfaceBuilder
import Presenters
import TextFormats

/// A control that has a term of a query.
struct FoundControl: Sendable {
  /// The ways in which a term is like the query.
  enum Closeness: String, Sendable {
    /// The term is the query.
    case exact
    /// The term contains the query.
    case part
    /// The term is spelled nearly like the query.
    case near
  }

  var path: String
  var control: InterfaceControl
  var term: ControlTerm
  var closeness: Closeness

  /// The place, the first line of `describe`, and the term.
  func text(style: TextStyle) -> String {
    let position = control.element.position
    let place = "\(visible(path, limit: 8192)):\(position.line):\(position.column)"
    var lines = style.heading(place, "")
    lines += wrapped(control.headline(style: style), to: style.width - 2, indentation: 2)
      .map { "  " + $0 }
    let language = term.language.map { " (\(visible($0)))" } ?? ""
    let words =
      "\(closeness == .near ? "near " : "")\(term.kind.rawValue)  \(visible(term.text))\(language)"
    lines += wrapped(words, to: style.width - 6, indentation: 2).map { "      " + $0 }
    return lines.map { $0 + "\n" }.joined()
  }

  var json: JSONValue {
    let position = control.element.position
    var json: [String: JSONValue] = [
      "path": .path(path), "line": .number(position.line), "column": .number(position.column),
      "element": .string(control.elementName), "place": .list(control.place) { .string($0) },
      "summary": .string(control.headline(style: TextStyle())),
      "match": .string(closeness.rawValue), "by": .string(term.kind.rawValue),
      "term": .string(term.text),
    ]
    json.set("id", control.id)
    json.set("language", term.language)
    return .object(json)
  }
}
