import AppKitDialect
import Graphics
import InterfaceBuilder
import InterfaceLoader
import Layout
import ResponderKit

/// A screen as constraints make it in one situation, and in one language.
@MainActor
final class AuditedLayout {
  /// The facts about the document as written.
  let facts: AuditedDocument
  let document: LiveDocument
  /// The size of the screen.
  let size: Size
  /// The views that the document has, from back to front.
  private(set) var views: [LaidOutView] = []
  /// Required constraints that cannot hold at once.
  let problems: [LayoutProblem]
  /// The views and guides whose place or size the constraints leave open.
  private(set) lazy var ambiguousItems = root.ambiguousItems
  private let root: any LayoutView

  /// Creates the layout of a screen of UIKit.
  init(_ window: Window, of document: LiveDocument, _ facts: AuditedDocument) {
    (self.document, self.facts) = (document, facts)
    window.layoutIfNeeded()
    (root, size, problems) = (window, window.bounds.size, window.layoutProblems)
    var rest: [(view: View, scrolls: Bool)] = [(window, false)]
    while let (view, scrolls) = rest.popLast() {
      guard !view.isHidden, view.alpha > 0.01 else { continue }
      note(view, view.convert(view.bounds, to: nil), scrolls: scrolls)
      let scrolls = scrolls || view is ScrollView
      rest += view.subviews.reversed().map { ($0, scrolls) }
    }
  }

  /// Creates the layout of a screen of AppKit.
  init(_ outermost: NSView, of document: LiveDocument, _ facts: AuditedDocument) {
    (self.document, self.facts) = (document, facts)
    outermost.layoutSubtreeIfNeeded()
    (root, size, problems) = (outermost, outermost.bounds.size, outermost.layoutProblems)
    var rest: [(view: NSView, scrolls: Bool)] = [(outermost, false)]
    while let (view, scrolls) = rest.popLast() {
      guard !view.isHidden else { continue }
      var frame = view.convert(view.bounds, to: outermost)
      if !outermost.isFlipped { frame.origin.y = outermost.bounds.height - frame.maxY }
      note(view, frame, scrolls: scrolls)
      let scrolls = scrolls || view is NSScrollView
      rest += view.subviews.reversed().map { ($0, scrolls) }
    }
  }

  private func note(_ view: Responder, _ frame: Rect, scrolls: Bool) {
    guard let element = document.element(of: view),
      document.interface.object(for: element) === view || document.isInRow(view),
      element.isInDocument(of: document.document.root), !element.isPlacedByCell
    else { return }
    views.append(LaidOutView(view, element, frame, isScrolled: scrolls))
  }

  /// Returns an object in a sentence, with the text of the document.
  func subject(_ view: LaidOutView) -> String { facts.subject(original(of: view.element)) }

  /// Returns the element of the document as written for one of the document in a language.
  func original(of element: InterfaceElement) -> InterfaceElement {
    InterfaceElement(in: facts.document, ordinal: element.ordinal)
  }

  /// Returns whether code may write another text, or the room for it is not known well, so that a person has
  /// to look.
  func needsReview(_ view: LaidOutView) -> Bool {
    view.element.isInProportionalStack || view.element.customClass != nil
      || view.element.hasTemplateText
      || view.element.id.map { facts.outlets.contains($0) } ?? false
  }
}
