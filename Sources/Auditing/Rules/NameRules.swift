import Accessibility
import ButtonModel
import ControlCore
import Diagnostics
import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import TextControls
import ValueControls

/// The rules about what has no name.
enum NameRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "unnamed", alias: "LABEL-MISSING", in: .names,
        "a control that a screen reader cannot name",
        why: "A person who cannot see the control hears only what kind of thing it is.",
        remedy: "Set an accessibility label.",
        source: "WCAG 2.2, GTXiLib, Xcode's audit, axe-core button-name", criterion: "4.1.2",
        severity: .error),
      bad: AuditExample(button(#"<state key="normal"/>"#)),
      good: AuditExample(button(#"<state key="normal" title="Save"/>"#)),
      .element { element in
        guard element.isInteractive, element.isNameless,
          element.value.isEmpty || [.checkBox, .colorWell].contains(element.element.kind),
          !element.isTextEntry, !element.isSwitch, element.imageName == nil, element.hint.isEmpty,
          !element.isEmptyButton, !element.isNamedByAppKit
        else { return nil }
        return element.fault(withoutName: "says only “\(element.text)”")
      }),
    AuditRule(
      DiagnosticRule(
        "image-only", alias: "IMAGE-LABEL-MISSING", in: .names,
        "an image, or a button that shows only an image, without a label",
        why: "VoiceOver cannot see what an image shows. At best it guesses from the file's name.",
        remedy: "Set an accessibility label.",
        source: "WCAG 2.2, SwiftLint accessibility_label_for_image, axe-core image-alt",
        criterion: "1.1.1", severity: .error),
      bad: AuditExample(button(#"<state key="normal" image="close"/>"#)),
      good: AuditExample(
        button(
          #"<accessibility key="accessibilityConfiguration" label="Close"/>"#
            + #"<state key="normal" image="close"/>"#)),
      .element { element in
        guard element.isNameless, element.showsImage || element.isPlainImage, !element.isSwitch,
          !element.isTextEntry, !element.showsSymbol, !element.isNamedByAppKit
        else { return nil }
        let image = element.imageName.map { " for the image “\($0)”" } ?? ""
        return element.fault(withoutName: "says only “\(element.text)”\(image)")
      }),
    AuditRule(
      DiagnosticRule(
        "unlabeled-field", alias: "INPUT-NO-LABEL", in: .names,
        "a text field with neither a label nor a placeholder",
        why: "A person hears “Text Field” and does not know what to type.",
        remedy: "Set an accessibility label, such as the text of the label beside the field.",
        source: "WCAG 2.2, axe-core label", criterion: "3.3.2", severity: .error),
      bad: AuditExample(field()), good: AuditExample(field(#"placeholder="Name""#)),
      .element { element in
        guard element.isTextEntry, element.isNameless, !element.traits.contains(.searchField),
          !element.isSearched, element.hint.isEmpty,
          element.placeholder.trimmed.isEmpty,
          element.view?.isUserInteractionEnabled ?? true
        else { return nil }
        return element.fault(withoutName: "does not say what to type")
      }),
    AuditRule(
      DiagnosticRule(
        "unlabeled-switch", alias: "SWITCH-UNLABELLED", in: .names, "a switch without a label",
        why: "A person hears that something is on and does not know what.",
        remedy: "Set an accessibility label, such as the text of the label beside the switch.",
        source: "WCAG 2.2, axe-core aria-toggle-field-name", criterion: "4.1.2",
        severity: .error),
      bad: AuditExample(switchElement()),
      good: AuditExample(
        switchElement(#"<accessibility key="accessibilityConfiguration" label="Wi-Fi"/>"#)),
      .element { element in
        guard element.isSwitch, element.isNameless else { return nil }
        return element.fault(withoutName: "does not say what it switches")
      }),
    AuditRule(
      DiagnosticRule(
        "unnamed-value", alias: "PROGRESS-NAME", in: .names,
        "a slider or a progress view without a label",
        why: "A person hears a percentage and does not know what it measures.",
        remedy: "Set an accessibility label.", source: "axe-core aria-progressbar-name",
        criterion: "4.1.2"),
      bad: AuditExample(slider()),
      good: AuditExample(
        slider(#"<accessibility key="accessibilityConfiguration" label="Volume"/>"#)),
      .element { element in
        guard element.view?.loadable?.saysPercentage == true, !element.hasOwnName
        else { return nil }
        return element.fault(withoutName: "says only “\(element.text)”")
      }),
    AuditRule(
      DiagnosticRule(
        "placeholder-as-label", alias: "PLACEHOLDER-AS-LABEL", in: .names,
        "a text field that only its placeholder names",
        why: "The placeholder is gone as soon as something is typed, and the name with it.",
        remedy: "Set an accessibility label.", source: "axe-core label-title-only, WCAG 2.2",
        criterion: "3.3.2", severity: .note),
      bad: AuditExample(field(#"placeholder="Name""#)),
      good: AuditExample(
        field(
          #"placeholder="Name""#,
          #"<accessibility key="accessibilityConfiguration" label="Name"/>"#)),
      .element { element in
        let placeholder = element.field?.placeholder ?? ""
        guard element.isTextEntry,
          !element.hasOwnName || element.element.labelSource == .placeholder,
          // A placeholder of marks alone is no name at all.
          !placeholder.saysNothing
        else { return nil }
        return element.fault(
          "placeholder", "is named by its placeholder “\(placeholder.cut(to: 60))” alone")
      }),
    AuditRule(
      DiagnosticRule(
        "blank-name", alias: "LABEL-WHITESPACE", in: .names,
        "a name of white space or punctuation",
        why: "A screen reader says nothing for it, or the names of the marks.",
        remedy: "Set an accessibility label with words.", source: "WCAG 2.2, axe-core",
        criterion: "4.1.2", severity: .error),
      bad: AuditExample(
        button(
          #"<accessibility key="accessibilityConfiguration" label=" "/>"#
            + #"<state key="normal" image="close"/>"#)),
      good: AuditExample(button(#"<state key="normal" title="+"/>"#)),
      .element { element in
        guard let label = element.element.label, !label.isEmpty, label.saysNothing,
          element.isInteractive || element.isPlainImage
        else { return nil }
        return element.fault(
          element.nameProperty, "is named “\(label.cut(to: 20))”, which is not a word")
      }),
    AuditRule(
      DiagnosticRule(
        "empty-element", alias: "DECORATIVE-ELEMENT", in: .names,
        "an element with nothing to say",
        why: "The cursor stops at it, and a person hears nothing.",
        remedy: "Set an accessibility label, or isAccessibilityElement to false.",
        source: "Accessibility Scanner, WCAG 2.2", criterion: "1.1.1"),
      bad: AuditExample(view(#"<bool key="isElement" value="YES"/>"#)),
      good: AuditExample(view(#"<bool key="isElement" value="NO"/>"#)),
      .element { element in
        guard element.isNameless, element.element.appKit == nil, element.element.label == nil,
          element.value.isEmpty,
          element.hint.isEmpty, !element.isInteractive, !element.isPlainImage,
          !element.isFilledByCode
        else { return nil }
        return element.fault("isAccessibilityElement", "is read, and has nothing to say")
      }),
  ]
}

extension AuditedElement {
  /// Indicates whether nothing names the element; a name of white space alone is another fault.
  var isNameless: Bool { name.isEmpty && (element.label ?? "").isEmpty }

  /// Returns the fault of an element that nothing names; nil where a layout makes it vanish.
  ///
  /// A person has to look where VoiceOver has words for a symbol, and where the document gives a text
  /// to code that may be the name.
  fileprivate func fault(withoutName problem: String) -> Fault? {
    if let size = view?.bounds.size, (size.width == 0) != (size.height == 0) { return nil }
    var fault = fault("accessibilityLabel", problem)
    let source = screen.source(of: object)
    let isSymbol = source?["catalog"] == "system" && source?["image"] != nil
    let hasText = source.map(RuntimeAttribute.all(of:))?.contains { attribute in
      attribute.type?.lowercased().contains("string") == true
        && attribute.value?.trimmed.isEmpty == false && attribute.mayBeName
    }
    fault.needsReview = isSymbol || hasText == true || isTitleBound
    return fault
  }

  /// Indicates whether it is a text that code can set.
  fileprivate var isFilledByCode: Bool {
    guard let view, view.loadable?.editedText != nil else { return false }
    return screen.isKnownToCode(view)
  }

  /// Indicates whether it is a button with the title of the template, which code can write another
  /// one over.
  var isTitledByCode: Bool {
    button.map { $0.currentTitle == "Button" && screen.isKnownToCode($0) } ?? false
  }

  /// Indicates whether it is a button that shows nothing and takes no touches, such as one that keeps
  /// a place free.
  var isEmptyButton: Bool {
    guard let button, !button.isUserInteractionEnabled, button.backgroundColor == nil,
      let source = screen.source(of: button), source.customClass == nil,
      !source.hasSubviews, RuntimeAttribute.all(of: source).isEmpty
    else { return false }
    return (button.currentTitle ?? button.currentAttributedTitle?.string ?? "").trimmed.isEmpty
      && button.currentImage == nil && button.currentBackgroundImage == nil
  }

  /// Indicates whether it is a button that shows an image and no title.
  var showsImage: Bool { imageName != nil && !showsImageOfType }

  /// The name of the image of a button without a title; nil for anything else.
  var imageName: String? { shownImage?.name ?? appKitImage?.name }

  private var shownImage: Image? {
    guard let button, (button.currentTitle ?? "").trimmed.isEmpty,
      (button.currentAttributedTitle?.string ?? "").trimmed.isEmpty
    else { return nil }
    return button.currentImage ?? button.currentBackgroundImage
  }

  /// Indicates whether its image is a symbol of the system, for which VoiceOver has words.
  var showsSymbol: Bool {
    if let appKitImage { return appKitImage.isDescribedByAppKit }
    guard showsImage, let image = shownImage else { return false }
    // That of a system type is UIKit's own choice, and so is its name.
    return image.catalog == .system && image != button?.buttonType.image
  }

  /// Indicates whether its image is that of its type, such as the plus sign of `contactAdd`.
  private var showsImageOfType: Bool {
    guard let image = shownImage else { return false }
    return image == button?.buttonType.image
  }

  /// Indicates whether it is an image that is read and not operated.
  var isPlainImage: Bool { traits.contains(.image) && !isInteractive }

  /// Indicates whether its class says that it searches.
  var isSearched: Bool {
    screen.source(of: object)?.customClass?.contains("Search") ?? false
  }

  /// The property that the name is from.
  var nameProperty: String {
    switch element.labelSource {
    case .title: "title"
    case .attributedTitle: "attributedTitle"
    case .text: "text"
    case .placeholder: "placeholder"
    case .image, .imageName: "image"
    case .accessibilityLabel, .date, nil: "accessibilityLabel"
    }
  }
}

extension String {
  /// Indicates whether the text has no letter, digit or symbol, and is none of the keys of a pad or a
  /// keyboard, whose names are said.
  fileprivate var saysNothing: Bool {
    !["*", "#", "@", "&", "%"].contains(self)
      && unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
          .initialPunctuation, .finalPunctuation, .otherPunctuation, .spaceSeparator,
          .lineSeparator, .paragraphSeparator, .control, .format:
          true
        default: false
        }
      }
  }
}

extension RuntimeAttribute {
  /// Indicates whether the key path is that of a text, such as `localizedTitle` or `xibLocKey`.
  fileprivate var mayBeName: Bool {
    let words = keyPath.lowercased()
    return ["title", "text", "label", "placeholder", "loc", "i18n"].contains { words.contains($0) }
      && !words.hasPrefix("accessibility")
  }
}
