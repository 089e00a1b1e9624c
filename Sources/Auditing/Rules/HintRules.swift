import Accessibility
import Diagnostics
import InterfaceBuilder
import Localize

/// The rules about hints.
enum HintRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "gesture-in-hint", alias: "HINT-ACTION-WORD", in: .hints, "a hint that names a gesture",
        why: "With a screen reader, a keyboard or a switch the gesture is another one.",
        remedy: "Say what happens: “Opens the photo.”", source: "guides for hints, VoiceOver"),
      bad: AuditExample(button(title: nil, label: "Photo", more: #" hint="Tap to open""#)),
      good: AuditExample(button(title: nil, label: "Photo", more: #" hint="Opens the photo""#)),
      .element { element in
        let words = element.hint.foldedWords
        guard element.speaksEnglish,
          let word = words.first(where: gestureWords.contains)
        else { return nil }
        return element.fault(
          "accessibilityHint", "has the hint “\(element.shownHint)”, which names a gesture: \(word)"
        )
      }),
    AuditRule(
      DiagnosticRule(
        "imperative-hint", alias: "HINT-IMPERATIVE", in: .hints, "a hint that gives an order",
        why: "“Play the song” sounds as if the person had to do it. The hint says what happens.",
        remedy: "Begin with a verb in the third person: “Plays the song.”",
        source: "Apple's guide to accessibility hints", severity: .note),
      of: .uiKit,
      bad: AuditExample(button(title: nil, label: "Song", more: #" hint="Play the song""#)),
      good: AuditExample(button(title: nil, label: "Song", more: #" hint="Plays the song""#)),
      .element { element in
        guard element.speaksEnglish, let first = element.hint.foldedWords.first,
          bareVerbs.contains(first)
        else { return nil }
        return element.fault(
          "accessibilityHint", "has the hint “\(element.shownHint)”, which gives an order")
      }),
    AuditRule(
      DiagnosticRule(
        "role-in-hint", alias: "HINT-CONTROL-NAME", in: .hints,
        "a hint that says what the element is",
        why: "A screen reader has said it before the hint.", remedy: "Say what happens alone.",
        source: "Apple's guide to accessibility hints"),
      bad: AuditExample(button(title: nil, label: "Photo", more: #" hint="Button that opens it""#)),
      good: AuditExample(button(title: nil, label: "Photo", more: #" hint="Opens it""#)),
      .element { element in
        guard element.speaksEnglish, element.traits.contains(.button),
          element.hint.foldedWords.contains("button")
        else { return nil }
        return element.fault(
          "accessibilityHint", "has the hint “\(element.shownHint)”, which says its kind")
      }),
    AuditRule(
      DiagnosticRule(
        "hint-repeats-name", alias: "HINT-REPEATS-LABEL", in: .hints,
        "a hint that repeats the name",
        why: "A person hears the same words twice.",
        remedy: "Say what happens, or leave the hint out.", source: "WCAG 2.2",
        criterion: "2.4.6"),
      bad: AuditExample(button(title: nil, label: "Open photo", more: #" hint="Open photo""#)),
      good: AuditExample(button(title: nil, label: "Photo", more: #" hint="Opens the photo""#)),
      .element { element in
        let hint = element.hint.foldedWords
        guard !hint.isEmpty, element.name.foldedWords.contains(hint) else { return nil }
        return element.fault(
          "accessibilityHint", "has the hint “\(element.shownHint)”, which its name says")
      }),
    AuditRule(
      DiagnosticRule(
        "hint-without-name", alias: "HINT-ONLY", in: .hints, "a hint without a name",
        why: "The hint is said as the name, and a person who turns hints off hears it still.",
        remedy: "Set an accessibility label.", source: "AccessibilitySnapshot's model of VoiceOver",
        criterion: "4.1.2"),
      bad: AuditExample(
        button(
          #"<accessibility key="accessibilityConfiguration" hint="Opens the photo"/>"#
            + #"<state key="normal"/>"#)),
      good: AuditExample(button(title: nil, label: "Photo", more: #" hint="Opens the photo""#)),
      .element { element in
        guard element.isNameless, element.value.isEmpty, !element.hint.isEmpty, !element.showsImage
        else { return nil }
        return element.fault(
          "accessibilityLabel", "has no name beside its hint “\(element.shownHint)”")
      }),
  ]
}

private let gestureWords: Set = [
  "tap", "tapping", "swipe", "swiping", "press", "pressing", "click", "clicking",
]

/// Verbs with which hints begin that give an order.
private let bareVerbs: Set = [
  "add", "activate", "adjust", "allow", "browse", "cancel", "change", "choose", "clear", "close",
  "collapse", "copy", "create", "delete", "dismiss", "display", "download", "edit", "enable",
  "enter", "expand", "go", "hide", "move", "navigate", "open", "pause", "play", "refresh",
  "remove", "save", "search", "see", "select", "send", "share", "show", "start", "stop", "toggle",
  "turn", "type", "use", "view",
]

extension AuditedElement {
  /// The hint, cut for a message.
  var shownHint: String { hint.cut(to: 60) }

  /// Indicates whether the texts are English, whose words the rule knows.
  var speaksEnglish: Bool { screen.language.language == "en" }
}
