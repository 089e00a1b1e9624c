#if UIKit
import Foundation
public import Graphics
public import ResponderKit

extension UIView {
  /// Returns the direction of content of a kind in the interface of the application
  /// (`UIView.userInterfaceLayoutDirection(for:)`).
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// Returns the direction of content of a kind in an interface of the given direction
  /// (`UIView.userInterfaceLayoutDirection(for:relativeTo:)`).
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: layoutDirection)
  }
}
#endif
