#if UIKit
public import ControlCore
import Foundation
import ResponderKit

/// The values that UIKit stores of an image view and the core has no use for.
@MainActor
private final class ImageViewLooks {
  var adjustsForAccessibility = false
  var masksFocusEffect = false
}

extension UIImageView {
  private var looks: ImageViewLooks { values(ImageViewLooks.self) { ImageViewLooks() } }
  private var looksIfAny: ImageViewLooks? { valuesIfAny(ImageViewLooks.self) }

  /// A Boolean value that indicates whether the image grows with the accessibility text sizes;
  /// false unless set (`UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory`).
  public final var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { looksIfAny?.adjustsForAccessibility ?? false }
    set { looks.adjustsForAccessibility = newValue }
  }

  /// A Boolean value that indicates whether the effect of the focus has the shape of the image;
  /// false unless set (`UIImageView.masksFocusEffectToContents`, tvOS).
  public final var masksFocusEffectToContents: Bool {
    get { looksIfAny?.masksFocusEffect ?? false }
    set { looks.masksFocusEffect = newValue }
  }
}
#endif
