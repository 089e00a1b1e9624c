public import Accessibility
@_exported public import ControlCore
import Gestures
public import Graphics
public import ResponderKit

/// A control that runs an action when it is tapped: UIKit's `UIButton`, without drawing.
///
/// It shows the content for its state, or a ``Configuration``; ``currentAppearance`` is what a
/// presenter draws. The next layout pass applies changes to its views, as in UIKit. The class
/// declares the members that a subclass may override; the files beside it implement them. Main
/// actor only.
@preconcurrency @MainActor
open class Button: Control {
  /// The type, which can't change (`UIButton.buttonType`).
  public private(set) final var buttonType: ButtonType = .custom

  /// The role of the button in the app; normal unless set (`UIButton.role`).
  open var role: Role = .normal {
    didSet { if role != oldValue { contentChanged() } }
  }

  /// The name that is spoken when the button has both a title and an accessibility label; as
  /// documented unless set.
  ///
  /// UIKit has no counterpart.
  open var labelPolicy: LabelPolicy = .documented

  /// The policy for taking the name of a button from an image without a description; silent unless
  /// set.
  ///
  /// UIKit has no counterpart.
  open var imageNamePolicy: ImageNamePolicy = .silent

  // Bytes come before words. Accesses to fields that every query of the content reads are not
  // checked.
  final var drawing: Drawing = [.adjustsImageWhenHighlighted, .adjustsImageWhenDisabled]
  @exclusivity(unchecked) final var content = StateContent()
  @exclusivity(unchecked) final var extras: ButtonExtras?

  /// Creates a custom button with a frame (`UIButton.init(frame:)`).
  public override init(frame: Rect) {
    super.init(frame: frame)
    isTapPrimary = true
  }

  /// Creates a button of a type (`UIButton.init(type:)`).
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  /// Creates a button of a type that takes its title and image from an action and runs it as its
  /// primary action (`UIButton.init(type:primaryAction:)`).
  public convenience init(type: ButtonType = .system, primaryAction: Action?) {
    self.init(type: type)
    adopt(primaryAction)
  }

  /// Creates a custom button that takes its title and image from an action and runs it as its
  /// primary action (`UIButton.init(frame:primaryAction:)`).
  public convenience init(frame: Rect, primaryAction: Action?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a system button with a configuration that runs an action as its primary action
  /// (`UIButton.init(configuration:primaryAction:)`).
  ///
  /// The action's title and image go into the configuration.
  public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
    self.init(type: .system)
    var configuration = configuration
    if let primaryAction {
      if !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
      if let image = primaryAction.image { configuration.image = image }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = configuration
  }

  /// Creates a system button with an image that sends an action when it is tapped
  /// (`UIButton.systemButton(with:target:action:)`).
  public static func systemButton(with image: Image, target: AnyObject?, action: ActionSelector?)
    -> Button
  {
    let button = Button(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Creates a system button that takes its title and image from an action and runs it as its
  /// primary action (`UIButton.systemButton(primaryAction:)`).
  public static func systemButton(primaryAction: Action?) -> Button {
    Button(type: .system, primaryAction: primaryAction)
  }

  final func decodeType(_ type: ButtonType) { buttonType = type }

  private func adopt(_ action: Action?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: State

  /// A Boolean value that indicates whether the user can operate the button; true unless set.
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { stateChanged() } }
  }
  /// A Boolean value that indicates whether the button is selected; false unless set.
  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  /// A Boolean value that indicates whether the button is highlighted; false unless set.
  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  /// Updates how the button looks (`UIFocusEnvironment.didUpdateFocus(in:with:)`).
  open override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    if isFocused || context.previouslyFocusedItem === self { stateChanged() }
  }

  // MARK: Content for each state, see Button+Content.swift

  /// Sets the title of a state, or removes it for nil (`UIButton.setTitle(_:for:)`).
  ///
  /// A button with the Mac's behavioral style has one title: setting a title for another state
  /// traps (`UIButton.behavioralStyle`).
  open func setTitle(_ title: String?, for state: ControlState) {
    checkMacTitle(for: state)
    set(title.map { .title($0) }, .title, for: state)
  }

  /// Returns the title of a state: its own, otherwise that of the normal state
  /// (`UIButton.title(for:)`).
  ///
  /// Combined states do not fall back to their parts: `[.selected, .highlighted]` never borrows
  /// from `.selected`.
  open func title(for state: ControlState) -> String? { content.title(for: state) }

  /// Sets the attributed title of a state, or removes it for nil; it takes precedence over the
  /// plain title (`UIButton.setAttributedTitle(_:for:)`).
  open func setAttributedTitle(_ title: StyledText?, for state: ControlState) {
    checkMacTitle(for: state)
    set(title.map { .attributedTitle($0.attributedText) }, .attributedTitle, for: state)
  }

  /// Returns the attributed title of a state: its own, otherwise that of the normal state
  /// (`UIButton.attributedTitle(for:)`).
  open func attributedTitle(for state: ControlState) -> StyledText? {
    content.attributedTitle(for: state)?.styled
  }

  /// Sets the color of the title in a state, or removes it for nil
  /// (`UIButton.setTitleColor(_:for:)`).
  open func setTitleColor(_ color: Color?, for state: ControlState) {
    set(color.map { .titleColor($0) }, .titleColor, for: state)
  }

  /// Returns the color of the title in a state: its own, otherwise that of the normal state,
  /// otherwise the type's, which is white for custom and the tint for other types
  /// (`UIButton.titleColor(for:)`).
  open func titleColor(for state: ControlState) -> Color? {
    content.titleColor(for: state) ?? (buttonType.isPlain ? .white : accentColor)
  }

  /// Sets the color of the title's shadow in a state, or removes it for nil
  /// (`UIButton.setTitleShadowColor(_:for:)`).
  open func setTitleShadowColor(_ color: Color?, for state: ControlState) {
    set(color.map { .titleShadowColor($0) }, .titleShadowColor, for: state)
  }

  /// Returns the color of the title's shadow in a state: its own, otherwise that of the normal
  /// state, otherwise none (`UIButton.titleShadowColor(for:)`).
  open func titleShadowColor(for state: ControlState) -> Color? {
    content.titleShadowColor(for: state)
  }

  /// Sets the image of a state, or removes it for nil (`UIButton.setImage(_:for:)`).
  open func setImage(_ image: Image?, for state: ControlState) {
    set(image.map { .image($0) }, .image, for: state)
  }

  /// Returns the image of a state: its own, otherwise that of the normal state, otherwise the
  /// type's (`UIButton.image(for:)`).
  open func image(for state: ControlState) -> Image? {
    content.image(for: state) ?? buttonType.image
  }

  /// Sets the background image of a state, or removes it for nil
  /// (`UIButton.setBackgroundImage(_:for:)`).
  open func setBackgroundImage(_ image: Image?, for state: ControlState) {
    set(image.map { .backgroundImage($0) }, .backgroundImage, for: state)
  }

  /// Returns the background image of a state: its own, otherwise that of the normal state
  /// (`UIButton.backgroundImage(for:)`).
  open func backgroundImage(for state: ControlState) -> Image? {
    content.backgroundImage(for: state)
  }

  /// Sets the size and weight of the symbol in a state, or removes them for nil
  /// (`UIButton.setPreferredSymbolConfiguration(_:forImageIn:)`).
  open func setPreferredSymbolConfiguration(
    _ configuration: SymbolConfiguration?, forImageIn state: ControlState
  ) {
    set(
      configuration.map { .symbolConfiguration($0) }, .symbolConfiguration, for: state)
  }

  /// Returns the size and weight of the symbol in a state: its own, otherwise that of the normal
  /// state (`UIButton.preferredSymbolConfigurationForImage(in:)`).
  open func preferredSymbolConfigurationForImage(in state: ControlState) -> SymbolConfiguration? {
    content.symbolConfiguration(for: state)
  }

  // MARK: What is shown now

  /// The plain title that is shown: a pop-up button's choice, the configuration's title, or the
  /// title of the present state (`UIButton.currentTitle`).
  open var currentTitle: String? {
    guard let extras else { return title(for: state) }
    return extras.title ?? title(for: state)
  }

  /// The attributed title that is shown; it takes precedence over the plain title
  /// (`UIButton.currentAttributedTitle`).
  open var currentAttributedTitle: StyledText? {
    guard let extras, extras.title != nil else { return attributedTitle(for: state) }
    return extras.attributedTitle?.styled
  }

  /// The color of the title (`UIButton.currentTitleColor`).
  open var currentTitleColor: Color {
    shownConfiguration?.foregroundColor ?? titleColor(for: state) ?? .white
  }

  /// The color of the title's shadow; nil for none (`UIButton.currentTitleShadowColor`).
  open var currentTitleShadowColor: Color? { titleShadowColor(for: state) }

  /// The image that is shown: a pop-up button's choice, the configuration's image, or the image of
  /// the present state (`UIButton.currentImage`).
  open var currentImage: Image? { extras?.image ?? image(for: state) }

  /// The background image of the present state, or the configuration's
  /// (`UIButton.currentBackgroundImage`).
  open var currentBackgroundImage: Image? {
    shownConfiguration?.background.image ?? backgroundImage(for: state)
  }

  /// The size and weight of the symbol that is shown; the configuration's takes precedence over the
  /// state's (`UIButton.currentPreferredSymbolConfiguration`).
  open var currentPreferredSymbolConfiguration: SymbolConfiguration? {
    shownConfiguration?.preferredSymbolConfigurationForImage
      ?? preferredSymbolConfigurationForImage(in: state)
  }

  // MARK: Configuration, see Button+Updating.swift

  /// The button's appearance and content; nil, which shows the content of its states, unless set
  /// (`UIButton.configuration`).
  ///
  /// The configuration's title and image are shown; where it has none, the states' are.
  open var configuration: Configuration? {
    get { presentConfiguration }
    set { setConfiguration(newValue) }
  }

  /// A Boolean value that indicates whether the style of the configuration follows the state of the
  /// button; true unless set (`UIButton.automaticallyUpdatesConfiguration`).
  open var automaticallyUpdatesConfiguration: Bool {
    get { extras?.automaticallyUpdates ?? true }
    set {
      guard newValue != automaticallyUpdatesConfiguration else { return }
      madeExtras.automaticallyUpdates = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Requests one update of the configuration in the next layout pass, however often it is called
  /// (`UIButton.setNeedsUpdateConfiguration()`).
  open func setNeedsUpdateConfiguration() {
    setNeedsUpdateProperties()
    setNeedsLayout()
  }

  /// Updates the configuration for the state of the button; does nothing unless overridden
  /// (`UIButton.updateConfiguration()`).
  ///
  /// Not called directly: ``setNeedsUpdateConfiguration()`` requests it.
  open func updateConfiguration() {}

  /// A closure that updates the configuration for the state of the button, after
  /// ``updateConfiguration()``; nil unless set (`UIButton.configurationUpdateHandler`).
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { extras?.updateHandler }
    set {
      madeExtras.madeLooks.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Updates the configuration if an update is pending.
  open override func updateProperties() {
    super.updateProperties()
    applyConfiguration()
  }

  // MARK: Menu and selection, see Button+Menu.swift

  /// The menu that the button shows; nil unless set (`UIButton.menu`).
  ///
  /// Setting it lets a long press open it, and a touch where ``Control/showsMenuAsPrimaryAction``
  /// is true.
  open var menu: Menu? {
    get { extras?.menu }
    set { setMenu(newValue) }
  }

  /// A Boolean value that indicates whether a touch opens the menu at once; false unless set.
  open override var showsMenuAsPrimaryAction: Bool {
    didSet { if showsMenuAsPrimaryAction != oldValue { selectionChanged() } }
  }

  /// A Boolean value that indicates whether a tap changes a selection: the menu's where a touch
  /// opens it, otherwise the button's own, which a tap toggles; false unless set
  /// (`UIButton.changesSelectionAsPrimaryAction`).
  open var changesSelectionAsPrimaryAction: Bool {
    get { extras?.changesSelection ?? false }
    set {
      guard newValue != changesSelectionAsPrimaryAction else { return }
      madeExtras.changesSelection = newValue
      selectionChanged()
    }
  }

  /// The order in which the menu shows its elements; automatic unless set
  /// (`UIButton.preferredMenuElementOrder`).
  open var preferredMenuElementOrder: ContextMenuConfiguration.ElementOrder {
    get { extras?.menuOrder ?? .automatic }
    set { if newValue != preferredMenuElementOrder { madeExtras.menuOrder = newValue } }
  }

  /// Opens the button's menu.
  open override func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = ContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  /// Requests an update of the configuration because the button is now held.
  open override func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    super.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
    followChoices(of: interaction)
    stateChanged()
  }

  /// Requests an update of the configuration because the button is no longer held.
  open override func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    stateChanged()
  }

  // MARK: The Mac

  /// The preferred behavior of the button in an app made for the Mac; automatic unless set
  /// (`UIButton.preferredBehavioralStyle`).
  open var preferredBehavioralStyle: BehavioralStyle {
    get { extras?.preferredBehavioralStyle ?? .automatic }
    set {
      guard newValue != preferredBehavioralStyle else { return }
      madeExtras.preferredBehavioralStyle = newValue
      contentChanged()
    }
  }

  /// Adds a gesture recognizer; traps for a system button with the Mac's behavioral style, where
  /// UIKit throws an exception (Apple's page on `UIButton`).
  open override func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    precondition(
      buttonType != .system || behavioralStyle != .mac,
      "a system button of the mac behavioral style takes no gesture recognizers: use an action")
    super.addGestureRecognizer(gestureRecognizer)
  }

  /// Returns false for a single tap with one finger of a recognizer of another view: the control
  /// keeps it (Apple's page on attaching gesture recognizers to controls).
  ///
  /// A disabled control keeps nothing; Apple is silent.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    !(isEnabled && TapGestureRecognizer.yields(gestureRecognizer, to: self))
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Environment

  /// Applies the tint color to the title and images.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentChanged()
  }

  /// Applies the text size and the device idiom to the configuration.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentChanged()
  }

  // MARK: Geometry, see Button+Geometry.swift

  /// The size of the content with its insets (`UIView.intrinsicContentSize`).
  open override var intrinsicContentSize: Size { fittingSize(within: nil) }

  /// Returns the size of the content with its insets; a configuration whose title wraps fits the
  /// given width.
  open override func sizeThatFits(_ size: Size) -> Size {
    fittingSize(within: size.width > 0 ? size.width : nil)
  }

  /// Resizes the button to fit its content.
  open override func sizeToFit() {
    super.sizeToFit()
    if hasTitle { madeExtras.isFittedToTitle = true }
  }

  /// Updates the title, subtitle and image views, and lays them out.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  /// Returns the rectangle of the background: the bounds.
  @available(*, deprecated, message: "not called for a configuration; override layoutSubviews()")
  open func backgroundRect(forBounds bounds: Rect) -> Rect { bounds }

  /// Returns the rectangle of the content: the bounds within ``contentEdgeInsets``.
  @available(*, deprecated, message: "not called for a configuration; override layoutSubviews()")
  open func contentRect(forBounds bounds: Rect) -> Rect { legacyContentRect(bounds) }

  /// Returns the rectangle of the title in the content rectangle.
  @available(*, deprecated, message: "not called for a configuration; override layoutSubviews()")
  open func titleRect(forContentRect contentRect: Rect) -> Rect { legacyTitleRect(contentRect) }

  /// Returns the rectangle of the image in the content rectangle.
  @available(*, deprecated, message: "not called for a configuration; override layoutSubviews()")
  open func imageRect(forContentRect contentRect: Rect) -> Rect { legacyImageRect(contentRect) }

  // MARK: Accessibility, see Button+Accessibility.swift

  /// A Boolean value that indicates whether a screen reader stops at the button; true unless set.
  open override var isAccessibilityElement: Bool {
    get { explicitIsAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The label that was set; otherwise the title that the button shows, then the label of its
  /// image.
  ///
  /// A button with an image and none of these has no label. Where both a label and a title exist,
  /// ``labelPolicy`` decides which one is spoken.
  open override var accessibilityLabel: String? {
    get { explicitAccessibilityLabel ?? shownName?.name }
    set { super.accessibilityLabel = newValue }
  }

  /// The value that was set; otherwise the state of a toggle, or the choice of a pop-up button
  /// whose label is a different text.
  open override var defaultAccessibilityValue: AccessibilityValue? { selectionValue }

  /// The element that a screen reader sees now, with the source of its name.
  ///
  /// Where the title and the label differ, `overruledLabel` is the one that is not spoken. A
  /// pending update of the configuration runs first.
  open override var accessibilityElement: AccessibilityElement {
    updatePropertiesIfNeeded()
    return named(super.accessibilityElement)
  }

  /// The names that were set; otherwise the title where it differs from the spoken name, because
  /// users of Voice Control say what they see.
  open override var accessibilityUserInputLabels: [String] {
    get {
      let labels = super.accessibilityUserInputLabels
      guard labels.isEmpty, let shown = shownName, shown.source != .image,
        accessibilityLabel != shown.name
      else { return labels }
      return [shown.name]
    }
    set { super.accessibilityUserInputLabels = newValue }
  }

  /// A button, whatever it shows; also a pop-up button with the menu as its primary action, or, by
  /// the ``togglePolicy``, a switch with a selection of its own.
  open override var defaultAccessibilityTraits: AccessibilityTraits {
    guard let extras else { return .button }
    if extras.menu != nil, showsMenuAsPrimaryAction { return [.button, .popUpButton] }
    return extras.changesSelection && extras.togglePolicy == .switchButton
      ? [.button, .toggleButton] : .button
  }

  // MARK: Deprecated, which subclasses override

  /// The distance of title and image from the edges; positive values move an edge inward, negative
  /// values outward; zero unless set.
  ///
  /// The size of the button follows only these insets.
  @available(*, deprecated, message: "use contentInsets of a configuration")
  open var contentEdgeInsets: EdgeInsets {
    get { extras?.contentEdgeInsets ?? .zero }
    set {
      madeExtras.areInsetsExplicit = true
      setContentEdgeInsets(newValue)
    }
  }

  /// The distance of the title from the edges of its space; zero unless set.
  @available(*, deprecated, message: "use titlePadding or contentInsets of a configuration")
  open var titleEdgeInsets: EdgeInsets {
    get { extras?.titleEdgeInsets ?? .zero }
    set {
      guard newValue != extras?.titleEdgeInsets ?? .zero else { return }
      madeExtras.titleEdgeInsets = newValue
      setNeedsLayout()
    }
  }

  /// The distance of the image from the edges of its space; zero unless set.
  @available(*, deprecated, message: "use imagePadding of a configuration")
  open var imageEdgeInsets: EdgeInsets {
    get { extras?.imageEdgeInsets ?? .zero }
    set {
      guard newValue != extras?.imageEdgeInsets ?? .zero else { return }
      madeExtras.imageEdgeInsets = newValue
      setNeedsLayout()
    }
  }
}

extension Button: ShowsText {
  package final var shownText: String? { currentTitle }
}
