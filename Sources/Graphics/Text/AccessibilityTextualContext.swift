/// What kind of text is read: `UIAccessibilityTextualContext`.
public enum AccessibilityTextualContext: String, Sendable, Hashable, Codable, CaseIterable {
  case wordProcessing, narrative, messaging, spreadsheet, fileSystem, sourceCode, console
}
