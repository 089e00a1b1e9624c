package import AppKitDialect
import ResponderKit

/// The delegates that an object of the app may be.
///
/// A placeholder answers as an object without the methods, and records say that it would be asked.
package typealias AppKitDelegate = NSApplicationDelegate & NSWindowDelegate & NSTextFieldDelegate
  & NSTextViewDelegate & NSTabViewDelegate & NSPopoverDelegate & NSSplitViewDelegate
  & NSMenuDelegate & NSToolbarDelegate
  & PlaceholderDelegate

/// An object of an app's class that is not linked.
package final class AppObject: NSResponder, AppKitDelegate {}

/// A view controller of an app's class that is not linked.
package final class AppViewController: NSViewController, AppKitDelegate {}

/// A window controller of an app's class that is not linked.
package final class AppWindowController: NSWindowController, AppKitDelegate {}

/// The target of a control or an item that performs a segue.
final class SegueTarget: NSResponder {
  private let body: (AnyObject?) -> Void

  init(named name: String, _ body: @escaping (AnyObject?) -> Void) {
    self.body = body
    super.init()
    setRecordName(name)
  }

  static let action = ActionSelector("perform:", SegueTarget.perform(_:))

  func perform(_ sender: Any?) { body(sender as AnyObject?) }

  override class var actions: [ActionSelector] { [action] }
}
