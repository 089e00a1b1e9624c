extension VoiceOver {
  /// The name on the command line.
  public static var name: String? { "voiceover" }

  /// VoiceOver is on.
  public static var setting: AccessibilitySetting? { .voiceOver }

  /// The words for the kinds that traits stand for, such as a button, a heading or a switch.
  public func kindWords(
    of element: AccessibilityElement, in phrasebook: some Phrasebook
  ) -> [String] {
    if element.kind == .switch || element.traits.contains(.toggleButton) {
      return [phrasebook.word(.switchButton)]
    }
    let words: [(AccessibilityTraits, Word)] = [
      (.button, .button), (.link, .link), (.image, .image), (.header, .heading),
      (.adjustable, .adjustable), (.tabBarItem, .tab), (.searchField, .searchField),
    ]
    return words.filter { element.traits.contains($0.0) }.map { phrasebook.word($0.1) }
  }
}

extension ScreenReader where Self == VoiceOver {
  /// VoiceOver of iOS 26, with the settings of a new device.
  public static var voiceOver: VoiceOver { VoiceOver() }

  /// The screen reader that reads where none is chosen: VoiceOver on iOS.
  public static var standard: VoiceOver { voiceOver }
}
