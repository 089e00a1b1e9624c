public import Graphics

extension View {
  /// Returns the size that the transform turns into one of the given extent.
  final func sizeBeforeTransform(of size: Size) -> Size {
    // The extent is |a|w + |c|h wide and |b|w + |d|h high.
    let (a, b, c, d) = (abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d))
    let determinant = a * d - b * c
    let width = (size.width * d - size.height * c) / determinant
    let height = (size.height * a - size.width * b) / determinant
    guard width.isFinite, height.isFinite, width >= 0, height >= 0 else { return size }
    return Size(width: width, height: height)
  }

  /// Converts a point of this view to the coordinates of another view, or of the window for nil.
  public final func convert(_ point: Point, to view: View?) -> Point {
    point.applying(transform(to: view))
  }

  /// Converts a point of another view, or of the window for nil, to the coordinates of this view.
  public final func convert(_ point: Point, from view: View?) -> Point {
    point.applying(transform(to: view).inverted())
  }

  /// Converts a rectangle of this view to the coordinates of another view, or of the window for
  /// nil.
  ///
  /// If the views are rotated against each other, the result is the smallest rectangle that
  /// contains it.
  public final func convert(_ rect: Rect, to view: View?) -> Rect {
    rect.applying(transform(to: view))
  }

  /// Converts a rectangle of another view, or of the window for nil, to the coordinates of this
  /// view.
  public final func convert(_ rect: Rect, from view: View?) -> Rect {
    rect.applying(transform(to: view).inverted())
  }

  /// Converts a point of the view to the coordinates of the screen.
  package final func convertToScreen(_ point: Point) -> Point {
    let point = convert(point, to: nil)
    return responderWindow.map { point.applying($0.transformToSuperview) } ?? point
  }

  /// Converts a point of the screen to the coordinates of the outermost view.
  package final func pointOnScreen(_ point: Point) -> Point {
    responderWindow.map { point.applying($0.transformToSuperview.inverted()) } ?? point
  }

  /// The transform from the coordinates of this view to those of its superview.
  final var transformToSuperview: AffineTransform {
    AffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(AffineTransform(translationX: center.x, y: center.y))
  }

  /// Returns the transform from the coordinates of this view to those of another one, through their
  /// nearest common superview.
  private func transform(to view: View?) -> AffineTransform {
    let ancestor = view.flatMap { view in
      sequence(first: self, next: \.superview).first { view.isDescendant(of: $0) }
    }
    let down = view?.transform(up: ancestor).inverted() ?? .identity
    return transform(up: ancestor).concatenating(down)
  }

  /// Returns the transform from the coordinates of this view to those of a superview, or of the
  /// outermost view for nil.
  private func transform(up ancestor: View?) -> AffineTransform {
    // Each reading of a screen comes here for every element, so that there is no closure, and few products.
    var (result, view) = (AffineTransform.identity, self)
    while view !== ancestor, let superview = view.superview {
      defer { view = superview }
      if view.transform.isIdentity {
        result.tx += view.center.x - view.bounds.midX
        result.ty += view.center.y - view.bounds.midY
      } else {
        result = result.concatenating(view.transformToSuperview)
      }
    }
    return result
  }
}
