import ResponderKit
public import ButtonModel

extension TableViewCell {
  /// Configures a cell for a state (`UITableViewCell.ConfigurationUpdateHandler`).
  public typealias ConfigurationUpdateHandler =
    @MainActor (
      _ cell: TableViewCell, _ state: CellConfigurationState
    ) -> Void

  /// Called with the state whenever the configuration is updated; nil unless set
  /// (`UITableViewCell.configurationUpdateHandler`).
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { state.updateHandler }
    set {
      state.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// The content of the content view; nil, for views that the cell was given, unless set
  /// (`UITableViewCell.contentConfiguration`).
  ///
  /// Setting it replaces the content view with one that shows it, unless the present one can.
  public final var contentConfiguration: (any ContentConfiguration)? {
    get { content.configuration }
    set { content.show(newValue, in: self) }
  }
  /// A Boolean value that indicates whether the content is updated when the state changes; true
  /// unless set (`UITableViewCell.automaticallyUpdatesContentConfiguration`).
  public final var automaticallyUpdatesContentConfiguration: Bool {
    get { content.updatesContent }
    set { content.updatesContent = newValue }
  }
  /// The background; nil, for the views that the cell was given, unless set
  /// (`UITableViewCell.backgroundConfiguration`).
  public final var backgroundConfiguration: BackgroundConfiguration? {
    get { content.background }
    set { content.background = newValue }
  }
  /// A Boolean value that indicates whether the background is updated when the state changes; true
  /// unless set (`UITableViewCell.automaticallyUpdatesBackgroundConfiguration`).
  public final var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { content.updatesBackground }
    set { content.updatesBackground = newValue }
  }

  final var presentState: CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  final func requestUpdate() {
    content.needsUpdate = true
    setNeedsLayout()
  }

  final func updateIfNeeded() {
    guard content.needsUpdate else { return }
    content.needsUpdate = false
    updateConfiguration(using: configurationState)
  }

  final func update(for state: CellConfigurationState) {
    content.update(for: state, in: self)
    configurationUpdateHandler?(self, state)
  }

  final var standardContent: ListContentConfiguration {
    switch style {
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    case .default: .cell()
    }
  }
}
