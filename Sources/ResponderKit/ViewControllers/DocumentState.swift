package import Graphics

/// The state that a document keeps of a controller that it has made.
@MainActor
package final class DocumentState {
  /// Makes the view and everything in it; nil once that is done.
  package var loadView: (@MainActor () -> Void)?
  /// The size that the view keeps, because nothing lays out its content for another one.
  package var viewSize: Size?
  /// Indicates whether bars lie over the view, and not beside it.
  package var liesUnderBars = false
  /// Indicates whether the document has a title or buttons for a navigation bar.
  package var hasBarContent = false
  /// The objects of the scene, for those who know documents.
  package let scene: AnyObject

  package init(scene: AnyObject) { self.scene = scene }
}

/// A controller that shows others in bars and places of its own.
@MainActor
package protocol ContainerController: ViewController {
  /// Forgets a child that leaves.
  func forget(_ child: ViewController)
  /// Shows the items of the children as they are now.
  func itemsChanged()
  /// The size of the view around the children with sizes of their own; nil without such a child.
  var sizeAroundChildren: Size? { get }
}

extension ViewController {
  /// The size that the view keeps, or has around views that keep theirs; nil for any size.
  package final var keptSize: Size? {
    if let container = self as? any ContainerController { return container.sizeAroundChildren }
    return document?.viewSize
  }

  /// Indicates whether bars lie over the view, as they do in a document whose constraints are solved.
  package final var liesUnderBars: Bool {
    document?.liesUnderBars ?? (self as? any ContainerController)?.children.first?.liesUnderBars
      ?? false
  }

  /// Makes the view of the document, an empty one without a document.
  final func loadFromDocument() {
    if let load = document?.loadView {
      document?.loadView = nil
      load()
    }
    if viewIfLoaded == nil { view = View() }
  }
}

extension Window {
  /// Makes the window as large as the views in it that keep their sizes.
  package final func fitKeptSizes() {
    guard keepsDocumentSizes else { return }
    var size = Size.zero
    var shown = rootViewController
    while let controller = shown {
      let kept = controller.keptSize ?? .zero
      size = Size(width: max(size.width, kept.width), height: max(size.height, kept.height))
      shown = controller.started?.presentedViewController
    }
    if size.width > 0, size.height > 0, size != bounds.size { frame.size = size }
  }
}
