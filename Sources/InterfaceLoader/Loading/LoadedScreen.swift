public import Accessibility
public import InterfaceBuilder
import Localize
public import ResponderKit

/// The contents of a storyboard scene, or one view of a xib.
@preconcurrency @MainActor
public struct LoadedScreen {
  /// The display name of the scene, or of the view if a xib has several; nil if there is none.
  public internal(set) var title: String?
  /// The index of the scene in the document.
  public let sceneIndex: Int
  /// The outermost object: the root view of UIKit; a window, a view or a menu of AppKit.
  public let root: Responder
  /// The root view of a screen of UIKit; traps for one of AppKit.
  public var view: View {
    guard let view = root as? View else { preconditionFailure("a screen of AppKit has no View") }
    return view
  }
  /// The controls in bars, which are not part of any view in the document.
  public internal(set) var barViews: [View] = []
}

extension LoadedInterface {
  /// Shows a screen in a window of its size, in a new scene of an application.
  ///
  /// Bar controls are in front, with the frames that they have in the document.
  public func makeWindow(showing screen: LoadedScreen, in application: Application) -> Window {
    let window = makeWindow(showing: screen.view, in: application)
    for view in screen.barViews where view !== screen.view { window.addSubview(view) }
    return window
  }
}

extension InterfaceDocument {
  /// The order in which a screen reader traverses the screens: that of an iPhone or that of an
  /// iPad.
  ///
  /// The order is left to right in every language, because views keep their frames from the
  /// document; see ``LiveDocument/readingOrder`` for one whose constraints place the views.
  public var readingOrder: ReadingOrder {
    ReadingOrder(
      threshold: isForPhone ? ReadingOrder.phoneThreshold : ReadingOrder.padThreshold)
  }
}

extension LiveDocument {
  /// The order in which a screen reader traverses the screens: that of the device, and from right to left
  /// in a language that is written so if constraints place the views.
  public var readingOrder: ReadingOrder {
    var order = document.readingOrder
    let settings = interface.loading.settings
    guard settings.layout == .solved else { return order }
    if let device = settings.device {
      order.threshold = device.isPad ? ReadingOrder.padThreshold : ReadingOrder.phoneThreshold
    }
    if language.isRightToLeft { order.direction = .rightToLeft }
    return order
  }
}
