/// A change that the user makes to a text with keys, as a screen reader repeats it.
public struct TypedText: Sendable, Hashable {
  /// The text that was typed or deleted.
  public var text: String
  /// A Boolean value that indicates whether it was deleted.
  public var isDeleted: Bool
  /// The word that a typed text ends; nil if it ends none.
  public var endedWord: String?
  /// A Boolean value that indicates whether the text is hidden, as in a password field; ``text`` is
  /// then to be kept.
  public var isHidden: Bool

  /// Creates a change.
  public init(_ text: String, isDeleted: Bool = false, endedWord: String? = nil, isHidden: Bool) {
    (self.text, self.isDeleted) = (text, isDeleted)
    (self.endedWord, self.isHidden) = (endedWord, isHidden)
  }

  /// Creates the change that typing a character after a text is.
  public init(typing character: Character, after text: String, isHidden: Bool) {
    let word = String(text.reversed().prefix { $0.isLetter || $0.isNumber }.reversed())
    let ends = !(character.isLetter || character.isNumber) && !word.isEmpty && !isHidden
    self.init(String(character), endedWord: ends ? word : nil, isHidden: isHidden)
  }
}
