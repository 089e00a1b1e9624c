public import Accessibility
public import ControlCore
public import Graphics
public import ResponderKit

/// A control that runs an action when it is tapped: UIKit's `UIButton`.
///
/// It has a type, a title, an attributed title, an image and a background image for each state, and
/// a role. Configurations, menus, colours and geometry are not part of it yet.
@MainActor
open class Button: Control {
  /// The type, which can't change.
  public private(set) final var buttonType: ButtonType = .custom

  /// What the button means to the app; normal unless set.
  open var role: Role = .normal

  /// Creates a custom button with a frame.
  public override init(frame: Rect) {
    super.init(frame: frame)
    isTapPrimary = true
  }

  /// Creates a button of a type.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  /// Creates a button of a type that takes title and image from an action and runs it as its
  /// primary action.
  public convenience init(type: ButtonType = .system, primaryAction: Action?) {
    self.init(type: type)
    adopt(primaryAction)
  }

  /// Creates a custom button that takes title and image from an action and runs it as its primary
  /// action.
  public convenience init(frame: Rect, primaryAction: Action?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a system button with an image that sends an action when it is tapped.
  public static func systemButton(with image: Image, target: AnyObject?, action: ActionSelector?)
    -> Button
  {
    let button = Button(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func adopt(_ action: Action?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Content for each state

  private var titles = StateValues<String>()
  private var attributedTitles = StateValues<AttributedText>()
  private var images = StateValues<Image>()
  private var backgroundImages = StateValues<Image>()

  /// Sets the title of a state, or removes it for nil.
  open func setTitle(_ title: String?, for state: ControlState) {
    titles.set(title, for: state)
  }

  /// Returns the title of a state: its own, otherwise that of the normal state.
  ///
  /// Combined states do not fall back to their parts: `[.selected, .highlighted]` never borrows
  /// from `.selected`.
  open func title(for state: ControlState) -> String? { titles[state] }

  /// Sets the attributed title of a state, or removes it for nil; it is shown instead of the plain
  /// one.
  open func setAttributedTitle(_ title: AttributedText?, for state: ControlState) {
    attributedTitles.set(title, for: state)
  }

  /// Returns the attributed title of a state: its own, otherwise that of the normal state.
  open func attributedTitle(for state: ControlState) -> AttributedText? {
    attributedTitles[state]
  }

  /// Sets the image of a state, or removes it for nil.
  open func setImage(_ image: Image?, for state: ControlState) {
    images.set(image, for: state)
  }

  /// Returns the image of a state: its own, otherwise that of the normal state.
  open func image(for state: ControlState) -> Image? { images[state] }

  /// Sets the background image of a state, or removes it for nil.
  open func setBackgroundImage(_ image: Image?, for state: ControlState) {
    backgroundImages.set(image, for: state)
  }

  /// Returns the background image of a state: its own, otherwise that of the normal state.
  open func backgroundImage(for state: ControlState) -> Image? { backgroundImages[state] }

  /// The title of the present state.
  open var currentTitle: String? { title(for: state) }

  /// The attributed title of the present state; where there is one it is shown instead of the plain
  /// title.
  open var currentAttributedTitle: AttributedText? { attributedTitle(for: state) }

  /// The image of the present state.
  open var currentImage: Image? { image(for: state) }

  /// The background image of the present state.
  open var currentBackgroundImage: Image? { backgroundImage(for: state) }

  // MARK: Accessibility

  /// Which name is spoken when the button has a title and an accessibility label.
  open var labelPolicy: LabelPolicy = .documented

  /// Whether a screen reader stops at the button; true unless set.
  open override var isAccessibilityElement: Bool {
    get { explicitIsAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The label that was set; without one, the title that the button shows, then the label of its
  /// image.
  ///
  /// A button with an image and none of these has no label. What is spoken where both a label and a
  /// title are there is a matter of ``labelPolicy``.
  open override var accessibilityLabel: String? {
    get { explicitAccessibilityLabel ?? shownName?.name }
    set { super.accessibilityLabel = newValue }
  }

  /// What a screen reader is told of the button, with the source of its name.
  ///
  /// Where a title and a label differ, the one that is not spoken is the `overruledLabel`.
  open override var accessibilityElement: AccessibilityElement {
    var element = super.accessibilityElement
    guard let shown = shownName else { return element }
    // A subclass that answers with a label of its own has one as if it were set.
    let isOwn = element.label != (explicitAccessibilityLabel ?? shown.name)
    let label = explicitAccessibilityLabel ?? (isOwn ? element.label : nil)
    if label == nil || (labelPolicy == .documented && shown.source != .image) {
      element.label = shown.name
      element.labelSource = shown.source
      element.attributedLabel =
        shown.source == .attributedTitle
        ? currentAttributedTitle.flatMap { $0.hasSpeech ? $0 : nil } : nil
    }
    if let label, shown.source != .image, label != shown.name {
      element.overruledLabel =
        labelPolicy == .documented
        ? OverruledLabel(label, policy: .observed)
        : OverruledLabel(shown.name, policy: .documented)
    }
    return element
  }

  /// The names that were set, otherwise the title where that is not what is spoken: a speaking user
  /// says what is seen.
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

  /// A button, whatever it shows.
  open override var defaultAccessibilityTraits: AccessibilityTraits { .button }

  /// What the button shows that could be its name: a title that is not blank, or its image.
  private var shownName: (name: String, source: LabelSource)? {
    if let title = currentAttributedTitle?.string, !title.isBlank {
      return (title, .attributedTitle)
    }
    if let title = currentTitle, !title.isBlank { return (title, .title) }
    return currentImage?.accessibilityLabel.map { ($0, .image) }
  }
}

extension String {
  /// Whether the text has nothing but white space: a title of a blank is set to show none.
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
