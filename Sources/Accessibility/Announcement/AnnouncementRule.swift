/// The rule of a screen reader that puts a phrase where it is in an announcement.
public struct AnnouncementRule: Sendable, Hashable, Codable {
  /// The name of the rule, such as `selectedFirst`.
  public let name: String
  /// The rule in words.
  public let explanation: String

  /// Creates a rule of a screen reader.
  public init(_ name: String, _ explanation: String) {
    self.name = name
    self.explanation = explanation
  }
}
