import Diagnostics
import Graphics
import InterfaceBuilder
import Localize

/// The rules about texts in several languages.
enum LanguageRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "key-as-text", alias: "LABEL-NOT-LOCALIZED", in: .languages, "a text that is its own key",
        why: "People read, and screen readers say, what only a table should hold.",
        remedy: "Write the text, or translate the key in code.", source: "WCAG 2.2",
        criterion: "3.1.2"),
      bad: AuditExample(label("sign_in.title")), good: AuditExample(label("Sign in")),
      .text { text in
        let isKey = text.shown == text.original.key || text.shown.looksLikeKey
        guard isKey, text.element.name != "textField",
          text.isOwn || text.shown != text.original.text, !text.isToldAsFile
        else { return nil }
        return text.fault("has the text “\(text.shown.cut(to: 60))”, which is a key")
      }),
    AuditRule(
      DiagnosticRule(
        "wrong-script", alias: "LANG-MISMATCH", in: .languages,
        "a translation in a script that the language does not use",
        why: "The voice of the language cannot read it.",
        remedy: "Check that the text is in the right table.", source: "CLDR's likely scripts",
        criterion: "3.1.2"),
      bad: AuditExample(label("Sign in"), tables: ["de": #""example.text" = "Войти";"#]),
      good: AuditExample(label("Sign in"), tables: ["de": #""example.text" = "Anmelden";"#]),
      .text { text in
        guard !text.isOwn, let shown = text.translation, shown != text.original.text,
          let script = Script.dominant(in: shown), let expected = Script.of(text.language),
          !expected.contains(script), script != .latin
        else { return nil }
        return text.fault(
          "has the text “\(shown.cut(to: 60))”, which is in \(script.rawValue) letters")
      }),
    AuditRule(
      DiagnosticRule(
        "grown-text", in: .languages, "a translation that is much longer than the text",
        why: "What was laid out for the text may be cut off.",
        remedy: "Shorten it, or check the screen in the language.",
        source: "IBM's guide to the growth of texts", severity: .note),
      bad: AuditExample(
        button(#"<state key="normal" title="Sign in"/>"#),
        tables: ["de": #""example.normalTitle" = "Mit dem Benutzerkonto anmelden";"#]),
      good: AuditExample(
        button(#"<state key="normal" title="Sign in"/>"#),
        tables: ["de": #""example.normalTitle" = "Anmelden";"#]),
      .text { text in
        guard !text.isOwn, let shown = text.translation, text.original.isDrawn,
          !text.element.wrapsText, text.audited.document.unreachable(text.element) == nil
        else { return nil }
        let allowed = TextGrowth.allowance(forLength: text.original.text.count)
        guard shown.count > allowed, !text.element.hasRoom(for: shown) else { return nil }
        return text.fault(
          "has \(shown.count) characters instead of \(text.original.text.count): “\(shown.cut(to: 60))”"
        )
      }),
    AuditRule(
      DiagnosticRule(
        "untranslated-name", in: .languages, "a label or a hint that one language lacks",
        why: "In the middle of a translated screen, one name is in another language.",
        remedy: "Add the key to the table of the language.", source: "WCAG 2.2",
        criterion: "3.1.2"),
      bad: AuditExample(
        closeAndHelp,
        tables: [
          "de": #""example.accessibilityLabel" = "Schließen"; "help.normalTitle" = "Hilfe";"#,
          "fr": #""help.normalTitle" = "Aide";"#,
        ]),
      good: AuditExample(
        closeAndHelp,
        tables: [
          "de": #""example.accessibilityLabel" = "Schließen"; "help.normalTitle" = "Hilfe";"#,
          "fr": #""example.accessibilityLabel" = "Fermer"; "help.normalTitle" = "Aide";"#,
        ]),
      .text { text in
        guard !text.isOwn, text.translation == nil, text.isTranslatedElsewhere,
          text.isMostlyTranslated,
          text.original.isSpokenOnly
        else { return nil }
        let kind = text.original.isHint ? "hint" : "label"
        return text.fault(
          "has no \(kind) in the language, so “\(text.original.text.cut(to: 60))” is said")
      }),
    AuditRule(
      DiagnosticRule(
        "template-text", in: .languages, "a text that is left from the template",
        why: "Interface Builder wrote it, and no outlet lets code replace it.",
        remedy: "Write the text, or remove the object.", source: "Interface Builder's objects"),
      bad: AuditExample(label("Label")),
      good: AuditExample(label("Name")),
      .text { text in
        guard text.isOwn, text.shown == text.original.text, text.original.isTemplate,
          ViewContent(text.element).tag == 0,
          !text.audited.isKnownToCode(text.element), !text.audited.isInReusedView(text.element),
          text.audited.document.unreachable(text.element) == nil
        else { return nil }
        var fault = text.fault("has the text “\(text.shown.cut(to: 60))” of the template")
        // The controller that it stands for may have an item of its own, which is shown then.
        fault.needsReview = text.element.parent?.name == "viewControllerPlaceholder"
        return fault
      }),
  ]
}

private let closeAndHelp =
  button(title: nil, label: "Close") + "\n"
  + button(#"<state key="normal" title="Help"/>"#, id: "help", y: 200)

/// The limit for a translation that is longer than its source.
enum TextGrowth {
  /// Returns the number of characters that the layout for a text should allow, by IBM's table: the
  /// upper bound of its range.
  static func allowance(forLength length: Int) -> Int {
    let share =
      switch length {
      case ...10: 2.0
      case ...20: 1.0
      case ...30: 0.8
      case ...50: 0.6
      case ...70: 0.4
      default: 0.3
      }
    return length + Int((Double(length) * share).rounded(.up))
  }
}

/// The texts that Interface Builder writes into new objects, by the element and the property.
private let templates: [String: Set<String>] = [
  "label.text": ["Label"], "button.normalTitle": ["Button"], "barButtonItem.title": ["Item"],
  "tabBarItem.title": ["Item"], "navigationItem.title": ["Title"],
  "button.configuration.title": ["Button"], "segmentedControl.segmentTitles[0]": ["First"],
]

extension InterfaceElement {
  /// Returns whether a text field or a label is wide enough for a text where the document has it: at
  /// an em a letter, which no alphabet needs.
  fileprivate func hasRoom(for text: String) -> Bool {
    guard ["textField", "label"].contains(name), let width = rect("frame")?.width else {
      return false
    }
    let size = font("fontDescription")?.effectivePointSize ?? 17
    return Double(text.count) * size <= width
  }
}

extension AuditedText {
  /// Indicates whether the rule for names of files tells of a name that could be one of a key, too.
  fileprivate var isToldAsFile: Bool {
    original.property == "accessibilityLabel" && shown.looksLikeFile
      && element.name == "button" && audited.document.unreachable(element) == nil
      && AuditRule.rule("file-name").map { audited.options.isOn($0.rule) } == true
  }
}

extension LocalizableText {
  /// Indicates whether Interface Builder wrote the text.
  fileprivate var isTemplate: Bool {
    if text.hasPrefix("Lorem ipsum") { return true }
    return templates["\(object.name).\(property)"]?.contains(text) ?? false
  }

  /// Indicates whether the text is drawn, so that its length matters.
  fileprivate var isDrawn: Bool {
    let fits = ["textView", "menu", "menuItem", "tableViewSection"].contains(object.name)
    // A controller's title is that of its navigation item unless that has one of its own.
    let isReplaced = object.isController && ControllerContent(object).navigationItem?.title != nil
    return !isReplaced && !isSpokenOnly && !property.contains("ToolTip") && !fits
      && LabelContent(object).numberOfLines != 0
  }

  /// Indicates whether only a screen reader says the text.
  fileprivate var isSpokenOnly: Bool {
    DocumentProperty.named[property]?.subject == .accessibility
  }

  fileprivate var isHint: Bool {
    ["accessibilityHint", "ibExternalAccessibilityHelp"].contains(property)
  }
}

extension AuditedDocument {
  /// Returns whether code reaches an element: by an outlet to it or to the bar that it is in,
  /// because it is of a class of the app, or because it is the item of a controller.
  func isKnownToCode(_ element: InterfaceElement) -> Bool {
    sequence(first: element, next: \.parent).prefix(4).contains { around in
      guard around == element || around.isBar else { return false }
      return around.customClass != nil || around.id.map { outlets.contains($0) } ?? false
    } || element.parent.map { $0.isController && $0.customClass != nil } ?? false
  }

  /// Returns whether an element is in a cell, which code fills in.
  func isInReusedView(_ element: InterfaceElement) -> Bool {
    sequence(first: element, next: \.parent).contains { $0.isPrototypeCell }
  }
}

extension InterfaceElement {
  fileprivate var isBar: Bool {
    ["toolbar", "navigationBar", "tabBar", "segmentedControl", "navigationItem"].contains(name)
  }

  fileprivate var isPrototypeCell: Bool {
    name == "collectionViewCell" || name == "collectionReusableView"
      || name == "tableViewCell" && parent?.name != "cells"
  }
}

extension String {
  /// Indicates whether the text is in the form of keys: words in lowercase joined by underscores
  /// and periods.
  fileprivate var looksLikeKey: Bool {
    guard contains("_"), count > 3, first?.isLetter ?? false else { return false }
    let parts = split(separator: "_", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: ".", omittingEmptySubsequences: false) }
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
      }
  }
}

extension InterfaceElement {
  /// Indicates whether a text that is longer takes more lines.
  fileprivate var wrapsText: Bool {
    switch name {
    case "textView": true
    case "label": (LabelContent(self).numberOfLines ?? 1) != 1
    default: false
    }
  }
}
