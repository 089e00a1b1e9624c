public import ResponderKit

// Anchors are made when they are asked for: two reads return equal anchors.

extension View {
  /// The edge where a line of text begins, of the view (`UIView.leadingAnchor`).
  public final var leadingAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutTerm(self, .leading))
  }

  /// The edge where a line of text ends of the view (`UIView.trailingAnchor`).
  public final var trailingAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutTerm(self, .trailing))
  }

  /// The left edge of the view (`UIView.leftAnchor`).
  public final var leftAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutTerm(self, .left))
  }

  /// The right edge of the view (`UIView.rightAnchor`).
  public final var rightAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutTerm(self, .right))
  }

  /// The horizontal middle of the view (`UIView.centerXAnchor`).
  public final var centerXAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutTerm(self, .centerX))
  }

  /// The top edge of the view (`UIView.topAnchor`).
  public final var topAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutTerm(self, .top))
  }

  /// The bottom edge of the view (`UIView.bottomAnchor`).
  public final var bottomAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutTerm(self, .bottom))
  }

  /// The vertical middle of the view (`UIView.centerYAnchor`).
  public final var centerYAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutTerm(self, .centerY))
  }

  /// The width of the view (`UIView.widthAnchor`).
  public final var widthAnchor: LayoutDimension {
    LayoutDimension(LayoutTerm(self, .width))
  }

  /// The height of the view (`UIView.heightAnchor`).
  public final var heightAnchor: LayoutDimension {
    LayoutDimension(LayoutTerm(self, .height))
  }

  /// The baseline of the first line of text, or the bottom edge without text
  /// (`UIView.firstBaselineAnchor`).
  public final var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutTerm(self, .firstBaseline))
  }

  /// The baseline of the last line of text, or the bottom edge without text
  /// (`UIView.lastBaselineAnchor`).
  public final var lastBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutTerm(self, .lastBaseline))
  }
}
