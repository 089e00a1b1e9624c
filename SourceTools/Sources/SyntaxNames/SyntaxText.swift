package import SwiftSyntax

extension SyntaxProtocol {
  /// The text of the node with single spaces for space, line breaks and comments.
  package var flatText: String { flatText { $0 } }

  /// Returns the text on one line with other words for some of its words.
  package func flatText(_ word: (String) -> String) -> String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, !token.leadingTrivia.isEmpty, text.last != " " { text += " " }
      text += word(token.text)
      if !token.trailingTrivia.isEmpty { text += " " }
    }
    return text.last == " " ? String(text.dropLast()) : text
  }
}

extension TypeSyntax {
  /// The name of the type without its arguments and attributes.
  package var plainName: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self) {
      return "\(type.baseType.plainName).\(type.name.text)"
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.plainName }
    return flatText
  }
}
