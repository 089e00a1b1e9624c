// An element without a view is spoken in any of the languages.
import Accessibility
import SpokenLanguages

let options = AccessibilityElement(
  label: "Options", hint: "Shows additional camera options.", traits: .button)
let volume = AccessibilityElement(label: "Volume", value: .percent(0.4), traits: .adjustable)

for language in ["en", "de"] as [LanguageTag] {
  let words = SpokenLanguage.closest(to: language)
  print(VoiceOver.voiceOver.announcement(of: options, in: words).text)
  print(VoiceOver.voiceOver.announcement(of: volume, in: words).text)
}
