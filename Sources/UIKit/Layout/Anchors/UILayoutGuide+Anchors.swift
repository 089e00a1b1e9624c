#if UIKit
import Foundation
public import ResponderKit

// Anchors are made when they are asked for: two reads return equal anchors.

extension UILayoutGuide {
  /// The edge where a line of text begins, of the guide (`UILayoutGuide.leadingAnchor`).
  public final var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutTerm(self, .leading))
  }

  /// The edge where a line of text ends of the guide (`UILayoutGuide.trailingAnchor`).
  public final var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutTerm(self, .trailing))
  }

  /// The left edge of the guide (`UILayoutGuide.leftAnchor`).
  public final var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutTerm(self, .left))
  }

  /// The right edge of the guide (`UILayoutGuide.rightAnchor`).
  public final var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutTerm(self, .right))
  }

  /// The horizontal middle of the guide (`UILayoutGuide.centerXAnchor`).
  public final var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutTerm(self, .centerX))
  }

  /// The top edge of the guide (`UILayoutGuide.topAnchor`).
  public final var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutTerm(self, .top))
  }

  /// The bottom edge of the guide (`UILayoutGuide.bottomAnchor`).
  public final var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutTerm(self, .bottom))
  }

  /// The vertical middle of the guide (`UILayoutGuide.centerYAnchor`).
  public final var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutTerm(self, .centerY))
  }

  /// The width of the guide (`UILayoutGuide.widthAnchor`).
  public final var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutTerm(self, .width))
  }

  /// The height of the guide (`UILayoutGuide.heightAnchor`).
  public final var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutTerm(self, .height))
  }
}
#endif
