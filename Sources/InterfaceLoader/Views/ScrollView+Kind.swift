import Graphics
import InterfaceBuilder
import ResponderKit

extension ViewKind {
  /// A scroll view, or a collection; their subclasses are kinds of their own.
  static let scrollView = ViewKind(isShownByItsViews: true) { _ in
    ScrollView()
  } apply: { view, element, _ in
    (view as? ScrollView)?.isScrollEnabled = ViewContent(element).isScrollEnabled
  }
}

extension ScrollView {
  /// Makes the content as large as the views in it.
  func fitContent() {
    contentSize = subviews.reduce(into: bounds.size) { size, view in
      size.width = max(size.width, view.frame.maxX)
      size.height = max(size.height, view.frame.maxY)
    }
  }
}
