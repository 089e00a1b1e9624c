// What the system does while the user types; none of it is modeled, a document or a program sets it.

/// What is capitalized while the user types: `UITextAutocapitalizationType`, with its raw values.
public enum TextAutocapitalizationType: Int, Sendable, Hashable, CaseIterable {
  /// Nothing.
  case none = 0
  /// Each word.
  case words = 1
  /// The first word of a sentence.
  case sentences = 2
  /// Everything.
  case allCharacters = 3
}

/// Whether words are corrected while the user types: `UITextAutocorrectionType`, with its raw values.
public enum TextAutocorrectionType: Int, Sendable, Hashable, CaseIterable {
  /// The system decides.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether misspelled words are marked: `UITextSpellCheckingType`, with its raw values.
public enum TextSpellCheckingType: Int, Sendable, Hashable, CaseIterable {
  /// The system decides.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether quotation marks become typographic ones: `UITextSmartQuotesType`, with its raw values.
public enum TextSmartQuotesType: Int, Sendable, Hashable, CaseIterable {
  /// The system decides.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether two hyphens become a dash: `UITextSmartDashesType`, with its raw values.
public enum TextSmartDashesType: Int, Sendable, Hashable, CaseIterable {
  /// The system decides.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether spaces are kept in order when words are cut and pasted: `UITextSmartInsertDeleteType`, with its raw values.
public enum TextSmartInsertDeleteType: Int, Sendable, Hashable, CaseIterable {
  /// The system decides.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether the rest of a word is suggested in the text: `UITextInlinePredictionType`, with its raw values.
public enum TextInlinePredictionType: Int, Sendable, Hashable, CaseIterable {
  /// The system decides.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether the result of a calculation is suggested in the text: `UITextMathExpressionCompletionType`, with its raw values.
public enum TextMathExpressionCompletionType: Int, Sendable, Hashable, CaseIterable {
  /// The system decides.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Which writing tools are offered: `UIWritingToolsBehavior`, with its raw values.
public enum WritingToolsBehavior: Int, Sendable, Hashable, CaseIterable {
  /// None.
  case none = -1
  /// The system decides.
  case `default` = 0
  /// All, in the text itself.
  case complete = 1
  /// Those in a panel.
  case limited = 2
}
