extension VoiceOver {
  /// The feedback of VoiceOver on the user's typing (Settings > VoiceOver > Typing).
  public enum TypingFeedback: String, Sendable, Hashable, Codable, CaseIterable {
    /// Nothing.
    case nothing
    /// Each character.
    case characters
    /// Each word, when it ends.
    case words
    /// Each character, and each word when it ends.
    case charactersAndWords

    var hasCharacters: Bool { self == .characters || self == .charactersAndWords }
    var hasWords: Bool { self == .words || self == .charactersAndWords }
  }

  /// Returns what VoiceOver repeats of what the user types or deletes; empty for nothing.
  ///
  /// A deleted text is always repeated, and a hidden one never: each of its characters is a bullet. The
  /// user guide names the settings, and devices were heard to repeat; the default is a design choice.
  public func text(of typed: TypedText, in phrasebook: some Phrasebook) -> String {
    let feedback = settings.typingFeedback
    var parts: [String] = []
    if typed.isDeleted || feedback.hasCharacters {
      if typed.isHidden {
        parts += typed.text.map { _ in phrasebook.word(.typedBullet) }
      } else {
        parts.append(name(of: typed.text, in: phrasebook))
      }
    }
    if !typed.isDeleted, feedback.hasWords, !typed.isHidden, let word = typed.endedWord {
      parts.append(word)
    }
    return parts.joined(separator: phrasebook.word(.typedSeparator))
  }

  /// Returns the selected text with the word for it; of a hidden one, the number of characters.
  ///
  /// The order is derived from that of the element's own texts; no recording is known.
  public func text(
    ofSelecting text: String, isHidden: Bool, in phrasebook: some Phrasebook
  ) -> String {
    guard !text.isEmpty else { return "" }
    let name =
      isHidden
      ? phrasebook.word(.characters, with: text.count) : name(of: text, in: phrasebook)
    return name.ending(with: phrasebook.word(.sentenceEnd)) + phrasebook.word(.sentenceSeparator)
      + phrasebook.word(.selectedAlone)
  }

  private func name(of text: String, in phrasebook: some Phrasebook) -> String {
    switch text {
    case " ": phrasebook.word(.typedSpace)
    case "\n", "\r\n", "\r": phrasebook.word(.typedNewLine)
    default: text
    }
  }
}
