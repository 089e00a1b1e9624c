/// The source of a label.
public enum LabelSource: String, Sendable, Hashable, Codable {
  /// The accessibility label that the app sets.
  case accessibilityLabel
  /// The title that the control shows.
  case title
  /// The attributed title that the control shows.
  case attributedTitle
  /// The accessibility label of the image that the control shows.
  case image
  /// The name of the image that the control shows, made readable.
  case imageName
  /// The text that a label or a field shows.
  case text
  /// The date or the time that a part of a date picker shows.
  case date
  /// The text that an empty field shows.
  case placeholder
}
