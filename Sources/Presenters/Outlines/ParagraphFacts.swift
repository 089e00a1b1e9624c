import Graphics
import InterfaceBuilder
import TextFormats

/// A styled text of a control whose lines are laid out in another way than by default.
struct StyledParagraph {
  /// The state or the property that has the text.
  let name: String
  let style: ParagraphStyle

  /// The alignment, the direction, the indentation and the hyphenation in a few words each, without
  /// what is the default.
  var words: [String] {
    var words: [String] = []
    if style.alignment != .natural { words.append("\(style.alignment)") }
    switch style.baseWritingDirection {
    case .leftToRight: words.append("left to right")
    case .rightToLeft: words.append("right to left")
    case .natural: break
    }
    for (name, indent) in [
      ("first line indented by", style.firstLineHeadIndent), ("indented by", style.headIndent),
      ("ends at", style.tailIndent),
    ] where indent != 0 {
      words.append("\(name) \(decimal(indent, digits: 2))")
    }
    if style.hyphenationFactor != 0 {
      words.append("hyphenation \(decimal(Double(style.hyphenationFactor), digits: 2))")
    }
    return words
  }

  /// The same with UIKit's names.
  var json: JSONValue {
    var json: [String: JSONValue] = ["of": .string(name)]
    if style.alignment != .natural { json["alignment"] = .string("\(style.alignment)") }
    if style.baseWritingDirection != .natural {
      json["baseWritingDirection"] = .string("\(style.baseWritingDirection)")
    }
    for (name, number) in [
      ("firstLineHeadIndent", style.firstLineHeadIndent), ("headIndent", style.headIndent),
      ("tailIndent", style.tailIndent), ("hyphenationFactor", Double(style.hyphenationFactor)),
    ] where number != 0 {
      json[name] = .decimal(number)
    }
    return .object(json)
  }
}

extension InterfaceControl {
  /// The styled texts whose paragraphs are not those by default, each paragraph style once a text.
  var styledParagraphs: [StyledParagraph] {
    guard !isSecure else { return [] }
    var texts = (button?.states ?? []).map { ($0.state, $0.attributedText) }
    texts.append(("title", button?.configuration?.attributedTitleText))
    texts += [("title", "attributedTitle"), ("text", "attributedText")].map {
      ($0, element.styledText($1))
    }
    return texts.flatMap { name, text -> [StyledParagraph] in
      var known: Set<ParagraphStyle> = []
      return (text?.runs ?? []).compactMap(\.attributes.paragraphStyle)
        .filter { known.insert($0).inserted }
        .map { StyledParagraph(name: name, style: $0) }.filter { !$0.words.isEmpty }
    }
  }
}
