/// A way from one controller to another: UIKit's `UIStoryboardSegue`.
///
/// Main actor only.
@preconcurrency @MainActor
open class StoryboardSegue: AccessibleObject {
  /// Creates a segue (`UIStoryboardSegue.init(identifier:source:destination:)`).
  public init(identifier: String?, source: ViewController, destination: ViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  /// Creates a segue that is performed by a closure
  /// (`UIStoryboardSegue.init(identifier:source:destination:performHandler:)`).
  public convenience init(
    identifier: String?, source: ViewController, destination: ViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    performs = performHandler
  }

  /// The name of the segue; nil for none.
  public final let identifier: String?
  /// The controller that the segue leaves.
  public final let source: ViewController
  /// The controller that the segue leads to.
  public final let destination: ViewController

  /// The closure that the kind of segue performs.
  package final var performs: (@MainActor () -> Void)?

  /// Shows the destination in the way of the segue's kind; a custom segue overrides it
  /// (`UIStoryboardSegue.perform()`).
  open func perform() { performs?() }
}
