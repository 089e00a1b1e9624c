import Diagnostics
import Graphics
import InterfaceBuilder
import Layout

/// The rules about screens as constraints make them, on each device, in each language and text size.
enum LayoutRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "truncated-text", in: .layout, "a text that ends in an ellipsis",
        why: "People cannot read the rest of it.",
        remedy: "Let the view grow with its text, or give it more lines.",
        source: "Apple's Human Interface Guidelines", criterion: "1.4.4"),
      bad: AuditExample(shortLabel(width: 40)), good: AuditExample(shortLabel(width: 300)),
      .layout { layout in
        layout.views.compactMap { view in
          guard let text = view.text, text.excessWidth > 0 || text.hasTooManyLines else {
            return nil
          }
          var fault = Fault(at: view.object, "frame", "\(layout.subject(view)) is truncated")
          fault.lack =
            text.hasTooManyLines
            ? (0, "it has more lines")
            : (text.excessWidth, "it needs \(decimal(text.excessWidth)) more points")
          fault.needsReview = view.frame.isEmpty || layout.needsReview(view)
          return fault
        }
      }),
    AuditRule(
      DiagnosticRule(
        "clipped-text", in: .layout, "a text that is higher than its view",
        why: "The last lines are missing, or letters are cut.",
        remedy: "Let the view grow with its text: remove the height, or make it a least one.",
        source: "Apple's Human Interface Guidelines", criterion: "1.4.4"),
      bad: AuditExample(longLabel(height: 20)), good: AuditExample(longLabel(height: 200)),
      .layout { layout in
        layout.views.compactMap { view in
          guard let text = view.text, text.excessHeight > 0, text.excessWidth == 0 else {
            return nil
          }
          var fault = Fault(at: view.object, "frame", "\(layout.subject(view)) is clipped")
          let isInRow = view.element.row != nil
          let points = text.excessHeight.rounded(.up)
          fault.lack = (points, "it needs \(decimal(points)) more points of height")
          // A row may grow with its text.
          fault.needsReview = isInRow || layout.needsReview(view)
          return fault
        }
      }),
    AuditRule(
      DiagnosticRule(
        "overlapping-texts", in: .layout, "texts that overlap",
        why: "Neither of them can be read.", remedy: "Put a constraint between the two.",
        source: "Apple's Human Interface Guidelines", criterion: "1.4.4"),
      bad: AuditExample(twoLabels(distance: 30)), good: AuditExample(twoLabels(distance: 200)),
      .layout { layout in
        layout.overlappingTexts.map { front, back in
          var fault = Fault(
            at: front.object, "frame", "\(layout.subject(front)) overlaps \(layout.subject(back))")
          fault.needsReview = layout.needsReview(front) || layout.needsReview(back)
          return fault
        }
      }),
    AuditRule(
      DiagnosticRule(
        "off-screen", in: .layout, "a control that is pushed off the screen",
        why: "It cannot be seen or reached.",
        remedy: "Tie it to the side of the screen, or put it into a scroll view.",
        source: "Apple's Human Interface Guidelines", criterion: "1.4.10"),
      bad: AuditExample(pushedButton(x: 380)), good: AuditExample(pushedButton(x: 200)),
      .layout { layout in
        layout.views.compactMap { view in
          guard view.isControl, !view.isScrolled, !view.frame.isEmpty,
            let edge = layout.edge(beyond: view), !layout.isOutsideInDocument(view)
          else { return nil }
          return Fault(
            at: view.object, "frame", "\(layout.subject(view)) is beyond the \(edge) of the screen")
        }
      }),
    AuditRule(
      DiagnosticRule(
        "unsatisfiable-constraints", in: .layout, "constraints that cannot hold at once",
        why: "One of them is broken, and which one may change with the system.",
        remedy: "Remove one, or lower its priority.",
        source: "UIViewAlertForUnsatisfiableConstraints", severity: .error),
      bad: AuditExample(contradiction(priority: 1000)),
      good: AuditExample(contradiction(priority: 750)),
      .layout { layout in layout.contradictions }),
    AuditRule(
      DiagnosticRule(
        "ambiguous-layout", in: .layout, "a view whose place or size constraints leave open",
        why: "It may be anywhere, and elsewhere on the next system.",
        remedy: "Add the constraints that are missing.", source: "UIView.hasAmbiguousLayout"),
      bad: AuditExample(placedView(top: "")),
      good: AuditExample(
        placedView(
          top:
            #"<constraint firstItem="box" firstAttribute="top" secondItem="screen" secondAttribute="top" id="top"/>"#
        )),
      .layout { layout in
        layout.ambiguousViews.map { view, others in
          var fault = Fault(at: view.object, "frame", "\(layout.subject(view)) is ambiguous")
          if others > 0 {
            let views = others == 1 ? "is another view" : "are \(others) other views"
            fault.lack = (Double(others), "so \(views) beside it")
          }
          fault.needsReview = layout.hasUnknownSize(view)
          return fault
        }
      }),
  ]
}
