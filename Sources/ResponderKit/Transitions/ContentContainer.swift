public import Graphics

/// An object that adapts its content to other sizes and traits, as view controllers do:
/// `UIContentContainer`.
@preconcurrency @MainActor
public protocol ContentContainer: AnyObject {
  /// The size that suits the content (`UIContentContainer.preferredContentSize`).
  var preferredContentSize: Size { get }
  /// Called when the preferred size of a child has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)
  /// Called when the fitting size of a child has changed.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any ContentContainer)
  /// Returns the size of a child in a container of a size.
  func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size
  /// Called before the size of the view changes.
  func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator)
}

extension ViewController: ContentContainer {}
