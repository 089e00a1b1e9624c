import ControlCore
public import Graphics
import ResponderKit

// The members of UIButton that UIKit deprecates in favor of a configuration or the label, or
// without replacement (UIButton.h). A configuration ignores all of them.

extension Button {

  final func setContentEdgeInsets(_ insets: EdgeInsets) {
    guard insets != extras?.contentEdgeInsets ?? .zero else { return }
    madeExtras.contentEdgeInsets = insets
    invalidateIntrinsicContentSize()
  }

  /// A Boolean value that indicates whether the highlighted state darkens an image that was not set
  /// for it; true unless set.
  @available(*, deprecated, message: "use configurationUpdateHandler")
  public final var adjustsImageWhenHighlighted: Bool {
    get { drawing.contains(.adjustsImageWhenHighlighted) }
    set { setDrawing(.adjustsImageWhenHighlighted, newValue) }
  }

  /// A Boolean value that indicates whether the disabled state dims an image that was not set for
  /// it; true unless set.
  @available(*, deprecated, message: "use configurationUpdateHandler")
  public final var adjustsImageWhenDisabled: Bool {
    get { drawing.contains(.adjustsImageWhenDisabled) }
    set { setDrawing(.adjustsImageWhenDisabled, newValue) }
  }

  /// A Boolean value that indicates whether the button glows under the finger; false unless set.
  @available(*, deprecated, message: "use configurationUpdateHandler")
  public final var showsTouchWhenHighlighted: Bool {
    get { drawing.contains(.showsTouchWhenHighlighted) }
    set { setDrawing(.showsTouchWhenHighlighted, newValue) }
  }

  /// A Boolean value that indicates whether the title's shadow falls to the opposite side while
  /// highlighted; false unless set.
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

  /// The line break mode for a title that is too long; in the middle unless set.
  @available(*, deprecated, message: "use titleLabel.lineBreakMode")
  public final var lineBreakMode: LineBreakMode {
    get { extras?.titleLabel?.lineBreakMode ?? .byTruncatingMiddle }
    set { titleLabel?.lineBreakMode = newValue }
  }

  /// The offset of the title's shadow, in points; zero unless set.
  @available(*, deprecated, message: "use titleLabel.shadowOffset")
  public final var titleShadowOffset: Size {
    get { extras?.titleLabel?.shadowOffset ?? .zero }
    set { titleLabel?.shadowOffset = newValue }
  }
}
