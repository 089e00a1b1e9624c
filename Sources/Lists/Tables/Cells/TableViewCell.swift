public import ButtonModel
public import ControlCore
public import Graphics
public import ResponderKit

/// A row of a table, with labels of a style or with content of its own: UIKit's `UITableViewCell`.
///
/// Nothing is drawn: separators are stored, and of the accessories the button for details is a view, as are
/// the controls that delete, insert and move the row while the table is edited. Apple documents no sizes; the
/// frames of the standard labels are simple ones.
@preconcurrency @MainActor
open class TableViewCell: View, GestureRecognizerDelegate {
  /// The style that the cell was created with.
  final let style: CellStyle
  final var state = TableCellState()
  final let content = ContentHost()

  /// Creates a cell of a style, with the identifier by which a table finds it for another row
  /// (`UITableViewCell.init(style:reuseIdentifier:)`).
  public init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    state.reuseIdentifier = reuseIdentifier
    content.view = View(frame: bounds)
    addSubview(contentView)
  }

  /// Creates a cell of the default style, without an identifier.
  public override convenience init(frame: Rect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  // MARK: Reuse

  /// The identifier by which a table finds the cell for another row; nil for a cell that is not
  /// used again (`UITableViewCell.reuseIdentifier`).
  open var reuseIdentifier: String? { state.reuseIdentifier }
  /// Called before the cell is used for another row; an override calls super
  /// (`UITableViewCell.prepareForReuse()`).
  open func prepareForReuse() {}

  // MARK: Content

  /// The view that contains what the cell shows (`UITableViewCell.contentView`).
  open var contentView: View { content.view }
  /// The first label, created when it is first asked for (`UITableViewCell.textLabel`).
  open var textLabel: Label? { madeTextLabel }
  /// The second label, created when it is first asked for; nil in the default style
  /// (`UITableViewCell.detailTextLabel`).
  open var detailTextLabel: Label? { madeDetailTextLabel }
  /// The image before the labels, created when it is first asked for; nil in the style `value2`
  /// (`UITableViewCell.imageView`).
  open var imageView: ImageView? { madeImageView }

  /// The view behind everything else; nil unless set (`UITableViewCell.backgroundView`).
  open var backgroundView: View? {
    didSet { replaceBackground(oldValue, backgroundView) }
  }
  /// The view behind the content of a selected cell; nil unless set
  /// (`UITableViewCell.selectedBackgroundView`).
  open var selectedBackgroundView: View? {
    didSet { replaceSelectedBackground(oldValue) }
  }
  /// The view behind the content of a cell that is selected among several; nil unless set
  /// (`UITableViewCell.multipleSelectionBackgroundView`).
  open var multipleSelectionBackgroundView: View?

  // MARK: State

  /// The style of the selected cell; as the system decides unless set
  /// (`UITableViewCell.selectionStyle`).
  open var selectionStyle: SelectionStyle = .default
  /// The style of the focused cell; as the system decides unless set
  /// (`UITableViewCell.focusStyle`).
  open var focusStyle: FocusStyle = .default

  /// A Boolean value that indicates whether the cell is selected; setting it calls
  /// ``setSelected(_:animated:)`` (`UITableViewCell.isSelected`).
  open var isSelected: Bool {
    get { state.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// A Boolean value that indicates whether the cell is highlighted; setting it calls
  /// ``setHighlighted(_:animated:)`` (`UITableViewCell.isHighlighted`).
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Selects or deselects the cell; an override calls super
  /// (`UITableViewCell.setSelected(_:animated:)`).
  open func setSelected(_ selected: Bool, animated: Bool) { select(selected) }
  /// Highlights the cell, or no longer does; an override calls super
  /// (`UITableViewCell.setHighlighted(_:animated:)`).
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { highlight(highlighted) }

  // MARK: Editing

  /// A Boolean value that indicates whether the cell shows the controls of editing; setting it
  /// calls ``setEditing(_:animated:)`` (`UITableViewCell.isEditing`).
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing; an override calls super (`UITableViewCell.setEditing(_:animated:)`).
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing) }
  /// The style of editing the row while the table is edited (`UITableViewCell.editingStyle`).
  open var editingStyle: EditingStyle { state.editingStyle }
  /// A Boolean value that indicates whether the button that deletes the row is shown
  /// (`UITableViewCell.showingDeleteConfirmation`).
  open var showingDeleteConfirmation: Bool { state.showsDeletion }
  /// A Boolean value that indicates whether a control that moves the row is shown while it is
  /// edited; false until a row that can be moved is edited, or unless set
  /// (`UITableViewCell.showsReorderControl`).
  open var showsReorderControl = false
  /// A Boolean value that indicates whether the content is indented while the row is edited; true
  /// unless set (`UITableViewCell.shouldIndentWhileEditing`).
  open var shouldIndentWhileEditing = true
  /// Called before the controls of editing appear or disappear; an override calls super
  /// (`UITableViewCell.willTransition(to:)`).
  open func willTransition(to state: TableViewCell.StateMask) {}
  /// Called when the controls of editing have appeared or disappeared; an override calls super
  /// (`UITableViewCell.didTransition(to:)`).
  open func didTransition(to state: TableViewCell.StateMask) {}

  // MARK: Looks

  /// The accessory at the trailing edge; none unless set (`UITableViewCell.accessoryType`).
  open var accessoryType: AccessoryType = .none { didSet { accessoryChanged() } }
  /// The view at the trailing edge, in the place of a standard accessory; nil unless set
  /// (`UITableViewCell.accessoryView`).
  open var accessoryView: View? { didSet { replaceAccessory(oldValue, accessoryView) } }
  /// The accessory at the trailing edge while the row is edited; none unless set
  /// (`UITableViewCell.editingAccessoryType`).
  open var editingAccessoryType: AccessoryType = .none { didSet { accessoryChanged() } }
  /// The view at the trailing edge while the row is edited; nil unless set
  /// (`UITableViewCell.editingAccessoryView`).
  open var editingAccessoryView: View? {
    didSet { replaceAccessory(oldValue, editingAccessoryView) }
  }
  /// The indentation of the content, in steps; 0 unless set (`UITableViewCell.indentationLevel`).
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a step, in points; 10 unless set (`UITableViewCell.indentationWidth`).
  open var indentationWidth: Scalar = 10 { didSet { setNeedsLayout() } }
  /// The distances of the separator from the edges; the table's unless set
  /// (`UITableViewCell.separatorInset`).
  open var separatorInset: EdgeInsets = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// A Boolean value that indicates whether touches reach the content while the cell is dragged;
  /// false unless set (`UITableViewCell.userInteractionEnabledWhileDragging`).
  open var userInteractionEnabledWhileDragging = false
  /// Called when a drag of the cell begins or ends; by nothing yet
  /// (`UITableViewCell.dragStateDidChange(_:)`).
  open func dragStateDidChange(_ dragState: TableViewCell.DragState) {}

  // MARK: Configurations, see TableViewCell+Configuration.swift

  /// The state for which the content is configured; an override adds its own values to super's
  /// (`UITableViewCell.configurationState`).
  open var configurationState: CellConfigurationState { presentState }
  /// Requests ``updateConfiguration(using:)`` before the next layout
  /// (`UITableViewCell.setNeedsUpdateConfiguration()`).
  open func setNeedsUpdateConfiguration() { requestUpdate() }
  /// Configures the content for a state; an override may call super
  /// (`UITableViewCell.updateConfiguration(using:)`).
  open func updateConfiguration(using state: CellConfigurationState) { update(for: state) }
  /// Returns the configuration of the standard labels of the style
  /// (`UITableViewCell.defaultContentConfiguration()`).
  open func defaultContentConfiguration() -> ListContentConfiguration { standardContent }
  /// Returns the configuration of the standard background
  /// (`UITableViewCell.defaultBackgroundConfiguration()`).
  open func defaultBackgroundConfiguration() -> BackgroundConfiguration { .listCell() }

  // MARK: Accessibility, see TableViewCell+Accessibility.swift

  /// A Boolean value that indicates whether a screen reader reads the cell as one element: unless set, true for
  /// a cell that has a name and in which nothing acts.
  open override var isAccessibilityElement: Bool {
    get { explicitIsAccessibilityElement ?? isOneElement }
    set { super.isAccessibilityElement = newValue }
  }
  /// The spoken name: the texts in the cell, unless set.
  open override var accessibilityLabel: String? {
    get { spokenName }
    set { super.accessibilityLabel = newValue }
  }
  /// The kind of the element and the state it is in: selected or not, unless set.
  open override var accessibilityTraits: AccessibilityTraits {
    get { explicitAccessibilityTraits ?? spokenTraits }
    set { super.accessibilityTraits = newValue }
  }
  /// The actions of the element: those behind the row that the table's delegate has for a swipe, unless
  /// set.
  open override var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? actionsBehindRow }
    set { super.accessibilityCustomActions = newValue }
  }
  /// The contents of the cell in reading order; nil, for its subviews by position, unless set or something
  /// beside its content acts: an accessory, or the control that deletes or inserts the row.
  open override var accessibilityElements: [Responder]? {
    get { super.accessibilityElements ?? nameAndDetails }
    set { super.accessibilityElements = newValue }
  }

  /// The elements that the app has listed; nil for none.
  final var listedElements: [Responder]? { super.accessibilityElements }

  /// Updates the configuration if that was requested, and lays out the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIfNeeded()
    layoutContent()
  }
  /// Requests an update of the configuration, too.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if content.isUsed { setNeedsUpdateConfiguration() }
  }
  /// Returns the width, and a height of 44 points or that in a document (`UIView.sizeThatFits(_:)`).
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: documentState?.height ?? 44)
  }
}
