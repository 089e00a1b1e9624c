/// The kind of text that a reader speaks: `UIAccessibilityTextualContext`.
public enum AccessibilityTextualContext: String, Sendable, Hashable, Codable, CaseIterable {
  /// A document that the user writes (`UIAccessibilityTextualContext.wordProcessing`).
  case wordProcessing
  /// Prose, as in a book (`UIAccessibilityTextualContext.narrative`).
  case narrative
  /// A conversation (`UIAccessibilityTextualContext.messaging`).
  case messaging
  /// The cells of a spreadsheet (`UIAccessibilityTextualContext.spreadsheet`).
  case spreadsheet
  /// Names and paths of files (`UIAccessibilityTextualContext.fileSystem`).
  case fileSystem
  /// A program's source code (`UIAccessibilityTextualContext.sourceCode`).
  case sourceCode
  /// Output of a terminal (`UIAccessibilityTextualContext.console`).
  case console
}
