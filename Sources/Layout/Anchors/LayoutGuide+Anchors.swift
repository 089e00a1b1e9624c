public import ResponderKit

// Anchors are made when they are asked for: two reads return equal anchors.

extension LayoutGuide {
  /// The edge where a line of text begins, of the guide (`UILayoutGuide.leadingAnchor`).
  public final var leadingAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutTerm(self, .leading))
  }

  /// The edge where a line of text ends of the guide (`UILayoutGuide.trailingAnchor`).
  public final var trailingAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutTerm(self, .trailing))
  }

  /// The left edge of the guide (`UILayoutGuide.leftAnchor`).
  public final var leftAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutTerm(self, .left))
  }

  /// The right edge of the guide (`UILayoutGuide.rightAnchor`).
  public final var rightAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutTerm(self, .right))
  }

  /// The horizontal middle of the guide (`UILayoutGuide.centerXAnchor`).
  public final var centerXAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutTerm(self, .centerX))
  }

  /// The top edge of the guide (`UILayoutGuide.topAnchor`).
  public final var topAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutTerm(self, .top))
  }

  /// The bottom edge of the guide (`UILayoutGuide.bottomAnchor`).
  public final var bottomAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutTerm(self, .bottom))
  }

  /// The vertical middle of the guide (`UILayoutGuide.centerYAnchor`).
  public final var centerYAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutTerm(self, .centerY))
  }

  /// The width of the guide (`UILayoutGuide.widthAnchor`).
  public final var widthAnchor: LayoutDimension {
    LayoutDimension(LayoutTerm(self, .width))
  }

  /// The height of the guide (`UILayoutGuide.heightAnchor`).
  public final var heightAnchor: LayoutDimension {
    LayoutDimension(LayoutTerm(self, .height))
  }
}
