// Where a storyboard begins, and the ways between its scenes.
extension InterfaceDocument {
  /// The id of the controller that the storyboard begins with; nil in a xib and in a storyboard that
  /// does not say.
  public var initialViewControllerID: String? { root["initialViewController"] }
  /// The controller that the storyboard begins with, which may be a placeholder; nil if the document
  /// does not contain it.
  public var initialViewController: InterfaceElement? {
    initialViewControllerID.flatMap { object(id: $0) }
  }

  /// Returns the segues of an object, in document order.
  public func segues(of element: InterfaceElement) -> [SegueContent] {
    connections(of: element).compactMap { SegueContent($0) }
  }
}
