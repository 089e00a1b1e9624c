/// What is wrong with a page; nil for one that holds only elements and attributes that pages have, each
/// closed, with every text escaped.
func problem(ofPage page: String) -> String? {
  var scanner = PageScanner(bytes: Array(page.utf8))
  return scanner.problem()
}

/// Reads the bytes of a page once.
private struct PageScanner {
  let bytes: [UInt8]
  var index = 0
  var open: [String] = []

  mutating func problem() -> String? {
    guard take("<!DOCTYPE html>\n") else { return "has no document type" }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"): if let problem = tag() { return problem }
      case UInt8(ascii: ">"): return "has a bare > \(place)"
      case UInt8(ascii: "&"): if let problem = entity() { return problem }
      default: index += 1
      }
    }
    return open.isEmpty ? nil : "leaves \(open.joined(separator: ", ")) open"
  }

  private var place: String {
    "after “\(String(decoding: bytes[max(0, index - 40)..<index], as: UTF8.self))”"
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  private mutating func entity() -> String? {
    index += 1
    guard entities.contains(where: { bytes[index...].starts(with: $0) }) else {
      return "has a bare & \(place)"
    }
    return nil
  }

  private mutating func word() -> String {
    let start = index
    while index < bytes.count, ![0x20, 0x3D, 0x3E].contains(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func tag() -> String? {
    index += 1
    let isEnd = take("/")
    let name = word()
    guard names.contains(name) else { return "has the element \(name) \(place)" }
    if isEnd {
      guard take(">") else { return "has an end tag with more than its name \(place)" }
      return open.popLast() == name ? nil : "closes \(name), which is not open, \(place)"
    }
    while take(" ") {
      let attribute = word()
      guard attributes.contains(attribute) else { return "has the attribute \(attribute) \(place)" }
      guard take("=") else { continue }
      if let problem = value(of: attribute) { return problem }
    }
    guard take(">") else { return "has no end of \(name) \(place)" }
    if !empty.contains(name) { open.append(name) }
    // What these hold is in the source of the presenter.
    guard name == "script" || name == "style" else { return nil }
    while index < bytes.count, !bytes[index...].starts(with: "</\(name)>".utf8) { index += 1 }
    return nil
  }

  private mutating func value(of name: String) -> String? {
    guard take("\"") else { return "has \(name) without quotes \(place)" }
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      switch bytes[index] {
      case UInt8(ascii: "<"), UInt8(ascii: ">"): return "has a bracket in \(name) \(place)"
      case UInt8(ascii: "&"): if let problem = entity() { return problem }
      default: index += 1
      }
    }
    let value = String(decoding: bytes[start..<index], as: UTF8.self)
    guard take("\"") else { return "has no end of \(name)" }
    switch name {
    case "href":
      let page = value.split(separator: "#", omittingEmptySubsequences: false).first ?? ""
      let isOwn =
        value.hasPrefix("#") || page.hasSuffix(".html") && !value.contains(":")
        || value.hasPrefix("data:image/")
      return isOwn ? nil : "leads to \(value)"
    case "src": return value.hasPrefix("data:image/gif;base64,") ? nil : "loads \(value)"
    default: return nil
    }
  }
}

private let entities = ["amp;", "lt;", "gt;", "quot;", "#39;"].map { Array($0.utf8) }
private let empty: Set = ["meta", "img", "input"]
private let names: Set = [
  "html", "head", "meta", "title", "style", "script", "body", "header", "main", "section", "h1",
  "h2", "h3", "h4", "h5", "p", "div", "span", "bdi", "code", "ol", "ul", "li", "dl", "dt", "dd",
  "a", "button", "img", "input", "label", "select", "option", "textarea", "progress", "table",
  "thead", "tbody", "tr", "th", "td", "figure", "figcaption", "nav", "details",
  "summary", "symbol", "use", "image", "svg", "g", "rect", "circle", "text",
]
private let attributes: Set = [
  "lang", "dir", "charset", "name", "content", "class", "id", "href", "src", "alt", "width",
  "height", "type", "value", "min", "max", "step", "checked", "disabled", "readonly", "for",
  "placeholder", "autocomplete", "scope", "role", "tabindex", "data-language", "data-number",
  "open",
  "textLength", "lengthAdjust", "preserveAspectRatio", "aria-label",
  "aria-describedby", "aria-current", "aria-expanded", "aria-posinset", "aria-setsize",
  "aria-pressed", "aria-selected", "aria-valuetext", "xmlns", "viewBox", "x", "y", "cx", "cy", "r",
  "rx", "fill", "stroke", "stroke-width", "stroke-dasharray", "opacity", "text-anchor", "font-size",
  "font-weight", "font-family", "direction",
]
