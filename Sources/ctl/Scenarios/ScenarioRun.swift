import Accessibility
import ControlTesting
import Diagnostics
import InterfaceBuilder
import InterfaceLoader
import Localize
import Pickers
import Presenters
import Synchronization
import TextFormats

/// A run of a scenario on its document, in each language and by each reader.
struct ScenarioRun {
  let kept: KeptScenario
  let document: InterfaceDocument
  private var settings: ScenarioSettings
  private let moment: String

  /// Reads the document; throws what is wrong with it, or with the head.
  init(_ kept: KeptScenario) throws {
    document = try kept.readDocument(
      naming: "Write '@document' and the path of a storyboard or xib.")
    settings = try kept.settings(of: document.path)
    moment = settings.speech.dates.now ?? settings.speech.dates.currentMinute
    settings.speech.dates.now = moment
    self.kept = kept
  }

  /// Plays all steps, and compares them with what is kept; everything counts if asked for.
  func difference(all: Bool) throws -> ScenarioDifference {
    var problems: [Diagnostic] = []
    let versions = settings.locale.versions(of: document) { problems.append($0) }
    // A table that cannot be read would look as if nothing were translated.
    if let problem = problems.first { throw problem }
    let readers: [ReaderOptions.Reader?] =
      settings.speech.reader.readers.isEmpty ? [nil] : settings.speech.reader.readers
    let asksForTime = Mutex(false)
    var columns: [[PlayedStep]] = []
    var head = kept.head
    // Commands run on the main thread.
    try MainActor.assumeIsolated {
      for reader in readers {
        for version in versions {
          var settings = settings
          settings.speech.reader.reader = reader
          let play = try ScenarioPlay(
            kept, version, settings, titles: versions[0].textsByKey
          ) { asksForTime.withLock { $0 = true } }
          columns.append(play.steps(after: columns.first))
        }
      }
    }
    if asksForTime.withLock({ $0 }), !head.options.has("--now") {
      head.options += ["--now", moment]
    }
    settings.speech.screens.warnAboutUnused()
    var difference = kept.scenario.difference(of: columns, head: head, path: kept.path, all: all)
    difference.replacement.head = head
    return difference
  }
}

extension DocumentVersion {
  /// The texts of the document in the language, by key.
  var textsByKey: [String: String] {
    let texts =
      texts?.map { ($0.original.key, $0.value) }
      ?? original.localizableTexts.map { ($0.key, $0.text) }
    return Dictionary(texts) { first, _ in first }
  }
}

/// A play of a scenario in one language and by one reader.
@MainActor
private struct ScenarioPlay {
  private let scenario: Scenario
  private var player: ScenarioPlayer

  /// Shows the screen; throws a problem if the document has none of the name.
  init(
    _ kept: KeptScenario, _ version: DocumentVersion, _ settings: ScenarioSettings,
    titles: [String: String], onAsking asked: @escaping @Sendable () -> Void
  ) throws(Diagnostic) {
    scenario = kept.scenario
    let name = scenario.screen
    let stage = Stage(version, settings, onAsking: asked)
    guard let screen = stage.screen(named: name) else {
      let titles = stage.live.screenTitles.compactMap { $0 }
      let near = names(near: name ?? "", among: titles).map { "'\(visible($0))'" }
      throw kept.problem(
        id: "scenario.screen", at: "@screen",
        name.map { "the document has no screen '\(visible($0))'" } ?? "the document has no screen",
        near.isEmpty
          ? "'ctl announce' shows the names." : "Write \(near.joined(separator: " or ")).")
    }
    player = ScenarioPlayer(screen, assumesAnswers: settings.asIfAnswered, titles: titles) {
      (language, device, name) throws(OperationRefusal) in
      guard let screen = try stage.anew(language, device).screen(named: name) else {
        throw OperationRefusal("the screen is not there", "Name another one.")
      }
      return screen
    }
  }

  /// Makes all steps; objects whose names are of the first column are found by their ids.
  func steps(after first: [PlayedStep]?) -> [PlayedStep] {
    var player = player
    return scenario.steps.indices.map { number in
      player.play(scenario.steps[number].action, id: first?[number].id)
    }
  }
}

/// A live document that can be shown anew.
@MainActor
private final class Stage {
  private(set) var live: LiveDocument
  private var version: DocumentVersion
  private var settings: ScenarioSettings
  private let asked: @Sendable () -> Void

  init(
    _ version: DocumentVersion, _ settings: ScenarioSettings,
    onAsking asked: @escaping @Sendable () -> Void
  ) {
    (self.version, self.settings, self.asked) = (version, settings, asked)
    live = Self.live(version, settings, asked)
  }

  func screen(named name: String?) -> LiveScreen? { live.screen(named: name) }

  /// Makes the document live again, in a language and on a device; nil keeps what was.
  func anew(_ language: LanguageTag?, _ device: Device?) throws(OperationRefusal) -> Stage {
    if let device { settings.speech.screens.device = device }
    if let language {
      var locale = settings.locale
      locale.locales = ["\(language)"]
      var problem: Diagnostic?
      version = locale.versions(of: version.original) { problem = problem ?? $0 }.first ?? version
      if let problem { throw OperationRefusal("\(problem)", "") }
    }
    live = Self.live(version, settings, asked)
    return self
  }

  private static func live(
    _ version: DocumentVersion, _ settings: ScenarioSettings,
    _ asked: @escaping @Sendable () -> Void
  ) -> LiveDocument {
    let loader = settings.speech.operatingLoader
    let now = loader.dateSettings.now
    loader.dateSettings.now = {
      asked()
      return now()
    }
    return settings.liveDocument(version, loader)
  }
}
