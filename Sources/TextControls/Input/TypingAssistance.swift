// What the system does while the user types; none of it is modeled, a document or a program sets it.

/// The autocapitalization styles while the user types: `UITextAutocapitalizationType`, with its raw
/// values.
public enum TextAutocapitalizationType: Int, Sendable, Hashable, Codable, CaseIterable {
  /// Nothing.
  case none = 0
  /// Each word.
  case words = 1
  /// The first word of a sentence.
  case sentences = 2
  /// Everything.
  case allCharacters = 3
}

/// The autocorrection of words while the user types: `UITextAutocorrectionType`, with its raw
/// values.
public enum TextAutocorrectionType: Int, Sendable, Hashable, Codable, CaseIterable {
  /// The system decides.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// The marking of misspelled words: `UITextSpellCheckingType`, with its raw values.
public enum TextSpellCheckingType: Int, Sendable, Hashable, Codable, CaseIterable {
  /// The system decides.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// The replacement of straight quotation marks by typographic ones: `UITextSmartQuotesType`, with
/// its raw values.
public enum TextSmartQuotesType: Int, Sendable, Hashable, Codable, CaseIterable {
  /// The system decides.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// The replacement of two hyphens by a dash: `UITextSmartDashesType`, with its raw values.
public enum TextSmartDashesType: Int, Sendable, Hashable, Codable, CaseIterable {
  /// The system decides.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// The adjustment of spaces when words are cut and pasted: `UITextSmartInsertDeleteType`, with its
/// raw values.
public enum TextSmartInsertDeleteType: Int, Sendable, Hashable, Codable, CaseIterable {
  /// The system decides.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// The suggestion of the rest of a word in the text: `UITextInlinePredictionType`, with its raw
/// values.
public enum TextInlinePredictionType: Int, Sendable, Hashable, Codable, CaseIterable {
  /// The system decides.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// The suggestion of the result of a calculation in the text: `UITextMathExpressionCompletionType`,
/// with its raw values.
public enum TextMathExpressionCompletionType: Int, Sendable, Hashable, CaseIterable {
  /// The system decides.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// The behaviors of writing tools: `UIWritingToolsBehavior`, with its raw values.
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
