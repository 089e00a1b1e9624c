public import Accessibility
public import Graphics
public import ResponderKit

/// A cell of a collection that looks like a list: UIKit's `UICollectionViewListCell`.
///
/// The accessories are kept and not shown.
@preconcurrency @MainActor
open class CollectionViewListCell: CollectionViewCell {
  /// Creates a cell with a frame (`UICollectionViewListCell.init(frame:)`).
  public override init(frame: Rect) { super.init(frame: frame) }

  /// The accessories at the edges; none unless set (`UICollectionViewListCell.accessories`).
  open var accessories: [CellAccessory] = []
  /// The indentation of the content, in steps; 0 unless set
  /// (`UICollectionViewListCell.indentationLevel`).
  open var indentationLevel = 0
  /// The width of a step, in points; 10 unless set
  /// (`UICollectionViewListCell.indentationWidth`).
  open var indentationWidth: Scalar = 10
  /// A Boolean value that indicates whether the accessories are indented, too; true unless set
  /// (`UICollectionViewListCell.indentsAccessories`).
  open var indentsAccessories = true
  /// The place between the edges that the separator keeps to; its frame is not computed
  /// (`UICollectionViewListCell.separatorLayoutGuide`).
  public final lazy var separatorLayoutGuide: LayoutGuide = {
    let guide = LayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()
  // MARK: Accessibility

  /// A Boolean value that indicates whether a screen reader reads the cell as one element: unless set, true for
  /// a cell with a content configuration that has texts.
  open override var isAccessibilityElement: Bool {
    get { explicitIsAccessibilityElement ?? (spokenName != nil) }
    set { super.isAccessibilityElement = newValue }
  }
  /// The spoken name: the texts of the content configuration, unless set.
  open override var accessibilityLabel: String? {
    get { explicitAccessibilityLabel ?? spokenName }
    set { super.accessibilityLabel = newValue }
  }
  /// The kind of the element and the state it is in: selected or not, unless set.
  open override var accessibilityTraits: AccessibilityTraits {
    get { explicitAccessibilityTraits ?? (isSelected ? .selected : .none) }
    set { super.accessibilityTraits = newValue }
  }

  private var spokenName: String? {
    guard let configuration = content.configuration as? ListContentConfiguration else {
      return nil
    }
    let texts = [configuration.text, configuration.secondaryText].compactMap { $0 }
      .filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// Returns the configuration of a standard cell
  /// (`UICollectionViewListCell.defaultContentConfiguration()`).
  open func defaultContentConfiguration() -> ListContentConfiguration { .cell() }
}
