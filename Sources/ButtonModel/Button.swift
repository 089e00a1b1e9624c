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
  public let buttonType: ButtonType

  /// What the button means to the app; normal unless set.
  open var role: Role = .normal

  /// Creates a custom button with a frame.
  public override init(frame: Rect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// Creates a button of a type.
  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
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

  // MARK: Content for each state, see Button+Content.swift

  var titles = StateValues<String>()
  var attributedTitles = StateValues<AttributedText>()
  var images = StateValues<Image>()
  var backgroundImages = StateValues<Image>()

  // MARK: Accessibility

  /// Which name is spoken when the button has a title and an accessibility label.
  open var labelPolicy: LabelPolicy = .documented

  /// Whether a screen reader stops at the button; true unless set.
  open override var isAccessibilityElement: Bool {
    get { explicitIsAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The name that is spoken: by ``labelPolicy`` the title or the label that was set, then the
  /// label of the image.
  ///
  /// A button with an image and neither has no name.
  open override var accessibilityLabel: String? {
    get { spokenName.label }
    set { super.accessibilityLabel = newValue }
  }

  /// What a screen reader is told of the button, with the source of its name.
  open override var accessibilityElement: AccessibilityElement {
    var element = super.accessibilityElement
    let name = spokenName
    element.labelSource = element.label == name.label ? name.source : element.labelSource
    return element
  }

  /// A button, whatever it shows.
  open override var defaultAccessibilityTraits: AccessibilityTraits { .button }

  private var spokenName: (label: String?, source: LabelSource?) {
    let explicit = explicitAccessibilityLabel
    if labelPolicy == .observed, let explicit { return (explicit, .accessibilityLabel) }
    if let title = currentAttributedTitle?.string, !title.isEmpty {
      return (title, .attributedTitle)
    }
    if let title = currentTitle, !title.isEmpty { return (title, .title) }
    if let explicit { return (explicit, .accessibilityLabel) }
    if let label = currentImage?.accessibilityLabel { return (label, .image) }
    return (nil, nil)
  }
}
