import Diagnostics
import InterfaceBuilder
import Localize

extension TableSet {
  /// Calls a closure with the texts that have one of some marks, in each language and in the source where a table has it.
  func forEachText(with marks: TextMarks, _ body: (TableText, TableLanguage) -> Void) {
    for language in languages { language.forEachText(with: marks) { body($0, language) } }
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
