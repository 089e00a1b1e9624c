#if UIKit
public import Foundation
public import Graphics
public import ResponderKit

/// The look of a navigation bar: `UINavigationBarAppearance`.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title; none unless set.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the line below the title; none unless set (iOS 26).
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title; zero unless set.
  open var titlePositionAdjustment = UIOffset.zero
  /// The attributes of the large title; none unless set.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the line below the large title; none unless set (iOS 26).
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The looks of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The looks of the button that ends a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The looks of that button under its name since iOS 26.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  /// The looks of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The image beside the title of the back button; nil, for the system's, unless set.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask of that image during a transition; nil unless set.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image beside the title of the back button, and its mask.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
  }

  /// Creates the looks of bars on a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// Creates looks like others; those of another kind of bar give their background.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
    buttonAppearance = other.buttonAppearance.duplicate
    doneButtonAppearance = other.doneButtonAppearance.duplicate
    backButtonAppearance = other.backButtonAppearance.duplicate
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}

extension NSObject {
  /// A copy of the object's own class.
  final var duplicate: Self {
    guard let copy = copy() as? Self else { return self }
    return copy
  }
}
#endif
