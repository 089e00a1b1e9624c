/// The style of text: colored on a terminal, plain elsewhere.
public struct TextStyle: Sendable, Hashable {
  /// A Boolean value that indicates whether escape sequences are written.
  public var isColored: Bool
  /// The number of columns in a line, at least 40.
  public var width: Int

  /// Creates a style; 80 columns without color by default.
  public init(isColored: Bool = false, width: Int = 80) {
    self.isColored = isColored
    self.width = max(40, width)
  }

  /// Shows the word of a severity: an error in red, another one bold.
  package func severity(_ word: String) -> String {
    isColored && word == "error" ? "\u{1B}[1;31m\(word)\u{1B}[0m" : bold(word)
  }

  package func bold(_ text: String) -> String { isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
  func dim(_ text: String) -> String { isColored ? "\u{1B}[2m\(text)\u{1B}[0m" : text }
}
