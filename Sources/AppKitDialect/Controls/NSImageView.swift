public import Graphics
public import ResponderKit

/// A control that shows an image (`NSImageView`).
@preconcurrency @MainActor
open class NSImageView: NSControl {
  /// Creates a view of an image (`NSImageView.init(image:)`).
  public convenience init(image: Image) {
    self.init(frame: .zero)
    self.image = image
  }

  /// The class of the cells of new views: `NSImageCell` unless overridden.
  open override class var cellClass: AnyClass? { NSImageCell.self }

  private final var imageCell: NSImageCell? { cell as? NSImageCell }
  // An image cell has no action, but its view has.
  private final var ownTarget = UnretainedObject()
  private final var ownAction: ActionSelector?

  /// The image; nil unless set (`NSImageView.image`).
  open var image: Image? {
    get { imageCell?.image }
    set { imageCell?.image = newValue }
  }
  /// The scaling of the image; smaller, if it has to be, unless set
  /// (`NSImageView.imageScaling`).
  open var imageScaling: NSImageScaling {
    get { imageCell?.imageScaling ?? .scaleProportionallyDown }
    set { imageCell?.imageScaling = newValue }
  }
  /// A Boolean value that indicates whether the user can drag another image in; false unless set
  /// (`NSImageView.isEditable`).
  open var isEditable = false
  /// The color of a template image; nil, for the system's, unless set
  /// (`NSImageView.contentTintColor`).
  open var contentTintColor: Color?

  /// The object that performs the action, which is not retained; nil for the responder chain.
  open override var target: AnyObject? {
    get { ownTarget.object }
    set { ownTarget = UnretainedObject(newValue) }
  }
  /// The action, which is sent when the user changes the image; nil unless set.
  open override var action: ActionSelector? {
    get { ownAction }
    set { ownAction = newValue }
  }

  /// An image does not follow the mouse: the event goes to the next responder.
  open override func mouseDown(with event: NSEvent) {
    _ = forward(.event(.mouseDown)) { $0.mouseDown(with: event) }
  }
}
