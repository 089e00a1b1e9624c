public import Graphics

/// The text that was copied last: the text of UIKit's `UIPasteboard`, as a value of the
/// application.
///
/// A tree of views without an application has one of its own (``View/pasteboard``).
public struct Pasteboard: Sendable, Hashable {
  /// The text with its attributes; nil for none.
  public var attributedText: AttributedText?

  /// Creates a pasteboard, empty unless a text is given.
  public init(string: String? = nil) { self.string = string }

  /// The text without attributes; nil for none (`UIPasteboard.string`).
  public var string: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { AttributedText($0) } }
  }

  /// A Boolean value that indicates whether there is a text that is not empty
  /// (`UIPasteboard.hasStrings`).
  public var hasStrings: Bool { string?.isEmpty == false }
}
