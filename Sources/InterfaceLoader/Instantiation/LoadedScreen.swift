public import Accessibility
public import InterfaceBuilder
public import ResponderKit

/// What a scene of a document shows, or a view of a xib.
@MainActor
public struct LoadedScreen {
  /// What people call the scene, or the view where a xib has several; nil for one without a name.
  public let title: String?
  /// The number of the scene among those of the document.
  public let sceneIndex: Int
  /// The outermost view.
  public let view: View
  /// Controls in bars, which are in no view of the document.
  public internal(set) var barViews: [View] = []
}

extension LoadedInterface {
  /// Puts a screen into a window of its size, in a new scene of an application; controls in bars stand
  /// in front, where the document has them.
  public func makeWindow(showing screen: LoadedScreen, in application: Application) -> Window {
    let window = makeWindow(showing: screen.view, in: application)
    for view in screen.barViews where view !== screen.view { window.addSubview(view) }
    return window
  }
}

extension InterfaceDocument {
  /// The order in which a screen reader goes through the document's screens: that of a telephone, or
  /// that of everything else.
  ///
  /// From left to right in every language: views stand where the document has them, and what turns them
  /// over in a language that is written from right to left, constraints, are not laid out.
  public var readingOrder: ReadingOrder {
    ReadingOrder(
      threshold: isForPhone ? ReadingOrder.phoneThreshold : ReadingOrder.padThreshold)
  }
}
