extension VoiceOver {
  /// The part of VoiceOver's verbosity settings that affects text.
  public struct Settings: Sendable, Hashable, Codable {
    /// Whether hints are spoken, both the author's and VoiceOver's own.
    public var speaksHints = true
    /// Whether the headers of a table are spoken with its cells.
    public var speaksTableHeaders = true
    /// Whether the row and column of a cell are spoken.
    public var speaksRowAndColumn = true
    /// Whether VoiceOver says that an element has actions or more content.
    public var speaksActionsAvailable = true
    /// What is repeated of what the user types; each character by default.
    public var typingFeedback = TypingFeedback.characters
    /// How much punctuation a voice speaks; it is attached to announcements and does not change
    /// their text.
    public var punctuation = Announcement.Punctuation.some

    /// Creates the settings of a new device.
    public init() {}
  }
}
