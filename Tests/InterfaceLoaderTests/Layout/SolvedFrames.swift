import AppKitDialect
import Graphics
import InterfaceBuilder
import Layout
import ResponderKit

@testable import InterfaceLoader

/// The frames that constraints give the views of a document, beside those that Interface Builder saved.
@MainActor
struct SolvedFrames {
  /// A view that constraints place.
  struct Row {
    var id: String
    var kind: String
    var saved: Rect
    var solved: Rect

    /// The greatest distance between the edges.
    var distance: Double {
      [
        saved.minX - solved.minX, saved.minY - solved.minY, saved.maxX - solved.maxX,
        saved.maxY - solved.maxY,
      ].map { abs(Double($0)) }.max() ?? 0
    }
  }

  private(set) var rows: [Row] = []

  /// Solves a document; natural sizes are those that it was saved with, or those of our own measurer.
  init(
    _ document: InterfaceDocument, takesSavedSizes: Bool, takesLaterAlignments: Bool = true
  ) {
    let loader = InterfaceLoader.forReading()
    loader.layout = .solved
    loader.takesSavedSizes = takesSavedSizes
    loader.takesLaterAlignments = takesLaterAlignments
    let live = LiveDocument(DocumentVersion(document), loader: loader)
    var seen: Set<Int> = []
    switch document.family {
    case .uiKit:
      let screens = live.dialectScreens
      for number in screens.numbers {
        _ = screens.screen(at: number)
        note(live, &seen) { ($0 as? View).flatMap { $0.window == nil ? nil : $0.frame } }
      }
    case .appKit:
      for case let view as NSView in live.interface.byElement.values where view.superview == nil {
        view.layoutSubtreeIfNeeded()
      }
      note(live, &seen) { ($0 as? NSView)?.frame }
    }
  }

  private mutating func note(
    _ live: LiveDocument, _ seen: inout Set<Int>, _ frame: (Responder) -> Rect?
  ) {
    for element in live.document.root.descendants {
      guard LayoutContent(element).isPlacedByConstraints, !seen.contains(element.ordinal),
        !isInTouchBar(element), let saved = element.rect("frame"),
        let object = live.interface.object(for: element),
        let solved = frame(object)
      else { continue }
      seen.insert(element.ordinal)
      rows.append(Row(id: element.id ?? "", kind: element.name, saved: saved, solved: solved))
    }
  }

  /// A Touch Bar places the views of its items.
  private func isInTouchBar(_ element: InterfaceElement) -> Bool {
    sequence(first: element, next: \.parent).contains { $0.name == "touchBar" }
  }
}
