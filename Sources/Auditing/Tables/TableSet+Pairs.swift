import Diagnostics
import InterfaceBuilder
import Localize

extension TableSet {
  /// A translation with the text that it is one of.
  typealias Pair = (source: TableText, own: TableText, language: TableLanguage)

  /// Calls a closure with each text of each language that is not the source, and of the source itself where a table has it.
  func forEachText(_ body: (TableText, TableLanguage) -> Void) {
    for language in languages {
      for text in language.texts { body(text, language) }
    }
  }

  /// Returns what a rule finds in each translation, one fault for each.
  func faults(ofPairs find: (Pair) -> (problem: String, severity: Diagnostic.Severity?)?)
    -> [TableFault]
  {
    var faults: [TableFault] = []
    for pair in pairs {
      guard let found = find(pair) else { continue }
      faults.append(
        TableFault(
          at: pair.own, in: [pair.language.name], found.problem, severity: found.severity))
    }
    return faults
  }

  /// Returns faults of keys at the places of source texts, each with all languages that have it, in the order of the source.
  func faults(
    ofSource keys: [String: [String]], _ problem: (TableText) -> String
  ) -> [TableFault] {
    guard let source else { return [] }
    return source.texts.compactMap { text in
      guard let languages = keys[text.key] else { return nil }
      return TableFault(at: text, in: languages, problem(text))
    }
  }

  /// Returns whether a language is that of a region beside its parent, which the source may be.
  func isRegion(of language: TableLanguage) -> Bool { parent(of: language) != nil }

  /// Returns the table of the language of a region; nil for a language without a region, and one without a parent here.
  func parent(of language: TableLanguage) -> TableLanguage? {
    guard let tag = language.tag, tag.region != nil else { return nil }
    return languages.first { other in
      other.name != language.name && other.tag?.language == tag.language
        && other.tag?.region == nil && other.tag?.likelyScript == tag.likelyScript
    }
  }

  /// Returns what the readers of the files have told under ids.
  func told(_ ids: Set<String>, _ severity: (Diagnostic) -> Diagnostic.Severity? = { $0.severity })
    -> [TableFault]
  {
    files.flatMap { file in
      file.problems.filter { ids.contains($0.id) }.map { problem in
        var fault = TableFault(
          at: .told(problem), in: file.language.isEmpty ? [] : [file.language], problem.problem,
          remedy: problem.remedy.isEmpty ? nil : problem.remedy, severity: severity(problem))
        fault.key = file.name
        return fault
      }
    }
  }
}

extension TableSet.File {
  /// The name of the file in its folder.
  var name: String { String(table.path.split(separator: "/").last ?? "") }
}

extension TableText {
  /// The key as a message quotes it.
  var quotedKey: String { quoted(key.cut(to: 60)) }

  /// The text as a message quotes it.
  var quotedText: String {
    var text = value.plainText
    // A format that is one plural says nothing by itself.
    if case .format(let format, let variables) = value, format.hasPrefix("%"),
      let name = FormatString(format).variables.first, format.hasSuffix("#@\(name)@"),
      let other = variables[name]?.categories[.other]
    {
      text = other
    }
    return quoted(text.cut(to: 60))
  }
}
