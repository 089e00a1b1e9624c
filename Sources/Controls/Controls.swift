// `import Controls` provides the model and the spoken languages.

@_exported public import Accessibility
@_exported public import ButtonModel
@_exported public import ControlCore
@_exported public import ControlValues
@_exported public import Gestures
@_exported public import Graphics
@_exported public import Layout
@_exported public import Lists
@_exported public import Localize
@_exported public import Navigation
@_exported public import Pickers
@_exported public import ResponderKit
@_exported public import SpokenLanguages
@_exported public import TextControls
@_exported public import ValueControls

extension View {
  /// Returns what VoiceOver on iOS says when its cursor reaches the view: one or more sentences.
  ///
  /// The texts of the view are spoken unchanged. VoiceOver's own words are in the language, or in
  /// English if it is not supported. Use ``announced(in:)`` for the phrases and their sources.
  public final func announcement(in language: LanguageTag) -> String {
    announced(in: language).text
  }

  /// Returns the phrases that VoiceOver on iOS says when its cursor reaches the view.
  public final func announced(in language: LanguageTag) -> Announcement {
    announced(by: .standard, in: language)
  }

  /// Returns the phrases that a screen reader says when its cursor reaches the view.
  public final func announced(
    by screenReader: some ScreenReader, in language: LanguageTag
  ) -> Announcement {
    let element = accessibilityElement
    return screenReader.announcement(
      of: element, in: SpokenLanguage.speaking(element, toReaderOf: language, by: screenReader))
  }
}
