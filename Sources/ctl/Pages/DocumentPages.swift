import Accessibility
import ControlTesting
import Diagnostics
import FoundationEssentials
import InterfaceBuilder
import InterfaceLoader
import Localize
import PageSession
import Presenters
import TextFormats

/// The documents of `ctl open`, read from their files whenever they are shown anew.
@MainActor
final class DocumentPages: PageSource {
  private let paths: [String]
  private let options: ScenarioSettings
  private let moment: String
  private var known: [Int: PageChoices] = [:]

  /// The options of the command line that the page does not change, as words.
  private let words: [String]
  let settings: PageSettings

  /// Creates the documents of paths, which begin with the settings of the command line.
  init(_ paths: [String], _ settings: ScenarioSettings, words: [String]) {
    (self.paths, self.words) = (paths, words)
    var page = PageSettings()
    page.language = settings.locale.locales.first.flatMap { LanguageTag(languageOption: $0) }
    page.device = settings.speech.screens.device?.name
    page.textSize = settings.speech.screens.textSize?.defaultValueDescription
    page.reader = settings.speech.reader.reader?.rawValue
    var settings = settings
    page.rows = settings.speech.screens.rows.takeNumber()
    page.bindings = settings.speech.screens.bind.takeLastValues()
    self.settings = page
    // All is shown at the time at which the page is opened.
    moment = settings.speech.dates.now ?? settings.speech.dates.currentMinute
    settings.speech.dates.now = moment
    options = settings
  }

  /// The names of the documents, or their paths where two have the same name.
  var titles: [String] {
    let names = paths.map { RelativePaths.split($0).name }
    let isDistinct = Set(names).count == names.count
    return (isDistinct ? names : paths).map { visible($0) }
  }

  func choices(of document: Int) -> PageChoices {
    if let choices = known[document] { return choices }
    let found = DocumentTables(ofDocumentAt: paths[document])
    var choices = PageChoices()
    choices.languages =
      [found.development] + found.find().tags.filter { $0 != found.development }
    choices.devices = Device.all.map(\.name)
    choices.readers = ReaderOptions.Reader.allCases.map(\.rawValue)
    choices.textSizes = TextSize.allValueStrings
    for tag in PseudoLanguage.all.map(\.tag) where !choices.languages.contains(tag) {
      choices.languages.append(tag)
    }
    if let document = try? InterfaceDocument(contentsOfFile: paths[document]) {
      choices.hasBindings = !document.bindings.isEmpty
      let prototypes: Set = ["prototypes", "collectionViewCell"]
      if document.root.descendants.contains(where: { prototypes.contains($0.key ?? $0.name) }) {
        let given = settings.rows.flatMap { Int($0) }.map { [$0] } ?? []
        choices.rows = Set([1, 2, 3, 5, 10, 50] + given).sorted().map { "\($0)" }
      }
    }
    known[document] = choices
    return choices
  }

  func live(_ number: Int, _ page: PageSettings) throws(OperationRefusal) -> PageDocument {
    var (settings, words) = (options, words)
    settings.speech.screens.device = page.device.flatMap { Device(argument: $0) }
    if let device = page.device { words += ["--device", device] }
    settings.speech.screens.textSize = page.textSize.flatMap { TextSize(argument: $0) }
    if let size = page.textSize { words += ["--text-size", size] }
    settings.speech.reader.reader = page.reader.flatMap { .init(rawValue: $0) }
    settings.locale.locales = page.language.map { ["\($0)"] } ?? []
    let document: InterfaceDocument
    do {
      document = try InterfaceDocument(contentsOfFile: paths[number])
    } catch {
      throw OperationRefusal("\(visible(error.path)): \(error.problem)", error.remedy)
    }
    var problem: Diagnostic?
    let version =
      settings.locale.versions(of: document) { problem = problem ?? $0 }.first
      ?? DocumentVersion(document)
    if let problem {
      throw OperationRefusal("\(visible(problem.path)): \(problem.problem)", problem.remedy)
    }
    let loader = settings.speech.operatingLoader
    words += settings.speech.screens.sampleWords
    // What a document uses of them is told on its page alone.
    loader.bindingValues = loader.bindingValues.map { BindingValues($0.entries) }
    if let rows = loader.rows?.list, !rows.isEmpty { loader.rows = SampleRows(rows) }
    if let rows = page.rows, let count = Int(rows) {
      loader.rows = .each(count)
      words += ["--rows", rows]
    }
    if !page.bindings.isEmpty {
      loader.bindingValues = try values(page.bindings, beside: loader.bindingValues)
      words += page.bindings.flatMap { ["--bind", $0] }
    }
    let live = settings.liveDocument(version, loader)
    var made = PageDocument(
      live, titles: version.textsByKey, path: RelativePaths.split(paths[number]).name,
      options: words + ["--now", moment], assumesAnswers: settings.asIfAnswered)
    made.warnings = { [rows = loader.rows, values = loader.bindingValues] in
      (rows.map(RowOptions.warnings) ?? []) + (values.map(BindOptions.warnings) ?? [])
    }
    return made
  }

  /// Returns the values of the page, after those of the command line.
  private func values(
    _ lines: [String], beside values: BindingValues?
  ) throws(OperationRefusal) -> BindingValues {
    var entries = values?.entries ?? []
    for line in lines {
      let entry: BindingValues.Entry?
      do throws(Diagnostic) {
        entry = try BindingValues.Entry(parsing: line)
      } catch {
        throw OperationRefusal(error.problem, error.remedy)
      }
      guard let entry else {
        throw OperationRefusal(
          "'\(brief(line))' has no key path and no value", "Write such as 'values.speed=5'.")
      }
      entries.append(entry)
    }
    return BindingValues(entries)
  }
}
