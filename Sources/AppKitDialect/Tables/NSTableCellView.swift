import Graphics
import KeyValues
import ResponderKit

/// The view of a row in a column (`NSTableCellView`).
@preconcurrency @MainActor
open class NSTableCellView: NSView {
  /// The value of the row in the column, which the table sets from the data source (`NSTableCellView.objectValue`).
  open var objectValue: Any? {
    didSet { valuesIfAny(KeyValueObservers.self)?.notify("objectValue") }
  }
  private final var textLink = Backlink<NSTextField>()
  /// The field that shows the value; nil unless set (`NSTableCellView.textField`).
  open var textField: NSTextField? {
    get { textLink.object }
    set { textLink = Backlink(newValue) }
  }
  private final var imageLink = Backlink<NSImageView>()
  /// The view of the image; nil unless set (`NSTableCellView.imageView`).
  open var imageView: NSImageView? {
    get { imageLink.object }
    set { imageLink = Backlink(newValue) }
  }
}
