/// The place where an unwind segue begins: `UIStoryboardUnwindSegueSource`.
@preconcurrency @MainActor
public final class StoryboardUnwindSegueSource {
  /// The controller that the segue leaves.
  public let source: ViewController
  /// The action that the destination performs.
  public let unwindAction: ActionSelector
  /// The object that began the segue.
  public let sender: Any?

  package init(source: ViewController, unwindAction: ActionSelector, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
  }
}
