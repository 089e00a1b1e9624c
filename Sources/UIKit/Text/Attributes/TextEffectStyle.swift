#if UIKit
public import Foundation

extension NSAttributedString {
  /// An effect on the glyphs (`NSAttributedString.TextEffectStyle`).
  public struct TextEffectStyle: RawRepresentable, Sendable, Hashable {
    /// The name, which is what the attributes of a text hold.
    public let rawValue: String
    /// Creates an effect.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As if pressed into paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

/// The types of a nested writing direction (`NSWritingDirectionFormatType`), with UIKit's raw
/// values.
public enum NSWritingDirectionFormatType: Int, Sendable, Hashable {
  /// As a part of the surrounding text.
  case embedding = 0
  /// Whatever the characters say.
  case override = 2
}
#endif
