import Diagnostics
import InterfaceBuilder

/// The rules about constraints as a document has them.
enum WrittenLayoutRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "misplaced-view", in: .layout, "a view that is not where its constraints place it",
        why: "The screen in Interface Builder is not the one that people see.",
        remedy: "Update the frames in Interface Builder.", source: "Interface Builder",
        severity: .note),
      bad: AuditExample(misplaced("YES")), good: AuditExample(misplaced("NO")),
      .document { audited in
        audited.elements.compactMap { element in
          // Containers place the view of a controller.
          guard LayoutContent(element).isMisplaced, element.key != "view" else { return nil }
          return Fault(in: element, "frame", "\(audited.subject(element)) is misplaced")
        }
      }),
    AuditRule(
      DiagnosticRule(
        "fixed-text-width", in: .layout, "a fixed width around a text of one line",
        why: "The text is cut off in longer languages and larger text sizes.",
        remedy: "Remove the constraint, or make it a least width.",
        source: "Apple's Auto Layout Guide", criterion: "1.4.4", severity: .note),
      bad: AuditExample(shortLabel(width: 300, isFixed: true)),
      good: AuditExample(shortLabel(width: 300)),
      .document { audited in
        audited.constraints.compactMap { constraint in
          guard constraint.firstAttribute == "width", constraint.secondAttribute == nil,
            constraint.relation == "equal", constraint.priority == 1000,
            !constraint.isPlaceholder,
            let view = audited.firstItem(of: constraint), view.showsLineOfText
          else { return nil }
          return Fault(in: constraint.element, nil, "\(audited.subject(view)) has a fixed width")
        }
      }),
    AuditRule(
      DiagnosticRule(
        "left-right-constraint", in: .layout, "a constraint that does not mirror",
        why: "In languages from right to left the view stays on the wrong side.",
        remedy: "Use leading and trailing.", source: "NSLayoutConstraint.Attribute.left",
        severity: .note),
      bad: AuditExample(sided("left")), good: AuditExample(sided("leading")),
      .document { audited in
        let all = audited.constraints
        let pairs = Dictionary(grouping: all) { Set([$0.firstItem, $0.secondItem]) }
        let sides: Set = ["left", "right", "leftMargin", "rightMargin"]
        return all.filter { sides.contains($0.firstAttribute) }.compactMap { constraint in
          let beside = pairs[Set([constraint.firstItem, constraint.secondItem])] ?? []
          guard !constraint.isPlaceholder, let view = audited.firstItem(of: constraint),
            !constraint.isMirrored(among: beside)
          else { return nil }
          return Fault(
            in: constraint.element, nil,
            "\(audited.subject(view)) is tied to the \(constraint.firstAttribute) of another view"
          )
        }
      }),
  ]
}

extension AuditedDocument {
  /// The constraints of the document, in its order.
  fileprivate var constraints: [ConstraintContent] {
    elements.filter { $0.name == "constraint" }.map { ConstraintContent($0) }
  }

  /// Returns the first item of a constraint; nil if it is no element of the document.
  fileprivate func firstItem(of constraint: ConstraintContent) -> InterfaceElement? {
    guard let id = constraint.firstItem else { return constraint.holder }
    return elementsByID[id]
  }
}

extension ConstraintContent {
  /// Returns whether one of the constraints between the same views ties the other side at the same distance,
  /// so that the two mirror to themselves.
  fileprivate func isMirrored(among others: [ConstraintContent]) -> Bool {
    let opposite = ["left": "right", "right": "left", "leftMargin": "rightMargin"]
    let other = opposite[firstAttribute] ?? "leftMargin"
    return others.contains { second in
      second.firstAttribute == other
        && abs(second.constant(for: DocumentTraits()) ?? 0)
          == abs(constant(for: DocumentTraits()) ?? 0)
    }
  }
}

extension InterfaceElement {
  /// Indicates whether the element shows words in one line.
  fileprivate var showsLineOfText: Bool {
    switch name {
    case "label":
      let content = LabelContent(self)
      return showsWords && content.numberOfLines ?? 1 == 1 && !content.adjustsFontSizeToFitWidth
    case "button": return showsWords && cellElement.map { CellContent($0).imagePosition } != "only"
    case "textField":
      guard let cell = cellElement.map({ CellContent($0) }), !cell.isEditable,
        cell.borderStyle == nil
      else { return false }
      return showsWords && cell.lineBreakMode != nil
    default: return false
    }
  }

  /// Indicates whether there is a word to translate, not a sign or a number alone.
  private var showsWords: Bool {
    guard let text = titleOrText else { return false }
    return text.contains(where: \.isLetter) && text.count > 2
  }

  /// The text of a label or a button.
  private var titleOrText: String? {
    switch name {
    case "label": LabelContent(self).text
    case "button" where cellElement == nil: ButtonContent(self).shownTitle
    default: cellElement.flatMap { CellContent($0).title }
    }
  }

  /// Indicates whether the text is one that Interface Builder writes into a new object, or that stands for
  /// another one.
  var hasTemplateText: Bool {
    let text = titleOrText ?? ""
    return [
      "Label", "Title", "Subtitle", "Detail", "Text", "Button", "Text Cell", "Table View Cell",
    ]
    .contains(text) || text.hasPrefix("Lorem ipsum")
  }
}
