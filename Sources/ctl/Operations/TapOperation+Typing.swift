import Accessibility
import InterfaceLoader
import ResponderKit
import TextControls

/// The typing of the user after a tap.
struct Typing: Sendable {
  /// The text; nil for none.
  var text: String?
  /// Indicates whether the return key is pressed after it.
  var pressesReturn = false
  /// The keys that are pressed after it.
  var keys: [Key] = []

  /// The most characters that are typed, because each has several lines in the answer.
  static let limit = 1000
}

/// The words of a screen reader while a control is operated.
@MainActor
final class SpokenLines {
  var lines: [String] = []
}

extension OperatedObject {
  /// Indicates whether the object has a text that the user edits.
  var isText: Bool {
    recognizer == nil && (view is TextField || view is TextView || view is SearchBar)
  }

  /// The view of the text: the field of a search bar, or the view itself.
  private var textView: View { (view as? SearchBar)?.searchTextField ?? view }

  /// Returns what taps the view, types, and presses the return key.
  func edit(_ typing: Typing, _ spoken: SpokenLines) -> Operation {
    let (field, driver) = (textView, driver)
    return {
      if !field.isFirstResponder {
        saying(spoken) { driver.tap(view) }
        driver.waitForGestures()
      }
      guard field.isFirstResponder, let input = field as? any TextInput else {
        return textIsFixed
          ? "\(view.recordName) is not editable" : "\(view.recordName) does not begin editing"
      }
      if let reason = type(typing.text ?? "", into: input, spoken) { return reason }
      if typing.pressesReturn, let reason = pressReturn(input, spoken) { return reason }
      return typing.keys.isEmpty ? nil : press(keys: typing.keys)
    }
  }

  private func pressReturn(_ input: any TextInput, _ spoken: SpokenLines) -> String? {
    var isEnabled = true
    if input is TextView { return type("\n", into: input, spoken) }
    saying(spoken) { isEnabled = driver.pressReturn() }
    return isEnabled ? nil : "the return key is disabled while there is no text"
  }

  /// Types a text, and adds what is repeated of it; returns why not all of it was taken.
  private func type(
    _ text: String, into input: any TextInput, _ spoken: SpokenLines
  ) -> String? {
    var repeated: [String] = []
    defer {
      if !repeated.isEmpty { spoken.lines.append(repeated.joined(separator: ", ")) }
    }
    for character in text {
      let before =
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        .flatMap { input.text(in: $0) } ?? ""
      let typed = TypedText(typing: character, after: before, isHidden: input.isSecureTextEntry)
      guard driver.type(String(character)) else {
        return textIsFixed ? "\(view.recordName) is not editable" : "a character is refused"
      }
      let said = document.text(of: typed)
      if !said.isEmpty { repeated.append(said) }
    }
    return nil
  }

  private var textIsFixed: Bool { (view as? TextView)?.isEditable == false }

  /// Does something, and adds what changes for a screen reader.
  private func saying(_ spoken: SpokenLines, _ body: () -> Void) {
    let before = textView.accessibilityElement
    body()
    let change = document.announcement(
      ofChangeFrom: before, to: textView.accessibilityElement)
    if let change { spoken.lines.append(change.text) }
  }
}
