import ConstraintSolving
import Graphics

extension RowCollector {
  /// Returns one side of a constraint, as a position in the coordinates of the view that holds it, or
  /// as a length; nil for an item that is gone or not in the view.
  mutating func value(
    of term: LayoutTerm, in view: any LayoutViewNode, facing other: LayoutTerm?, isMirrored: Bool
  ) -> LinearExpression? {
    if let distance = term.distance {
      guard
        let start = value(
          of: distance.start, in: view, facing: distance.end, isMirrored: isMirrored),
        let end = value(of: distance.end, in: view, facing: distance.start, isMirrored: isMirrored)
      else { return nil }
      return end - start
    }
    guard let item = term.node else { return nil }
    let attribute = term.attribute
    if attribute.kind == .length {
      return length(of: item, attribute == .width ? .horizontal : .vertical)
    }
    if attribute == .firstBaseline || attribute == .lastBaseline {
      return baseline(of: item, first: attribute == .firstBaseline, in: view)
    }
    let axis: Axis = attribute.kind == .vertical ? .vertical : .horizontal
    let facesContent = attribute.isEdge && other.map { faces(item, $0) } ?? false
    let isRightToLeft = view.isRightToLeftInLayout
    let place: AxisSpan.Place =
      switch attribute {
      case .left, .leftMargin, .top, .topMargin: .start
      case .right, .rightMargin, .bottom, .bottomMargin: .end
      case .leading, .leadingMargin: isRightToLeft ? .end : .start
      case .trailing, .trailingMargin: isRightToLeft ? .start : .end
      default: .middle
      }
    guard
      let span = span(
        of: item, axis, place, in: view, withinMargins: attribute.isMargin,
        scrolled: facesContent)
    else { return nil }
    let position = span.position(place)
    guard isMirrored, axis == .horizontal, let width = length(of: view, .horizontal) else {
      return position
    }
    return width - position
  }

  /// Indicates whether an item is a view that scrolls what the other side is in, so that its edges
  /// are those of the content.
  private func faces(_ item: any LayoutNode, _ other: LayoutTerm) -> Bool {
    guard let view = item as? any LayoutViewNode, view.scrollsContent else { return false }
    return other.items.allSatisfy { inner in
      inner.layoutOwner.map { $0 !== view && $0.isInside(view) } ?? false
    }
  }

  // MARK: Positions

  /// Returns the start and the end of what is aligned of an item in the coordinates of a view around
  /// it.
  private mutating func span(
    of item: any LayoutNode, _ axis: Axis, _ place: AxisSpan.Place,
    in outer: any LayoutViewNode, withinMargins: Bool, scrolled: Bool
  ) -> AxisSpan? {
    guard let view = item as? any LayoutViewNode else {
      guard let guide = item as? any LayoutGuideNode, let owner = guide.layoutOwner,
        let span = span(of: guide, axis, place, in: owner)
      else { return nil }
      return lifted(span, axis, from: owner, to: outer)
    }
    let insets = withinMargins ? view.marginInsets : view.alignmentInsets
    if scrolled {
      let span = content(of: view, axis, place)
      return lifted(
        withinMargins ? span.reduced(insets, axis) : span, axis, from: view, to: outer)
    }
    guard view !== outer, let superview = view.layoutSuperview else {
      guard view === outer else { return nil }
      return bounds(of: view, axis).reduced(insets, axis)
    }
    let frame = frame(of: view).span(axis).reduced(insets, axis)
    return lifted(frame, axis, from: superview, to: outer)
  }

  /// The bounds of a view in its own coordinates.
  private mutating func bounds(of view: any LayoutViewNode, _ axis: Axis) -> AxisSpan {
    view.noteReadByLayout()
    let origin = LinearExpression(view.contentOrigin.along(axis))
    return AxisSpan(origin, origin + frame(of: view).length(axis))
  }

  /// The content that a view scrolls, whose end is unknown.
  private mutating func content(
    of view: any LayoutViewNode, _ axis: Axis, _ place: AxisSpan.Place
  ) -> AxisSpan {
    let start = LinearExpression(0)
    guard place != .start else { return AxisSpan(start, start) }
    return AxisSpan(start, LinearExpression(scrolledVariable(of: view, axis)))
  }

  private mutating func span(
    of guide: any LayoutGuideNode, _ axis: Axis, _ place: AxisSpan.Place,
    in owner: any LayoutViewNode
  ) -> AxisSpan? {
    switch guide.region {
    case .free: return variables(of: guide).frame(around: .zero).span(axis)
    case .inset(let insets): return bounds(of: owner, axis).reduced(insets, axis)
    case .top(let height):
      let bounds = bounds(of: owner, axis)
      guard axis == .vertical else { return bounds }
      return AxisSpan(bounds.start, bounds.start + LinearExpression(height))
    case .bottom(let height):
      let bounds = bounds(of: owner, axis)
      guard axis == .vertical else { return bounds }
      return AxisSpan(bounds.end - LinearExpression(height), bounds.end)
    case .scrolledContent: return content(of: owner, axis, place)
    }
  }

  /// Returns a span in the coordinates of a view around the one whose coordinates it has; nil if that
  /// is not around it.
  private mutating func lifted(
    _ span: AxisSpan, _ axis: Axis, from inner: any LayoutViewNode, to outer: any LayoutViewNode
  ) -> AxisSpan? {
    var (span, view) = (span, inner)
    while view !== outer {
      guard let superview = view.layoutSuperview else { return nil }
      view.noteReadByLayout()
      let frame = frame(of: view)
      let origin = LinearExpression(view.contentOrigin.along(axis))
      span = span.moved(by: (axis == .horizontal ? frame.x : frame.y) - origin)
      view = superview
    }
    return span
  }

  private mutating func baseline(
    of item: any LayoutNode, first: Bool, in outer: any LayoutViewNode
  ) -> LinearExpression? {
    let baseline = (item as? any LayoutViewNode)?.baseline(first: first)
    let view: any LayoutNode = baseline?.view ?? item
    let place = baseline?.place ?? .end
    let distance = Double(baseline?.distance ?? 0)
    return span(of: view, .vertical, place, in: outer, withinMargins: false, scrolled: false).map {
      $0.position(place) + LinearExpression(distance)
    }
  }

  // MARK: Lengths and frames

  /// Returns the length of what is aligned of an item.
  private mutating func length(of item: any LayoutNode, _ axis: Axis) -> LinearExpression? {
    if let view = item as? any LayoutViewNode {
      let span = frame(of: view).span(axis).reduced(view.alignmentInsets, axis)
      return span.end - span.start
    }
    guard let guide = item as? any LayoutGuideNode, let owner = guide.layoutOwner,
      let span = span(of: guide, axis, .end, in: owner)
    else { return nil }
    return span.end - span.start
  }

  /// Returns the frame of a view in the coordinates of its superview.
  ///
  /// That of a view that constraints do not place follows from its mask and the size of its
  /// superview.
  mutating func frame(of view: any LayoutViewNode) -> FrameExpression {
    if let known = frames[ObjectIdentifier(view)] { return known }
    var frame: FrameExpression
    if engine.places(view) {
      frame = variables(of: view).frame(around: view.alignmentInsets)
    } else {
      view.noteReadByLayout()
      frame = FrameExpression(view.placedFrame)
      if view !== root, let superview = view.layoutSuperview {
        let flexibility = view.flexibility
        if !flexibility.horizontal.isDisjoint(with: [.start, .length]) {
          (frame.x, frame.width) = stretched(
            frame.x, frame.width, flexibility.horizontal, with: superview, .horizontal)
        }
        if !flexibility.vertical.isDisjoint(with: [.start, .length]) {
          (frame.y, frame.height) = stretched(
            frame.y, frame.height, flexibility.vertical, with: superview, .vertical)
        }
      }
    }
    frames[ObjectIdentifier(view)] = frame
    return frame
  }

  private mutating func stretched(
    _ start: LinearExpression, _ length: LinearExpression, _ flexibility: LayoutFlexibility,
    with superview: any LayoutViewNode, _ axis: Axis
  ) -> (LinearExpression, LinearExpression) {
    let whole = frame(of: superview).length(axis)
    guard !whole.isConstant else { return (start, length) }
    let former = superview.placedFrame.size.along(axis)
    let shares = flexibility.shares(
      start: start.constant, length: length.constant, in: former)
    let change = whole - LinearExpression(former)
    return (start + change * shares.start, length + change * shares.length)
  }
}

extension LayoutConstraint.Attribute {
  /// Indicates whether the attribute is one of the margins, or between two.
  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Indicates whether the attribute is an edge or a margin, and no middle, length or baseline.
  fileprivate var isEdge: Bool {
    switch self {
    case .centerX, .centerY, .width, .height, .firstBaseline, .lastBaseline, .notAnAttribute: false
    default: true
    }
  }
}

extension LayoutTerm {
  /// Indicates whether the term depends on the side on which lines begin.
  var followsDirection: Bool {
    attribute.kind == .leadingOrTrailing
      || distance.map { $0.start.followsDirection || $0.end.followsDirection } ?? false
  }
}

extension LayoutViewNode {
  /// Returns whether the view is the other one or inside it.
  func isInside(_ view: any LayoutViewNode) -> Bool { layoutChain.contains { $0 === view } }
}

extension Point {
  fileprivate func along(_ axis: LayoutConstraint.Axis) -> Scalar {
    axis == .horizontal ? x : y
  }
}

extension Size {
  func along(_ axis: LayoutConstraint.Axis) -> Scalar { axis == .horizontal ? width : height }
}
