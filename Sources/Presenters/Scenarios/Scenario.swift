/// The steps of a user on a screen of a document, with what is said and done after each, as text that is kept
/// next to tests, played and compared with.
///
/// Docs/Scenarios.md has the grammar.
public struct Scenario: Sendable, Hashable {
  /// A step.
  public struct Step: Sendable, Hashable {
    /// The step as written: `tap #signIn`.
    public let text: String
    /// The line of the step.
    public let line: Int
    /// The act.
    package let action: ScenarioAction
  }

  /// The document, and how it is shown.
  public var head: Transcript.Head {
    get { transcript.head }
    set { transcript.head = newValue }
  }
  /// The name of the screen on which it begins; nil for the first one of the document.
  public var screen: String?
  /// The steps, in order.
  public internal(set) var steps: [Step] = []
  /// The expectations, with a screen for each step.
  package var transcript = Transcript()
  /// The path for differences.
  package var path = "scenario"
  /// The comments above the name of the screen, without their markers.
  var comments: [String] = []

  init() {}
}

/// The results of a step: what was said, recorded and shown.
package struct PlayedStep: Sendable, Hashable {
  /// The reason that it was not made; nil if it was.
  package var obstacle: String?
  /// The advice for a step that was not made, in a sentence; nil for none.
  package var remedy: String?
  /// The texts that were said, the one of an element with what else is known of it; nil for a step that a screen
  /// reader does not answer.
  package var said: [Transcript.Element]?
  /// The lines of the record.
  package var record: [String] = []
  /// The elements of the screen; empty if it is the same one.
  package var screen: [Transcript.Element] = []
  /// The id of the object in the document; nil for none.
  package var id: String?

  package init(obstacle: String? = nil, remedy: String? = nil) {
    (self.obstacle, self.remedy) = (obstacle, remedy)
  }
}
