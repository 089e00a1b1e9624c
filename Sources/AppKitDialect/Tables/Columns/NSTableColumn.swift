import Accessibility
public import Graphics
public import ResponderKit

/// A column of a table (`NSTableColumn`).
///
/// For a screen reader it is the button of its header. Main actor only.
@preconcurrency @MainActor
open class NSTableColumn: Responder {
  /// Creates a column 100 points wide (`NSTableColumn.init(identifier:)`).
  public init(identifier: NSUserInterfaceItemIdentifier = .init("")) {
    self.identifier = identifier
    super.init()
    headerCell.controlView = nil
  }

  /// Creates a column 100 points wide.
  public convenience override init() { self.init(identifier: .init("")) }

  /// The name by which code finds the column (`NSTableColumn.identifier`).
  open var identifier: NSUserInterfaceItemIdentifier
  final var tableLink = Backlink<NSTableView>()
  /// The table; nil for a column of none (`NSTableColumn.tableView`).
  public final var tableView: NSTableView? { tableLink.object }

  // MARK: Width

  private final var storedWidth: Scalar = 100
  /// The width, in points, which is kept within the limits; 100 unless set (`NSTableColumn.width`).
  open var width: Scalar {
    get { storedWidth }
    set { change(width: newValue) }
  }
  /// The smallest width, in points; 10 unless set (`NSTableColumn.minWidth`).
  open var minWidth: Scalar = 10 {
    didSet { change(width: storedWidth) }
  }
  /// The largest width, in points; practically none unless set (`NSTableColumn.maxWidth`).
  open var maxWidth: Scalar = 3.4028234663852886e+38 {
    didSet { change(width: storedWidth) }
  }
  /// The ways in which the width changes; with the table and by the user unless set
  /// (`NSTableColumn.resizingMask`).
  open var resizingMask: ResizingOptions = [.autoresizingMask, .userResizingMask]

  private final func change(width: Scalar) {
    guard !width.isNaN else { return }
    let (former, new) = (storedWidth, max(minWidth, min(width, maxWidth)))
    guard new != former else { return }
    storedWidth = new
    tableView?.columnDidResize(self, from: former)
  }

  // MARK: Contents

  /// The header (`NSTableColumn.headerCell`).
  open var headerCell = NSTableHeaderCell()
  /// The title, which is that of the header (`NSTableColumn.title`).
  open var title: String {
    get { headerCell.stringValue }
    set {
      headerCell.stringValue = newValue
      AccessibilityChanges.note()
      tableView?.headerView?.needsDisplay = true
    }
  }
  /// The help of the header; nil unless set (`NSTableColumn.headerToolTip`).
  open var headerToolTip: String?
  /// The cell that shows values in a table of cells; a text unless set (`NSTableColumn.dataCell`).
  open var dataCell: NSCell = {
    let cell = NSTextFieldCell()
    cell.isEditable = true
    return cell
  }()
  /// Returns the cell of a row, ``dataCell`` unless overridden (`NSTableColumn.dataCell(forRow:)`).
  open func dataCell(forRow row: Int) -> NSCell { dataCell }

  /// A Boolean value that indicates whether the user can change values in a table of cells; true unless set
  /// (`NSTableColumn.isEditable`).
  open var isEditable = true
  /// A Boolean value that indicates whether the column is not shown; false unless set (`NSTableColumn.isHidden`).
  open var isHidden = false {
    didSet { if isHidden != oldValue { tableView?.columnsDidChange() } }
  }
  /// The sorting by the column, which a click on its header begins with; nil, for none, unless set
  /// (`NSTableColumn.sortDescriptorPrototype`).
  open var sortDescriptorPrototype: NSSortDescriptor?

  /// The ways in which the width of a column changes, with AppKit's bits (`NSTableColumn.ResizingOptions`).
  public struct ResizingOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public var rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With the table.
    public static let autoresizingMask = ResizingOptions(rawValue: 1 << 0)
    /// By the user.
    public static let userResizingMask = ResizingOptions(rawValue: 1 << 1)
  }

  // MARK: Accessibility

  /// The element of the header: a button, which sorts if the column can be sorted by.
  open override var accessibilityElement: AccessibilityElement {
    var element = collectedElement
    let subrole: AccessibilitySubrole? = sortDescriptorPrototype == nil ? nil : .sortButton
    element.describe(
      AppKitAttributes(.button, subrole, title: title.isEmpty ? nil : title), value: nil)
    element.hint = element.hint ?? headerToolTip
    if tableView?.isEnabled == false { element.traits.insert(.notEnabled) }
    element.frame = wholeView?.frameFromTop(ofPart: self) ?? .zero
    element.activationPoint = element.frame.center
    return element
  }
}

extension NSTableColumn: PartOfNSView {
  package final var wholeView: (any PartedView)? { tableView?.headerView }
}
