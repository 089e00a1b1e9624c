/// A Swift file: its path and its text.
public struct Source: Sendable, Hashable {
  /// The path, as reports show it.
  public var path: String
  /// The text.
  public var text: String
  /// A Boolean value that indicates whether the file belongs to the library's tests, not to the
  /// library.
  public var isTest: Bool

  /// Creates a file of the library, or of its tests.
  public init(path: String, text: String, isTest: Bool = false) {
    self.path = path
    self.text = text
    self.isTest = isTest
  }
}
