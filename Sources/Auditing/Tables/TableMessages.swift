import Diagnostics
import Localize

extension TableText {
  /// Indicates whether the text is a message of ICU: it has an argument with a type, or a choice.
  var isMessage: Bool {
    marks.contains(.brace) && (plain.map { Self.hasType(in: $0) } ?? false)
  }

  /// The types of arguments, after a comma.
  private static let types: Set<Substring> = [
    "plural", "select", "selectordinal", "choice", "number", "date", "time", "spellout", "ordinal",
    "duration",
  ]

  private static func hasType(in text: String) -> Bool {
    var rest = Substring(text)
    while let brace = rest.firstIndex(of: "{") {
      rest = rest[rest.index(after: brace)...]
      let name = rest.prefix { $0 != "," && $0 != "}" && $0 != "{" }
      guard name.endIndex < rest.endIndex, rest[name.endIndex] == "," else { continue }
      let type = rest[rest.index(after: name.endIndex)...].drop { $0 == " " || $0 == "\n" }
        .prefix { $0.isLetter }
      if types.contains(type), name.contains(where: { !$0.isWhitespace }) { return true }
    }
    return false
  }

  /// The names in braces of a text that is no message, such as `{name}`; nil for one that has others.
  var placeholders: Set<String>? {
    guard marks.contains(.brace), let text = plain else { return nil }
    var names: Set<String> = []
    var rest = Substring(text)
    while let brace = rest.firstIndex(of: "{") {
      rest = rest[rest.index(after: brace)...]
      guard let end = rest.firstIndex(of: "}") else { return nil }
      let name = rest[..<end]
      guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "_.-".contains($0) })
      else {
        return nil
      }
      names.insert(String(name))
      rest = rest[rest.index(after: end)...]
    }
    return names.isEmpty ? nil : names
  }
}

extension TableSet {
  /// Returns the mistakes of some kinds in messages, with the place inside of the pattern.
  func messageFaults(_ kinds: Set<MessagePatternError.Kind>) -> [TableFault] {
    var faults: [TableFault] = []
    forEachText(with: .brace) { text, language in
      guard text.isMessage, let plain = text.plain else { return }
      var mistakes: [MessagePatternError] = []
      do throws(MessagePatternError) {
        mistakes = try MessagePattern(plain, .lenient).remarks
      } catch {
        mistakes = [error]
      }
      for mistake in mistakes where kinds.contains(mistake.kind) {
        let place = "\(mistake.position.line):\(mistake.position.column)"
        faults.append(
          TableFault(
            at: text, in: [language.name],
            "the message of \(text.quotedKey) is wrong at \(place): \(mistake.problem)",
            remedy: mistake.remedy))
      }
    }
    return faults
  }
}
