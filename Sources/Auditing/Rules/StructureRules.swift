import Accessibility
import ButtonModel
import ControlCore
import Diagnostics
import Gestures
import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import TextControls

/// The rules about elements inside each other and their order.
enum StructureRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "nested-element", alias: "CONTROL-NESTED", in: .structure,
        "a control inside an accessibility element",
        why: "A screen reader stops at the element around it and never reaches the control.",
        remedy: "Set isAccessibilityElement of the view around it to false.",
        source: "axe-core nested-interactive, Xcode's audit", criterion: "4.1.2",
        severity: .error),
      bad: AuditExample(
        view(
          #"<bool key="isElement" value="YES"/>"#, label: "Photo",
          subviews: button(#"<state key="normal" title="Delete"/>"#, id: "inner"))),
      good: AuditExample(
        view(
          #"<bool key="isElement" value="NO"/>"#, label: "Photo",
          subviews: button(#"<state key="normal" title="Delete"/>"#, id: "inner"))),
      .screen { screen in
        screen.elements.flatMap { element -> [Fault] in
          guard let view = element.object as? View, !(view is Control) else { return [] }
          return screen.operable(in: view).filter { !screen.isReached($0) }.map { inner in
            Fault(
              at: inner, nil,
              "\(screen.subject(inner)) is inside \(element.subject), which is an element itself")
          }
        }
      }),
    AuditRule(
      DiagnosticRule(
        "unreachable", alias: "UNREACHABLE-INTERACTIVE", in: .structure,
        "a visible control that a screen reader does not reach",
        why: "A person who uses a screen reader cannot operate it at all.",
        remedy: "Make it an accessibility element, or give an element a custom action for it.",
        source: "Xcode's audit, WCAG 2.2", criterion: "2.1.1", severity: .error),
      bad: AuditExample(
        button(
          #"<accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility>"#
            + #"<state key="normal" title="Save"/>"# + action("save:"))),
      good: AuditExample(button(#"<state key="normal" title="Save"/>"# + action("save:"))),
      .screen { screen in
        screen.controls.compactMap { control in
          guard control.hasHandlers, !control.bounds.isEmpty, control.isShown,
            !screen.isReached(control), screen.elementAround(control) == nil
          else { return nil }
          return Fault(
            at: control, "isAccessibilityElement",
            "\(screen.subject(control)) sends actions, and no screen reader reaches it")
        }
      }),
    AuditRule(
      DiagnosticRule(
        "element-with-elements", alias: "CONTAINER-IS-ELEMENT", in: .structure,
        "a container that is an element itself",
        why: "A screen reader reads the container and none of its elements.",
        remedy: "Set isAccessibilityElement of the container to false.",
        source: "UIAccessibilityContainer", criterion: "1.3.1", severity: .error),
      bad: AuditExample(
        view(#"<bool key="isElement" value="YES"/>"#, label: "Chart"),
        code: "chart.accessibilityElements = [bar]", prepare: listItself),
      good: AuditExample(
        view(#"<bool key="isElement" value="NO"/>"#, label: "Chart"),
        code: "chart.accessibilityElements = [bar]", prepare: listItself),
      .element { element in
        let object = element.object
        guard object is View, !(object is Control),
          object.accessibilityElements?.isEmpty == false
            || object.accessibilityContainerType != .none
        else { return nil }
        return element.fault("isAccessibilityElement", "is a container and an element at once")
      }),
    AuditRule(
      DiagnosticRule(
        "listed-twice", alias: "ELEMENTS-DUPLICATE", in: .structure,
        "an object that is listed twice in accessibilityElements",
        why: "The cursor is caught between the two places.", remedy: "List each object once.",
        source: "UIAccessibilityContainer", criterion: "1.3.2", severity: .error),
      bad: AuditExample(
        label("Total"), code: "view.accessibilityElements = [label, label]",
        prepare: { list($0, ["example", "example"]) }),
      good: AuditExample(
        label("Total"), code: "view.accessibilityElements = [label]",
        prepare: { list($0, ["example"]) }),
      .screen { screen in
        screen.views.compactMap { view in
          guard let listed = view.accessibilityElements else { return nil }
          var known: Set<ObjectIdentifier> = []
          guard let twice = listed.first(where: { !known.insert(ObjectIdentifier($0)).inserted })
          else { return nil }
          return Fault(
            at: view, "accessibilityElements",
            "\(screen.subject(view)) lists \(screen.subject(twice)) twice")
        }
      }),
    AuditRule(
      DiagnosticRule(
        "jumping-order", alias: "FOCUS-ORDER", in: .structure,
        "elements that are read in a different order than they appear",
        why: "The cursor jumps up and down the screen, and related elements are separated.",
        remedy: "List the elements in the order in which they appear, from the top.",
        source: "WCAG 2.2", criterion: "1.3.2"),
      bad: AuditExample(
        twoLabels, code: "view.accessibilityElements = [second, first]",
        prepare: { list($0, ["second", "first"]) }),
      good: AuditExample(
        twoLabels, code: "view.accessibilityElements = [first, second]",
        prepare: { list($0, ["first", "second"]) }),
      .screen { screen in
        zip(screen.elements, screen.elements.dropFirst()).compactMap { first, second in
          guard let container = first.containers.last, container.value.isExplicit,
            container.object === second.containers.last?.object, !first.element.frame.isEmpty,
            !second.element.frame.isEmpty,
            second.element.frame.maxY <= first.element.frame.minY
          else { return nil }
          return second.fault(
            "accessibilityElements", "is read after \(first.subject), which is below it")
        }
      }),
    AuditRule(
      DiagnosticRule(
        "several-modal-views", alias: "MODAL-SIBLINGS", in: .structure,
        "two modal views beside each other",
        why: "A screen reader reads the last one alone, though both may be on the screen.",
        remedy: "Set accessibilityViewIsModal of one of them.",
        source: "AccessibilitySnapshot's model of VoiceOver", criterion: "2.4.3"),
      bad: AuditExample(
        twoLabels, code: modalCode, prepare: { setModal($0, ["first", "second"]) }),
      good: AuditExample(twoLabels, code: modalCode, prepare: { setModal($0, ["second"]) }),
      .screen { screen in
        screen.views.compactMap { view in
          let modal = view.subviews.filter { $0.accessibilityViewIsModal && !$0.isHidden }
          guard modal.count > 1, let last = modal.last else { return nil }
          return Fault(
            at: modal[0], "accessibilityViewIsModal",
            "\(screen.subject(modal[0])) is modal beside \(screen.subject(last)), which hides it")
        }
      }),
    AuditRule(
      DiagnosticRule(
        "hidden-from-readers", alias: "HIDDEN-VISIBLE", in: .structure,
        "visible controls that are hidden from screen readers",
        why: "A person who uses a screen reader cannot operate what others see.",
        remedy: "Set accessibilityElementsHidden to false while the view is shown.",
        source: "axe-core aria-hidden-focus", criterion: "4.1.2"),
      bad: AuditExample(
        panel, code: "panel.accessibilityElementsHidden = true",
        prepare: { $0.objects["example"]?.accessibilityElementsHidden = true }),
      good: AuditExample(
        panel, code: "panel.accessibilityElementsHidden = false",
        prepare: { $0.objects["example"]?.accessibilityElementsHidden = false }),
      .screen { screen in
        screen.views.compactMap { view in
          guard view.accessibilityElementsHidden, let control = screen.operable(in: view).first
          else { return nil }
          return Fault(
            at: view, "accessibilityElementsHidden",
            "\(screen.subject(view)) hides \(screen.subject(control)) from screen readers")
        }
      }),
    AuditRule(
      DiagnosticRule(
        "unseen", alias: "FRAME-EMPTY", in: .structure,
        "an element that is read and cannot be seen",
        why: "A screen reader stops at something that cannot be seen.",
        remedy: "Hide it, or move it onto the screen.", source: "Xcode's audit, WCAG 2.2",
        criterion: "2.4.7"),
      bad: AuditExample(farLabel(x: 400)), good: AuditExample(farLabel(x: 100)),
      .element { element in
        guard let view = element.object as? View, !(view is any PartOfView),
          !(view is any ShowsBarItem), element.screen.isOfApp(view)
        else { return nil }
        let reason =
          element.isEmptyButton
          ? ("isAccessibilityElement", "shows nothing") : element.screen.reasonUnseen(view)
        guard let reason: (property: String, words: String) = reason,
          !element.screen.isToldAsOutside(view)
        else { return nil }
        var fault = element.fault(reason.property, "is read and \(reason.words)")
        // A layout pass may give it an extent, and what a view clips may slide in.
        fault.needsReview = view.bounds.isEmpty || view.isClippedAway
        return fault
      }),
    AuditRule(
      DiagnosticRule(
        "unnamed-action", alias: "CUSTOM-ACTION-UNNAMED", in: .structure,
        "a custom action without a name of its own",
        why: "A person swipes through actions that cannot be told apart.",
        remedy: "Give each action a name.", source: "UIAccessibilityCustomAction",
        criterion: "4.1.2", severity: .error),
      bad: AuditExample(
        label("Message"), code: #"label.accessibilityCustomActions = [named(""), named("Reply")]"#,
        prepare: { addActions($0, ["", "Reply"]) }),
      good: AuditExample(
        label("Message"), code: #"label.accessibilityCustomActions = [named("Reply")]"#,
        prepare: { addActions($0, ["Reply"]) }),
      .element { element in
        let names = element.object.accessibilityCustomActionsOrNone.map(\.name.trimmed)
        guard names.contains("") || Set(names).count < names.count else { return nil }
        return element.fault(
          "accessibilityCustomActions",
          names.contains("")
            ? "has a custom action without a name"
            : "has two custom actions with the same name")
      }),
    AuditRule(
      DiagnosticRule(
        "exposed-secret", alias: "SECURE-VALUE-EXPOSED", in: .structure,
        "a password that a screen reader says",
        why: "Anyone nearby hears what the field hides.",
        remedy: "Leave the value of a secure field to the field.",
        source: "AccessibilitySnapshot's model of VoiceOver", severity: .error),
      bad: AuditExample(
        secureField, code: #"field.accessibilityValue = "hunter2""#,
        prepare: { $0.objects["example"]?.accessibilityValue = "hunter2" }),
      good: AuditExample(secureField),
      .element { element in
        guard element.field?.isSecureTextEntry == true,
          case .text(let value) = element.element.value, !value.isEmpty,
          value.contains(where: { !"•●".contains($0) })
        else { return nil }
        return element.fault("accessibilityValue", "hides its text and has a value of its own")
      }),
  ]
}
