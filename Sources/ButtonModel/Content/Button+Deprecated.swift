import ControlCore
public import Graphics
import ResponderKit

// What UIKit deprecates of UIButton, in favor of a configuration, of the label, or without
// replacement (UIButton.h). A configuration ignores all of it.

extension Button {
  /// How far title and image are from the edges; positive moves an edge inward, negative outward;
  /// zero unless set.
  ///
  /// The only insets that the size of the button follows.
  @available(*, deprecated, message: "use contentInsets of a configuration")
  public final var contentEdgeInsets: EdgeInsets {
    get { extras?.contentEdgeInsets ?? .zero }
    set {
      madeExtras.areInsetsExplicit = true
      setContentEdgeInsets(newValue)
    }
  }

  final func setContentEdgeInsets(_ insets: EdgeInsets) {
    guard insets != extras?.contentEdgeInsets ?? .zero else { return }
    madeExtras.contentEdgeInsets = insets
    invalidateIntrinsicContentSize()
  }

  /// How far the title is from the edges of its room; zero unless set.
  @available(*, deprecated, message: "use titlePadding or contentInsets of a configuration")
  public final var titleEdgeInsets: EdgeInsets {
    get { extras?.titleEdgeInsets ?? .zero }
    set {
      guard newValue != extras?.titleEdgeInsets ?? .zero else { return }
      madeExtras.titleEdgeInsets = newValue
      setNeedsLayout()
    }
  }

  /// How far the image is from the edges of its room; zero unless set.
  @available(*, deprecated, message: "use imagePadding of a configuration")
  public final var imageEdgeInsets: EdgeInsets {
    get { extras?.imageEdgeInsets ?? .zero }
    set {
      guard newValue != extras?.imageEdgeInsets ?? .zero else { return }
      madeExtras.imageEdgeInsets = newValue
      setNeedsLayout()
    }
  }

  /// Whether an image that was not set for the highlighted state is darker in it; true unless set.
  @available(*, deprecated, message: "use configurationUpdateHandler")
  public final var adjustsImageWhenHighlighted: Bool {
    get { drawing.contains(.adjustsImageWhenHighlighted) }
    set { setDrawing(.adjustsImageWhenHighlighted, newValue) }
  }

  /// Whether an image that was not set for the disabled state is dimmed in it; true unless set.
  @available(*, deprecated, message: "use configurationUpdateHandler")
  public final var adjustsImageWhenDisabled: Bool {
    get { drawing.contains(.adjustsImageWhenDisabled) }
    set { setDrawing(.adjustsImageWhenDisabled, newValue) }
  }

  /// Whether the button glows where the finger is; false unless set.
  @available(*, deprecated, message: "use configurationUpdateHandler")
  public final var showsTouchWhenHighlighted: Bool {
    get { drawing.contains(.showsTouchWhenHighlighted) }
    set { setDrawing(.showsTouchWhenHighlighted, newValue) }
  }

  /// Whether the shadow of the title falls to the other side while highlighted; false unless set.
  @available(*, deprecated, message: "use configurationUpdateHandler")
  public final var reversesTitleShadowWhenHighlighted: Bool {
    get { drawing.contains(.reversesTitleShadowWhenHighlighted) }
    set { setDrawing(.reversesTitleShadowWhenHighlighted, newValue) }
  }

  final func setDrawing(_ option: Drawing, _ isSet: Bool) {
    if isSet { drawing.insert(option) } else { drawing.remove(option) }
  }

  /// The font of the title.
  @available(*, deprecated, message: "use titleLabel.font")
  public final var font: Font {
    get { legacyTitleFont }
    set { titleLabel?.font = newValue }
  }

  /// What becomes of a title that is too long; its middle is cut out unless set.
  @available(*, deprecated, message: "use titleLabel.lineBreakMode")
  public final var lineBreakMode: LineBreakMode {
    get { extras?.titleLabel?.lineBreakMode ?? .byTruncatingMiddle }
    set { titleLabel?.lineBreakMode = newValue }
  }

  /// Where the shadow of the title falls, in points; zero unless set.
  @available(*, deprecated, message: "use titleLabel.shadowOffset")
  public final var titleShadowOffset: Size {
    get { extras?.titleLabel?.shadowOffset ?? .zero }
    set { titleLabel?.shadowOffset = newValue }
  }
}
