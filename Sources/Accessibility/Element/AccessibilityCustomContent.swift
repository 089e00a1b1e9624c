public import Graphics

/// A piece of what can be said of an element on demand: `AXCustomContent`.
public struct AccessibilityCustomContent: Sendable, Hashable, Codable {
  /// When it is said.
  public enum Importance: String, Sendable, Hashable, Codable {
    /// When the user asks for more.
    case `default`
    /// With the element.
    case high
  }

  /// What it is about.
  public var label: String
  /// What it says.
  public var value: String
  /// What it is about, with how it is spoken; nil for plainly.
  public var attributedLabel: AttributedText?
  /// What it says, with how it is spoken; nil for plainly.
  public var attributedValue: AttributedText?
  /// When it is said; on demand unless set.
  public var importance: Importance

  /// Creates a piece of content.
  public init(label: String, value: String, importance: Importance = .default) {
    self.label = label
    self.value = value
    self.importance = importance
  }

  /// Creates a piece of content that is spoken in ways of its own.
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
