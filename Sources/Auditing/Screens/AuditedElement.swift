import InterfaceLoader
import Accessibility
import ButtonModel
import ControlCore
import InterfaceBuilder
import Localize
import ResponderKit
import SpokenLanguages
import TextControls
import ValueControls

/// An element that a screen reader stops at, as the rules see it.
@MainActor
struct AuditedElement {
  /// The screen, which keeps its elements.
  unowned let screen: AuditedScreen
  let element: AccessibilityElement
  let object: Responder
  let containers: [AccessibilityHierarchy.Container]
  /// The name of the element, without white space around it; empty for nothing.
  let name: String
  /// Its value as text; empty for none.
  let value: String
  /// Its hint; empty for none.
  let hint: String

  init(_ stop: AccessibilityHierarchy.Stop, on screen: AuditedScreen) {
    self.screen = screen
    element = stop.element
    object = stop.object
    containers = stop.containers
    let system = screen.words.systemLabel(of: stop.element)
    name = (stop.element.label ?? system ?? "").trimmed
    value = stop.element.value.map { "\($0)" } ?? ""
    hint = (stop.element.hint ?? "").trimmed
  }

  var traits: AccessibilityTraits { element.traits }

  /// Indicates whether a name is the app's own, not one that the system gives.
  var hasOwnName: Bool { element.label?.trimmed.isEmpty == false }

  private static let interactive: AccessibilityTraits = [
    .button, .link, .keyboardKey, .adjustable, .searchField, .textEntry, .toggleButton,
    .tabBarItem,
  ]

  /// Indicates whether a user operates the element.
  var isInteractive: Bool {
    if let isOperatedInAppKit { return isOperatedInAppKit }
    return !traits.isDisjoint(with: Self.interactive)
      || !object.accessibilityCustomActionsOrNone.isEmpty
      || (object as? Control)?.hasHandlers == true
  }

  /// Indicates whether it takes text.
  var isTextEntry: Bool {
    if let takesTextInAppKit { return takesTextInAppKit }
    return traits.contains(.textEntry) || field != nil
      || (view?.loadable?.editedText).map { $0.hasLines && $0.isEditable } ?? false
  }

  /// The object, if it is a view.
  var view: View? { object as? View }
  /// The object, if it is a button.
  var button: Button? { object as? Button }
  /// The object, if it is a text field.
  var field: TextField? { object as? TextField }

  /// Indicates whether it is switched.
  var isSwitch: Bool { object is Switch || traits.contains(.toggleButton) }

  /// Indicates whether the object is of a class of UIKit, whose methods are known.
  var isOfFrameworkClass: Bool {
    guard screen.source(of: object)?.customClass == nil else { return false }
    return [View.self, Label.self, ImageView.self, Button.self, Control.self]
      .contains { type(of: object) == $0 }
  }

  /// The text that a field shows while it is empty; empty for none.
  var placeholder: String { field?.placeholder ?? element.placeholder ?? "" }

  /// The words of a screen reader, without the hints that a user can turn off.
  var text: String {
    screen.spoken(element)
  }

  /// Returns a fault of the element in a property.
  func fault(_ property: String?, _ problem: String, proof: String? = nil) -> Fault {
    Fault(at: object, property, "\(subject) \(problem)", proof: proof)
  }

  /// The element in a sentence: `Button “Save”`, or `Button abc-de-fgh`.
  var subject: String { screen.subject(object) }
}

extension AccessibleObject {
  /// The custom actions; empty for none.
  var accessibilityCustomActionsOrNone: [AccessibilityCustomAction] {
    accessibilityCustomActions ?? []
  }
}

extension Control {
  /// Indicates whether the control sends anything.
  var hasHandlers: Bool { !allControlEvents.isEmpty }
}

extension String {
  /// The text without white space around it.
  var trimmed: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
    return String(self[start..<end])
  }

  /// The text for comparisons: in lowercase, with single spaces.
  var folded: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }

  /// The words of the text in lowercase, without punctuation.
  var foldedWords: [String] { lowercased().separateWords }

  /// The words of the text in the lowercase letters of a language, without punctuation.
  func foldedWords(in language: LanguageTag) -> [String] { language.lowercased(self).separateWords }

  private var separateWords: [String] {
    split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
