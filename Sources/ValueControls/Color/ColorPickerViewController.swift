import Accessibility
public import Graphics
public import ResponderKit

/// The methods that report what a user does in a color picker: `UIColorPickerViewControllerDelegate`.
///
/// All are optional; those that an object lacks do nothing. Main actor only.
@preconcurrency @MainActor
public protocol ColorPickerViewControllerDelegate: AnyObject {
  /// Reports a color that the user chose, and whether the choice is still going on
  /// (`colorPickerViewController(_:didSelect:continuously:)`, iOS 15).
  func colorPickerViewController(
    _ viewController: ColorPickerViewController, didSelect color: Color, continuously: Bool)
  /// Reports that the user closed the picker (`colorPickerViewControllerDidFinish(_:)`).
  func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController)
}

extension ColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: ColorPickerViewController, didSelect color: Color, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController) {}
}

/// Shows the system's color picker: UIKit's `UIColorPickerViewController` (iOS 14).
///
/// Of the three ways to choose a color the sliders are there, which reach every one; the grid and the
/// spectrum are a single choice of ``select(_:)``. Apple's page documents no default color. Main actor
/// only.
@preconcurrency @MainActor
open class ColorPickerViewController: ViewController {
  /// The object that is told what the user does; nil unless set.
  open weak var delegate: (any ColorPickerViewControllerDelegate)?
  /// The color; black unless set.
  ///
  /// Setting it tells the delegate nothing.
  open var selectedColor: Color = .black {
    didSet { (viewIfLoaded as? ColorSliders)?.show(selectedColor) }
  }
  /// A Boolean value that indicates whether the picker offers an opacity; true unless set.
  open var supportsAlpha: Bool = true {
    didSet { (viewIfLoaded as? ColorSliders)?.offersOpacity = supportsAlpha }
  }
  /// A Boolean value that indicates whether the picker offers to take a color from the screen; true
  /// unless set (iOS 26, which documents no default).
  open var supportsEyedropper: Bool = true
  /// The greatest brightness that can be chosen, 1 for the usual one; 1 unless set (iOS 26, which
  /// documents no default).
  open var maximumLinearExposure: Scalar = 1

  /// Creates a picker (`UIColorPickerViewController.init()`).
  public init() { super.init(nibName: nil, bundle: nil) }

  /// Makes the view with its heading, its button and its sliders.
  open override func loadView() {
    let content = ColorSliders(title: title)
    content.offersOpacity = supportsAlpha
    content.show(selectedColor)
    content.choose = { [weak self] color, goesOn in self?.tell(color, continuously: goesOn) }
    content.close = { [weak self] in self?.finish() }
    view = content
  }

  /// Chooses a color as a tap on the grid does, and tells the delegate.
  ///
  /// UIKit has no counterpart: the grid is the system's. An opacity that the picker does not support
  /// becomes 1.
  public final func select(_ color: Color) {
    let isAllowed = supportsAlpha || (color.alpha ?? 1) == 1
    let color = isAllowed ? color : color.withAlphaComponent(1)
    tell(color, continuously: false)
  }

  /// Closes the picker as its button does, and tells the delegate; UIKit has no counterpart.
  public final func finish() {
    presentingViewController?.dismiss(animated: true, completion: nil)
    delegate?.colorPickerViewControllerDidFinish(self)
  }

  private func tell(_ color: Color, continuously: Bool) {
    if color != selectedColor { selectedColor = color }
    delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
  }
}
