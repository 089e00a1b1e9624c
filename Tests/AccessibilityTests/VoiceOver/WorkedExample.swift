import Accessibility
import Testing

/// A worked example of section 2.7 of the fact sheet: an element and what VoiceOver says of it.
struct WorkedExample: Sendable, CustomTestStringConvertible {
  /// The number of the row; a row with several inputs has several examples.
  var row: String
  var element: AccessibilityElement
  /// The description, whole.
  var says: String
  /// The hint, whole; nil where there is none.
  var hint: String?
  var reader: VoiceOver
  var testDescription: String { "row \(row)" }

  init(
    _ row: String, _ element: AccessibilityElement, says: String, hint: String? = nil,
    reader: VoiceOver = VoiceOver()
  ) {
    self.row = row
    self.element = element
    self.says = says
    self.hint = hint
    self.reader = reader
  }

  /// Expects that the element is announced as written.
  func check(_ location: SourceLocation = #_sourceLocation) {
    let announcement = reader.announcement(of: element, in: EnglishWords())
    #expect(announcement.descriptionText == says, "row \(row)", sourceLocation: location)
    #expect(announcement.hintText == hint, "row \(row)", sourceLocation: location)
  }
}

extension AccessibilityElement {
  /// Returns the element with another value of a property that its initializer does not take.
  func with<Value>(
    _ property: WritableKeyPath<AccessibilityElement, Value>, _ value: Value
  ) -> AccessibilityElement {
    var element = self
    element[keyPath: property] = value
    return element
  }
}

extension VoiceOver {
  /// Returns the reader with another policy or setting.
  func with<Value>(_ property: WritableKeyPath<VoiceOver, Value>, _ value: Value) -> VoiceOver {
    var reader = self
    reader[keyPath: property] = value
    return reader
  }
}
