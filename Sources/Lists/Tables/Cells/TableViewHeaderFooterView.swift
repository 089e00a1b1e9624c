public import ButtonModel
public import ControlCore
public import Graphics
public import ResponderKit

/// The header or footer of a section of a table: UIKit's `UITableViewHeaderFooterView`.
@preconcurrency @MainActor
open class TableViewHeaderFooterView: View {
  private var identifier: String?
  private var labels: (text: Label?, detail: Label?)
  private let content = ContentHost()
  /// Indicates whether the title is that of a header, which a screen reader announces as a heading.
  final var isHeading = false { didSet { if oldValue != isHeading { markTitle() } } }

  /// Creates a view with the identifier by which a table finds it for another section
  /// (`UITableViewHeaderFooterView.init(reuseIdentifier:)`).
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    content.view = View(frame: bounds)
    addSubview(contentView)
  }

  /// Creates a view without an identifier.
  public override convenience init(frame: Rect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// The identifier by which a table finds the view for another section; nil for one that is not
  /// used again (`UITableViewHeaderFooterView.reuseIdentifier`).
  open var reuseIdentifier: String? { identifier }
  /// Called before the view is used for another section; an override calls super
  /// (`UITableViewHeaderFooterView.prepareForReuse()`).
  open func prepareForReuse() {}

  /// The view that contains what is shown (`UITableViewHeaderFooterView.contentView`).
  open var contentView: View { content.view }
  /// The label of the title, created when it is first asked for
  /// (`UITableViewHeaderFooterView.textLabel`).
  open var textLabel: Label? {
    if labels.text == nil {
      labels.text = addLabel()
      markTitle()
    }
    return labels.text
  }
  /// The second label, created when it is first asked for
  /// (`UITableViewHeaderFooterView.detailTextLabel`).
  open var detailTextLabel: Label? {
    if labels.detail == nil { labels.detail = addLabel() }
    return labels.detail
  }
  /// The view behind everything else; nil unless set
  /// (`UITableViewHeaderFooterView.backgroundView`).
  open var backgroundView: View? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  private func markTitle() {
    labels.text?.accessibilityTraits = isHeading ? [.staticText, .header] : .staticText
  }

  private func addLabel() -> Label {
    let label = Label(frame: .zero)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  // MARK: Configurations

  /// Configures a header or footer for a state
  /// (`UITableViewHeaderFooterView.ConfigurationUpdateHandler`).
  public typealias ConfigurationUpdateHandler =
    @MainActor (
      _ headerFooterView: TableViewHeaderFooterView, _ state: ViewConfigurationState
    ) -> Void

  /// Called with the state whenever the configuration is updated; nil unless set
  /// (`UITableViewHeaderFooterView.configurationUpdateHandler`).
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state for which the content is configured; an override adds its own values to super's
  /// (`UITableViewHeaderFooterView.configurationState`).
  open var configurationState: ViewConfigurationState {
    ViewConfigurationState(traitCollection: traitCollection)
  }
  /// Requests ``updateConfiguration(using:)`` before the next layout
  /// (`UITableViewHeaderFooterView.setNeedsUpdateConfiguration()`).
  open func setNeedsUpdateConfiguration() {
    content.needsUpdate = true
    setNeedsLayout()
  }
  /// Configures the content for a state; an override may call super
  /// (`UITableViewHeaderFooterView.updateConfiguration(using:)`).
  open func updateConfiguration(using state: ViewConfigurationState) {
    content.update(for: state, in: self)
    configurationUpdateHandler?(self, state)
  }
  /// Returns the configuration of a standard header
  /// (`UITableViewHeaderFooterView.defaultContentConfiguration()`).
  open func defaultContentConfiguration() -> ListContentConfiguration { .plainHeader() }
  /// Returns the configuration of the standard background
  /// (`UITableViewHeaderFooterView.defaultBackgroundConfiguration()`).
  open func defaultBackgroundConfiguration() -> BackgroundConfiguration {
    .listPlainHeaderFooter()
  }
  /// The content of the content view; nil, for views that it was given, unless set
  /// (`UITableViewHeaderFooterView.contentConfiguration`).
  open var contentConfiguration: (any ContentConfiguration)? {
    get { content.configuration }
    set { content.show(newValue, in: self) }
  }
  /// A Boolean value that indicates whether the content is updated when the state changes; true
  /// unless set (`UITableViewHeaderFooterView.automaticallyUpdatesContentConfiguration`).
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { content.updatesContent }
    set { content.updatesContent = newValue }
  }
  /// The background; nil, for the view that was set, unless set
  /// (`UITableViewHeaderFooterView.backgroundConfiguration`).
  open var backgroundConfiguration: BackgroundConfiguration? {
    get { content.background }
    set { content.background = newValue }
  }
  /// A Boolean value that indicates whether the background is updated when the state changes; true
  /// unless set (`UITableViewHeaderFooterView.automaticallyUpdatesBackgroundConfiguration`).
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { content.updatesBackground }
    set { content.updatesBackground = newValue }
  }

  /// Updates the configuration if that was requested, and lays out the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if content.needsUpdate {
      content.needsUpdate = false
      updateConfiguration(using: configurationState)
    }
    backgroundView?.frame = bounds
    contentView.frame = bounds
    let space = bounds.insetBy(dx: min(16, bounds.width / 2), dy: 0)
    guard let detail = labels.detail else {
      labels.text?.frame = space
      return
    }
    let half = space.height / 2
    labels.text?.frame = Rect(x: space.minX, y: space.minY, width: space.width, height: half)
    detail.frame = Rect(x: space.minX, y: space.minY + half, width: space.width, height: half)
  }
}
