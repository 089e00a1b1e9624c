import FoundationEssentials
import ControlCore
import Graphics
public import ResponderKit

/// Shows the content of a standard cell in two labels and an image view: UIKit's
/// `UIListContentView`.
@preconcurrency @MainActor
open class ListContentView: View, ContentView {
  private var content: ListContentConfiguration
  private let text = Label(frame: .zero)
  private let secondaryText = Label(frame: .zero)
  private let image = ImageView(frame: .zero)

  /// Creates a view that shows a configuration (`UIListContentView.init(configuration:)`).
  public init(configuration: ListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [image, text, secondaryText] { addSubview(view) }
    show()
  }

  /// The configuration that is shown; a configuration of another type is ignored
  /// (`UIListContentView.configuration`).
  open var configuration: any ContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? ListContentConfiguration, newValue != content else {
        return
      }
      content = newValue
      show()
    }
  }

  private func show() {
    alpha = content.alpha
    image.image = content.image
    image.isHidden = content.image == nil
    show(content.text, content.attributedText, content.textProperties, in: text)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: secondaryText)
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: StyledText?,
    _ properties: ListContentConfiguration.TextProperties, in label: Label
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map { properties.transform.applied(to: $0) }
    }
    label.isHidden = text == nil
  }

  /// Returns the size of the image and the texts between the margins, at least 44 points high: as wide as
  /// the given size, or as the texts for a width of 0 (`UIView.sizeThatFits(_:)`).
  open override func sizeThatFits(_ size: Size) -> Size {
    let margins = content.directionalLayoutMargins
    let imageSize = content.image?.size ?? .zero
    let image = content.image == nil ? 0 : imageSize.width + content.imageToTextPadding
    let used = margins.leading + margins.trailing + image
    let labels = [text, secondaryText].filter { !$0.isHidden }
    let isSideBySide = content.prefersSideBySideTextAndSecondaryText && labels.count > 1
    let room = max(0, size.width - used) / (isSideBySide ? 2 : 1)
    let sizes = labels.map { $0.sizeThatFits(Size(width: room, height: 0)) }
    let width = sizes.map(\.width).max() ?? 0
    let height =
      isSideBySide
      ? sizes.map(\.height).max() ?? 0
      : sizes.reduce(0) { $0 + $1.height }
        + (labels.count > 1 ? content.textToSecondaryTextVerticalPadding : 0)
    let tallest = max(height, imageSize.height)
    return Size(
      width: size.width > 0 ? size.width : used + width * (isSideBySide ? 2 : 1),
      height: max(44, tallest + margins.top + margins.bottom))
  }

  /// Lays out the labels beside or below each other, after the image.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = content.directionalLayoutMargins
    var space = Rect(
      x: margins.leading, y: 0,
      width: max(0, bounds.width - margins.leading - margins.trailing), height: bounds.height)
    if let size = content.image?.size {
      image.frame = Rect(
        x: space.minX, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
      let used = min(size.width + content.imageToTextPadding, space.width)
      space.origin.x += used
      space.size.width -= used
    }
    text.frame = space
    guard content.secondaryText != nil else { return }
    var rest = space
    if content.prefersSideBySideTextAndSecondaryText {
      space.size.width /= 2
      rest.size.width = space.width
      rest.origin.x = space.maxX
    } else {
      space.size.height /= 2
      rest.size.height = space.height
      rest.origin.y = space.maxY
    }
    text.frame = space
    secondaryText.frame = rest
  }
}

extension ListContentConfiguration.TextProperties.TextTransform {
  /// Returns a text with its letters changed.
  func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
