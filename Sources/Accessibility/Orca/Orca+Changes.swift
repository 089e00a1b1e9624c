extension Orca {
  /// Returns what Orca says after the user changes the element in focus: the state or the value alone, or a
  /// new name; nil when none of these changes, and for a radio button, which tells of itself when it gets the
  /// focus.
  public func announcement(
    ofChangeFrom before: AccessibilityElement, to after: AccessibilityElement,
    in phrasebook: some Phrasebook
  ) -> Announcement? {
    var utterance = OrcaUtterance(after, phrasebook, self)
    let former = OrcaUtterance(before, phrasebook, self)
    let hasNewName = before.label != after.label
    if hasNewName { utterance.addName() }
    switch utterance.role {
    case .switch, .toggleButton, .checkBox, .checkMenuItem:
      if let state = utterance.stateWord, hasNewName || state != former.stateWord {
        utterance.say(state, .value)
      }
    case .slider, .spinButton, .levelBar, .comboBox:
      if utterance.valueText != former.valueText { utterance.say(utterance.valueText, .value) }
    case .radioButton, .pageTab, .entry, .passwordText, .progressBar: break
    default:
      if after.expandedStatus != before.expandedStatus { utterance.addExpanded() }
    }
    let announcement = utterance.announcement
    return announcement.description.isEmpty ? nil : announcement
  }
}
