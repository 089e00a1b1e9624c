extension VoiceOver {
  /// The part of VoiceOver's verbosity settings that affects text.
  public struct Settings: Sendable, Hashable, Codable {
    /// A Boolean value that indicates whether hints are spoken, both the author's and VoiceOver's
    /// own.
    public var speaksHints = true
    /// A Boolean value that indicates whether the headers of a table are spoken with its cells.
    public var speaksTableHeaders = true
    /// A Boolean value that indicates whether the row and column of a cell are spoken.
    public var speaksRowAndColumn = true
    /// A Boolean value that indicates whether VoiceOver says that an element has actions or more
    /// content.
    public var speaksActionsAvailable = true
    /// The feedback on the user's typing; each character by default.
    public var typingFeedback = TypingFeedback.characters
    /// The amount of punctuation that a voice speaks; it is attached to announcements and does not
    /// change their text.
    public var punctuation = Announcement.Punctuation.some

    /// Creates the settings of a new device.
    public init() {}
  }
}
