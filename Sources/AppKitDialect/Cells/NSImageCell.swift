import ResponderKit

/// A cell that shows an image (`NSImageCell`); it refuses first responder status.
@preconcurrency @MainActor
open class NSImageCell: NSCell {
  /// Creates a cell without an image.
  public required init() {
    super.init()
    type = .imageCellType
    refusesFirstResponder = true
  }

  /// The scaling of the image; smaller, if it has to be, unless set (`NSImageCell.imageScaling`).
  public final var imageScaling = NSImageScaling.scaleProportionallyDown

  override var attributes: AppKitAttributes? { image == nil ? nil : AppKitAttributes(.image) }

  /// Copies the scaling, too.
  open override func takeAll(from other: NSCell) {
    super.takeAll(from: other)
    if let other = other as? NSImageCell { imageScaling = other.imageScaling }
  }

  /// The image (`NSImageCell.objectValue`).
  open override var objectValue: Any? {
    get { image }
    set { image = newValue as? Image }
  }
}
