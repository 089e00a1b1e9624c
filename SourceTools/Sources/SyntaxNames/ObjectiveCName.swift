/// Names of Swift as Objective-C spells them.
package enum ObjectiveCName {
  /// Returns the selector of a method with labels, `_` for none.
  ///
  /// The first label follows the name, after `With` unless it begins, or the name ends, with a
  /// preposition: `tap(sender:)` is `tapWithSender:`, `move(from:to:)` is `moveFrom:to:`. That is
  /// the rule of Swift's compiler.
  package static func selector(of name: String, labels: [String]) -> String {
    let name = plain(name)
    let labels = labels.map { $0 == "_" ? "" : plain($0) }
    guard let first = labels.first else { return name }
    var selector = name
    if !first.isEmpty {
      let isJoined =
        prepositions.contains(words(of: first).first ?? "")
        || prepositions.contains(words(of: name).last ?? "")
      selector += (isJoined ? "" : "With") + capitalized(first)
    }
    return selector + ":" + labels.dropFirst().map { $0 + ":" }.joined()
  }

  /// Returns the selector of the method that sets a property.
  package static func setter(of property: String) -> String {
    "set\(capitalized(plain(property))):"
  }

  /// Returns a name without backticks.
  package static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The words of a name in camel case, in lowercase.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if words.isEmpty || character.isUppercase || character == "_" { words.append("") }
      if character != "_" { words[words.count - 1] += character.lowercased() }
    }
    return words.filter { !$0.isEmpty }
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
