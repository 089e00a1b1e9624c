extension VoiceOverMac {
  /// Returns what VoiceOver says after the user changes the element under the cursor: the new state or
  /// value first; nil when neither changes.
  public func announcement(
    ofChangeFrom before: AccessibilityElement, to after: AccessibilityElement,
    in phrasebook: some Phrasebook
  ) -> Announcement? {
    var utterance = VoiceOverMacUtterance(after, phrasebook, self)
    let former = VoiceOverMacUtterance(before, phrasebook, self)
    switch utterance.role {
    case .checkBox, .radioButton, .disclosureTriangle:
      guard utterance.stateWord != former.stateWord, let state = utterance.stateWord else {
        return nil
      }
      utterance.say(state, .value, rule: .stateFirst)
      utterance.addName()
      if let kind = utterance.kind { utterance.say(kind, .trait(after.traits)) }
    default:
      let value = utterance.valueText
      guard value != former.valueText, !value.isEmpty else { return nil }
      utterance.say(value, .value)
    }
    return utterance.announcement
  }
}
