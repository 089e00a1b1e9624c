import Accessibility
import ButtonModel
import ControlCore
import Diagnostics
import Graphics
import InterfaceBuilder
import Localize
import ResponderKit
import SpokenLanguages

/// The rules about what a name should not say.
enum NameWordRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "file-name", alias: "NAME-FROM-FILENAME", in: .names,
        "a name that is the name of a file or a symbol",
        why: "VoiceOver reads “ic close twenty-four” where a person expects “Close”.",
        remedy: "Set an accessibility label in the user's language.",
        source: "Accessibility Scanner, WCAG 2.2", criterion: "1.1.1"),
      bad: AuditExample(button(title: nil, label: "ic_close_24")),
      good: AuditExample(button(title: nil, label: "Close")),
      .element { element in
        guard element.isInteractive || element.isPlainImage, !element.isTextEntry,
          !element.isColumn,
          element.element.labelSource == .imageName || element.name.looksLikeFile
            || element.isNameless && element.showsSymbol
        else { return nil }
        if element.showsSymbol, element.ownLabel == nil {
          var fault = element.fault(
            "accessibilityLabel",
            "is named by its symbol “\(element.imageName ?? "")” alone, for which VoiceOver has words of its own"
          )
          fault.needsReview = true
          return fault
        }
        return element.fault(element.nameProperty, "is named after a file, “\(element.shownName)”")
      }),
    AuditRule(
      DiagnosticRule(
        "identifier-as-name", alias: "IDENTIFIER-SPOKEN", in: .names,
        "a name that is the accessibility identifier",
        why: "Identifiers are for tests. A person hears “save button outlet”.",
        remedy: "Set an accessibility label in the user's language.",
        source: "WCAG 2.2", criterion: "2.4.6", severity: .error),
      bad: AuditExample(
        button(title: nil, label: "saveButton", more: #" identifier="saveButton""#)),
      good: AuditExample(button(title: nil, label: "Save", more: #" identifier="saveButton""#)),
      .element { element in
        guard let identifier = element.element.identifier, identifier == element.name,
          identifier.isCode
        else { return nil }
        return element.fault(element.nameProperty, "says its identifier, “\(element.shownName)”")
      }),
    AuditRule(
      DiagnosticRule(
        "role-in-name", alias: "LABEL-TRAIT-WORD", in: .names,
        "a label that ends with what the element is",
        why: "A screen reader adds the kind itself, so a person hears “Save button. Button.”",
        remedy: "Leave the kind out of the label.",
        source: "GTXiLib, Accessibility Scanner", criterion: "2.4.6"),
      bad: AuditExample(button(title: nil, label: "Save button")),
      good: AuditExample(button(title: nil, label: "Save")),
      .element { element in
        guard let label = element.ownLabel, let word = element.roleWord(endingIn: label),
          !element.visibleTitle.folded.hasSuffix(word)
        else { return nil }
        return element.fault(
          "accessibilityLabel", "has the label “\(label.cut(to: 60))”, which ends with its kind")
      }),
    AuditRule(
      DiagnosticRule(
        "state-in-name", alias: "LABEL-STATE-WORD", in: .names,
        "a label that ends with the state of the element",
        why: "The state is said beside the name, and the label does not change with it.",
        remedy: "Leave the state out of the label. Traits and values say it.",
        source: "Accessibility Scanner", criterion: "4.1.2"),
      bad: AuditExample(
        switchElement(#"<accessibility key="accessibilityConfiguration" label="Wi-Fi, on"/>"#)),
      good: AuditExample(
        switchElement(#"<accessibility key="accessibilityConfiguration" label="Wi-Fi"/>"#)),
      .element { element in
        guard let label = element.ownLabel, let word = element.stateWord(in: label) else {
          return nil
        }
        return element.fault(
          "accessibilityLabel",
          "has the label “\(label.cut(to: 60))”, which says the state “\(word)”")
      }),
    AuditRule(
      DiagnosticRule(
        "period-in-name", alias: "LABEL-PERIOD", in: .names, "a label with a final period",
        why: "A screen reader pauses after the label in any case.",
        remedy: "Leave the period out.", source: "GTXiLib", severity: .note),
      bad: AuditExample(button(title: nil, label: "Save.")),
      good: AuditExample(button(title: nil, label: "Save, close.")),
      .element { element in
        guard let label = element.ownLabel, label.hasSuffix("."), !label.hasSuffix(".."),
          !label.contains(","), !element.isTextEntry, !element.traits.contains(.staticText)
        else { return nil }
        return element.fault(
          "accessibilityLabel", "has the label “\(label.cut(to: 60))”, which ends with a period")
      }),
    AuditRule(
      DiagnosticRule(
        "title-not-in-label", alias: "LABEL-TITLE-MISMATCH", in: .names,
        "a label that lacks the visible title",
        why: "A person who speaks to the device says what is on the screen, and nothing happens.",
        remedy: "Begin the label with the title.",
        source: "WCAG 2.2, axe-core label-content-name-mismatch", criterion: "2.5.3"),
      bad: AuditExample(button(title: "Send", label: "Submit")),
      good: AuditExample(button(title: "Send", label: "Send message")),
      .element { element in
        guard let label = element.ownLabel, element.button != nil, !element.isTitledByCode else {
          return nil
        }
        let title = element.visibleTitle.foldedWords
        let words = label.foldedWords
        guard !title.isEmpty, !words.isEmpty, !words.contains(title) else { return nil }
        // A text may be in the language of the screen or, where it lacks a translation, in another one.
        let language = element.screen.language
        let own = element.visibleTitle.foldedWords(in: language)
        if label.foldedWords(in: language).contains(own) { return nil }
        // Where spaces do not separate words, the title may be in the middle of one.
        let hasSpaces = Script.dominant(in: element.visibleTitle)?.usesSpaces ?? true
        if !hasSpaces, label.folded.contains(element.visibleTitle.folded) { return nil }
        var fault = element.fault(
          "accessibilityLabel",
          "has the label “\(label.cut(to: 60))”, which lacks the title “\(element.visibleTitle.cut(to: 60))”"
        )
        if hasSpaces, Set(title).isDisjoint(with: words) { fault.severity = .error }
        return fault
      }),
    AuditRule(
      DiagnosticRule(
        "value-in-name", alias: "LABEL-VALUE-REPEAT", in: .names, "a label that has the value",
        why: "The value is said after the name, so a person hears it twice.",
        remedy: "Leave the value out of the label.", source: "WCAG 2.2", criterion: "4.1.2"),
      bad: AuditExample(
        slider(#"<accessibility key="accessibilityConfiguration" label="Volume 50%"/>"#)),
      good: AuditExample(
        slider(#"<accessibility key="accessibilityConfiguration" label="Volume"/>"#)),
      .element { element in
        guard let label = element.ownLabel, element.spokenValue.count > 1,
          label.folded.contains(element.spokenValue.folded)
        else { return nil }
        return element.fault(
          "accessibilityLabel", "has the label “\(label.cut(to: 60))”, which repeats its value")
      }),
    AuditRule(
      DiagnosticRule(
        "long-name", alias: "LABEL-TOO-LONG", in: .names, "a long name of a control",
        why: "A person hears all of it before the kind of control.",
        remedy: "Shorten the name, and move the rest to the hint.", source: "WCAG 2.2",
        criterion: "2.4.6", severity: .note, numbers: ["characters": 100]),
      bad: AuditExample(
        button(title: nil, label: String(repeating: "Everything that is to be said ", count: 4))),
      good: AuditExample(button(title: nil, label: "Say everything")),
      .element { element in
        let limit = element.screen.number("characters", of: "long-name")
        guard element.isInteractive, !element.isTextEntry, Double(element.name.count) > limit else {
          return nil
        }
        return element.fault(
          element.nameProperty, "has a name of \(element.name.count) characters")
      }),
    AuditRule(
      DiagnosticRule(
        "capital-name", alias: "LABEL-ALL-CAPS", in: .names, "a name in capitals",
        why: "A screen reader may spell it as an abbreviation.",
        remedy: "Write it in mixed case, and let the app show capitals.",
        source: "observed with VoiceOver", severity: .note),
      bad: AuditExample(button(title: nil, label: "CONTINUE")),
      good: AuditExample(button(title: nil, label: "PDF")),
      .element { element in
        guard element.isInteractive, element.name.isInCapitals else { return nil }
        return element.fault(
          element.nameProperty, "has the name “\(element.shownName)” in capitals")
      }),
    AuditRule(
      DiagnosticRule(
        "same-name", alias: "LABEL-DUPLICATE", in: .names,
        "two controls with the same name that do different things",
        why: "Out of context, in a list of controls or by voice, they cannot be told apart.",
        remedy: "Say in the label what each one acts on.",
        source: "Accessibility Scanner, axe-core identical-links-same-purpose",
        criterion: "2.4.6"),
      bad: AuditExample(
        button(#"<state key="normal" title="Delete"/>"# + action("deletePhoto:"), id: "first")
          + "\n"
          + button(
            #"<state key="normal" title="Delete"/>"# + action("deleteAlbum:"), id: "second",
            y: 200)),
      good: AuditExample(
        button(#"<state key="normal" title="Delete photo"/>"# + action("deletePhoto:"), id: "first")
          + "\n"
          + button(
            #"<state key="normal" title="Delete album"/>"# + action("deleteAlbum:"), id: "second",
            y: 200)),
      .names { screen in
        var known: [String: (subject: String, actions: [String])] = [:]
        return screen.elements.compactMap { element in
          guard element.isInteractive, !element.name.isEmpty,
            let control = element.object as? Control,
            case let actions = control.actionNames, !actions.isEmpty,
            element.ownLabel != nil || !element.isTitledByCode
          else { return nil }
          let key = "\(element.name.folded)|\(element.traits.rawValue)|\(element.spokenValue)"
          guard let first = known[key] else {
            known[key] = (element.subject, actions)
            return nil
          }
          guard first.actions.map(\.actionStem) != actions.map(\.actionStem) else { return nil }
          return element.fault(
            element.nameProperty,
            "has the name of another control, which sends \(first.actions.joined(separator: ", "))")
        }
      }),
  ]
}
