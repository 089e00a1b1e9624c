public import Graphics

extension NSView {
  /// Converts a point of this view to the coordinates of another view of the window, or of the window for
  /// nil (`NSView.convert(_:to:)`).
  public final func convert(_ point: Point, to view: NSView?) -> Point {
    let inWindow = sequence(first: self, next: \.superview).reduce(point) {
      $1.convertToSuperview($0)
    }
    return view.map { $0.convertFromWindow(inWindow) } ?? inWindow
  }

  /// Converts a point of another view of the window, or of the window for nil, to the coordinates of this
  /// view (`NSView.convert(_:from:)`).
  public final func convert(_ point: Point, from view: NSView?) -> Point {
    convertFromWindow(view.map { $0.convert(point, to: nil) } ?? point)
  }

  /// Converts a rectangle of this view to the coordinates of another view, or of the window for nil.
  public final func convert(_ rect: Rect, to view: NSView?) -> Rect {
    rectangle(
      convert(Point(x: rect.minX, y: rect.minY), to: view),
      convert(Point(x: rect.maxX, y: rect.maxY), to: view))
  }

  /// Converts a rectangle of another view, or of the window for nil, to the coordinates of this view.
  public final func convert(_ rect: Rect, from view: NSView?) -> Rect {
    rectangle(
      convert(Point(x: rect.minX, y: rect.minY), from: view),
      convert(Point(x: rect.maxX, y: rect.maxY), from: view))
  }

  private func rectangle(_ first: Point, _ second: Point) -> Rect {
    Rect(
      x: min(first.x, second.x), y: min(first.y, second.y), width: abs(first.x - second.x),
      height: abs(first.y - second.y))
  }

  private func convertFromWindow(_ point: Point) -> Point {
    Array(sequence(first: self, next: \.superview)).reversed().reduce(point) {
      $1.convertFromSuperview($0)
    }
  }

  /// Indicates whether the vertical axes of the view and of what contains it point in different
  /// directions.
  ///
  /// A window's points up.
  private var turnsOver: Bool { isFlipped != (superview?.isFlipped ?? false) }

  private var scale: (x: Double, y: Double) {
    let bounds = bounds
    return (
      bounds.width > 0 ? frame.width / bounds.width : 1,
      bounds.height > 0 ? frame.height / bounds.height : 1
    )
  }

  final func convertToSuperview(_ point: Point) -> Point {
    let (bounds, scale) = (bounds, scale)
    let up = turnsOver ? bounds.maxY - point.y : point.y - bounds.minY
    return Point(
      x: frame.minX + (point.x - bounds.minX) * scale.x, y: frame.minY + up * scale.y)
  }

  final func convertFromSuperview(_ point: Point) -> Point {
    let (bounds, scale) = (bounds, scale)
    let up = scale.y == 0 ? 0 : (point.y - frame.minY) / scale.y
    return Point(
      x: bounds.minX + (scale.x == 0 ? 0 : (point.x - frame.minX) / scale.x),
      y: turnsOver ? bounds.maxY - up : bounds.minY + up)
  }

  /// Moves the view without changing its size (`NSView.setFrameOrigin(_:)`).
  public final func setFrameOrigin(_ newOrigin: Point) { frame.origin = newOrigin }
  /// Changes the size of the view (`NSView.setFrameSize(_:)`).
  public final func setFrameSize(_ newSize: Size) { frame.size = newSize }
  /// Changes the origin of the view's coordinates (`NSView.setBoundsOrigin(_:)`).
  public final func setBoundsOrigin(_ newOrigin: Point) { boundsOrigin = newOrigin }

  /// The part of the view that the clip views around it leave (`NSView.visibleRect`).
  public final var visibleRect: Rect {
    var rect = bounds
    for case let clip as NSClipView in sequence(first: self, next: \.superview).dropFirst() {
      rect = rect.intersection(convert(clip.bounds, from: clip))
    }
    return rect
  }
}
