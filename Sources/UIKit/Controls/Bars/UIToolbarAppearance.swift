#if UIKit
import Foundation
import Graphics
public import ResponderKit

/// The look of a toolbar: `UIToolbarAppearance`.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The looks of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The looks of the button that ends a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The looks of that button under its name since iOS 26.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }

  /// Creates the looks of bars on a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// Creates looks like others; those of another kind of bar give their background.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.duplicate
    doneButtonAppearance = other.doneButtonAppearance.duplicate
  }
}
#endif
