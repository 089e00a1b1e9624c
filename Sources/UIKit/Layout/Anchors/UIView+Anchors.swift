#if UIKit
import Foundation
public import ResponderKit

// Anchors are made when they are asked for: two reads return equal anchors.

extension UIView {
  /// The edge where a line of text begins, of the view (`UIView.leadingAnchor`).
  public final var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutTerm(self, .leading))
  }

  /// The edge where a line of text ends of the view (`UIView.trailingAnchor`).
  public final var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutTerm(self, .trailing))
  }

  /// The left edge of the view (`UIView.leftAnchor`).
  public final var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutTerm(self, .left))
  }

  /// The right edge of the view (`UIView.rightAnchor`).
  public final var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutTerm(self, .right))
  }

  /// The horizontal middle of the view (`UIView.centerXAnchor`).
  public final var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutTerm(self, .centerX))
  }

  /// The top edge of the view (`UIView.topAnchor`).
  public final var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutTerm(self, .top))
  }

  /// The bottom edge of the view (`UIView.bottomAnchor`).
  public final var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutTerm(self, .bottom))
  }

  /// The vertical middle of the view (`UIView.centerYAnchor`).
  public final var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutTerm(self, .centerY))
  }

  /// The width of the view (`UIView.widthAnchor`).
  public final var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutTerm(self, .width))
  }

  /// The height of the view (`UIView.heightAnchor`).
  public final var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutTerm(self, .height))
  }

  /// The baseline of the first line of text, or the bottom edge without text (`UIView.firstBaselineAnchor`).
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutTerm(self, .firstBaseline))
  }

  /// The baseline of the last line of text, or the bottom edge without text (`UIView.lastBaselineAnchor`).
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutTerm(self, .lastBaseline))
  }
}
#endif
