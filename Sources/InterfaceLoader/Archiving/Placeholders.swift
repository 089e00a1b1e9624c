import AppKitDialect
package import ResponderKit

extension InterfaceLoader {
  /// Makes an object in the place of one of the app's, for a class of UIKit or AppKit.
  package static func placeholder(for className: String) -> Responder {
    switch className {
    case "UIViewController": ViewController()
    case "NSViewController": AppViewController()
    case "NSWindowController": AppWindowController()
    case "NSResponder", "NSAppObject": AppObject()
    case "NSAppViewController": AppViewController()
    case "NSAppWindowController": AppWindowController()
    default: Responder()
    }
  }
}
