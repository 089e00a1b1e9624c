#if UIKit
public import Foundation

/// The type of attributed texts: `NSAttributedString`, as in UIKit.
public typealias StyledText = NSAttributedString
/// The type of the attributes of text: a dictionary, as in UIKit.
public typealias TextAttributes = [NSAttributedString.Key: Any]
/// The type of attributed texts in configurations: `AttributedString`, as in UIKit.
public typealias ConfigurationText = AttributedString

extension AttributedText {
  @inlinable package var styled: StyledText { NSAttributedString(self) }
  @inlinable package var configured: ConfigurationText { AttributedString(self) }
}

extension NSAttributedString {
  @inlinable package var attributedText: AttributedText { AttributedText(self) }
}

extension AttributedString {
  @inlinable package var attributedText: AttributedText { AttributedText(self) }
}

extension AttributedText.Attributes {
  @inlinable package var styled: TextAttributes { keys }
  @inlinable package init(styled attributes: TextAttributes) { self.init(attributes) }
}
#else
/// The type of attributed texts; UIKit's is `NSAttributedString`.
public typealias StyledText = AttributedText
/// The type of the attributes of text; UIKit's is a dictionary.
public typealias TextAttributes = AttributedText.Attributes
/// The type of attributed texts in configurations; UIKit's is `AttributedString`.
public typealias ConfigurationText = AttributedText

extension AttributedText {
  @inlinable package var styled: StyledText { self }
  @inlinable package var configured: ConfigurationText { self }
  @inlinable package var attributedText: AttributedText { self }
}

extension AttributedText.Attributes {
  @inlinable package var styled: TextAttributes { self }
  @inlinable package init(styled attributes: TextAttributes) { self = attributes }
}
#endif
