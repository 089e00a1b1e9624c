/// Source that no rule covers and that does not work without Objective-C.
public struct Leftover: Sendable, Hashable {
  /// The path of the file.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The column in Unicode scalars, from 1.
  public let column: Int
  /// The kind of the leftover.
  public let kind: Kind
  /// The exact subject: the name of a method, a requirement or an attribute, or a token.
  public let subject: String

  /// The kinds of source that are left.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// An optional requirement with a result.
    case optionalResult
    /// A method that is called by its selector.
    case performSelector
    /// A value that is set or read by its key.
    case keyValueCoding
    /// A value that is observed by its key.
    case keyValueObserving
    /// An object that is associated with another one.
    case associatedObject
    /// A change of a class while the program runs.
    case runtime
    /// An image, a color or a file as a literal.
    case literal
    /// An archive.
    case archive
    /// The question whether an object has a method.
    case responds
    /// An override in an extension, or of a member of one.
    case overrideInExtension
    /// A selector of a method that has no method here.
    case namedSelector
    /// A file with syntax errors, at the first of them.
    case syntaxErrors
  }

  /// The reason that it stays, and what to do, in a sentence or two.
  public var reason: String {
    switch kind {
    case .optionalResult:
      "'\(subject)' is optional and has a result. Give it a default in an extension."
    case .performSelector: "'\(subject)' calls a method by its name. Call the method itself."
    case .keyValueCoding: "'\(subject)' finds a property by its name. Use the property itself."
    case .keyValueObserving: "'\(subject)' observes a property by its name. Use didSet."
    case .associatedObject: "'\(subject)' needs Objective-C. Store the value in a subclass."
    case .runtime: "'\(subject)' needs Objective-C. Override the method in a subclass."
    case .literal: "'\(subject)' is an Xcode literal. Name the image or the color."
    case .archive: "'\(subject)' archives with NSCoder. Leave it out, or use Codable."
    case .responds: "'\(subject)' asks for a method by its name. Ask for a protocol."
    case .overrideInExtension:
      "\(subject). Write it in the body of a class."
    case .namedSelector: "the selector of \(subject). Its action is found by name alone."
    case .syntaxErrors:
      "the file has syntax errors; the code around them may be left unchanged. Fix them first."
    }
  }

  /// The finding in the form of a compiler's.
  public var description: String { "\(path):\(line):\(column): note: \(reason)" }
}
