package import Graphics
package import ResponderKit

/// A view whose parts a screen reader is told of one by one: cells, segments, tabs, rows.
@MainActor
package protocol PartedView: NSView {
  /// The parts, in order.
  var parts: [Responder] { get }
  /// Returns the place of a part, in the coordinates of the view; nil for one of another view.
  func frame(ofPart part: Responder) -> Rect?
  /// The parts of which a click selects one, which a reader then says; none where it says the view.
  var unselectedParts: [Responder] { get }
}

extension PartedView {
  package var unselectedParts: [Responder] { [] }
  /// Returns the place of a part in the window, from its upper left corner; zero for one of another view.
  package func frameFromTop(ofPart part: Responder) -> Rect {
    frame(ofPart: part).map { fromTop(convert($0, to: nil)) } ?? .zero
  }
}

/// A part of a view that is neither a cell nor a view.
@MainActor
package protocol PartOfNSView: Responder {
  /// The view that it is a part of; nil once that is gone.
  var wholeView: (any PartedView)? { get }
}

extension NSMatrix: PartedView {
  package final var parts: [Responder] { cells }
  package final func frame(ofPart part: Responder) -> Rect? {
    cells.firstIndex { $0 === part }.map { frame(ofPlace: $0) }
  }
}

extension NSTabView: PartedView {
  package final var parts: [Responder] { showsTabs ? tabViewItems : [] }
  package final var unselectedParts: [Responder] {
    tabViewItems.filter { $0 !== selectedTabViewItem }
  }
  package final func frame(ofPart part: Responder) -> Rect? {
    tabViewItems.first { $0 === part }?.placeInTabView
  }
}

extension NSTabViewItem: PartOfNSView {
  package final var wholeView: (any PartedView)? { tabView }
}
