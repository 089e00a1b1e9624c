public import Accessibility
public import Graphics
public import ResponderKit

/// A view that shows text: UIKit's `UILabel`, without drawing.
///
/// A screen reader stops at a label that has text and speaks it. Defaults are those of UILabel.h.
@preconcurrency @MainActor
open class Label: View {
  /// Creates a label without text; touches reach the view behind it (`UILabel.init(frame:)`).
  public override init(frame: Rect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  private var content: AttributedText?
  /// Indicates whether the text was set with attributes of its own.
  private var isAttributed = false

  /// The text; nil unless set.
  ///
  /// Setting it discards the attributed text (`UILabel.text`).
  open var text: String? {
    get { content?.string }
    set { set(newValue.map { AttributedText($0) }, isAttributed: false) }
  }

  /// The text with its attributes, which default to the label's; nil unless set
  /// (`UILabel.attributedText`).
  open var attributedText: StyledText? {
    get {
      guard !isAttributed, let content else { return content?.styled }
      return AttributedText(
        content.string, attributes: .init(font: font, foregroundColor: textColor)
      ).styled
    }
    set { set(newValue?.attributedText, isAttributed: true) }
  }

  /// The text as it was set, for archives.
  package final var storedText: StoredText {
    get { StoredText(text: content, isAttributed: isAttributed) }
    set { set(newValue.text, isAttributed: newValue.isAttributed) }
  }
  /// A text, and whether it brings its own attributes.
  package struct StoredText: Sendable, Hashable, Codable {
    var text: AttributedText?
    var isAttributed: Bool
  }

  private func set(_ text: AttributedText?, isAttributed: Bool) {
    self.isAttributed = isAttributed && text != nil
    guard text != content else { return }
    content = text
    invalidateIntrinsicContentSize()
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; the system's in 17 points unless set (`UILabel.font`).
  open var font: Font! = .system(ofSize: 17) {
    didSet {
      if font == nil { font = .system(ofSize: 17) }
      if font != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text; the system's label color unless set (`UILabel.textColor`).
  open var textColor: Color! = .system("labelColor") {
    didSet { if textColor == nil { textColor = .system("labelColor") } }
  }
  /// The color of the text's shadow; nil, for none, unless set (`UILabel.shadowColor`).
  open var shadowColor: Color?
  /// The offset of the shadow, in points; one point above the text unless set
  /// (`UILabel.shadowOffset`).
  open var shadowOffset = Size(width: 0, height: -1)
  /// The alignment of the lines; natural unless set (`UILabel.textAlignment`).
  open var textAlignment: TextAlignment = .natural
  /// The line break mode for text that is too long; at its end unless set
  /// (`UILabel.lineBreakMode`).
  open var lineBreakMode: LineBreakMode = .byTruncatingTail
  /// The maximum number of lines, 0 for no limit; 1 unless set (`UILabel.numberOfLines`).
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// A Boolean value that indicates whether the text is drawn as enabled; true unless set
  /// (`UILabel.isEnabled`).
  open var isEnabled = true
  /// A Boolean value that indicates whether the text has ``highlightedTextColor``; false unless set
  /// (`UILabel.isHighlighted`).
  open var isHighlighted = false
  /// The color of highlighted text; nil, which means the same, unless set
  /// (`UILabel.highlightedTextColor`).
  open var highlightedTextColor: Color?
  /// A Boolean value that indicates whether text that is too wide shrinks; false unless set
  /// (`UILabel.adjustsFontSizeToFitWidth`).
  open var adjustsFontSizeToFitWidth = false
  /// The minimum scale of text that shrinks, 0 for the default; 0 unless set
  /// (`UILabel.minimumScaleFactor`).
  open var minimumScaleFactor: Scalar = 0
  /// The width at which lines wrap, in points, 0 for none; 0 unless set
  /// (`UILabel.preferredMaxLayoutWidth`).
  open var preferredMaxLayoutWidth: Scalar = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the text, as ``View/textMeasurer`` measures it (`UIView.intrinsicContentSize`).
  open override var intrinsicContentSize: Size {
    size(within: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }

  /// Returns the size of the text, wrapped at the width if several lines are allowed
  /// (`UIView.sizeThatFits(_:)`).
  open override func sizeThatFits(_ size: Size) -> Size {
    self.size(within: numberOfLines != 1 && size.width > 0 ? size.width : nil)
  }

  private func size(within width: Double?) -> Size {
    guard let content, !content.string.isEmpty else { return .zero }
    return textMeasurer.size(
      of: content, font: font, width: width, lines: max(numberOfLines, 0))
  }

  // MARK: Accessibility

  /// A Boolean value that indicates whether a screen reader stops at the label: if it has text,
  /// unless set (`UIAccessibility.isAccessibilityElement`).
  open override var isAccessibilityElement: Bool {
    get { explicitIsAccessibilityElement ?? !(text ?? "").isEmpty }
    set { super.isAccessibilityElement = newValue }
  }

  /// The label that was set, otherwise the text (`UIAccessibility.accessibilityLabel`).
  open override var accessibilityLabel: String? {
    get { explicitAccessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// The traits that were set, otherwise the trait of static text
  /// (`UIAccessibility.accessibilityTraits`).
  open override var accessibilityTraits: AccessibilityTraits {
    get { explicitAccessibilityTraits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }

  /// The element that a screen reader sees, with the text as the source of its label
  /// (`UIAccessibility`).
  open override var accessibilityElement: AccessibilityElement {
    var element = super.accessibilityElement
    if explicitAccessibilityLabel == nil, element.label == text { element.labelSource = .text }
    return element
  }

  /// Draws the text in a rectangle; nothing calls it, as nothing is drawn (`UILabel.drawText(in:)`).
  open func drawText(in rect: Rect) {}
  /// Returns the rectangle that the text takes up in another one
  /// (`UILabel.textRect(forBounds:limitedToNumberOfLines:)`).
  open func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
    guard let content, !content.string.isEmpty else {
      return Rect(origin: bounds.origin, size: .zero)
    }
    let size = textMeasurer.size(
      of: content, font: font, width: numberOfLines == 1 ? nil : bounds.width,
      lines: max(numberOfLines, 0))
    return Rect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }
}

extension Label: ShowsText {
  package final var shownText: String? { text }
}

extension Label: WrapsContent, HasTextBaselines {
  package final func textHeight(forWidth width: Scalar) -> Scalar? {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0, width > 0 else { return nil }
    return size(within: width).height
  }

  /// The text is in the middle of a label that is too high.
  package final var baselinesFromMiddle: (first: Scalar, last: Scalar)? {
    guard content?.string.isEmpty == false else { return nil }
    let line = size(within: nil).height
    let surplus = max(0, (sizeThatFits(bounds.size).height - line) / 2)
    let offset = font.baselineFromMiddleOfLine
    return (offset - surplus, offset + surplus)
  }
}
