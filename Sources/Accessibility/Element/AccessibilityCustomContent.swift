public import Graphics

/// Extra information about an element, which a reader speaks on demand: `AXCustomContent`.
public struct AccessibilityCustomContent: Sendable, Hashable, Codable {
  /// The importance of content, which decides when a reader speaks it:
  /// `AXCustomContent.Importance`.
  public enum Importance: String, Sendable, Hashable, Codable {
    /// The reader speaks the content when the user asks for more.
    case `default`
    /// The reader speaks the content together with the element.
    case high
  }

  /// The name of the information (`AXCustomContent.label`).
  public var label: String
  /// The information itself (`AXCustomContent.value`).
  public var value: String
  /// The label with its speech attributes; nil when it has none.
  public var attributedLabel: AttributedText?
  /// The value with its speech attributes; nil when it has none.
  public var attributedValue: AttributedText?
  /// The importance of the content, which decides when a reader speaks it; on demand unless set.
  public var importance: Importance

  /// Creates a piece of content.
  public init(label: String, value: String, importance: Importance = .default) {
    self.label = label
    self.value = value
    self.importance = importance
  }

  /// Creates a piece of content whose label and value have speech attributes.
  public init(
    attributedLabel: AttributedText, attributedValue: AttributedText,
    importance: Importance = .default
  ) {
    self.init(
      label: attributedLabel.string, value: attributedValue.string, importance: importance)
    self.attributedLabel = attributedLabel
    self.attributedValue = attributedValue
  }
}
