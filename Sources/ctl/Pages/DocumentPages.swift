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
  private let settings: ScenarioSettings
  private let moment: String
  private var known: [Int: PageChoices] = [:]

  /// Creates the documents of paths, which begin with the settings of the command line.
  init(_ paths: [String], _ settings: ScenarioSettings) {
    self.paths = paths
    var settings = settings
    // All is shown at the time at which the page is opened.
    moment = settings.speech.dates.now ?? settings.speech.dates.currentMinute
    settings.speech.dates.now = moment
    self.settings = settings
  }

  var titles: [String] { paths.map { visible(RelativePaths.split($0).name) } }

  func choices(of document: Int) -> PageChoices {
    if let choices = known[document] { return choices }
    let found = DocumentTables(ofDocumentAt: paths[document])
    var choices = PageChoices()
    choices.languages =
      [found.development] + found.find().tags.filter { $0 != found.development }
    choices.devices = Device.all.map(\.name)
    choices.readers = ReaderOptions.Reader.allCases.map(\.rawValue)
    choices.textSizes = TextSize.allValueStrings
    known[document] = choices
    return choices
  }

  func live(_ number: Int, _ page: PageSettings) throws(OperationRefusal) -> PageDocument {
    var settings = settings
    var options: [String] = []
    if let device = page.device {
      settings.speech.screens.device = Device(argument: device)
      options += ["--device", device]
    }
    if let size = page.textSize {
      settings.speech.screens.textSize = TextSize(argument: size)
      options += ["--text-size", size]
    }
    if let reader = page.reader { settings.speech.reader.reader = .init(rawValue: reader) }
    if let language = page.language { settings.locale.locales = ["\(language)"] }
    let document: InterfaceDocument
    do {
      document = try InterfaceDocument(contentsOfFile: paths[number])
    } catch {
      throw OperationRefusal("\(error)", "")
    }
    var problem: Diagnostic?
    let version =
      settings.locale.versions(of: document) { problem = problem ?? $0 }.first
      ?? DocumentVersion(document)
    if let problem { throw OperationRefusal("\(problem)", "") }
    let live = settings.liveDocument(version, settings.speech.operatingLoader)
    return PageDocument(
      live, titles: version.textsByKey, path: titles[number],
      options: options + ["--now", moment])
  }
}
