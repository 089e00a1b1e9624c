public import Diagnostics

/// The facts of one file of an app's source: what it declares, and which names it uses.
///
/// All branches of `#if` count. Nothing is resolved: types are as they are written, and a name that is
/// computed is left out.
public struct SourceFile: Sendable, Hashable {
  /// The programming languages that are read.
  public enum Language: String, Sendable, Hashable, CaseIterable {
    /// Swift.
    case swift
    /// Objective-C and Objective-C++.
    case objectiveC = "objc"
  }

  /// The path of the file, as the folder was given.
  public var path: String
  /// The language of the file.
  public var language: Language
  /// The types, extensions and categories, in the order of the file.
  public var types: [TypeDeclaration] = []
  /// The uses of names that something else of the app declares, in the order of the file.
  public var uses: [NameUse] = []
  /// The assignments to properties that a document sets, too, in the order of the file.
  public var assignments: [Assignment] = []
  /// The texts of string literals without interpolation, and the raw values of enumerations, each once,
  /// sorted.
  public var strings: [String] = []
  /// The texts of string literals before what is interpolated or formatted, each once, sorted; an empty one
  /// for a text that begins so.
  public var beginnings: [String] = []
  /// The names of the variables and properties to which something is assigned, each once.
  public var assigned: [String] = []
  /// The names of members and functions that are used, each once.
  public var names: [String] = []
  /// The modules that are imported, each once, sorted.
  public var imports: [String] = []
  /// A Boolean value that indicates whether a program wrote the file, as its first comment says.
  public var isGenerated = false
  /// The first place that the parser does not understand; nil for a file that parses.
  public var problem: Problem?

  /// The problem of a file that does not parse, or that cannot be read.
  public struct Problem: Sendable, Hashable {
    /// The position of the problem.
    public var position: SourcePosition
    /// The words for the problem, without a final period.
    public var text: String
    /// A Boolean value that indicates whether the rest of the file is read.
    public var isRead: Bool

    /// Creates a problem.
    public init(at position: SourcePosition, _ text: String, isRead: Bool = true) {
      (self.position, self.text, self.isRead) = (position, text, isRead)
    }
  }

  /// Creates a file without facts.
  public init(path: String, language: Language) {
    (self.path, self.language) = (path, language)
  }
}
