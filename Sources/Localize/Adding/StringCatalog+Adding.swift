import TextFormats

extension StringCatalog {
  /// Returns the catalog with a language: each key that is to be translated gets the texts of the source language in the state
  /// `new`, unless the language has it.
  ///
  /// Every byte that is there stays. The language is spelled as given.
  public func adding(_ language: String) -> StringCatalog {
    guard let root = try? JSONParser.read(source.utf8), let strings = root["strings"]?.members
    else { return self }
    var edits: [TableEdit] = []
    for member in strings {
      let entry = member.value
      guard entry["shouldTranslate"]?.bool != false, entry["extractionState"]?.string != "stale",
        entry["localizations"]?[language] == nil
      else { continue }
      let text = text(of: member)
      if let localizations = entry["localizations"]?.members, !localizations.isEmpty {
        edits.append(
          insertion(of: language, text.at(depth: 4), among: localizations, depth: 4))
      } else {
        let inner = "{\n        \(quotedJSON(language)) : \(text.at(depth: 4))\n      }"
        edits.append(insertion(of: "localizations", inner, in: entry))
      }
    }
    let own = edits.map { TableEdit($0.range, source.withOwnLineBreaks($0.text)) }
    return edits.isEmpty
      ? self : StringCatalog(source.bytes(of: source.utf8(after: own)), path: path)
  }

  /// The JSON of a localization, as lines with the indentation of its own.
  private struct Lines {
    var lines: [String]

    /// Returns the JSON in an object so many levels deep; the first line stands behind its key.
    func at(depth: Int) -> String {
      let margin = String(repeating: "  ", count: depth)
      return lines.enumerated().map { $0 == 0 ? $1 : margin + $1 }.joined(separator: "\n")
    }
  }

  /// Returns the texts of a key in the source language, in the state `new`.
  private func text(of member: JSONTree.Member) -> Lines {
    guard let own = member.value["localizations"]?[sourceLanguage] else {
      return Lines(lines: [
        "{", "  \"stringUnit\" : {", "    \"state\" : \"new\",",
        "    \"value\" : \(quotedJSON(member.key, escapesMarks: false))", "  }", "}",
      ])
    }
    let text = String(decoding: source.utf8[own.range], as: UTF8.self)
    // Other separators may stand in a text.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    let margin = lines.last?.prefix { $0 == " " }.count ?? 0
    return Lines(
      lines: lines.enumerated().map { number, line in
        let indentation = number == 0 ? 0 : min(margin, line.prefix { $0 == " " }.count)
        return Self.inNewState(String(line.dropFirst(indentation)))
      })
  }

  /// Returns JSON in which each text is new.
  private static func inNewState(_ json: String) -> String {
    json.replacing(/"state"(\s*:\s*)"(?:translated|needs_review)"/) { "\"state\"\($0.1)\"new\"" }
  }

  /// Returns the edit that puts a member where the order of the keys has it.
  private func insertion(
    of key: String, _ text: String, among members: [JSONTree.Member], depth: Int
  ) -> TableEdit {
    let margin = "\n" + String(repeating: "  ", count: depth)
    let member = "\(quotedJSON(key)) : \(text)"
    let before = members.last { $0.key.utf8.lexicographicallyPrecedes(key.utf8) }
    guard let before else {
      let start = members[0].keyRange.lowerBound
      return TableEdit(start..<start, member + "," + margin)
    }
    let end = before.value.range.upperBound
    return TableEdit(end..<end, "," + margin + member)
  }

  private func insertion(of key: String, _ text: String, in entry: JSONTree) -> TableEdit {
    guard let members = entry.members, !members.isEmpty else {
      return TableEdit(entry.range, "{\n      \(quotedJSON(key)) : \(text)\n    }")
    }
    // A key with an object without languages has it replaced.
    if let own = entry[key] { return TableEdit(own.range, text) }
    return insertion(of: key, text, among: members, depth: 3)
  }
}
