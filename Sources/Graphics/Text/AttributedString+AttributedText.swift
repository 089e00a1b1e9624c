public import FoundationEssentials

extension AttributeScopes {
  /// The attributes of ``AttributedText``, with the names that UIKit gives them in
  /// `AttributeScopes.UIKitAttributes`.
  public struct ControlAttributes: AttributeScope {
    /// The font.
    public let font: FontKey
    /// The color of the glyphs.
    public let foregroundColor: ForegroundColorKey
    /// The color behind the glyphs.
    public let backgroundColor: BackgroundColorKey
    /// The style of the lines of a paragraph.
    public let paragraphStyle: ParagraphStyleKey
    /// The speech attributes.
    public let speech: SpeechKey

    /// The key of the font.
    public enum FontKey: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Font
      /// The name in archives.
      public static let name = "NSFont"
    }
    /// The key of the color of the glyphs.
    public enum ForegroundColorKey: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Color
      /// The name in archives.
      public static let name = "NSColor"
    }
    /// The key of the color behind the glyphs.
    public enum BackgroundColorKey: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Color
      /// The name in archives.
      public static let name = "NSBackgroundColor"
    }
    /// The key of the paragraph style.
    public enum ParagraphStyleKey: AttributedStringKey {
      /// The type of the value.
      public typealias Value = ParagraphStyle
      /// The name in archives.
      public static let name = "NSParagraphStyle"
    }
    /// The key of the speech attributes; UIKit has one for each of them.
    public enum SpeechKey: AttributedStringKey {
      /// The type of the value.
      public typealias Value = SpeechAttributes
      /// The name in archives.
      public static let name = "Speech"
    }
  }

  /// The attributes of ``AttributedText``.
  public var controls: ControlAttributes.Type { ControlAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds the attributes of ``AttributedText`` by their names: `text.foregroundColor = .red`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.ControlAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributedText {
  /// Creates text from Foundation's, with the attributes of ``AttributeScopes/ControlAttributes``;
  /// others are left out.
  public init(_ text: AttributedString) {
    self.init(
      runs: text.runs.map { run in
        Run(
          String(text[run.range].characters),
          attributes: Attributes(
            font: run.controls.font, foregroundColor: run.controls.foregroundColor,
            backgroundColor: run.controls.backgroundColor,
            paragraphStyle: run.controls.paragraphStyle, speech: run.controls.speech))
      })
  }
}

extension AttributedString {
  /// Creates Foundation's attributed string, with the attributes of
  /// ``AttributeScopes/ControlAttributes``.
  public init(_ text: AttributedText) {
    self.init()
    for run in text.runs {
      var part = AttributedString(run.text)
      part.controls.font = run.attributes.font
      part.controls.foregroundColor = run.attributes.foregroundColor
      part.controls.backgroundColor = run.attributes.backgroundColor
      part.controls.paragraphStyle = run.attributes.paragraphStyle
      part.controls.speech = run.attributes.speech
      append(part)
    }
  }
}
