import InterfaceLoader
import Accessibility
import ControlCore
import Diagnostics
import Graphics
import InterfaceBuilder
import Localize
import ResponderKit
import SpokenLanguages

extension AuditedElement {
  /// The name, cut for a message.
  var shownName: String { name.cut(to: 60) }

  /// The label that the app has set, without white space around it; nil for none.
  var ownLabel: String? {
    let label = object.explicitAccessibilityLabel?.trimmed
    return label?.isEmpty == false ? label : nil
  }

  /// The title that a button shows; empty for none.
  var visibleTitle: String {
    button?.shownText ?? ""
  }

  /// The value as a screen reader says it; empty for none, and for a switch, which has its own rule.
  var spokenValue: String {
    guard !isSwitch, element.value != nil else { return "" }
    var alone = AccessibilityElement(value: element.value)
    alone.traits = []
    let text = screen.spoken(alone)
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// The word for the kind of the element with which a label ends; nil for none.
  func roleWord(endingIn label: String) -> String? {
    let words = label.folded.split(separator: " ")
    guard words.count > 1 else { return nil }
    return roleWords.first { word in label.folded.hasSuffix(" " + word) }
  }

  private var roleWords: [String] {
    let own = screen.reader.kindWords(of: element, in: screen.words).map {
      $0.folded.trimmingCharacters { ".。 ".contains($0) }
    }
    guard screen.language.language == "en" else { return own }
    if isSwitch { return own + ["switch"] }
    let english: [(AccessibilityTraits, [String])] = [
      (.button, ["button"]), (.link, ["link"]), (.image, ["image", "picture", "icon"]),
      (.header, ["heading"]), (.adjustable, ["slider"]), (.tabBarItem, ["tab"]),
      (.searchField, ["search field"]),
    ]
    return own + english.filter { traits.contains($0.0) }.flatMap(\.1)
  }

  /// The word for a state that a label ends with or has in parentheses; nil for none.
  func stateWord(in label: String) -> String? {
    guard screen.language.language == "en" else { return nil }
    let words = label.foldedWords
    guard words.count > 1, let last = words.last else { return nil }
    var states: [String] = []
    if isSwitch { states += ["on", "off"] }
    if traits.contains(.notEnabled) { states += ["disabled", "dimmed"] }
    if traits.contains(.selected) || isSwitch { states += ["selected", "checked"] }
    if element.expandedStatus != .unsupported { states += ["collapsed", "expanded"] }
    if states.contains(last) { return last }
    return states.first { label.lowercased().contains("(\($0))") }
  }
}

extension Control {
  /// The actions that the control sends, each with its target.
  var actionNames: [String] {
    var names: [String] = []
    enumerateEventHandlers { action, targetAction, _, _ in
      if let action { names.append(action.title.isEmpty ? "a closure" : action.title) }
      if let targetAction {
        let target = (targetAction.target as? Responder)?.recordName
        names.append("\(targetAction.action.name)\(target.map { " to \($0)" } ?? "")")
      }
    }
    return names
  }
}

extension String {
  /// The action without the part that distinguishes senders: `show` of `showByButton:`.
  var actionStem: String {
    for part in ["By", "From", "With"] {
      guard let range = firstRange(of: part), range.lowerBound != startIndex,
        range.upperBound < endIndex, self[range.upperBound].isUppercase
      else { continue }
      return String(self[..<range.lowerBound])
    }
    return self
  }

  func trimmingCharacters(_ isTrimmed: (Character) -> Bool) -> String {
    let start = firstIndex { !isTrimmed($0) } ?? endIndex
    let end = lastIndex { !isTrimmed($0) }.map { index(after: $0) } ?? start
    return String(self[start..<end])
  }

  /// Indicates whether the text has the ending of an image, or an underscore and no space.
  var looksLikeFile: Bool {
    let text = lowercased()
    if [".png", ".jpg", ".jpeg", ".pdf", ".svg"].contains(where: text.hasSuffix) { return true }
    guard !contains(where: \.isWhitespace), contains(where: \.isLetter) else { return false }
    return contains("_") || isSymbol
  }

  /// Indicates whether the text is made like the name of a symbol of the system: `trash.fill`.
  private var isSymbol: Bool {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
      } && parts.last.map { symbolParts.contains(String($0)) } == true
  }

  /// Indicates whether the text is a name in code: `camelCase` or `snake_case`.
  var isCode: Bool {
    guard let first, first.isLetter, allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return false
    }
    return contains("_") || first.isLowercase && contains(where: \.isUppercase)
  }

  /// Indicates whether a word of five letters or more, which is no abbreviation, and everything
  /// else is in capitals.
  var isInCapitals: Bool {
    // A word without capitals and small letters, such as a Japanese one, is in neither.
    uppercased() == self
      && split { !$0.isLetter }.contains { word in
        word.count > 4 && word.allSatisfy(\.isCased)
      }
  }
}

extension [String] {
  /// Returns whether the words of a list follow each other in this one.
  func contains(_ words: [String]) -> Bool {
    guard words.count <= count else { return false }
    return (0...count - words.count).contains { self[$0..<$0 + words.count].elementsEqual(words) }
  }
}

/// The words that names of symbols end with, and addresses of the web do not.
private let symbolParts: Set = [
  "backward", "badge", "circle", "diamond", "down", "fill", "forward", "left", "rectangle", "right",
  "shield", "slash", "square", "triangle", "up",
]
