// UIKit's names for text controls.

public import Graphics
public import ResponderKit
public import TextControls

/// UIKit's name for ``TextField``.
public typealias UITextField = TextField
/// UIKit's name for ``TextFieldDelegate``.
public typealias UITextFieldDelegate = TextFieldDelegate
/// UIKit's name for ``TextView``.
public typealias UITextView = TextView
/// UIKit's name for ``ScrollViewDelegate``.
public typealias UIScrollViewDelegate = ScrollViewDelegate
/// UIKit's name for ``TextViewDelegate``.
public typealias UITextViewDelegate = TextViewDelegate
/// UIKit's name for ``SearchBar``.
public typealias UISearchBar = SearchBar
/// UIKit's name for ``SearchBarDelegate``.
public typealias UISearchBarDelegate = SearchBarDelegate
/// UIKit's name for ``SearchTextField``.
public typealias UISearchTextField = SearchTextField
/// UIKit's name for ``SearchToken``.
public typealias UISearchToken = SearchToken
/// UIKit's name for ``TextInputTraits``.
public typealias UITextInputTraits = TextInputTraits
/// UIKit's name for ``TextInput``.
public typealias UITextInput = TextInput
/// UIKit's name for ``TextInputDelegate``.
public typealias UITextInputDelegate = TextInputDelegate
/// UIKit's name for ``KeyInput``.
public typealias UIKeyInput = KeyInput
/// UIKit's name for ``TextPosition``.
public typealias UITextPosition = TextPosition
/// UIKit's name for ``TextRange``.
public typealias UITextRange = TextRange
/// UIKit's name for ``TextGranularity``.
public typealias UITextGranularity = TextGranularity
/// UIKit's name for ``KeyboardType``.
public typealias UIKeyboardType = KeyboardType
/// UIKit's name for ``KeyboardAppearance``.
public typealias UIKeyboardAppearance = KeyboardAppearance
/// UIKit's name for ``ReturnKeyType``.
public typealias UIReturnKeyType = ReturnKeyType
/// UIKit's name for ``TextContentType``.
public typealias UITextContentType = TextContentType
/// UIKit's name for ``TextAutocapitalizationType``.
public typealias UITextAutocapitalizationType = TextAutocapitalizationType
/// UIKit's name for ``TextAutocorrectionType``.
public typealias UITextAutocorrectionType = TextAutocorrectionType
/// UIKit's name for ``TextSpellCheckingType``.
public typealias UITextSpellCheckingType = TextSpellCheckingType
/// UIKit's name for ``TextSmartQuotesType``.
public typealias UITextSmartQuotesType = TextSmartQuotesType
/// UIKit's name for ``TextSmartDashesType``.
public typealias UITextSmartDashesType = TextSmartDashesType
/// UIKit's name for ``TextSmartInsertDeleteType``.
public typealias UITextSmartInsertDeleteType = TextSmartInsertDeleteType
/// UIKit's name for ``TextInlinePredictionType``.
public typealias UITextInlinePredictionType = TextInlinePredictionType
/// UIKit's name for ``TextMathExpressionCompletionType``.
public typealias UITextMathExpressionCompletionType = TextMathExpressionCompletionType
/// UIKit's name for ``WritingToolsBehavior``.
public typealias UIWritingToolsBehavior = WritingToolsBehavior
/// UIKit's name for ``DataDetectorTypes``.
public typealias UIDataDetectorTypes = DataDetectorTypes
/// UIKit's name for ``Pasteboard``.
public typealias UIPasteboard = Pasteboard
/// UIKit's name for ``WritingDirection``.
public typealias NSWritingDirection = WritingDirection

#if !UIKit
/// UIKit's name for ``ParagraphStyle``, which is a value.
public typealias NSParagraphStyle = ParagraphStyle
/// UIKit's name for ``ParagraphStyle``, which is a value.
public typealias NSMutableParagraphStyle = ParagraphStyle

// Full Foundation declares this one on Linux too: a file that imports it names the module, as in
// `UIKitDialect.NSRange`.

/// Foundation's name for ``UTF16Range``.
public typealias NSRange = UTF16Range
#endif
