import ArgumentParser
import Localize
import Presenters
import TextFormats

/// `ctl strings get`: the text of a key.
struct StringsGet: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "get",
    abstract: "Looks up a key, for a language and with arguments.",
    usage: "ctl strings get <key> <path> [options]",
    discussion: """
      In a folder, the tables of one name are searched, and the language is chosen as Apple's \
      bundles choose it. A missing key exits with 1. The text is exact in a pipe and in a file; on a \
      terminal, control characters are written as numbers.
      """)

  @Argument(help: "The key.")
  var key: String

  @Argument(help: "A table, or a folder of .lproj folders; - is standard input.")
  var path: String

  @Option(help: "The name of the tables in a folder.")
  var table = "Localizable"

  @Option(help: "The language, such as ru or pt-BR. Repeat it for several, best first.")
  var locale: [String] = []

  @Option(help: "The development language, the last to be searched with --fallback per-key.")
  var development = "en"

  @Option(help: "none searches one table, as Apple's bundles do; per-key searches the others too.")
  var fallback: LocaleOptions.Fallback = .none

  @OptionGroup var arguments: MessageArgumentOptions

  @Option(help: "The device to choose a text for: iphone, mac …")
  var device = "other"

  @Option(help: "text for people, json for programs.")
  var format: TableOutputFormat = .text

  @OptionGroup var color: ColorOption

  func validate() throws {
    try LanguageTag.check(options: locale)
  }

  func run() throws {
    let key = FileName.plain(key)
    let pseudo = locale.first.flatMap { LanguageTag(languageOption: $0) }
      .flatMap { PseudoLanguage($0) }
    let (found, problems) = try find(key, pseudo)
    for problem in problems { Terminal.report(problem) }
    guard let found else {
      Terminal.complain("\(path): no table has the key '\(key)'.")
      throw problems.isEmpty ? ExitStatus.findings : ExitStatus.unreadableInput
    }
    let language = LanguageTag(folder: found.language) ?? "en"
    let text: String
    do {
      text = try self.text(of: found.value, language)
    } catch let error as FormatError {
      Terminal.complain("\(key): error: \(error)")
      throw ExitStatus.findings
    } catch let error as MessagePatternError {
      Terminal.report(error.diagnostic(path: key))
      throw ExitStatus.findings
    }
    switch format {
    // A terminal that shows color would obey the text's own commands.
    case .text where Terminal.isInteractive: try Terminal.write(guarded(text) + "\n")
    case .text: try Terminal.write(Array((text + "\n").utf8))
    case .json:
      var json: [String: JSONValue] = [
        "schema": "ctl.string/1", "key": .string(key), "value": .string(text),
        "language": .string(pseudo.map { "\($0.tag)" } ?? found.language),
        "source": .path(found.origin.path),
        "fallback": .number(found.step),
      ]
      if let position = found.origin.position {
        json["line"] = .number(position.line)
        json["column"] = .number(position.column)
      }
      try Terminal.write(.object(json))
    }
    if !problems.isEmpty { throw ExitStatus.unreadableInput }
  }

  /// Returns the pattern of a text that is a message; nil for one without braces, and for a format of printf.
  ///
  /// Throws what is wrong with a message.
  private func pattern(of text: String) throws(MessagePatternError) -> MessagePattern? {
    guard text.contains("{"), !FormatString(text).hasConversions else { return nil }
    let pattern = try MessagePattern(text, .lenient)
    return pattern.names.isEmpty ? nil : pattern
  }

  /// Returns the text with its arguments, as a message of ICU where it is one, and otherwise as a format.
  private func text(of value: LocalizedValue, _ language: LanguageTag) throws -> String {
    guard !arguments.texts.isEmpty else { return value.plainText }
    if case .text(let text) = value, let pattern = try pattern(of: text) {
      return try MessageFormat(pattern, in: language).string(try arguments.values(for: pattern))
    }
    return try value.string(
      arguments.inOrder, in: TextContext(language: language, device: device))
  }

  /// Returns the text of the key, and what keeps tables of the folder from being read.
  ///
  /// In a pseudo-language, that is the text of the development language, changed.
  private func find(
    _ key: String, _ pseudo: PseudoLanguage?
  ) throws -> (LocalizedStrings.Text?, problems: [Diagnostic]) {
    if let pseudo {
      var own = self
      own.locale = [development]
      let (found, problems) = try own.find(key, nil)
      let changed = found.map { text in
        var text = text
        text.value = pseudo.value(text.value)
        return text
      }
      return (changed, problems)
    }
    LinkedFiles.give(path)
    if FileStatus.isFolder(at: path) {
      let preferences =
        locale.isEmpty
        ? PreferredLanguages(
          arguments: [], environment: Environment.variables
        ).tags.map(\.description) : locale
      let tables = LocalizedTables(named: table, inFolder: path)
      LinkedFiles.note(tables)
      let strings = LocalizedStrings(
        tables, preferences: preferences.isEmpty ? [development] : preferences,
        developmentLanguage: development, fallback: fallback.policy
      )
      return (strings.text(forKey: key), strings.problems)
    }
    do throws(Diagnostic) {
      return (lookupTable(of: try TableInput.read(path)).text(forKey: key), [])
    } catch {
      Terminal.report(error)
      throw ExitStatus.unreadableInput
    }
  }

  private func lookupTable(of file: TableFile) -> LookupTable {
    let folder = path.split(separator: "/").dropLast().last ?? ""
    let language = folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : nil
    switch file {
    case .strings(let table): return LookupTable(table, language: language)
    case .rules(let rules): return LookupTable(nil, rules: rules, language: language)
    case .catalog(let catalog):
      let choice = LanguageNegotiation(preferences: locale, available: catalog.languages)
      return LookupTable(
        catalog, language: choice.localizations.first ?? catalog.sourceLanguage)
    }
  }
}
