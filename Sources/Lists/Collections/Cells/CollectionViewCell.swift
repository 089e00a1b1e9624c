public import ButtonModel
import FoundationEssentials
public import Graphics
public import ResponderKit

/// An item of a collection, with content of the app's own: UIKit's `UICollectionViewCell`.
@preconcurrency @MainActor
open class CollectionViewCell: CollectionReusableView {
  final let content = ContentHost()
  /// The segues of a document that a tap on the cell performs.
  final var segues: [Action] = []
  /// Indicates whether the cell waits for another item.
  final var isSpare = false
  package final var reuseCount = 0
  /// The place that a document gives the item; nil for one of a data source.
  final var placedAt: IndexPath?

  /// Creates a cell with a frame (`UICollectionViewCell.init(frame:)`).
  public override init(frame: Rect) {
    super.init(frame: frame)
    content.view = View(frame: bounds)
    addSubview(contentView)
  }

  /// The view that contains what the cell shows (`UICollectionViewCell.contentView`).
  open var contentView: View { content.view }
  /// The view behind everything else; nil unless set (`UICollectionViewCell.backgroundView`).
  open var backgroundView: View? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The view behind the content of a selected or highlighted cell; nil unless set
  /// (`UICollectionViewCell.selectedBackgroundView`).
  open var selectedBackgroundView: View? {
    didSet {
      guard oldValue !== selectedBackgroundView else { return }
      oldValue?.removeFromSuperview()
      stateChanged()
    }
  }
  /// A Boolean value that indicates whether the cell is selected; false unless set
  /// (`UICollectionViewCell.isSelected`).
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// A Boolean value that indicates whether the cell is highlighted; false unless set
  /// (`UICollectionViewCell.isHighlighted`).
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  /// Called when a drag of the cell begins or ends; by nothing yet
  /// (`UICollectionViewCell.dragStateDidChange(_:)`).
  open func dragStateDidChange(_ dragState: CollectionViewCell.DragState) {}

  /// The state of a cell that can be dragged (`UICollectionViewCell.DragState`).
  public enum DragState: Int, Sendable {
    /// It is not.
    case none = 0
    /// It is being lifted.
    case lifting = 1
    /// It is being dragged.
    case dragging = 2
  }

  private func stateChanged() {
    if let selectedBackgroundView {
      if isSelected || isHighlighted {
        selectedBackgroundView.frame = bounds
        insertSubview(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      } else {
        selectedBackgroundView.removeFromSuperview()
      }
    }
    if content.isUsed { setNeedsUpdateConfiguration() }
  }

  // MARK: Configurations

  // Without an isolation of its own, because the compiler would give it two names in two files.
  /// Configures a cell for a state (`UICollectionViewCell.ConfigurationUpdateHandler`).
  public typealias ConfigurationUpdateHandler = (
    _ cell: CollectionViewCell, _ state: CellConfigurationState
  ) -> Void

  /// Called with the state whenever the configuration is updated; nil unless set
  /// (`UICollectionViewCell.configurationUpdateHandler`).
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state for which the content is configured; an override adds its own values to super's
  /// (`UICollectionViewCell.configurationState`).
  open var configurationState: CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = (superview as? CollectionView)?.isEditing ?? false
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Requests ``updateConfiguration(using:)`` before the next layout
  /// (`UICollectionViewCell.setNeedsUpdateConfiguration()`).
  open func setNeedsUpdateConfiguration() {
    content.needsUpdate = true
    setNeedsLayout()
  }
  /// Configures the content for a state; an override may call super
  /// (`UICollectionViewCell.updateConfiguration(using:)`).
  open func updateConfiguration(using state: CellConfigurationState) {
    content.update(for: state, in: self)
    configurationUpdateHandler?(self, state)
  }
  /// Returns the configuration of the standard background
  /// (`UICollectionViewCell.defaultBackgroundConfiguration()`).
  open func defaultBackgroundConfiguration() -> BackgroundConfiguration { .listCell() }
  /// The content of the content view; nil, for views that the cell was given, unless set
  /// (`UICollectionViewCell.contentConfiguration`).
  ///
  /// Setting it replaces the content view with one that shows it, unless the present one can.
  open var contentConfiguration: (any ContentConfiguration)? {
    get { content.configuration }
    set { content.show(newValue, in: self) }
  }
  /// A Boolean value that indicates whether the content is updated when the state changes; true
  /// unless set (`UICollectionViewCell.automaticallyUpdatesContentConfiguration`).
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { content.updatesContent }
    set { content.updatesContent = newValue }
  }
  /// The background; nil, for the views that the cell was given, unless set
  /// (`UICollectionViewCell.backgroundConfiguration`).
  open var backgroundConfiguration: BackgroundConfiguration? {
    get { content.background }
    set { content.background = newValue }
  }
  /// A Boolean value that indicates whether the background is updated when the state changes; true
  /// unless set (`UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration`).
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { content.updatesBackground }
    set { content.updatesBackground = newValue }
  }

  /// Returns the size that the content needs
  /// (`UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`).
  open override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  final func updateIfNeeded() {
    guard content.needsUpdate else { return }
    content.needsUpdate = false
    updateConfiguration(using: configurationState)
  }

  /// Updates the configuration if that was requested, and lays out the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIfNeeded()
    for view in [backgroundView, selectedBackgroundView, contentView] { view?.frame = bounds }
  }
}

extension CollectionViewCell: ReusedView {
  package final var placeInList: AnyHashable? {
    guard let collection = superview as? CollectionView else { return nil }
    return collection.hasPlacedItems
      ? placedAt : collection.items.cells.first { $0.value === self }?.key
  }
}
