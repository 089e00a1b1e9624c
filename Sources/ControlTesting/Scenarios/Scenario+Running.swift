public import Accessibility
public import AppKitDialect
import FoundationEssentials
public import InterfaceLoader
public import Localize
public import Presenters
public import ResponderKit

extension Scenario {
  /// Plays the steps on a screen, and compares what happens in the language and by the reader of the screen;
  /// throws the differences.
  ///
  /// The screen is operated, and keeps its state. What a step does not expect is not compared. The screen, the
  /// language, the reader and the options are those of the screen that is given, and not those of the head; titles
  /// are those of the document in its own language. Steps to another language or device cannot be made. In a test:
  ///
  ///     try Scenario(contentsOfFile: "SignIn.scenario").run(on: screen)
  @MainActor
  public func run(on screen: DocumentScreen) throws(ScenarioDifference) {
    try run(on: screen.screen)
  }

  /// Plays the steps on a screen of a live document; see ``run(on:)``.
  @MainActor
  public func run(on screen: LiveScreen) throws(ScenarioDifference) {
    let live = screen.document
    let reader = type(of: live.screenReader).name
    // The texts of one column are compared.
    let own = head.column(of: reader, in: live.language).map { onlyColumn($0) }
    let other = Transcript.Head(readers: [reader].compactMap(\.self), languages: [live.language])
    let difference = (own ?? self).difference(
      of: [played(on: screen)], head: own?.head ?? other, path: path)
    if !difference.places.isEmpty { throw difference }
  }

  /// Plays the steps on a window that code has made, with a screen reader or, for nil, with VoiceOver; see ``run(on:)``.
  @MainActor
  public func run(
    on window: Window, language: LanguageTag = "en", reader: (any ScreenReader)? = nil
  ) throws(ScenarioDifference) {
    try run(on: LiveDocument(showing: window, language: language).onlyScreen(reader))
  }

  /// Plays the steps on a window of AppKit that code has made, with a screen reader or, for nil, with VoiceOver; see
  /// ``run(on:)``.
  @MainActor
  public func run(
    on window: NSWindow, language: LanguageTag = "en", reader: (any ScreenReader)? = nil
  ) throws(ScenarioDifference) {
    try run(on: LiveDocument(showing: window, language: language).onlyScreen(reader))
  }

  /// Plays the steps on a screen, and returns what is said after each, with the steps as comments.
  ///
  /// In a test: `try scenario.transcript(on: screen).check("SignIn")`.
  @MainActor
  public func transcript(on screen: DocumentScreen) -> Transcript { transcript(on: screen.screen) }

  /// Plays the steps on a screen of a live document, and returns what is said after each.
  @MainActor
  public func transcript(on screen: LiveScreen) -> Transcript {
    let live = screen.document
    let head = Transcript.Head(
      readers: [type(of: live.screenReader).name].compactMap(\.self), languages: [live.language])
    return transcript(of: played(on: screen), head)
  }

  /// Plays the steps on a window that code has made, and returns what is said after each.
  @MainActor
  public func transcript(
    on window: Window, language: LanguageTag = "en", reader: (any ScreenReader)? = nil
  ) -> Transcript {
    transcript(on: LiveDocument(showing: window, language: language).onlyScreen(reader))
  }

  /// Plays the steps on a window of AppKit that code has made, and returns what is said after each.
  @MainActor
  public func transcript(
    on window: NSWindow, language: LanguageTag = "en", reader: (any ScreenReader)? = nil
  ) -> Transcript {
    transcript(on: LiveDocument(showing: window, language: language).onlyScreen(reader))
  }

  @MainActor
  private func played(on screen: LiveScreen) -> [PlayedStep] {
    // A scenario has the titles of the document.
    let texts = (screen.document.texts ?? []).map { ($0.original.key, $0.original.text) }
    var player = ScenarioPlayer(screen, titles: Dictionary(texts) { first, _ in first })
    return steps.map { player.play($0.action) }
  }

  /// Parses the scenario in a file; throws a `Diagnostic`, or the error of reading it.
  public init(contentsOfFile path: String) throws {
    try self.init(readingUTF8: Data(contentsOf: URL(filePath: path)), path: path)
    self.path = path
  }
}

extension LiveDocument {
  /// Returns the screen of a window of code, read by a screen reader or, for nil, by that of its framework.
  fileprivate func onlyScreen(_ reader: (any ScreenReader)?) -> LiveScreen {
    if let reader { screenReader = reader }
    return screen(at: 0)
  }
}
