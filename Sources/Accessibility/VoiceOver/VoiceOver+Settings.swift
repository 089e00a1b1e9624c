extension VoiceOver {
  /// What the user has chosen to hear: the part of VoiceOver's verbosity settings that text can show.
  public struct Settings: Sendable, Hashable, Codable {
    /// Whether hints are spoken, the author's and the reader's own.
    public var speaksHints = true
    /// Whether the headers of a table are spoken with its cells.
    public var speaksTableHeaders = true
    /// Whether the row and the column of a cell are spoken.
    public var speaksRowAndColumn = true
    /// Whether is said that an element offers actions or more content.
    public var speaksActionsAvailable = true
    /// How many punctuation marks a voice names; told with every announcement, and its text is the
    /// same.
    public var punctuation = Announcement.Punctuation.some

    /// Creates the settings of a new device.
    public init() {}
  }
}
