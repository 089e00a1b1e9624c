public import ResponderKit

/// The state of a view, for which its configuration may differ: UIKit's `UIConfigurationState`.
public protocol ConfigurationState {
  /// Creates a state in which nothing is set but the traits
  /// (`UIConfigurationState.init(traitCollection:)`).
  init(traitCollection: TraitCollection)
  /// The traits of the view (`UIConfigurationState.traitCollection`).
  var traitCollection: TraitCollection { get set }
  /// A value of the app's own; nil unless set.
  subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value of the app's own in a state: UIKit's `UIConfigurationStateCustomKey`.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view, such as a header: UIKit's `UIViewConfigurationState`.
public struct ViewConfigurationState: ConfigurationState, Hashable, @unchecked Sendable {
  /// The traits of the view (`UIViewConfigurationState.traitCollection`).
  public var traitCollection: TraitCollection
  /// A Boolean value that indicates whether the view is disabled
  /// (`UIViewConfigurationState.isDisabled`).
  public var isDisabled = false
  /// A Boolean value that indicates whether the view is highlighted
  /// (`UIViewConfigurationState.isHighlighted`).
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected
  /// (`UIViewConfigurationState.isSelected`).
  public var isSelected = false
  /// A Boolean value that indicates whether the view is focused
  /// (`UIViewConfigurationState.isFocused`).
  public var isFocused = false
  /// A Boolean value that indicates whether the view is pinned to an edge
  /// (`UIViewConfigurationState.isPinned`).
  public var isPinned = false
  private var customValues: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which nothing is set but the traits
  /// (`UIViewConfigurationState.init(traitCollection:)`).
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app's own; nil unless set.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}

/// The state of a cell: UIKit's `UICellConfigurationState`.
public struct CellConfigurationState: ConfigurationState, Hashable, @unchecked Sendable {
  /// The state of a cell that can be dragged (`UICellConfigurationState.DragState`).
  public enum DragState: Sendable {
    /// It is not.
    case none
    /// It is being lifted.
    case lifting
    /// It is being dragged.
    case dragging
  }

  /// The states of a cell during a drop (`UICellConfigurationState.DropState`).
  public enum DropState: Sendable {
    /// Nothing is being dropped.
    case none
    /// Something is dropped elsewhere.
    case notTargeted
    /// The cell receives what is dropped.
    case targeted
  }

  /// The traits of the cell (`UICellConfigurationState.traitCollection`).
  public var traitCollection: TraitCollection
  /// A Boolean value that indicates whether the cell is disabled
  /// (`UICellConfigurationState.isDisabled`).
  public var isDisabled = false
  /// A Boolean value that indicates whether the cell is highlighted
  /// (`UICellConfigurationState.isHighlighted`).
  public var isHighlighted = false
  /// A Boolean value that indicates whether the cell is selected
  /// (`UICellConfigurationState.isSelected`).
  public var isSelected = false
  /// A Boolean value that indicates whether the cell is focused
  /// (`UICellConfigurationState.isFocused`).
  public var isFocused = false
  /// A Boolean value that indicates whether the view is pinned to an edge
  /// (`UICellConfigurationState.isPinned`).
  public var isPinned = false
  /// A Boolean value that indicates whether the cell is edited
  /// (`UICellConfigurationState.isEditing`).
  public var isEditing = false
  /// A Boolean value that indicates whether the cell is expanded
  /// (`UICellConfigurationState.isExpanded`).
  public var isExpanded = false
  /// A Boolean value that indicates whether the actions behind the cell are shown
  /// (`UICellConfigurationState.isSwiped`).
  public var isSwiped = false
  /// A Boolean value that indicates whether the cell is being moved
  /// (`UICellConfigurationState.isReordering`).
  public var isReordering = false
  /// The drag state of the cell (`UICellConfigurationState.cellDragState`).
  public var cellDragState = DragState.none
  /// The state of the cell during a drop (`UICellConfigurationState.cellDropState`).
  public var cellDropState = DropState.none
  private var customValues: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which nothing is set but the traits
  /// (`UICellConfigurationState.init(traitCollection:)`).
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app's own; nil unless set.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}
