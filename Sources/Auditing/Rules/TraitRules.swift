import Accessibility
import ButtonModel
import ControlCore
import Diagnostics
import Gestures
import InterfaceBuilder
import InterfaceLoader
import Localize
import ResponderKit
import TextControls

/// The rules about what an element says that it is.
enum TraitRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "conflicting-traits", alias: "TRAIT-CONFLICT", in: .traits,
        "traits that exclude each other",
        why: "VoiceOver says both, and a person does not know what activating will do.",
        remedy: "Keep the trait that says what activating does.", source: "GTXiLib, Deque",
        criterion: "4.1.2", severity: .error),
      bad: AuditExample(tappable("button", "link")), good: AuditExample(tappable("link")),
      .element { element in
        let names = exclusive.filter { element.traits.contains($0.0) }.map(\.1)
        let isAdjustable =
          element.object.explicitAccessibilityTraits?.isSuperset(of: [.button, .adjustable])
          ?? false
        guard names.count > 1 || isAdjustable else { return nil }
        let words = names.count > 1 ? names.joined(separator: " and ") : "button and adjustable"
        return element.fault("accessibilityTraits", "is \(words) at once")
      }),
    AuditRule(
      DiagnosticRule(
        "static-and-operable", alias: "TRAIT-STATIC-INTERACTIVE", in: .traits,
        "a static text that is also interactive",
        why: "One trait says that nothing happens, the other one that something does.",
        remedy: "Remove the static text trait.", source: "UIAccessibility's traits",
        criterion: "4.1.2"),
      bad: AuditExample(tappable("button", "staticText")), good: AuditExample(tappable("button")),
      .element { element in
        guard element.traits.contains(.staticText),
          !element.traits.isDisjoint(with: [.button, .link, .adjustable])
        else { return nil }
        return element.fault("accessibilityTraits", "is static text and operated at once")
      }),
    AuditRule(
      DiagnosticRule(
        "missing-trait", alias: "TRAIT-BUTTON-MISSING", in: .traits,
        "a tappable element without the button or link trait",
        why: "A person hears the name alone and cannot know that it does something.",
        remedy: "Set the button or link trait.",
        source: "SwiftLint accessibility_trait_for_button, Xcode's audit", criterion: "4.1.2"),
      bad: AuditExample(
        label("Terms", recognizers, attributes: #"userInteractionEnabled="YES" "#),
        objects: tapRecognizer),
      good: AuditExample(
        label(
          "Terms",
          #"<accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" link="YES"/></accessibility>"#
            + recognizers, attributes: #"userInteractionEnabled="YES" "#),
        objects: tapRecognizer),
      .element { element in
        guard let view = element.object as? View, element.traits.isDisjoint(with: operable),
          view.isUserInteractionEnabled, view.loadable?.editedText?.hasLines != true,
          !(view is any ShowsBarItem),
          let reason = view.tapReason
        else { return nil }
        return element.fault(
          "accessibilityTraits", "\(reason) and does not say that it is a button")
      }),
    AuditRule(
      DiagnosticRule(
        "wrong-enabled-trait", alias: "TRAIT-NOTENABLED-MISMATCH", in: .traits,
        "a control whose traits contradict whether it is enabled",
        why: "A person tries a control that does nothing, or skips one that works.",
        remedy: "Leave the trait to the control.", source: "UIControl.isEnabled",
        criterion: "4.1.2", severity: .error),
      bad: AuditExample(tappable("button", "notEnabled")),
      good: AuditExample(tappable("button", "notEnabled", attributes: #"enabled="NO""#)),
      .element { element in
        guard let control = element.object as? Control,
          control.isEnabled == element.traits.contains(.notEnabled)
        else { return nil }
        let (state, word) = control.isEnabled ? ("enabled", "says") : ("disabled", "does not say")
        return element.fault("accessibilityTraits", "is \(state) and \(word) that it is dimmed")
      }),
    AuditRule(
      DiagnosticRule(
        "adjustable-without-action", alias: "TRAIT-ADJUSTABLE-NO-ACTION", in: .traits,
        "an adjustable element that nothing adjusts",
        why: "A swipe up or down is announced and does nothing.",
        remedy: "Override accessibilityIncrement() and accessibilityDecrement() in a class.",
        source: "UIAccessibilityAction", criterion: "2.1.1", severity: .error),
      bad: AuditExample(
        view(
          #"<accessibilityTraits key="traits" adjustable="YES"/><bool key="isElement" value="YES"/>"#,
          label: "Rating")),
      good: AuditExample(slider()),
      .element { element in
        guard element.traits.contains(.adjustable), element.isOfFrameworkClass
        else { return nil }
        return element.fault("accessibilityTraits", "is adjustable, and its class adjusts nothing")
      }),
    AuditRule(
      DiagnosticRule(
        "adjustable-without-value", alias: "TRAIT-ADJUSTABLE-NO-VALUE", in: .traits,
        "an adjustable element without a value",
        why: "A person does not hear what is adjusted.", remedy: "Set an accessibility value.",
        source: "axe-core aria-meter-name", criterion: "4.1.2"),
      bad: AuditExample(
        view(
          #"<accessibilityTraits key="traits" adjustable="YES"/><bool key="isElement" value="YES"/>"#,
          label: "Rating")),
      good: AuditExample(slider()),
      .element { element in
        guard element.traits.contains(.adjustable), element.element.value == nil,
          element.isOfFrameworkClass
        else { return nil }
        return element.fault("accessibilityValue", "is adjustable and has no value")
      }),
    AuditRule(
      DiagnosticRule(
        "empty-heading", alias: "TRAIT-HEADER-ORDER", in: .traits, "a heading without a text",
        why: "A person who moves from heading to heading stops at nothing.",
        remedy: "Give the heading a text, or remove the trait.",
        source: "axe-core empty-heading", criterion: "1.3.1", severity: .error),
      bad: AuditExample(
        view(
          #"<accessibilityTraits key="traits" header="YES"/><bool key="isElement" value="YES"/>"#)),
      good: AuditExample(
        view(
          #"<accessibilityTraits key="traits" header="YES"/><bool key="isElement" value="YES"/>"#,
          label: "Settings")),
      .element { element in
        guard element.traits.contains(.header), element.name.isEmpty else { return nil }
        return element.fault("accessibilityTraits", "is a heading without a text")
      }),
    AuditRule(
      DiagnosticRule(
        "language-tag", alias: "LANG-INVALID", in: .traits, "a language that does not exist",
        why: "The voice of the device reads the words as if they were its own.",
        remedy: "Write a tag such as pt-BR.", source: "axe-core valid-lang, BCP 47",
        criterion: "3.1.2", severity: .error),
      bad: AuditExample(
        label("Guten Tag"), code: #"label.accessibilityLanguage = "german language""#,
        prepare: { $0.objects["example"]?.accessibilityLanguage = "german language" }),
      good: AuditExample(
        label("Guten Tag"), code: #"label.accessibilityLanguage = "de""#,
        prepare: { $0.objects["example"]?.accessibilityLanguage = "de" }),
      .element { element in
        guard let language = element.element.language, LanguageTag(language) == nil else {
          return nil
        }
        return element.fault(
          "accessibilityLanguage",
          "has the language “\(language.cut(to: 40))”, which is not a language tag")
      }),
  ]
}

private let exclusive: [(AccessibilityTraits, String)] = [
  (.button, "button"), (.link, "link"), (.searchField, "search field"),
  (.keyboardKey, "keyboard key"),
]

/// The traits that say that something can be done.
private let operable: AccessibilityTraits = [
  .button, .link, .adjustable, .searchField, .textEntry, .toggleButton, .keyboardKey, .tabBarItem,
  .allowsDirectInteraction, .backButton, .pickerElement,
]

private func tappable(_ names: String..., attributes: String = "") -> String {
  let list = names.map { #" \#($0)="YES""# }.joined()
  return button(
    #"<accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits"\#(list)/></accessibility>"#
      + #"<state key="normal" title="Terms"/>"#, attributes: attributes)
}

private let recognizers =
  #"<connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="taps"/></connections>"#
private let tapRecognizer = """
  <tapGestureRecognizer id="tap"><connections>\
  <action selector="showTerms:" destination="-1" id="show"/></connections></tapGestureRecognizer>
  """

extension View {
  /// The effect of a tap on the view; nil for nothing that is known.
  fileprivate var tapReason: String? {
    if let control = self as? Control, control.hasHandlers { return "sends actions" }
    return enabledTaps.isEmpty ? nil : "is tapped"
  }
}
