import Accessibility
import ResponderKit
import TextControls

/// The words of a screen reader while a control is operated.
@MainActor
final class SpokenLines {
  var lines: [String] = []
}

extension TouchedObject {
  /// Returns what taps the view, types, and presses the return key.
  func edit(
    _ text: EditedText, _ typing: ScreenOperation.Typing, _ spoken: SpokenLines
  ) -> PreparedOperation {
    {
      if !text.view.isFirstResponder {
        saying(spoken, of: text) { driver.tap(view) }
        driver.waitForGestures()
      }
      guard text.view.isFirstResponder, let input = text.view as? any TextInput else {
        return text.isFixed
          ? "\(view.recordName) is not editable" : "\(view.recordName) does not begin editing"
      }
      if let typed = typing.text, let reason = type(typed, into: input, text, spoken) {
        return reason
      }
      if typing.pressesReturn, let reason = pressReturn(input, text, spoken) { return reason }
      return typing.keys.isEmpty ? nil : press(keys: typing.keys)
    }
  }

  private func pressReturn(
    _ input: any TextInput, _ text: EditedText, _ spoken: SpokenLines
  ) -> String? {
    if text.hasLines { return type("\n", into: input, text, spoken) }
    var isEnabled = true
    saying(spoken, of: text) { isEnabled = driver.pressReturn() }
    return isEnabled ? nil : "the return key is disabled while there is no text"
  }

  /// Types a text, and adds what is repeated of it; returns why not all of it was taken.
  private func type(
    _ typed: String, into input: any TextInput, _ text: EditedText, _ spoken: SpokenLines
  ) -> String? {
    var repeated: [String] = []
    defer {
      if !repeated.isEmpty { spoken.lines.append(repeated.joined(separator: ", ")) }
    }
    for character in typed {
      let before =
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        .flatMap { input.text(in: $0) } ?? ""
      let typed = TypedText(typing: character, after: before, isHidden: input.isSecureTextEntry)
      guard driver.type(String(character)) else {
        return text.isFixed ? "\(view.recordName) is not editable" : "a character is refused"
      }
      let said = document.text(of: typed)
      if !said.isEmpty { repeated.append(said) }
    }
    return nil
  }

  /// Does something, and adds what changes for a screen reader.
  private func saying(_ spoken: SpokenLines, of text: EditedText, _ body: () -> Void) {
    let before = text.view.accessibilityElement
    body()
    let change = document.announcement(
      ofChangeFrom: before, to: text.view.accessibilityElement)
    if let change { spoken.lines.append(change.text) }
  }
}

extension EditedText {
  /// Indicates whether the text is there to be read.
  fileprivate var isFixed: Bool { hasLines && !isEditable }
}
