import FoundationEssentials
public import InterfaceLoader
import Localize
public import Presenters
import ResponderKit

extension Scenario {
  /// Plays the steps on a screen, and compares what happens in the language and by the reader of the screen;
  /// throws the differences.
  ///
  /// The screen is operated, and keeps its state. What a step does not expect is not compared. In a test:
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
    // A scenario names titles as the document does.
    let titles = (live.texts ?? []).map { ($0.original.text, $0.value) }
    var player = ScenarioPlayer(screen, titles: Dictionary(titles) { first, _ in first })
    let played = steps.map { player.play($0.action) }
    let difference = (own ?? self).difference(
      of: [played], head: own?.head ?? other, path: "scenario")
    if !difference.places.isEmpty { throw difference }
  }

  /// Parses the scenario in a file; throws a `Diagnostic`, or the error of reading it.
  public init(contentsOfFile path: String) throws {
    try self.init(readingUTF8: Data(contentsOf: URL(filePath: path)), path: path)
  }
}
