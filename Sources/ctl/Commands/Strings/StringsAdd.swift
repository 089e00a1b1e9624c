import ArgumentParser
import Diagnostics
import InterfaceBuilder
import Localize
import Presenters
import TextFormats

/// `ctl strings add`: the tables of a new language.
struct StringsAdd: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Adds a language to tables, catalogs and documents, or completes one.",
    usage: "ctl strings add <tag> [<paths> ...] [options]",
    discussion: """
      Each table gets one for the language beside it, with the texts of the development language, and \
      a catalog gets them in the state 'new'. Documents in a folder of a language get the table of \
      their texts. What is there stays: a table that exists gets the keys that it lacks.
      """)

  @Argument(help: "The language, such as de or pt-BR.")
  var language: String

  @Argument(help: "Folders to search, the current one by default.")
  var paths: [String] = []

  @OptionGroup var search: SearchOptions
  @OptionGroup var development: DevelopmentLanguageOption

  @Flag(help: "Show what would change, and write nothing.")
  var diff = false

  @OptionGroup var color: ColorOption

  func validate() throws {
    // A pseudo-language is no language that anyone translates into.
    guard language.lowercased() != "mul",
      LanguageTag(languageOption: language).map({ PseudoLanguage($0) == nil }) == true
    else {
      throw ValidationError(
        "'\(visible(language))' is not a language tag. Write one such as ru or pt-BR.")
    }
  }

  func run() throws {
    guard let tag = LanguageTag(languageOption: language) else { return }
    var added = AddedLanguage(
      tag, development: development.developmentLanguage.flatMap { LanguageTag(languageOption: $0) })
    var tables = DocumentFinder(.tables, excluding: search.exclusions)
    var documents = DocumentFinder(.documents, excluding: search.exclusions)
    for path in paths.isEmpty ? ["."] : paths {
      tables.add(path)
      documents.add(path)
    }
    let all = tables.found + documents.found
    var failures = all.compactMap { result -> Diagnostic? in
      guard case .failure(let error) = result, error.id != "folder.empty" else { return nil }
      return error
    }
    for path in documents.found.compactMap({ try? $0.get() }) { added.add(documentAt: path) }
    for path in tables.found.compactMap({ try? $0.get() }) { added.add(tableAt: path) }
    failures += added.failures
    guard !added.changes.isEmpty || !failures.isEmpty else {
      return Terminal.complain("ctl: note: there is nothing to add to \(tag).")
    }
    for change in added.changes {
      if diff {
        let difference = LineDifference(of: change.old, to: change.new, path: change.path)
        try Terminal.write(difference.text(in: Terminal.style))
        continue
      }
      do {
        try change.write()
        let keys = amount(change.keys, "key")
        try Terminal.write("\(visible(change.path, limit: 8192)): \(keys) added\n")
      } catch let error as Diagnostic {
        failures.append(error)
      }
    }
    if added.leftOut > 0 {
      let count = amount(added.leftOut, "document")
      Terminal.complain(
        "ctl: note: \(count) in no .lproj folder \(added.leftOut == 1 ? "is" : "are") not localized."
      )
    }
    for failure in failures { Terminal.report(failure) }
    if !failures.isEmpty { throw ExitStatus.unreadableInput }
  }
}
