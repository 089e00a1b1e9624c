#if UIKit
public import Foundation
public import Graphics
public import ResponderKit

/// The look of the buttons of a bar in each state: `UIBarButtonItemAppearance`.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The style that the looks are for.
  public final let style: UIBarButtonItem.Style
  /// The looks of a button that can be tapped.
  public final let normal: UIBarButtonItemStateAppearance
  /// The looks of a button that is pressed.
  public final let highlighted: UIBarButtonItemStateAppearance
  /// The looks of a button that cannot be tapped.
  public final let disabled: UIBarButtonItemStateAppearance
  /// The looks of a button that has the focus.
  public final let focused: UIBarButtonItemStateAppearance

  /// Creates the looks of buttons of a style.
  public required init(style: UIBarButtonItem.Style) {
    self.style = style
    normal = UIBarButtonItemStateAppearance()
    highlighted = UIBarButtonItemStateAppearance()
    disabled = UIBarButtonItemStateAppearance()
    focused = UIBarButtonItemStateAppearance()
    super.init()
  }

  /// Creates the looks of plain buttons.
  public convenience override init() { self.init(style: .plain) }

  /// The same looks in another object.
  open override func copy() -> Any { MainActor.assumeIsolated { copied } }

  private var copied: Self {
    let copy = Self(style: style)
    copy.normal.take(from: normal)
    copy.highlighted.take(from: highlighted)
    copy.disabled.take(from: disabled)
    copy.focused.take(from: focused)
    return copy
  }

  /// Sets the looks of the system for a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] {
      state.take(from: UIBarButtonItemStateAppearance())
    }
  }
}

/// The look of the buttons of a bar in one state: `UIBarButtonItemStateAppearance`.
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title; none unless set.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title; zero unless set.
  public var titlePositionAdjustment = UIOffset.zero
  /// The image behind the button; nil unless set.
  public var backgroundImage: UIImage?
  /// The offset of that image; zero unless set.
  public var backgroundImagePositionAdjustment = UIOffset.zero

  func take(from other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
#endif
