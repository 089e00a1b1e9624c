// Anchors are made when they are asked for: two reads return equal anchors.

extension LayoutItem {
  /// The edge where a line of text begins, of the view or guide (`UIView.leadingAnchor`).
  public var leadingAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutTerm(self, .leading))
  }

  /// The edge where a line of text ends of the view or guide (`UIView.trailingAnchor`).
  public var trailingAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutTerm(self, .trailing))
  }

  /// The left edge of the view or guide (`UIView.leftAnchor`).
  public var leftAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutTerm(self, .left))
  }

  /// The right edge of the view or guide (`UIView.rightAnchor`).
  public var rightAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutTerm(self, .right))
  }

  /// The horizontal middle of the view or guide (`UIView.centerXAnchor`).
  public var centerXAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutTerm(self, .centerX))
  }

  /// The top edge of the view or guide (`UIView.topAnchor`).
  public var topAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutTerm(self, .top))
  }

  /// The bottom edge of the view or guide (`UIView.bottomAnchor`).
  public var bottomAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutTerm(self, .bottom))
  }

  /// The vertical middle of the view or guide (`UIView.centerYAnchor`).
  public var centerYAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutTerm(self, .centerY))
  }

  /// The width of the view or guide (`UIView.widthAnchor`).
  public var widthAnchor: LayoutDimension {
    LayoutDimension(LayoutTerm(self, .width))
  }

  /// The height of the view or guide (`UIView.heightAnchor`).
  public var heightAnchor: LayoutDimension {
    LayoutDimension(LayoutTerm(self, .height))
  }
}

extension LayoutView {
  /// The baseline of the first line of text, or the bottom edge without text
  /// (`UIView.firstBaselineAnchor`).
  public var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutTerm(self, .firstBaseline))
  }

  /// The baseline of the last line of text, or the bottom edge without text
  /// (`UIView.lastBaselineAnchor`).
  public var lastBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutTerm(self, .lastBaseline))
  }
}
