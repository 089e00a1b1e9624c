extension Diagnostic {
  /// The subject in a document of a rule's finding.
  ///
  /// None of it depends on the place in the file, so it names the same object after the file was
  /// edited elsewhere.
  public struct Subject: Sendable, Hashable {
    /// The id of the scene; nil in a xib and for live views.
    public var scene: String?
    /// The name of the screen; nil for one without.
    public var screen: String?
    /// The id of the object in the document; nil for one without.
    public var object: String?
    /// The accessibility identifier of the object; nil for one without.
    public var identifier: String?
    /// The property that is wrong, under UIKit's name; nil for the object as a whole.
    public var property: String?
    /// The language in which it is wrong; nil for every language.
    public var language: String?
    /// The success criterion of WCAG 2.2, such as `4.1.2`; nil where none is concerned.
    public var criterion: String?
    /// The number of the clause of EN 301 549 V3.2.1 that has the criterion; nil where there is none.
    public var clause: String? { criterion.flatMap { EN301549Clause.of(criterion: $0)?.number } }
    /// A Boolean value that indicates whether the rule could not decide, and a person has to look.
    public var needsReview = false

    /// The change that corrects the finding; nil if there is no right answer, or several.
    public var fix: Fix?
    /// The changes of a table that correct the finding, as the file spells them; empty if there is no right answer, or
    /// several.
    public var edits: [Fix] = []

    /// A change of a value in the file, every other byte the same.
    public struct Fix: Sendable, Hashable {
      /// The bytes of the attribute that has the value, with its name.
      public var range: Range<Int>
      /// The right value.
      public var value: String

      /// Creates a change.
      public init(in range: Range<Int>, to value: String) {
        (self.range, self.value) = (range, value)
      }
    }

    /// Creates a subject of which nothing is known.
    public init() {}
  }
}
